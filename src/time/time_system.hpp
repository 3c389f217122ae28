// The face that all time systems share. It decides who and when, never what.
// Knows only the roster: no creatures, no map, no rules.
#pragma once

#include <functional>
#include <string>
#include <variant>

#include "base/hash.hpp"
#include "time/occasion.hpp"
#include "time/six_tier.hpp"

namespace td {

/// A plain value: copy it to forecast, compare it, hash it, save it. Every call of the loop goes to the system inside.
///
/// The loop's contract: next() until it gives Kind::turn; then either finish() the turn with the deed that was done, or change the
/// roster (a new leader) and call next() again, which asks whoever is first now. Between, report each change of the roster.
class TimeSystem {
    std::variant<SixTier> m_system;

    // In front, because the calls below need its result type.
    template <class Call>
    decltype(auto) visit(Call&& call) { return std::visit(std::forward<Call>(call), m_system); }
    template <class Call>
    decltype(auto) visit(Call&& call) const { return std::visit(std::forward<Call>(call), m_system); }

public:
    TimeSystem() = default;
    template <class System>
    explicit TimeSystem(System system) : m_system(std::move(system)) {}

    /// Called once, when the battle begins and the roster is complete.
    void start(const Roster& roster) { visit([&](auto& s) { s.start(roster); }); }

    Occasion next(const Roster& roster, const BlockerOf& blocker_of) {
        return visit([&](auto& s) { return s.next(roster, blocker_of); });
    }

    /// Tells of the deed chosen in a turn, before it is done. True: it takes effect at once. False: when Kind::deed_due comes.
    bool begin_deed(const Roster& roster, EntityId actor, Deed deed) {
        return visit([&](auto& s) { return s.begin_deed(roster, actor, deed); });
    }
    /// The deed and all that followed from it are done; the roster shows the speeds that count.
    void finish(const Roster& roster, EntityId actor, Deed deed) { visit([&](auto& s) { s.finish(roster, actor, deed); }); }

    // Changes of the roster, reported after they were made there.
    void joined(const Roster& roster, EntityId actor) { visit([&](auto& s) { s.joined(roster, actor); }); }
    void left(const Roster& roster, EntityId actor) { visit([&](auto& s) { s.left(roster, actor); }); }
    void speed_changed(const Roster& roster, EntityId actor) { visit([&](auto& s) { s.speed_changed(roster, actor); }); }
    void team_changed(const Roster& roster, TeamId team) { visit([&](auto& s) { s.team_changed(roster, team); }); }

    /// May `actor` take this very turn over from its leader? Source: the six-tier rules, "Team order".
    bool may_take_over(const Roster& roster, EntityId actor) const {
        return visit([&](const auto& s) { return s.may_take_over(roster, actor); });
    }
    /// Nobody is asked any more in this round (an ambush).
    void end_round() { visit([](auto& s) { s.end_round(); }); }

    /// Calls `each(EntityId)` in order for all whom the cycle that just began will ask, as things stand.
    void each_eligible(const Roster& roster, const std::function<void(EntityId)>& each) const {
        visit([&](const auto& s) { s.each_eligible(roster, each); });
    }

    /// What hangs on the deed `actor` would choose if it were asked at `when`.
    Stake stake(const Roster& roster, EntityId actor, Moment when) const {
        return visit([&](const auto& s) { return s.stake(roster, actor, when); });
    }
    Standing standing(const Roster& roster, EntityId actor) const {
        return visit([&](const auto& s) { return s.standing(roster, actor); });
    }
    /// Rounds in which `actor` will still be passed over; 0: none.
    int cooldown(EntityId actor) const { return visit([&](const auto& s) { return s.cooldown(actor); }); }

    /// At the end of a round: calls `each` for the turns of it that a living actor's pace would have given and that it did not get,
    /// forfeited or cooling (then with the rounds it still has to wait, this one included).
    void each_missed(const Roster& roster, const MissedTurnSink& each) const {
        visit([&](const auto& s) { s.each_missed(roster, each); });
    }

    void add_to(Hash& hash) const { visit([&](const auto& s) { s.add_to(hash); }); }

    friend bool operator==(const TimeSystem&, const TimeSystem&) = default;
};

}  // namespace td
