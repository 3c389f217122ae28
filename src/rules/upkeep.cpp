#include "rules/upkeep.hpp"

#include <algorithm>

#include "rules/targets.hpp"
#include "rules/triggers.hpp"
#include "world/creature.hpp"
#include "world/fixtures.hpp"
#include "world/pools.hpp"

namespace td {

namespace {

constexpr int thousandths_of_point = 1000;
constexpr std::int64_t hundred_thousandths_of_point = 100'000;

void append(std::vector<Action>& to, std::vector<Action> from) { to.insert(to.end(), from.begin(), from.end()); }

/// Ends the statuses that run out now and counts down the others. It lists those that the creature has by now, so what is gained when
/// earlier actions of the list are committed is not counted down.
void add_countdown(const WorldView& view, EntityId who, DurationUnit unit, std::vector<Action>& actions) {
    std::vector<StatusId> ongoing;
    for (const ActiveStatus& active : view.world.get<Statuses>(who).list) {
        if (view.catalog[active.status].unit != unit || active.left == 0) continue;  // 0: it has no end
        if (active.left == 1)
            actions.push_back(LoseStatus{.target = who, .status = active.status, .ran_out = true});
        else
            ongoing.push_back(active.status);
    }
    if (!ongoing.empty()) actions.push_back(CountDownStatuses{who, std::move(ongoing)});
}

/// The action that allows spent triggers of this limit to fire again.
void add_renewals(const World& world, EntityId bearer, TriggerLimit until, std::vector<Action>& actions) {
    const UsedTriggers* spent = world.find<UsedTriggers>(bearer);
    if (spent && std::any_of(spent->list.begin(), spent->list.end(), [&](const UsedTrigger& s) { return s.until == until; }))
        actions.push_back(RenewTriggers{bearer, until});
}

/// Counts a round of the weather, if its rounds are counted.
void add_weather(const World& world, std::vector<Action>& actions) {
    const Surroundings& here = world.surroundings();
    if (here.rounds_left > 0) actions.push_back(PassWeather{here.weather, here.rounds_left});
}

/// Pools that give something back at the end of each round.
void add_refills(const WorldView& view, EntityId who, std::vector<Action>& actions) {
    for (const PoolStatus& pool : pools_of(view, who))
        if (pool.budget.per_round > 0 && pool_missing(view, who, pool.pool) > 0)
            actions.push_back(RecoverPool{who, pool.pool, pool.budget.per_round * thousandths_of_point});
}

/// Shortens the cooldowns of `who` by `passed`, if any of them counts that unit.
void add_cooling(const World& world, EntityId who, Cooldown passed, std::vector<Action>& actions) {
    const auto& slots = world.get<Skills>(who).slots;
    const auto would_shorten = [&](const SkillSlot& slot) {
        const Cooldown& left = slot.cooling;
        return (left.rounds > 0 && passed.rounds > 0) || (left.ticks > 0 && passed.ticks > 0) || (left.turns > 0 && passed.turns > 0);
    };
    if (std::any_of(slots.begin(), slots.end(), would_shorten)) actions.push_back(CoolDown{who, passed});
}

/// What the rates of a creature's pools bring in this many ticks. A full pool gains nothing.
void add_recovery(const WorldView& view, EntityId who, std::int64_t elapsed, std::vector<Action>& actions) {
    for (const PoolStatus& pool : pools_of(view, who))
        if (pool.budget.rate > 0 && pool_missing(view, who, pool.pool) > 0)
            actions.push_back(RecoverPool{who, pool.pool, static_cast<int>(pool.budget.rate * elapsed)});
}

/// What the rates of a creature's statuses do in this many ticks.
void add_rates(const WorldView& view, EntityId who, std::int64_t elapsed, std::vector<Action>& actions) {
    for (const ActiveStatus& active : view.world.get<Statuses>(who).list) {
        const Status& status = view.catalog[active.status];
        const Health& health = view.world.get<Health>(who);
        if (status.heal_rate > 0 && health.now < health.maximum)
            actions.push_back(Regenerate{who, static_cast<int>(status.heal_rate * elapsed)});
        if (status.harm_rate <= 0) continue;
        // `rate` points per ten rounds are `rate` thousandths a tick; resisted() gives the hundredths of each that get through.
        const std::int64_t collected = active.collected + status.harm_rate * elapsed * resisted(view, who, 100, status.harm_kind);
        const std::int64_t points = collected / hundred_thousandths_of_point;
        const bool is_due = points >= status.harm_lump;
        const std::int64_t kept = is_due ? collected % hundred_thousandths_of_point : collected;
        if (kept != active.collected) actions.push_back(CollectHarm{who, active.status, static_cast<int>(kept)});
        if (is_due)
            actions.push_back(Hurt{
                .target = who, .amount = static_cast<int>(points), .source = {}, .kind = status.harm_kind, .by_status = active.status});
    }
}

template <class Each>
void each_alive(const World& world, Each&& each) {
    for (const Team& team : world.roster().teams)
        for (const EntityId who : team.everyone())
            if (world.roster().is_here(who)) each(who);
}

template <class Component, class Each>
void each_alive_with(const World& world, Each&& each) {
    const Table<Component>& table = world.table<Component>();
    for (std::size_t i = 0; i < table.size(); ++i)
        if (world.roster().is_here(table.owners()[i])) each(table.owners()[i], table.rows()[i]);
}

}  // namespace

std::vector<Action> due_on_arrival(const WorldView& view) {
    std::vector<Action> actions;
    each_alive(view.world, [&](EntityId who) { append(actions, due_on_arrival(view, who)); });
    return actions;
}

std::vector<Action> due_on_arrival(const WorldView& view, EntityId who) {
    return triggers_fired_in_time(view, TriggerEvent::floor_entered, who);
}

std::vector<Action> due_at_turn_start(const WorldView& view, EntityId who) {
    return triggers_fired_in_time(view, TriggerEvent::turn_start, who);
}

std::vector<Action> due_at_turn_end(const WorldView& view, EntityId who) {
    std::vector<Action> actions = triggers_fired_in_time(view, TriggerEvent::turn_end, who);
    add_countdown(view, who, DurationUnit::own_turns, actions);
    add_renewals(view.world, who, TriggerLimit::turn, actions);
    add_cooling(view.world, who, {.turns = 1}, actions);
    return actions;
}

std::vector<Action> due_at_round_end(const WorldView& view) {
    std::vector<Action> actions;
    each_alive(view.world, [&](EntityId who) {
        append(actions, triggers_fired_in_time(view, TriggerEvent::round_end, who));
        add_countdown(view, who, DurationUnit::rounds, actions);
        add_refills(view, who, actions);
        add_cooling(view.world, who, {.rounds = 1}, actions);
    });
    for (const EntityId bearer : view.world.table<UsedTriggers>().owners()) {
        add_renewals(view.world, bearer, TriggerLimit::round, actions);
        // A feature has no turns.
        if (!view.world.has<Creature>(bearer)) add_renewals(view.world, bearer, TriggerLimit::turn, actions);
    }
    for (const FallenBody& body : view.world.table<FallenBody>().rows())
        if (!body.bearer || !view.world.has<OnTheWay>(body.bearer)) actions.push_back(CountDownFallen{body.of});
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

std::vector<Action> passing_time(const WorldView& view, std::int64_t elapsed) {
    std::vector<Action> actions;
    if (elapsed <= 0) return actions;
    // By component: it is asked for at every instant, and most creatures have nothing that passes.
    each_alive_with<Pools>(view.world, [&](EntityId who, const Pools&) { add_recovery(view, who, elapsed, actions); });
    each_alive_with<Skills>(view.world, [&](EntityId who, const Skills& skills) {
        if (!skills.slots.empty()) add_cooling(view.world, who, {.ticks = static_cast<int>(elapsed)}, actions);
    });
    each_alive_with<Statuses>(view.world, [&](EntityId who, const Statuses& statuses) {
        if (!statuses.list.empty()) add_rates(view, who, elapsed, actions);
    });
    return actions;
}

}  // namespace td
