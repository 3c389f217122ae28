#include "rules/upkeep.hpp"

#include <algorithm>

#include "rules/triggers.hpp"
#include "world/creature.hpp"
#include "world/fixtures.hpp"

namespace td {

namespace {

void append(std::vector<Action>& to, std::vector<Action> from) { to.insert(to.end(), from.begin(), from.end()); }

/// Ends the statuses that run out now and counts down the others. Statuses gained by the triggers before are not counted down.
void add_countdown(const WorldView& view, EntityId who, DurationUnit unit, std::vector<Action>& actions) {
    std::vector<StatusId> going_on;
    for (const ActiveStatus& active : view.world.get<Statuses>(who).list) {
        if (view.catalog[active.status].unit != unit || active.left == 0) continue;
        if (active.left == 1)
            actions.push_back(LoseStatus{who, active.status, true});
        else
            going_on.push_back(active.status);
    }
    if (!going_on.empty()) actions.push_back(CountDownStatuses{who, std::move(going_on)});
}

/// The action that allows spent triggers of this limit to go off again.
void add_renewals(const World& world, EntityId bearer, TriggerLimit until, std::vector<Action>& actions) {
    const UsedTriggers* spent = world.find<UsedTriggers>(bearer);
    if (spent && std::any_of(spent->list.begin(), spent->list.end(), [&](const UsedTrigger& s) { return s.until == until; }))
        actions.push_back(RenewTriggers{bearer, until});
}

void add_weather(const World& world, std::vector<Action>& actions) {
    const Surroundings& here = world.surroundings();
    if (here.rounds_left > 0) actions.push_back(PassWeather{here.weather, here.rounds_left});
}

template <class Each>
void each_alive(const World& world, Each&& each) {
    for (const Team& team : world.roster().teams)
        for (const EntityId who : team.everyone())
            if (world.roster().alive(who)) each(who);
}

}  // namespace

std::vector<Action> due_on_arrival(const WorldView& view) {
    std::vector<Action> actions;
    each_alive(view.world, [&](EntityId who) { append(actions, triggers_fired_in_time(view, TriggerEvent::floor_entered, who)); });
    return actions;
}

std::vector<Action> due_at_turn_start(const WorldView& view, EntityId who) {
    return triggers_fired_in_time(view, TriggerEvent::turn_start, who);
}

std::vector<Action> due_at_turn_end(const WorldView& view, EntityId who) {
    std::vector<Action> actions = triggers_fired_in_time(view, TriggerEvent::turn_end, who);
    add_countdown(view, who, DurationUnit::own_turns, actions);
    add_renewals(view.world, who, TriggerLimit::turn, actions);
    return actions;
}

std::vector<Action> due_at_round_end(const WorldView& view) {
    std::vector<Action> actions;
    each_alive(view.world, [&](EntityId who) {
        append(actions, triggers_fired_in_time(view, TriggerEvent::round_end, who));
        add_countdown(view, who, DurationUnit::rounds, actions);
    });
    for (const EntityId bearer : view.world.table<UsedTriggers>().owners()) {
        add_renewals(view.world, bearer, TriggerLimit::round, actions);
        // A feature has no turns.
        if (!view.world.has<Creature>(bearer)) add_renewals(view.world, bearer, TriggerLimit::turn, actions);
    }
    add_weather(view.world, actions);
    return actions;
}

std::vector<Action> continuous(const WorldView& view, std::int64_t elapsed) {
    std::vector<Action> actions;
    if (elapsed <= 0) return actions;
    each_alive(view.world, [&](EntityId who) {
        const Feature* ground = feature_at(view, view.world.get<Position>(who).at);
        const int rate = species_of(view, who).regeneration + (ground ? ground->regeneration : 0);
        const Health& health = view.world.get<Health>(who);
        // `rate` points per ten rounds of 100 ticks are `rate` thousandths a tick.
        if (rate > 0 && health.now < health.maximum) actions.push_back(Regenerate{who, static_cast<int>(rate * elapsed)});
    });
    for (const EntityId fixture : view.world.table<Fire>().owners()) actions.push_back(Burn{fixture, static_cast<int>(elapsed)});
    return actions;
}

}  // namespace td
