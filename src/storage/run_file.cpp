#include "storage/run_file.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "actions/command_record.hpp"
#include "base/hash.hpp"
#include "storage/write_ahead_log.hpp"

namespace td {

namespace {

constexpr std::int64_t application = 0x54447275;  ///< "TDru", the application_id in SQLite's header
constexpr std::int64_t most_commands = 2'000'000;
constexpr std::size_t longest_id = 200;
constexpr std::size_t longest_tactics = 1u << 20;
constexpr std::size_t longest_options = 10'000;
constexpr std::size_t most_packs = 1000;

constexpr const char* run_table =
    "CREATE TABLE run(seed INTEGER NOT NULL, dungeon TEXT NOT NULL, content INTEGER NOT NULL, ending INTEGER NOT NULL, "
    "seal INTEGER NOT NULL, difficulty TEXT NOT NULL, tactics TEXT NOT NULL) STRICT";
constexpr const char* command_table =
    "CREATE TABLE command(number INTEGER PRIMARY KEY, kind INTEGER NOT NULL, direction INTEGER NOT NULL, slot INTEGER NOT NULL, "
    "other_slot INTEGER NOT NULL, x INTEGER NOT NULL, y INTEGER NOT NULL, target INTEGER NOT NULL, tactic INTEGER NOT NULL, "
    "floor INTEGER NOT NULL, round INTEGER NOT NULL, hash INTEGER NOT NULL, seal INTEGER NOT NULL, tactics TEXT) STRICT";
constexpr int tactics_column = 13;
constexpr const char* pack_table =
    "CREATE TABLE pack(place INTEGER PRIMARY KEY, id TEXT NOT NULL, name TEXT NOT NULL, version TEXT NOT NULL, "
    "options TEXT NOT NULL, rules INTEGER NOT NULL) STRICT";

/// SQLite stores signed 64-bit numbers; the conversion keeps all bits.
std::int64_t signed_bits(std::uint64_t value) { return static_cast<std::int64_t>(value); }
std::uint64_t unsigned_bits(std::int64_t value) { return static_cast<std::uint64_t>(value); }

std::uint64_t seal_of(const RunOrigin& origin) {
    Hash hash;
    hash.add(origin.seed).add(origin.dungeon).add(origin.content);
    if (!origin.difficulty.empty()) hash.add(origin.difficulty);
    if (!origin.tactics.empty()) hash.add("tactics").add(origin.tactics);
    for (const RulesPack& pack : origin.packs)
        hash.add("pack").add(pack.id).add(pack.name).add(pack.version).add(pack.options).add(pack.rules);
    return hash.value();
}

std::uint64_t seal_of(std::uint64_t origin_seal, RunEnd end) {
    return Hash{}.add(origin_seal).add(static_cast<std::uint64_t>(end)).value();
}

std::uint64_t seal_after(std::uint64_t chain, const CommandRecord& c, const Milestone& after, const std::optional<std::string>& tactics) {
    Hash hash;
    hash.add(chain).add(static_cast<std::uint64_t>(c.kind)).add(static_cast<std::uint64_t>(c.direction));
    for (const int number : {c.slot, c.other_slot, c.aim.x, c.aim.y, after.floor, after.round}) hash.add(unsigned_bits(number));
    hash.add(c.target.value).add(c.tactic.value).add(after.hash);
    if (tactics) hash.add(*tactics);
    return hash.value();
}

[[noreturn]] void damaged(const std::string& what) { throw DatabaseError(DatabaseError::Kind::damaged, what); }

/// The value of a column. Throws DatabaseError (damaged) if it lies outside `least`..`most`.
template <class Number>
Number within(const Statement& row, int column, std::int64_t least = std::numeric_limits<Number>::min(),
              std::int64_t most = std::numeric_limits<Number>::max()) {
    const std::int64_t value = row.number(column);
    if (value < least || value > most) damaged(fmt::format("column {} holds {}", column, value));
    return static_cast<Number>(value);
}

CommandRecord read_record(const Statement& row) {
    CommandRecord c;
    c.kind = within<int>(row, 1, 0, command_kind_count - 1);
    c.direction = static_cast<Direction>(within<int>(row, 2, 0, 7));
    c.slot = within<int>(row, 3);
    c.other_slot = within<int>(row, 4);
    c.aim = {within<int>(row, 5), within<int>(row, 6)};
    c.target.value = within<std::uint32_t>(row, 7);
    c.tactic.value = within<std::uint16_t>(row, 8);
    return c;
}

/// A text of at most that many bytes.
std::string short_text(const Statement& row, int column, std::size_t longest) {
    std::string text = row.text(column);
    if (text.size() > longest) damaged(fmt::format("column {} is too long", column));
    return text;
}

Milestone read_milestone(const Statement& row) { return {within<int>(row, 9), within<int>(row, 10), unsigned_bits(row.number(11))}; }

}  // namespace

void create_run_file(const std::filesystem::path& path) {
    const std::filesystem::path draft = path.string() + ".new";
    std::error_code failed;
    for (const char* const suffix : {"", "-wal", "-journal"}) std::filesystem::remove(draft.string() + suffix, failed);
    {
        Database database(draft.string(), true);
        database.execute("PRAGMA journal_mode=WAL");
        database.execute(fmt::format("PRAGMA application_id={}; PRAGMA user_version={}", application, run_format));
        database.execute(fmt::format("{}; {}; {}", run_table, command_table, pack_table));
    }
    std::filesystem::rename(draft, path, failed);
    if (failed) throw DatabaseError(DatabaseError::Kind::unusable, failed.message());
}

RunFile::RunFile(const std::filesystem::path& path) : m_database(path.string(), false) {
    m_database.tidy_on_close(false);
    check(path.string());
    // NORMAL: committed rows survive a crash of the program; a power cut may lose the last few.
    m_database.execute("PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL");
    prepare_insert();
    read();
    m_database.tidy_on_close(true);
}

void RunFile::check(const std::string& name) {
    if (m_database.number("PRAGMA application_id") != application) damaged("it is no run of this game");
    // After the first query, which has locked the file: no other program can be writing its log.
    if (log_is_damaged(name + "-wal")) damaged("its log was changed");
    const std::int64_t format = m_database.number("PRAGMA user_version");
    const std::string difference = fmt::format("{} has format {}, and this game knows only {}", name, format, run_format);
    if (format > run_format) throw NewerFormat(difference);
    if (format < run_format) throw OlderFormat(difference);
    if (const std::string found = m_database.text("PRAGMA quick_check(1)"); found != "ok") damaged(found);
    const auto is_there = [&](const char* sql) {
        return m_database.prepare("SELECT 1 FROM sqlite_schema WHERE sql = ?").bind(1, std::string(sql)).step();
    };
    constexpr std::array tables{run_table, command_table, pack_table};
    if (m_database.number("SELECT count(*) FROM sqlite_schema") != std::int64_t{tables.size()} ||
        !std::all_of(tables.begin(), tables.end(), is_there))
        damaged("its tables are others");
}

void RunFile::prepare_insert() { m_insert = m_database.prepare("INSERT INTO command VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?)"); }

void RunFile::begin(const RunOrigin& origin) {
    m_database.execute("BEGIN");
    write_origin(origin);
    m_database.execute("COMMIT");
}

void RunFile::write_origin(const RunOrigin& origin) {
    m_insert = {};
    m_database.execute(
        fmt::format("DROP TABLE command; DROP TABLE run; DROP TABLE pack; {}; {}; {}", run_table, command_table, pack_table));
    prepare_insert();
    Statement insert = m_database.prepare("INSERT INTO run VALUES(?,?,?,?,?,?,?)");
    m_chain = seal_of(origin);
    insert.bind(1, signed_bits(origin.seed)).bind(2, origin.dungeon).bind(3, signed_bits(origin.content));
    insert.bind(4, static_cast<std::int64_t>(RunEnd::none)).bind(5, signed_bits(seal_of(m_chain, RunEnd::none)));
    insert.bind(6, origin.difficulty).bind(7, origin.tactics);
    insert.run();
    Statement insert_pack = m_database.prepare("INSERT INTO pack VALUES(?,?,?,?,?,?)");
    for (std::size_t i = 0; i < origin.packs.size(); ++i) {
        const RulesPack& pack = origin.packs[i];
        insert_pack.bind(1, static_cast<std::int64_t>(i + 1)).bind(2, pack.id).bind(3, pack.name).bind(4, pack.version);
        insert_pack.bind(5, pack.options).bind(6, signed_bits(pack.rules)).run();
    }
    m_origin = origin;
    m_count = 0;
}

void RunFile::append(const KeptCommand& kept) {
    const CommandRecord c = record_of(kept.command);
    m_chain = seal_after(m_chain, c, kept.after, kept.tactics);
    m_insert.bind(1, ++m_count).bind(2, c.kind).bind(3, static_cast<std::int64_t>(c.direction));
    m_insert.bind(4, c.slot).bind(5, c.other_slot).bind(6, c.aim.x).bind(7, c.aim.y);
    m_insert.bind(8, std::int64_t{c.target.value}).bind(9, std::int64_t{c.tactic.value});
    m_insert.bind(10, kept.after.floor).bind(11, kept.after.round).bind(12, signed_bits(kept.after.hash)).bind(13, signed_bits(m_chain));
    kept.tactics ? m_insert.bind(14, *kept.tactics) : m_insert.bind_nothing(14);
    m_insert.run();
}

void RunFile::end(RunEnd end) {
    Statement update = m_database.prepare("UPDATE run SET ending = ?, seal = ?");
    update.bind(1, static_cast<std::int64_t>(end)).bind(2, signed_bits(seal_of(seal_of(m_origin), end))).run();
}

std::optional<KeptRun> RunFile::read() {
    Statement row = m_database.prepare("SELECT seed, dungeon, content, ending, seal, difficulty, tactics FROM run");
    m_count = 0;
    if (!row.step()) {
        if (m_database.number("SELECT count(*) FROM command") != 0) damaged("there are commands without a run");
        return std::nullopt;
    }
    KeptRun run;
    run.origin = {unsigned_bits(row.number(0)),        row.text(1), unsigned_bits(row.number(2)), row.text(5),
                  short_text(row, 6, longest_tactics), read_packs()};
    run.end = static_cast<RunEnd>(within<int>(row, 3, 0, static_cast<int>(RunEnd::given_up)));
    m_chain = seal_of(run.origin);
    if (std::max(run.origin.dungeon.size(), run.origin.difficulty.size()) > longest_id ||
        unsigned_bits(row.number(4)) != seal_of(m_chain, run.end))
        damaged("the run's first row was changed");
    if (row.step()) damaged("there are two runs in it");
    m_origin = run.origin;
    read_commands(run);
    return run;
}

std::vector<RulesPack> RunFile::read_packs() {
    std::vector<RulesPack> packs;
    Statement row = m_database.prepare("SELECT place, id, name, version, options, rules FROM pack ORDER BY place");
    while (row.step()) {
        if (packs.size() == most_packs) damaged("it names too many packs");
        packs.push_back({short_text(row, 1, longest_id), short_text(row, 2, longest_id), short_text(row, 3, longest_id),
                         short_text(row, 4, longest_options), unsigned_bits(row.number(5))});
    }
    return packs;
}

void RunFile::read_commands(KeptRun& run) {
    Statement row = m_database.prepare("SELECT * FROM command ORDER BY number");
    while (row.step()) {
        if (row.number(0) != ++m_count || m_count > most_commands) damaged(fmt::format("command {} is missing", m_count));
        const CommandRecord record = read_record(row);
        const Milestone after = read_milestone(row);
        std::optional<std::string> tactics;
        if (!row.is_nothing(tactics_column)) tactics = short_text(row, tactics_column, longest_tactics);
        m_chain = seal_after(m_chain, record, after, tactics);
        if (unsigned_bits(row.number(12)) != m_chain) damaged(fmt::format("command {} was changed", m_count));
        run.commands.push_back({*command_of(record), after, std::move(tactics)});
    }
}

}  // namespace td
