#include "storage/journal.hpp"

#include <fmt/core.h>

#include <cstdlib>
#include <utility>

namespace td {

namespace {

namespace files = std::filesystem;

constexpr std::uintmax_t smallest = 512;  ///< bytes: one page of the smallest kind

files::path log_of(const files::path& path) { return path.string() + "-wal"; }

bool lies_there(const files::path& path) {
    std::error_code failed;
    return files::exists(files::symlink_status(path, failed));
}

/// What SQLite would not notice, but take for a new file and throw its log away: a file (nearly) emptied, a log whose file is gone.
void check_before_opening(const files::path& path) {
    std::error_code failed;
    const bool is_there = lies_there(path);
    if (is_there && files::is_regular_file(path, failed) && files::file_size(path, failed) < smallest)
        throw DatabaseError(DatabaseError::Kind::damaged, "it is cut short");
    if (!is_there && lies_there(log_of(path))) throw DatabaseError(DatabaseError::Kind::damaged, "only its log is left");
}

}  // namespace

RunJournal::RunJournal(const files::path& folder) : m_path(folder / "run.sqlite") {
    std::error_code failed;
    files::create_directories(folder, failed);
    if (folder.empty() || !files::is_directory(folder, failed)) {
        m_notice = fmt::format("The run is not kept: there is no folder {}.", folder.empty() ? "for it" : folder.string());
        return;
    }
    try {
        check_before_opening(m_path);
        open();
    } catch (const NewerFormat& newer) {
        m_notice = fmt::format("The run is not kept: {}.", newer.what());
    } catch (const DatabaseError& error) {
        if (error.kind == DatabaseError::Kind::damaged)
            move_aside("damaged", fmt::format("The unfinished run is damaged: {}.", error.what()));
        else
            give_up(error);
    }
}

void RunJournal::open() {
    if (!lies_there(m_path)) create_run_file(m_path);
    m_file = RunFile(m_path);
}

void RunJournal::give_up(const DatabaseError& error) {
    m_file = {};
    m_notice = error.kind == DatabaseError::Kind::busy
                   ? "The run is not kept: another game that is still open keeps its own."
                   : fmt::format("The run is not kept from here on: {}: {}.", m_path.string(), error.what());
}

bool RunJournal::rename_files(const std::string& why, const std::string& sentence) {
    files::path aside;
    for (int number = 1; aside.empty() || lies_there(aside) || lies_there(log_of(aside)); ++number)
        aside = fmt::format("{}.{}-{}", m_path.string(), why, number);
    std::error_code failed;
    // The log first: without its file it is noticed, the file without its log would be an earlier run.
    if (lies_there(log_of(m_path))) files::rename(log_of(m_path), log_of(aside), failed);
    if (!failed && lies_there(m_path)) files::rename(m_path, aside, failed);
    m_notice = failed ? fmt::format("{} It cannot be set aside, so the run is not kept.", sentence)
                      : fmt::format("{} It lies in {} now.", sentence, aside.string());
    return !failed;
}

void RunJournal::set_aside(const std::string& why, const std::string& sentence) {
    if (keeps()) move_aside(why, sentence);
}

void RunJournal::move_aside(const std::string& why, const std::string& sentence) {
    m_file = {};
    if (!rename_files(why, sentence)) return;
    try {
        open();
    } catch (const std::runtime_error& error) {
        m_notice += fmt::format(" The run is not kept: {}.", error.what());
    }
}

void RunJournal::begin(const RunOrigin& origin) {
    if (!keeps()) return;
    try {
        const std::optional<KeptRun> before = m_file.read();
        if (before && before->end == RunEnd::none && before->origin.content != origin.content)
            set_aside("other-content", "The unfinished run before was made with other content.");
        if (keeps()) m_file.begin(origin);
    } catch (const DatabaseError& error) {
        give_up(error);
    }
}

void RunJournal::append(const KeptCommand& command) {
    if (!keeps()) return;
    try {
        m_file.append(command);
    } catch (const DatabaseError& error) {
        give_up(error);
    }
}

void RunJournal::finish(RunEnd end) {
    if (!keeps()) return;
    try {
        m_file.end(end);
    } catch (const DatabaseError& error) {
        give_up(error);
    }
}

std::optional<KeptRun> RunJournal::load() {
    if (!keeps()) return std::nullopt;
    try {
        return m_file.read();
    } catch (const DatabaseError& error) {
        give_up(error);
        return std::nullopt;
    }
}

std::optional<std::size_t> replay(const KeptRun& run, FunctionRef<std::uint64_t(const Command&)> give) {
    for (std::size_t i = 0; i < run.commands.size(); ++i)
        if (give(run.commands[i].command) != run.commands[i].after.hash) return i + 1;
    return std::nullopt;
}

}  // namespace td
