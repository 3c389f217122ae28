#include "storage/journal.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <fstream>
#include <utility>

namespace td {

namespace {

namespace files = std::filesystem;
using Kind = JournalNotice::Kind;

constexpr const char* mark_suffix = "-resuming";
constexpr const char* floor_suffix = "-floor";
constexpr std::uintmax_t least_file_bytes = 512;     ///< the smallest page size of SQLite
constexpr std::uintmax_t most_log_bytes = 1u << 28;  ///< SQLite copies the log into the file long before

files::path beside(const files::path& path, const char* suffix) { return path.string() + suffix; }
files::path log_of(const files::path& path) { return beside(path, "-wal"); }

bool exists_at(const files::path& path) {
    std::error_code failed;
    return files::exists(files::symlink_status(path, failed));
}

/// In the name of a file that was set aside.
std::string_view name_of(AsideReason reason) {
    switch (reason) {
        case AsideReason::damaged: return "damaged";
        case AsideReason::older_format: return "older-format";
        case AsideReason::other_content: return "other-content";
        case AsideReason::another_run: return "another";
        case AsideReason::out_of_step: return "out-of-sync";
    }
    return "aside";
}

bool is_beginning_of(const KeptRun& part, const KeptRun& whole) {
    return part.origin == whole.origin && part.commands.size() <= whole.commands.size() &&
           std::equal(part.commands.begin(), part.commands.end(), whole.commands.begin());
}

[[noreturn]] void throw_damaged(const char* what) { throw DatabaseError(DatabaseError::Kind::damaged, what); }

/// Throws for files that SQLite would take for a new database, and then delete their log: a nearly empty file, a log without a file. And
/// for pipes, on which SQLite would block.
void check_before_opening(const files::path& path) {
    std::error_code failed;
    for (const char* const suffix : {"", "-wal", "-journal"})
        if (const files::path file = beside(path, suffix); exists_at(file) && !files::is_regular_file(file, failed))
            throw_damaged(*suffix == '\0' ? "is not a file" : "its log is not a file");
    const bool is_there = exists_at(path);
    if (is_there && files::file_size(path, failed) < least_file_bytes) throw_damaged("is cut short");
    if (!is_there && exists_at(log_of(path))) throw_damaged("only its log is left");
    if (exists_at(log_of(path)) && files::file_size(log_of(path), failed) > most_log_bytes) throw_damaged("its log is too large");
}

}  // namespace

RunJournal::RunJournal(const files::path& folder) : m_path(folder / "run.sqlite") {
    if (folder.empty()) {
        give_up({.kind = Kind::no_folder});
    } else {
        attempt([this] {
            open();
            adopt();
        });
        save();
    }
}

void RunJournal::attempt(FunctionRef<void()> work) {
    try {
        work();
    } catch (const NewerFormat& newer) {
        give_up({.kind = Kind::newer_format, .file = m_path, .detail = newer.what()});
    } catch (const OlderFormat& older) {
        move_aside(AsideReason::older_format, older.what());
    } catch (const DatabaseError& error) {
        handle_error(error);
    }
}

void RunJournal::open() {
    std::error_code error;
    files::create_directories(m_path.parent_path(), error);
    if (!files::is_directory(m_path.parent_path(), error)) throw DatabaseError(DatabaseError::Kind::unusable, "there is no such folder");
    check_before_opening(m_path);
    if (!exists_at(m_path)) create_run_file(m_path);
    m_file = RunFile(m_path);
}

/// Makes the run in the file the current one.
void RunJournal::adopt() {
    m_run = m_file.read();
    m_begun = m_run.has_value();
    m_written = m_run ? m_run->commands.size() : 0;
    m_ended = m_run && m_run->end != RunEnd::none;
    m_was_read = true;
}

void RunJournal::give_up(JournalNotice notice) {
    m_file = {};
    m_path.clear();
    m_notices.push_back(notice);
    m_why_given_up = std::move(notice);
}

void RunJournal::handle_error(const DatabaseError& error) {
    m_file = {};
    switch (error.kind) {
        case DatabaseError::Kind::busy: return give_up({.kind = Kind::in_use, .file = m_path, .detail = error.what()});
        case DatabaseError::Kind::damaged: return save_what_is_sound(error.what());
        case DatabaseError::Kind::unusable: break;
    }
    if (!std::exchange(m_failed, true)) m_notices.push_back({.kind = Kind::cannot_write, .file = m_path, .detail = error.what()});
}

files::path RunJournal::rename_files(AsideReason reason) {
    files::path aside;
    for (int number = 1; aside.empty() || exists_at(aside) || exists_at(log_of(aside)); ++number)
        aside = fmt::format("{}.{}-{}", m_path.string(), name_of(reason), number);
    std::error_code error;
    // The log first: if the second rename fails, a log without a file is reported; a file without its log would be an earlier run.
    for (const char* const suffix : {"-journal", "-wal", ""})
        if (!error && exists_at(beside(m_path, suffix))) files::rename(beside(m_path, suffix), beside(aside, suffix), error);
    return error ? files::path() : aside;
}

void RunJournal::set_aside(AsideReason reason) {
    if (!keeps()) return;
    m_run.reset();
    move_aside(reason);
}

/// Renames the files and opens a new one. The current run counts as not written: save() writes it from its first command on.
void RunJournal::move_aside(AsideReason reason, const std::string& detail) {
    m_file = {};
    m_begun = m_ended = false;
    m_written = 0;
    unmark();
    const files::path aside = rename_files(reason);
    if (aside.empty()) return give_up({.kind = Kind::cannot_set_aside, .file = m_path, .reason = reason, .detail = detail});
    m_notices.push_back({.kind = Kind::set_aside, .file = aside, .reason = reason, .detail = detail});
    try {
        open();
        m_was_read = true;
    } catch (const std::runtime_error& error) {
        m_failed = true;
        m_notices.push_back({.kind = Kind::cannot_write, .file = m_path, .detail = error.what()});
    }
}

/// Sets a damaged file aside. If it is not of the current run, its sound beginning becomes the current one, not written yet.
void RunJournal::save_what_is_sound(const std::string& detail) {
    std::optional<SoundBeginning> sound = m_run ? std::nullopt : read_sound_beginning(m_path);
    move_aside(AsideReason::damaged, detail);
    if (!sound || m_path.empty()) return;
    m_run = std::move(sound->run);
    const auto is_set_aside = [](const JournalNotice& each) { return each.kind == Kind::set_aside; };
    // The one that move_aside() has just added.
    const auto notice = std::find_if(m_notices.rbegin(), m_notices.rend(), is_set_aside);
    notice->sound = m_run->end == RunEnd::none ? m_run->commands.size() : 0;
    notice->missing = sound->missing;
}

void RunJournal::begin(const RunOrigin& origin) {
    // A new run that is not kept is reported even if the title has said so before.
    const bool has_untold_notice = !m_notices.empty();
    if (m_path.empty()) {
        if (!has_untold_notice && m_why_given_up) m_notices.push_back(*m_why_given_up);
        return;
    }
    const bool is_foreign = m_run && m_run->end == RunEnd::none && m_run->origin.content != origin.content;
    if (is_foreign) set_aside(AsideReason::other_content);
    unmark();
    m_run = KeptRun{origin, RunEnd::none, {}};
    m_floor = {};
    m_begun = m_ended = false;
    m_written = 0;
    m_failed = m_failed && has_untold_notice;
    save();
}

void RunJournal::append(const KeptCommand& command) {
    if (!m_run) return;
    m_run->commands.push_back(command);
    save();
}

void RunJournal::finish(RunEnd end) {
    if (!m_run) return;
    m_run->end = end;
    m_ended = false;
    save();
}

namespace {

/// The state hash of the run after its first `commands` commands; 0 for none.
std::uint64_t hash_after(const KeptRun& run, std::size_t commands) { return commands == 0 ? 0 : run.commands[commands - 1].after.hash; }

}  // namespace

void RunJournal::keep_floor(std::size_t commands, std::string entry, std::vector<std::string> thoughts) {
    m_floor = {};
    if (!keeps() || !m_run || commands > m_run->commands.size()) return;
    m_floor.write(beside(m_path, floor_suffix), {.run = hash_of(m_run->origin),
                                                 .commands = commands,
                                                 .hash = hash_after(*m_run, commands),
                                                 .program = this_program(),
                                                 .entry = std::move(entry),
                                                 .thoughts = std::move(thoughts)});
}

std::optional<KeptFloor> RunJournal::floor() {
    if (!keeps() || !m_run) return std::nullopt;
    std::optional<KeptFloor> kept = read_floor_file(beside(m_path, floor_suffix));
    const bool is_of_run = kept && kept->run == hash_of(m_run->origin) && kept->commands <= m_run->commands.size() &&
                           kept->entry.empty() == (kept->commands == 0) && kept->hash == hash_after(*m_run, kept->commands);
    if (!is_of_run) return std::nullopt;
    if (kept->program != this_program()) kept->thoughts.clear();
    return kept;
}

void RunJournal::try_again() {
    if (!keeps()) save();
}

std::optional<KeptRun> RunJournal::load() {
    try_again();
    return keeps() ? m_run : std::nullopt;
}

void RunJournal::save() {
    // The first try may set the file aside and open a new one, which the second try writes.
    for (int tries = 0; tries < 2 && !is_written() && !m_path.empty() && (tries == 0 || m_file.is_open()); ++tries)
        attempt([this] { write_what_is_missing(); });
    if (is_written() && std::exchange(m_failed, false)) m_notices.push_back({Kind::written_again, m_path});
}

/// Opens the file again, and finds out how many commands of the run it has. Another program may have kept a run of its own meanwhile;
/// that is set aside.
void RunJournal::reopen() {
    open();
    const std::optional<KeptRun> found = m_file.read();
    if (!m_run && !m_was_read) return adopt();
    const bool own = m_begun && found && m_run && is_beginning_of(*found, *m_run);
    const bool may_be_replaced = own || !found || found->end != RunEnd::none || (!m_begun && m_was_read);
    m_begun = own;
    m_written = own ? found->commands.size() : 0;
    m_ended = false;
    m_was_read = true;
    if (!may_be_replaced) move_aside(AsideReason::another_run);
}

/// Closes a file that is no longer at its place. Its log, if still there, would be taken for that of another file.
void RunJournal::abandon() {
    const bool has_own_log = m_file.has_own_log();
    m_file = {};
    std::error_code ignored;
    if (has_own_log) files::remove(log_of(m_path), ignored);
}

void RunJournal::write_what_is_missing() {
    const bool was_gone = m_file.is_gone();
    const std::size_t written_before = m_written;
    if (was_gone) abandon();
    if (!m_file.is_open()) reopen();
    const bool is_replaced = was_gone && m_run && (!m_begun || m_written != written_before);
    if (!m_file.is_open() || !m_run) return;
    if (!m_begun) m_file.begin(m_run->origin);
    m_begun = true;
    for (; m_written < m_run->commands.size(); ++m_written) m_file.append(m_run->commands[m_written]);
    if (m_run->end != RunEnd::none && !m_ended) m_file.end(m_run->end);
    m_ended = m_run->end != RunEnd::none;
    if (is_replaced) m_notices.push_back({Kind::replaced, m_path});
}

bool RunJournal::is_written() const {
    if (!m_file.is_open() || m_file.is_gone()) return false;
    return !m_run || (m_begun && m_written == m_run->commands.size() && m_ended == (m_run->end != RunEnd::none));
}

void RunJournal::mark() {
    // Any existing file counts as the mark; opening a pipe there would block.
    if (keeps() && !is_marked()) std::ofstream(beside(m_path, mark_suffix)) << "The run is being gone on with.\n";
}

void RunJournal::unmark() {
    std::error_code ignored;
    if (!m_path.empty() && is_marked()) files::remove(beside(m_path, mark_suffix), ignored);
}

bool RunJournal::is_marked() const { return !m_path.empty() && exists_at(beside(m_path, mark_suffix)); }

std::optional<std::size_t> replay(const KeptRun& run, FunctionRef<std::uint64_t(const KeptCommand&)> give, std::size_t first) {
    for (std::size_t i = first; i < run.commands.size(); ++i)
        if (give(run.commands[i]) != run.commands[i].after.hash) return i + 1;
    return std::nullopt;
}

}  // namespace td
