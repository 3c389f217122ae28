// The journal: the one unfinished run of a player on disk, command by command. Does not throw, and deletes no run: a damaged, foreign or
// older file is renamed, with a notice, and what is sound of a damaged one continues in a new file. If a write fails, the game continues,
// and each further command retries all missing writes.
// Vocabulary of the room: the origin of a run is what it started with, a milestone is the state of the game after a command
// (kept_run.hpp); a run is replayed by giving its commands again; a file set aside is renamed, and an empty one takes its place.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "storage/floor_file.hpp"
#include "storage/kept_run.hpp"
#include "storage/run_file.hpp"

namespace td {

/// Why the run's file was set aside.
enum class AsideReason : std::uint8_t {
    damaged,
    older_format,
    other_content,  ///< its run was played with other content than the one that begins
    another_run,    ///< another program saved its own run there meanwhile
    out_of_step,    ///< replaying it gave another game
};

/// Something that players should know about the run's file.
struct JournalNotice {
    enum class Kind : std::uint8_t {
        no_folder,         ///< nothing is written: there is no folder for it
        newer_format,      ///< nothing is written: `file` was made by a newer version of the game
        in_use,            ///< nothing is written: another game has `file` open
        cannot_set_aside,  ///< nothing is written: `file` should have been set aside for `reason`, and cannot be renamed
        cannot_write,      ///< `file` cannot be written now; each further command tries again
        written_again,     ///< all commands are in `file` again
        set_aside,         ///< the file was renamed to `file` for `reason`
        replaced,          ///< `file` was deleted, replaced or changed during play; all commands are in it again
    };
    Kind kind = Kind::written_again;
    std::filesystem::path file;
    AsideReason reason = AsideReason::damaged;
    std::string detail;                    ///< what the system or SQLite says, in English; may be empty
    std::size_t sound = 0;                 ///< set_aside: number of commands that continue in the new file
    std::optional<std::size_t> missing{};  ///< set_aside: number of commands after those; nothing: unknown

    friend bool operator==(const JournalNotice&, const JournalNotice&) = default;
};

class RunJournal {
public:
    /// Writes nothing, without a notice.
    RunJournal() = default;
    /// Opens `folder`/run.sqlite; creates it if it does not exist, and renames it if it is damaged.
    explicit RunJournal(const std::filesystem::path& folder);

    /// True if all commands of the run are on disk and the last write succeeded.
    bool keeps() const { return is_written() && !m_failed; }
    /// What happened since the last call.
    std::vector<JournalNotice> take_notices() { return std::exchange(m_notices, {}); }

    /// Replaces the previous run by a new one. An unfinished run of other content is set aside: it can be continued under that content.
    void begin(const RunOrigin& origin);
    /// One SQL insert: if the program is killed at any time, at most this command is lost.
    void append(const KeptCommand& command);
    /// Records how the run has ended.
    void finish(RunEnd end);
    /// The number of commands of the run so far, on disk or not.
    std::size_t command_count() const { return m_run ? m_run->commands.size() : 0; }
    /// After so many commands the party has entered the floor on which it is (0: the run began there); see KeptFloor. Nothing is kept of it
    /// unless all commands are on disk.
    void keep_floor(std::size_t commands, std::string entry, std::vector<std::string> thoughts);
    /// What minds have decided in the last command, if its floor is kept.
    void keep_thoughts(const std::string& thoughts) { m_floor.append(thoughts); }
    /// The floor that was kept last, if it belongs to the run on disk; without thoughts of another program.
    std::optional<KeptFloor> floor();
    /// Writes all that is not on disk, whatever the reason.
    void try_again();
    /// The run on disk, finished or not; empty if there is none, or if not all of it is on disk.
    std::optional<KeptRun> load();
    /// Renames the file to run.sqlite.REASON-N, and continues with an empty one.
    void set_aside(AsideReason reason);

    /// Creates a marker file when a replay of the run starts. It stays until unmark(), so a crash leaves it behind.
    void mark();
    void unmark();
    /// True if the last replay of this run ended without unmark().
    bool is_marked() const;

private:
    /// Calls `work`, and deals with what it throws.
    void attempt(FunctionRef<void()> work);
    void open();
    void adopt();
    void save();
    void reopen();
    void abandon();
    void write_what_is_missing();
    bool is_written() const;
    void move_aside(AsideReason reason, const std::string& detail = {});
    void save_what_is_sound(const std::string& detail);
    /// The new name; empty if the files cannot be renamed.
    std::filesystem::path rename_files(AsideReason reason);
    /// Sets a damaged file aside; gives up a file in use; else reports, once, that the run cannot be written now.
    void handle_error(const DatabaseError& error);
    /// From now on nothing is written or tried; `notice` says why.
    void give_up(JournalNotice notice);

    std::filesystem::path m_path;  ///< empty: nothing is written or tried
    RunFile m_file;
    FloorFile m_floor;
    std::optional<KeptRun> m_run;  ///< the run that the file should hold
    std::size_t m_written = 0;     ///< number of its commands in the file
    bool m_begun = false;          ///< its origin is in the file
    bool m_ended = false;          ///< its end is in the file
    bool m_was_read = false;       ///< the file was read at least once
    bool m_failed = false;         ///< the last write failed, and a notice said so
    std::vector<JournalNotice> m_notices;
    std::optional<JournalNotice> m_why_given_up;  ///< set when `m_path` was cleared
};

}  // namespace td
