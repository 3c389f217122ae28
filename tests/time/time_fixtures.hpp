// What the tests of the systems that count ticks share: cases as text, a small roster, and the next creature that is asked.
#pragma once

#include <doctest/doctest.h>

#include <string>

#include "content/cases/case_file.hpp"
#include "time/time_system.hpp"

namespace td::test {

/// Plays the case that stands under these lines of YAML and gives its turns: `0, player  0, enemy`.
inline std::string turns(const std::string& yaml) {
    const CaseReading read = read_cases("case", "- name: x\n" + yaml, Expectation::optional);
    for (const Problem& problem : read.problems) FAIL_CHECK(to_string(problem));
    if (!read.problems.empty()) return {};
    std::string text;
    for (const std::string& row : played_rows(read.cases.front())) text += (text.empty() ? "" : "  ") + row.substr(1, row.size() - 2);
    return text;
}

/// A party of two, all rows as they are by default.
inline Roster pair() {
    Roster roster;
    roster.teams.push_back({.faction = Faction::player, .members = {EntityId(0), EntityId(1)}});
    roster.actors.resize(2, {.team = TeamId(0), .alive = true});
    return roster;
}

inline const EntityId hero(std::size_t{0}), foe(std::size_t{1});

/// `hero` in the player's team and `foe` in a team of foes.
inline Roster duel() {
    Roster roster;
    roster.teams = {{Faction::player, {hero}, {}, 0}, {Faction::foe, {foe}, {}, 0}};
    roster.actors = {{.team = TeamId(0), .alive = true}, {.team = TeamId(1), .alive = true}};
    return roster;
}

/// The next turn; actions that fall due before it take effect.
inline TimeEvent next_asked(TimeSystem& time, const Roster& roster) {
    while (true) {
        const TimeEvent event = time.next(roster, {});
        if (event.kind == TimeEvent::Kind::turn || event.kind == TimeEvent::Kind::no_actor_left) return event;
        if (event.kind == TimeEvent::Kind::action_due) time.finish(roster, event.actor, {});
    }
}

/// Whose turn is next, or whose action takes effect next.
template <class System>
EntityId next_actor(System& system, const Roster& roster) {
    return next_turn(system, roster, {}).actor;
}

}  // namespace td::test
