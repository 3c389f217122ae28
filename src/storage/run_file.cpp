#include "storage/run_file.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <limits>
#include <utility>

#include "actions/command_record.hpp"
#include "base/hash.hpp"

namespace td {

namespace {

constexpr std::int64_t application = 0x54447275;  ///< "TDru", the application_id in SQLite's header
constexpr std::int64_t most_commands = 2'000'000;
constexpr std::size_t longest_id = 200;
constexpr std::size_t longest_tactics = 1u << 20;
constexpr std::size_t longest_options = 10'000;
constexpr std::size_t most_packs = 1000;
constexpr std::uintmax_t most_file_bytes = 1u << 28;

// Short texts and small pages: all of this is in the first page, and damage to a page costs few commands.
constexpr const char* run_table =
    "CREATE TABLE run(seed INT, dungeon TEXT, content INT, ending INT, seal INT, difficulty TEXT, tactics TEXT) STRICT";
constexpr const char* command_table =
    "CREATE TABLE command(number INTEGER PRIMARY KEY AUTOINCREMENT, kind INT, direction INT, slot INT, other_slot INT, x INT, y INT, "
    "target INT, tactic INT, floor INT, round INT, hash INT, seal INT, tactics TEXT) STRICT";
constexpr int tactics_column = 13;
constexpr const char* pack_table =
    "CREATE TABLE pack(place INTEGER PRIMARY KEY, id TEXT, name TEXT, version TEXT, options TEXT, rules INT) STRICT";
constexpr std::size_t page_bytes = 1024;

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

[[noreturn]] void throw_damaged(const std::string& what) { throw DatabaseError(DatabaseError::Kind::damaged, what); }

/// The value of a column. Throws DatabaseError (damaged) if it lies outside `least`..`most`.
template <class Number>
Number within(const Statement& row, int column, std::int64_t least = std::numeric_limits<Number>::min(),
              std::int64_t most = std::numeric_limits<Number>::max()) {
    const std::int64_t value = row.number(column);
    if (value < least || value > most) throw_damaged(fmt::format("column {} holds {}", column, value));
    return static_cast<Number>(value);
}

/// Of a row with the columns of command_table.
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
    if (text.size() > longest) throw_damaged(fmt::format("column {} is too long", column));
    return text;
}

/// Of a row with the columns of command_table.
Milestone read_milestone(const Statement& row) { return {within<int>(row, 9), within<int>(row, 10), unsigned_bits(row.number(11))}; }

}  // namespace

namespace {

void create_tables(Database& database) {
    database.execute(fmt::format("PRAGMA application_id={}; PRAGMA user_version={}", application, run_format));
    database.execute(fmt::format("{}; {}; {}", run_table, command_table, pack_table));
}

}  // namespace

void create_run_file(const std::filesystem::path& path) {
    std::error_code failed;
    std::filesystem::path draft = path.string() + ".new";
    // A folder of that name belongs to another program.
    while (std::filesystem::is_directory(draft, failed)) draft += "-2";
    for (const char* const suffix : {"", "-wal", "-journal"}) std::filesystem::remove(draft.string() + suffix, failed);
    {
        constexpr bool create = true;
        Database database(draft.string(), create);
        database.execute(fmt::format("PRAGMA page_size={}; PRAGMA journal_mode=WAL", page_bytes));
        create_tables(database);
    }
    std::filesystem::rename(draft, path, failed);
    if (failed) throw DatabaseError(DatabaseError::Kind::unusable, failed.message());
}

RunFile::RunFile(const std::filesystem::path& path) : m_path(path), m_database(path.string(), false) {
    // Until the whole file has been checked: a damaged one stays as it is.
    m_database.tidy_on_close(false);
    check();
    // Every command goes into the file at once. It survives a crash of the program; waiting for the disk, for the sake of power cuts, would
    // take two hundred times as long (20 ms), and what a power cut leaves is read up to the first wrong seal.
    m_database.execute("PRAGMA journal_mode=WAL; PRAGMA synchronous=OFF; PRAGMA wal_autocheckpoint=1");
    prepare_insert();
    read();
    m_database.tidy_on_close(true);
    remember_stamps();
}

namespace {

FileStamp stamp_of(const std::filesystem::path& path) {
    std::error_code failed;
    if (!std::filesystem::is_regular_file(path, failed)) return {};
    return {std::filesystem::last_write_time(path, failed), std::filesystem::file_size(path, failed)};
}

}  // namespace

void RunFile::remember_stamps() {
    m_stamp = stamp_of(m_path);
    m_log_stamp = stamp_of(m_path.string() + "-wal");
}

bool RunFile::is_gone() const { return is_open() && (m_database.has_moved() || stamp_of(m_path) != m_stamp); }

bool RunFile::has_own_log() const { return stamp_of(m_path.string() + "-wal") == m_log_stamp; }

void RunFile::check() {
    const std::string name = m_path.string();
    if (m_database.number("PRAGMA application_id") != application) throw_damaged("is not a run of this game");
    const std::int64_t format = m_database.number("PRAGMA user_version");
    const std::string difference = fmt::format("{} has format {}, and this game knows only {}", name, format, run_format);
    if (format > run_format) throw NewerFormat(difference);
    if (format < run_format) throw OlderFormat(difference);
    if (const std::string found = m_database.text("PRAGMA quick_check(1)"); found != "ok") throw_damaged(found);
    const auto is_there = [&](const char* sql) {
        return m_database.prepare("SELECT 1 FROM sqlite_schema WHERE sql = ?").bind(1, std::string(sql)).step();
    };
    constexpr std::array tables{run_table, command_table, pack_table};
    // And the table in which SQLite counts the commands.
    if (m_database.number("SELECT count(*) FROM sqlite_schema") != std::int64_t{tables.size()} + 1 ||
        !std::all_of(tables.begin(), tables.end(), is_there))
        throw_damaged("has other tables than a run of this game");
}

void RunFile::prepare_insert() { m_insert = m_database.prepare("INSERT INTO command VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?)"); }

void RunFile::begin(const RunOrigin& origin) {
    m_database.execute("BEGIN");
    write_origin(origin);
    m_database.execute("COMMIT");
    remember_stamps();
}

void RunFile::write_origin(const RunOrigin& origin) {
    // The tables stay at their places in the file, which read_sound_beginning() knows.
    m_database.execute("DELETE FROM command; DELETE FROM run; DELETE FROM pack; DELETE FROM sqlite_sequence");
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
    if (kept.tactics)
        m_insert.bind(14, *kept.tactics);
    else
        m_insert.bind_nothing(14);
    m_insert.run();
    remember_stamps();
}

void RunFile::end(RunEnd end) {
    Statement update = m_database.prepare("UPDATE run SET ending = ?, seal = ?");
    update.bind(1, static_cast<std::int64_t>(end)).bind(2, signed_bits(seal_of(seal_of(m_origin), end))).run();
    remember_stamps();
}

namespace {

/// The end of the run, from the row of select_run. Throws DatabaseError (damaged) if the seal over it and the origin is wrong.
RunEnd read_end(const Statement& row, std::uint64_t origin_seal) {
    const auto end = static_cast<RunEnd>(within<int>(row, 3, 0, static_cast<int>(RunEnd::given_up)));
    if (unsigned_bits(row.number(4)) != seal_of(origin_seal, end)) throw_damaged("the run's first row was changed");
    return end;
}

constexpr const char* select_run = "SELECT seed, dungeon, content, ending, seal, difficulty, tactics FROM run";

}  // namespace

/// The origin of the run, from the row of select_run.
RunOrigin RunFile::read_origin(const Statement& row) {
    return {unsigned_bits(row.number(0)),   short_text(row, 1, longest_id),      unsigned_bits(row.number(2)),
            short_text(row, 5, longest_id), short_text(row, 6, longest_tactics), read_packs()};
}

std::int64_t RunFile::counted_commands() { return m_database.number("SELECT seq FROM sqlite_sequence WHERE name = 'command'"); }

std::optional<KeptRun> RunFile::read() {
    Statement row = m_database.prepare(select_run);
    m_count = 0;
    if (!row.step()) {
        if (m_database.number("SELECT count(*) FROM command") != 0) throw_damaged("there are commands without a run");
        return std::nullopt;
    }
    KeptRun run;
    run.origin = read_origin(row);
    m_chain = seal_of(run.origin);
    run.end = read_end(row, m_chain);
    if (row.step()) throw_damaged("there are two runs in it");
    m_origin = run.origin;
    read_commands(run);
    if (const std::int64_t counted = counted_commands(); counted != m_count)
        throw_damaged(fmt::format("it has {} commands of {}", m_count, counted));
    return run;
}

std::vector<RulesPack> RunFile::read_packs() {
    std::vector<RulesPack> packs;
    Statement row = m_database.prepare("SELECT place, id, name, version, options, rules FROM pack ORDER BY place");
    while (row.step()) {
        if (packs.size() == most_packs) throw_damaged("it names too many packs");
        packs.push_back({short_text(row, 1, longest_id), short_text(row, 2, longest_id), short_text(row, 3, longest_id),
                         short_text(row, 4, longest_options), unsigned_bits(row.number(5))});
    }
    return packs;
}

void RunFile::read_commands(KeptRun& run) {
    Statement row = m_database.prepare("SELECT * FROM command ORDER BY number");
    while (row.step()) {
        if (row.number(0) != ++m_count || m_count > most_commands) throw_damaged(fmt::format("command {} is missing", m_count));
        const CommandRecord record = read_record(row);
        const Milestone after = read_milestone(row);
        std::optional<std::string> tactics;
        if (!row.is_nothing(tactics_column)) tactics = short_text(row, tactics_column, longest_tactics);
        m_chain = seal_after(m_chain, record, after, tactics);
        if (unsigned_bits(row.number(12)) != m_chain) throw_damaged(fmt::format("command {} was changed", m_count));
        run.commands.push_back({*command_of(record), after, std::move(tactics)});
    }
}

namespace {

/// False if it throws DatabaseError.
bool succeeds(FunctionRef<void()> work) {
    try {
        work();
        return true;
    } catch (const DatabaseError&) {
        return false;
    }
}

/// The bytes of a damaged file, but with the first page of a new one: it only says where the tables are, which is the same in all files of
/// this format.
std::string repaired_image(const std::filesystem::path& path) {
    constexpr bool create = true;
    Database fresh(":memory:", create);
    fresh.execute(fmt::format("PRAGMA page_size={}", page_bytes));
    create_tables(fresh);
    std::ifstream in(path, std::ios::binary);
    std::string image{std::istreambuf_iterator<char>(in), {}};
    // A last page that is cut short is filled up; a page too many does no harm.
    image.resize((image.size() / page_bytes + 1) * page_bytes);
    image.replace(0, page_bytes, fresh.image(), 0, page_bytes);
    // Its number of pages does not count if this differs from its count of changes ("version-valid-for" in SQLite's file format).
    constexpr std::size_t version_valid_for = 92;
    image[version_valid_for] = '\x7F';
    return image;
}

}  // namespace

std::optional<SoundBeginning> RunFile::read_beginning() {
    SoundBeginning beginning;
    KeptRun& run = beginning.run;
    Statement row = m_database.prepare(select_run);
    if (!row.step()) return std::nullopt;
    run.origin = read_origin(row);
    m_chain = seal_of(run.origin);
    if (!succeeds([&] { run.end = read_end(row, m_chain); })) run.end = RunEnd::none;
    // It throws at the first wrong seal; the commands before stay in `run`.
    succeeds([&] { read_commands(run); });
    // The seal of the first command is also that of the origin.
    if (run.commands.empty()) return std::nullopt;
    const auto sound = static_cast<std::int64_t>(run.commands.size());
    std::int64_t counted = 0, last = 0;
    succeeds([&] { counted = counted_commands(); });
    succeeds([&] { last = m_database.number("SELECT max(number) FROM command"); });
    counted = std::max(counted, last);
    if (counted >= sound && counted <= most_commands) beginning.missing = static_cast<std::size_t>(counted - sound);
    return beginning;
}

std::optional<SoundBeginning> read_sound_beginning(const std::filesystem::path& path) {
    if (const FileStamp stamp = stamp_of(path); stamp.size == 0 || stamp.size > most_file_bytes) return std::nullopt;
    std::optional<SoundBeginning> beginning;
    succeeds([&] { beginning = RunFile(Database::of_image(repaired_image(path))).read_beginning(); });
    return beginning;
}

}  // namespace td
