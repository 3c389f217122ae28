// Connects a session with the journal: records each command, and replays the commands of an unfinished run. The journal knows no
// screens, and the session knows no files.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/earlier_floors.hpp"
#include "storage/journal.hpp"
#include "view/screens/screens.hpp"

namespace td {

class RunKeeper {
public:
    /// Is given what the system says about the run's file, in English: for logs.
    using Log = std::function<void(const std::string& detail)>;
    RunKeeper(const Catalog& catalog, RunJournal journal, Log log = {})
        : m_catalog(&catalog), m_journal(std::move(journal)), m_log(std::move(log)) {}

    /// The current content, but with these own tactics (Catalog::own_tactics); null if they do not fit it.
    using CatalogWith = std::function<std::shared_ptr<const Catalog>(const std::string& own_tactics)>;
    /// Enables restoring runs in which own tactics changed. Without it they count as runs of other content.
    void set_catalogs(CatalogWith catalog_with) { m_catalog_with = std::move(catalog_with); }

    bool keeps() const { return m_journal.keeps(); }
    /// Writes commands that are not on disk yet; true if all commands of the session are there.
    bool keeps_on();
    /// The unfinished run in the journal, if this content can replay it.
    std::optional<UnfinishedRun> unfinished();
    /// The dungeon id of the run in the journal, finished or not, of any content; empty if there is none.
    std::string last_dungeon();
    /// Sentences for the player; each is returned once.
    std::string take_notice();

    /// Starts recording `session`, replacing the previous run. Precondition: the session has begun and outlives the recording.
    void begin(Session& session);
    /// Goes on with the unfinished run in a session of its own: from the floor on which it stands if that was kept and gives the same game,
    /// else from its start. What minds have decided on that floor is recalled if it was kept. What happened on the floors before comes into
    /// the log later. Null, with a notice, as for restore().
    std::unique_ptr<Session> go_on(const UnfinishedRun& run);
    /// Replays the unfinished run in a session that began with its seed, dungeon and content, then records the session under the current
    /// content. False if a state hash differs: the notice names the command, and the file is set aside. Also false if the run needs own
    /// tactics that are missing: the notice says so, and the run stays.
    [[nodiscard]] bool restore(Session& session);
    /// Ends the recorded run, so that it is not offered again.
    void give_up();
    /// Continues with `catalog`. If its rules differ only in the player's own tactics, these are recorded with the next command. If they
    /// differ otherwise, recording ends, and the recorded part can be continued under the old content. `session` is null if no run is
    /// being played. Precondition: the previous catalog still exists.
    void content_changed(const Catalog& catalog, Session* session);

private:
    /// The content with which the unfinished run began; null, with a notice, if it is not available.
    std::shared_ptr<const Catalog> catalog_at_start();
    /// Null if that gives another game. `recalls`: minds decide what they decided then, as far as that was kept.
    std::unique_ptr<Session> from_last_floor(const GameSettings& settings, bool recalls);
    /// Gives the run's commands on the floor `kept` and after it, at whose beginning the session is. Returns the number of the first after
    /// which the game is another one. If there is none, the last floor is kept anew.
    std::optional<std::size_t> give_all(Session& session, const KeptRun& run, KeptFloor kept);
    /// Records a session in which all commands were given again.
    [[nodiscard]] bool take_up(Session& session);
    /// From now on, records the commands of the session.
    void follow(Session& session);
    void remember_earlier(Session& session);
    /// Gives the session these own tactics; returns what is missing if that is impossible.
    std::optional<std::string> take_over(Session& session, const std::string& own_tactics) const;
    /// Records a command that was given to the session.
    void write(Session& session, const Command& command, const Step& step);
    void tell(Session& session);
    void finish_if_over(const Game& game);

    const Catalog* m_catalog;
    RunJournal m_journal;
    Log m_log;
    CatalogWith m_catalog_with;
    std::string m_notice;
    bool m_follows = false;                     ///< a session is being recorded
    bool m_tactics_changed = false;             ///< since the last recorded command
    std::uint64_t m_hash = 0;                   ///< Game::hash after the last command
    std::shared_ptr<const FloorEntry> m_entry;  ///< of the floor that was kept last
    std::unique_ptr<EarlierFloors> m_earlier;   ///< until the session remembers them
};

}  // namespace td
