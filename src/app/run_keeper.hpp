// Writes down what is played in a session, and plays it again. Between the journal, which knows no screens, and the session,
// which knows no files.
#pragma once

#include <optional>
#include <string>

#include "storage/journal.hpp"
#include "view/screens/screens.hpp"

namespace td {

class RunKeeper {
public:
    RunKeeper(const Catalog& catalog, RunJournal journal) : m_catalog(&catalog), m_journal(std::move(journal)) {}

    bool keeps() const { return m_journal.keeps(); }
    /// Is all that was played so far on disk? What could not be written before is tried again.
    bool keeps_on();
    /// The run that was left, if it can be gone on with here.
    std::optional<UnfinishedRun> unfinished();
    /// What the player should be told, once.
    std::string take_notice();

    /// Keeps this run from here on, in place of the one before. The session has begun and outlives what is played in it.
    void begin(Session& session);
    /// Plays the unfinished run again in a session that has begun from its seed and dungeon, and keeps it from there on. False: it
    /// came out differently; the notice says where, and its file is set aside.
    bool catch_up(Session& session);
    /// The run that was gone on with did not end the program: it is offered as before. Done by each command too.
    void went_well();
    /// The player ended it.
    void give_up();
    /// The session goes on with other content: what it came from so far can still be gone on with under the content as it was, and what is
    /// played from here on is not kept; unless both have the same rules. Null: nothing is being played. The content that it had before
    /// still exists.
    void content_changed(const Catalog& catalog, Session* session);

private:
    void follow(Session& session);
    void write(Session& session, const Command& command, const Step& step);
    void finish_if_over(const Game& game);

    const Catalog* m_catalog;
    RunJournal m_journal;
    std::string m_notice;
    bool m_follows = false;    ///< a session whose commands are written down
    bool m_marked = false;     ///< this program has marked the run
    std::uint64_t m_hash = 0;  ///< of the game after the last command
};

}  // namespace td
