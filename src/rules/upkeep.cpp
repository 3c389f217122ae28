#include "rules/upkeep.hpp"

#include "rules/effects.hpp"
#include "world/creature.hpp"
#include "world/fixtures.hpp"

namespace td {

namespace {

void append(std::vector<Action>& to, std::vector<Action> from) { to.insert(to.end(), from.begin(), from.end()); }

void add_status_effects(const World& world, const Catalog& catalog, Dice& dice, EntityId who, std::vector<Effect> Status::*when,
                        std::vector<Action>& actions) {
    for (const ActiveStatus& active : world.get<Statuses>(who).list)
        append(actions, consequences(world, catalog, dice, catalog[active.status].*when, who, who, active.status));
}

/// Those that end now, and a step down for all others.
void add_countdown(const World& world, const Catalog& catalog, EntityId who, DurationUnit unit, std::vector<Action>& actions) {
    bool any = false;
    for (const ActiveStatus& active : world.get<Statuses>(who).list) {
        if (catalog[active.status].unit != unit || active.left == 0) continue;
        if (active.left == 1)
            actions.push_back(LoseStatus{who, active.status});
        else
            any = true;
    }
    if (any) actions.push_back(CountDownStatuses{who, unit});
}

template <class Each>
void each_alive(const World& world, Each&& each) {
    for (const Team& team : world.roster().teams)
        for (const auto* list : {&team.members, &team.guests})
            for (const EntityId who : *list)
                if (world.roster().alive(who)) each(who);
}

}  // namespace

std::vector<Action> due_at_turn_start(const World& world, const Catalog& catalog, Dice& dice, EntityId who) {
    std::vector<Action> actions;
    add_status_effects(world, catalog, dice, who, &Status::each_turn_start, actions);
    return actions;
}

std::vector<Action> due_at_turn_end(const World& world, const Catalog& catalog, Dice& dice, EntityId who) {
    std::vector<Action> actions;
    add_status_effects(world, catalog, dice, who, &Status::each_turn_end, actions);
    add_countdown(world, catalog, who, DurationUnit::own_turns, actions);
    return actions;
}

std::vector<Action> due_at_round_end(const World& world, const Catalog& catalog, Dice& dice) {
    std::vector<Action> actions;
    each_alive(world, [&](EntityId who) {
        add_status_effects(world, catalog, dice, who, &Status::each_round_end, actions);
        const Terrain& ground = catalog[world.terrain(world.get<Position>(who).at)];
        if (!ground.each_round_end.empty() && has_mobility(mobility_of(world, catalog, who), Mobility::walk))
            append(actions, consequences(world, catalog, dice, ground.each_round_end, {}, who));
        add_countdown(world, catalog, who, DurationUnit::rounds, actions);
    });
    return actions;
}

std::vector<Action> continuous(const World& world, const Catalog& catalog, std::int64_t elapsed) {
    std::vector<Action> actions;
    if (elapsed <= 0) return actions;
    each_alive(world, [&](EntityId who) {
        const Feature* ground = feature_at(world, catalog, world.get<Position>(who).at);
        const int rate = species_of(world, catalog, who).regeneration + (ground ? ground->regeneration : 0);
        const Health& health = world.get<Health>(who);
        // `rate` points per ten rounds of 100 ticks are `rate` thousandths a tick.
        if (rate > 0 && health.now < health.maximum) actions.push_back(Regenerate{who, static_cast<int>(rate * elapsed)});
    });
    for (const EntityId fixture : world.table<Fire>().owners()) actions.push_back(Burn{fixture, static_cast<int>(elapsed)});
    return actions;
}

}  // namespace td
