// Connects a session with the journal: records each command, and replays the commands of an unfinished run. The journal knows no
// screens, the session knows no files.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "storage/journal.hpp"
#include "view/screens/screens.hpp"

namespace td {

class RunKeeper {
public:
    /// Is given what the system says about the run's file, in English: for logs.
    using Log = std::function<void(const std::string& detail)>;
    RunKeeper(const Catalog& catalog, RunJournal journal, Log log = {})
        : m_catalog(&catalog), m_journal(std::move(journal)), m_log(std::move(log)) {}

    /// The content in force with these own tactics (Catalog::own_tactics) in place of its own; null if they do not fit it.
    using CatalogWith = std::function<std::shared_ptr<const Catalog>(const std::string& own_tactics)>;
    /// From now on runs in which own tactics changed can be restored. Without it they count as runs of other content.
    void set_catalogs(CatalogWith catalog_with) { m_catalog_with = std::move(catalog_with); }

    bool keeps() const { return m_journal.keeps(); }
    /// True if all commands of the session are on disk. Tries again to write those that are not.
    bool keeps_on();
    /// The unfinished run in the journal, if this content can replay it.
    std::optional<UnfinishedRun> unfinished();
    /// The id of the dungeon of the run in the journal, finished or not, whatever content it was; empty if there is none.
    std::string last_dungeon();
    /// Sentences for the player; each is returned once.
    std::string take_notice();

    /// Records `session` from here on, in place of the run before. Precondition: the session has begun; it outlives the recording.
    void begin(Session& session);
    /// The content that the unfinished run began with; null, and the notice says why, if there is none now.
    std::shared_ptr<const Catalog> catalog_at_start();
    /// Replays the unfinished run in a session that has begun from its seed, dungeon and content, and records it from there on, under the
    /// content in force. False if a state hash differs: the notice names the command, and the file is set aside. False as well if own
    /// tactics are missing that the run needs: the notice says so, and the run stays.
    [[nodiscard]] bool restore(Session& session);
    /// The restored run did not crash the program: removes the mark that restore() has set. So does the first recorded command.
    void confirm_restored();
    /// Ends the recorded run: it is not offered again.
    void give_up();
    /// The session continues with `catalog`. If its rules differ in the player's own tactics only, these are recorded with the next
    /// command. If they differ otherwise, the recording ends here, and the recorded part can be continued under the old content. `session`
    /// is null if no run is played. Precondition: the catalog used so far still exists.
    void content_changed(const Catalog& catalog, Session* session);

private:
    void follow(Session& session);
    /// Why the session cannot be given the own tactics: what is missing then.
    std::optional<std::string> take_over(Session& session, const std::string& own_tactics) const;
    void write(Session& session, const Command& command, const Step& step);
    void finish_if_over(const Game& game);

    const Catalog* m_catalog;
    RunJournal m_journal;
    Log m_log;
    CatalogWith m_catalog_with;
    std::string m_notice;
    bool m_follows = false;          ///< a session is being recorded
    bool m_tactics_changed = false;  ///< since the last recorded command
    bool m_marked = false;           ///< restore() of this program has marked the run
    std::uint64_t m_hash = 0;        ///< Game::hash after the last command
};

}  // namespace td
