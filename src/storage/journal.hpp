// The one unfinished run of a player, kept command by command. Never throws and never loses a file: what is damaged or foreign is
// set aside under another name and told in a sentence. Where nothing can be written the game goes on, and each further command
// tries again to write the run whole.
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
    /// Keeps nothing, and says nothing of it.
    RunJournal() = default;
    /// Opens `folder`/run.sqlite, makes it where there is none, sets it aside where it is damaged.
    explicit RunJournal(const std::filesystem::path& folder);

    /// True if all commands of the run lie on disk, and further ones can be expected to. False while a write has failed.
    bool keeps() const { return is_written() && !m_failed; }
    /// What the player should be told, once: asking takes it away. Empty: nothing.
    std::string take_notice() { return std::exchange(m_notice, {}); }

    /// The run before is over with this. One of other content, which may still be played with that, is set aside.
    void begin(const RunOrigin& origin);
    /// One insert. Killed at any time, at most the command in flight is lost.
    void append(const KeptCommand& command);
    void finish(RunEnd end);
    /// Writes what could not be written before; nothing to do where nothing is missing.
    void try_again();
    /// The run in the file, finished or not, checked row by row; nothing if there is none.
    std::optional<KeptRun> load();
    /// Renames the file to run.sqlite.`why`-N, and goes on with an empty one. `sentence` goes before its new name in the notice.
    void set_aside(const std::string& why, const std::string& sentence);

    /// Leaves a mark beside the file: the run is being gone on with. It stays there until unmark(), so also after a crash.
    void mark();
    void unmark();
    /// True if a program that went on with this run ended before it took the mark away.
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

    std::filesystem::path m_path;  ///< empty: nothing is kept, and nothing tried
    RunFile m_file;
    std::optional<KeptRun> m_run;  ///< as it should lie in the file
    std::size_t m_written = 0;     ///< of its commands
    bool m_begun = false;          ///< its first row is written
    bool m_ended = false;          ///< its end is written
    bool m_was_read = false;       ///< what lay in the file at the start is known
    bool m_failed = false;         ///< the last write failed, and the player was told
    std::string m_notice;
};

}  // namespace td
