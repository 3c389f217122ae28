// The journal: the one unfinished run of a player on disk, command by command. Does not throw, and deletes no run: a damaged or foreign
// file is renamed, and a notice says so. If a write fails, the game goes on, and each further command tries again to write all that
// is missing. Vocabulary of the room: the origin of a run is what it began with, a milestone is the state of the game after a command
// (kept_run.hpp); a run is replayed by giving its commands again; a file set aside is renamed, and an empty one takes its place.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <utility>

#include "storage/kept_run.hpp"
#include "storage/run_file.hpp"

namespace td {

class RunJournal {
public:
    /// Writes nothing, without a notice.
    RunJournal() = default;
    /// Opens `folder`/run.sqlite; creates it if it does not exist, and renames it if it is damaged.
    explicit RunJournal(const std::filesystem::path& folder);

    /// True if all commands of the run are on disk and the last write succeeded.
    bool keeps() const { return is_written() && !m_failed; }
    /// Sentences for the player since the last call; empty if there are none.
    std::string take_notice() { return std::exchange(m_notice, {}); }

    /// Replaces the run before by a new one. An unfinished run of other content is set aside: it can be continued under that content.
    void begin(const RunOrigin& origin);
    /// One SQL insert: if the program is killed at any time, at most this command is lost.
    void append(const KeptCommand& command);
    void finish(RunEnd end);
    /// Writes all that earlier calls could not write.
    void try_again();
    /// The run on disk, finished or not; empty if there is none, or if not all of it is on disk.
    std::optional<KeptRun> load();
    /// Renames the file to run.sqlite.`why`-N, and continues with an empty file. The notice is `sentence` and the new name.
    void set_aside(const std::string& why, const std::string& sentence);

    /// Creates a marker file: a replay of the run has begun. It stays until unmark(), so a crash leaves it behind.
    void mark();
    void unmark();
    /// True if the last replay of this run ended without unmark().
    bool is_marked() const;

private:
    void open();
    void adopt();
    void save();
    void reopen();
    void write_what_is_missing();
    bool is_written() const;
    void move_aside(const std::string& why, const std::string& sentence);
    bool rename_files(const std::string& why, const std::string& sentence);
    void failed(const DatabaseError& error);
    void give_up(const std::string& notice);
    void tell(const std::string& sentence);

    std::filesystem::path m_path;  ///< empty: nothing is written or tried
    RunFile m_file;
    std::optional<KeptRun> m_run;  ///< as the file should hold it
    std::size_t m_written = 0;     ///< number of its commands in the file
    bool m_begun = false;          ///< its origin is in the file
    bool m_ended = false;          ///< its end is in the file
    bool m_was_read = false;       ///< the file was read at least once
    bool m_failed = false;         ///< the last write failed, and a notice said so
    std::string m_notice;
    std::string m_why_given_up;  ///< a sentence; empty as long as `m_path` is not
};

}  // namespace td
