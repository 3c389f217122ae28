#include "time/time_fixtures.hpp"

namespace td::test {

std::string turns(const std::string& yaml) {
    const CaseReading read = read_cases("case", "- name: x\n" + yaml, Expectation::optional);
    for (const Problem& problem : read.problems) FAIL_CHECK(to_string(problem));
    if (!read.problems.empty()) return {};
    std::string text;
    for (const std::string& row : played_rows(read.cases.front())) text += (text.empty() ? "" : "  ") + row.substr(1, row.size() - 2);
    return text;
}

Roster pair() {
    Roster roster;
    roster.teams.push_back({.faction = Faction::player, .members = {EntityId(0), EntityId(1)}});
    roster.actors.resize(2, {.team = TeamId(0), .here = true});
    return roster;
}

Roster duel() {
    Roster roster;
    roster.teams = {{Faction::player, {hero}, {}, {}, 0}, {Faction::foe, {foe}, {}, {}, 0}};
    roster.actors = {{.team = TeamId(0), .here = true}, {.team = TeamId(1), .here = true}};
    return roster;
}

TimeEvent next_asked(TimeSystem& time, const Roster& roster) {
    while (true) {
        const TimeEvent event = time.next(roster, {});
        if (event.kind == TimeEvent::Kind::turn || event.kind == TimeEvent::Kind::no_actor_left) return event;
        if (event.kind == TimeEvent::Kind::action_due) time.finish(roster, event.actor, {});
    }
}

}  // namespace td::test
