// The one unfinished run of a player, kept command by command. Never throws and never loses a file: what is damaged or foreign is
// set aside under another name and told in a sentence, and where nothing can be written the game goes on without.
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

    /// Is what is appended kept on disk?
    bool keeps() const { return m_file.is_open(); }
    /// What the player should be told, once: asking takes it away. Empty: nothing.
    std::string take_notice() { return std::exchange(m_notice, {}); }

    /// The run before is over with this. One of other content, which may still be played with that, is set aside.
    void begin(const RunOrigin& origin);
    /// One insert. Killed at any time, at most the command in flight is lost.
    void append(const KeptCommand& command);
    void finish(RunEnd end);
    /// The run in the file, finished or not, checked row by row; nothing if there is none.
    std::optional<KeptRun> load();
    /// Renames the file to run.sqlite.`why`-N, and goes on with an empty one. `sentence` goes before its new name in the notice.
    void set_aside(const std::string& why, const std::string& sentence);

private:
    void open();
    void move_aside(const std::string& why, const std::string& sentence);
    bool rename_files(const std::string& why, const std::string& sentence);
    void give_up(const DatabaseError& error);

    std::filesystem::path m_path;
    RunFile m_file;
    std::string m_notice;
};

}  // namespace td
