#include "ai/party_lead.hpp"

#include <algorithm>

#include "ai/auto_equip.hpp"
#include "ai/idling.hpp"
#include "ai/steps.hpp"
#include "rules/ongoing_actions.hpp"
#include "rules/stairs.hpp"

namespace td::tactics {

namespace {

constexpr int rest_below_percent = 70;

bool known_passable(const AiContext& context, const BitGrid& ground, Point p) { return context.sight.explored(p) && ground(p); }

bool borders_unknown(const AiContext& context, Point p) {
    return std::any_of(all_directions.begin(), all_directions.end(), [&](Direction d) {
        const Point q = p + offset(d);
        return context.world.contains(q) && !context.sight.explored(q);
    });
}

/// One step over known ground towards the nearest tile that is `wanted`, over tiles that are `is_open`.
template <class Wanted, class IsOpen>
std::optional<Command> step_to_nearest(const AiContext& context, EntityId who, const Wanted& wanted, const IsOpen& is_open) {
    const BitGrid& ground = context.path_cache.ground(context, who);
    BitGrid known(context.world.width(), context.world.height());
    std::vector<Point> goals;
    for (int y = 0; y < context.world.height(); ++y)
        for (int x = 0; x < context.world.width(); ++x) {
            const Point p{x, y};
            if (!known_passable(context, ground, p) || !is_open(p)) continue;
            known.set(p);
            if (wanted(p)) goals.push_back(p);
        }
    DistanceField field;
    field.measure(known, goals);
    return step_through(context, who, field);
}

/// The same over all known ground.
template <class Wanted>
std::optional<Command> step_to_nearest(const AiContext& context, EntityId who, const Wanted& wanted) {
    return step_to_nearest(context, who, wanted, [](Point) { return true; });
}

/// The foe as one that sleeps until someone comes near; nothing if it is awake, or put to sleep by a status.
std::optional<Sleeper> as_sleeper(const AiContext& context, EntityId foe) {
    const AiState& ai_state = context.world.get<AiState>(foe);
    if (!ai_state.asleep) return std::nullopt;
    int wakes_within = 0;
    for (const Plan& plan : context.catalog[ai_state.tactic].plans)
        if (plan.kind == Plan::Kind::sleep) wakes_within = std::max(wakes_within, plan.amount);
    return Sleeper{foe, place_of(context.world, foe), wakes_within + sleeper_margin_tiles + 1};
}

/// True if it surely does nothing in this turn, and bears no status with triggers, which might change that.
bool stays_idle(const AiContext& context, EntityId foe) {
    if (status_that(context, foe, &Status::stops_acting) || !is_surely_idle(context, foe)) return false;
    const Statuses* const borne = context.world.find<Statuses>(foe);
    return borne == nullptr || std::all_of(borne->list.begin(), borne->list.end(),
                                           [&](const ActiveStatus& status) { return context.catalog[status.status].triggers.empty(); });
}

/// A step towards the nearest item, or else towards unseen tiles.
template <class IsOpen>
std::optional<Command> step_to_unknown(const AiContext& context, EntityId who, const IsOpen& is_open) {
    const bool has_room = context.world.bag(context.world.roster()[who].team).stacks.size() < Bag::capacity;
    const Point at = place_of(context.world, who);
    const auto is_item = [&](Point p) {
        const ItemId item = context.sight.memory(p).item;
        return has_room && p != at && item && !is_machine_part(context.catalog[item]);
    };
    const auto item = step_to_nearest(context, who, is_item, is_open);
    return item ? item
                : step_to_nearest(
                      context, who, [&](Point p) { return borders_unknown(context, p); }, is_open);
}

/// The sum of `steps_of(EntityId, Point) -> std::optional<int>` over all members, and guests that set out with the party, that can walk.
/// Nothing if it gives no number for any.
template <class StepsOf>
std::optional<int> total_steps(const AiContext& context, EntityId who, const StepsOf& steps_of) {
    const Roster& roster = context.world.roster();
    std::optional<int> steps;
    for (const EntityId each : roster[roster[who].team].everyone()) {
        const std::optional<Point> at = context.world.position(each);
        if (!roster.is_here(each) || !at || !set_out_with_party(context.world, each) || is_immobile(context, each)) continue;
        if (const std::optional<int> way = steps_of(each, *at)) steps = steps.value_or(0) + *way;
    }
    return steps;
}

}  // namespace

const std::vector<Plan>& standard_lead() {
    static const std::vector<Plan> plans = [] {
        using Kind = Plan::Kind;
        PlanCondition foe_in_sight;
        foe_in_sight.foes_at_least = 1;
        return std::vector<Plan>{{.kind = Kind::heal_allies, .amount = 50, .only_if = foe_in_sight},
                                 {.kind = Kind::use_skills, .amount = 60, .only_if = foe_in_sight},
                                 {.kind = Kind::use_items, .amount = 25, .only_if = foe_in_sight},
                                 {.kind = Kind::attack},
                                 {.kind = Kind::rest_party, .unless = foe_in_sight},
                                 {.kind = Kind::pursue},
                                 {.kind = Kind::rest_party},
                                 {.kind = Kind::auto_equip},
                                 {.kind = Kind::reach_goal},
                                 {.kind = Kind::gather},
                                 {.kind = Kind::explore},
                                 {.kind = Kind::descend}};
    }();
    return plans;
}

bool wants_to_rest(const AiContext& context, EntityId who) {
    if (!rest_skill_of(context, who)) return false;
    const Team& team = context.world.roster()[context.world.roster()[who].team];
    return std::any_of(team.members.begin(), team.members.end(), [&](EntityId member) {
        return context.world.roster().is_here(member) && health_percent(context.world, member) < rest_below_percent &&
               rest_helps(context, who, member);
    });
}

std::optional<Command> explore(const AiContext& context, EntityId who) {
    return step_to_nearest(context, who, [&](Point p) { return borders_unknown(context, p); });
}

std::optional<Command> gather(const AiContext& context, EntityId who, int within) {
    if (context.world.bag(context.world.roster()[who].team).stacks.size() >= Bag::capacity) return std::nullopt;
    const Point at = place_of(context.world, who);
    return step_to_nearest(context, who, [&](Point p) {
        const ItemId item = context.sight.memory(p).item;
        if (p == at || !item || chebyshev(p, at) > within) return false;
        return !is_machine_part(context.catalog[item]) || wants_part(context, who, item);
    });
}

AutoexploreStep autoexplore(const AiContext& context, EntityId who, bool passes_sleepers, const std::vector<Sleeper>& seen_before) {
    using Stop = AutoexploreStep::Stop;
    const Point at = place_of(context.world, who);
    const std::vector<EntityId> foes = foes_in_sight(context, who);
    std::vector<Sleeper> sleepers;
    for (const EntityId foe : foes)
        if (const std::optional<Sleeper> sleeper = as_sleeper(context, foe)) sleepers.push_back(*sleeper);
    const std::size_t sleepers_in_sight = sleepers.size();
    for (const Sleeper& before : seen_before)
        if (!context.sight.sees(before.at) && std::find(foes.begin(), foes.end(), before.who) == foes.end()) sleepers.push_back(before);
    const auto stopping = [&](Stop stop, EntityId foe) { return AutoexploreStep{.stop = stop, .foe = foe, .sleepers = sleepers}; };
    for (const EntityId foe : foes) {
        if (as_sleeper(context, foe)) continue;
        const bool idles = stays_idle(context, foe);
        if (!idles || !passes_sleepers) return stopping(idles ? Stop::foe_idle : Stop::foe_awake, foe);
    }
    for (std::size_t i = 0; i < sleepers_in_sight && !passes_sleepers; ++i)
        if (sleepers[i].might_wake_for(at)) return stopping(Stop::sleeper_near, sleepers[i].who);
    const auto wakes_none = [&](Point p) {
        return passes_sleepers ||
               std::none_of(sleepers.begin(), sleepers.end(), [&](const Sleeper& each) { return each.might_wake_for(p); });
    };
    if (auto step = step_to_unknown(context, who, wakes_none)) return {.step = std::move(step), .sleepers = sleepers};
    // Something is left if there is a step for a party that ignores sleepers.
    const bool all_known = passes_sleepers || sleepers.empty() || !step_to_unknown(context, who, [](Point) { return true; });
    return all_known ? stopping(Stop::all_known, {}) : stopping(Stop::sleeper_between, sleepers.front().who);
}

Command keep_up(const AiContext& context, EntityId who, EntityId leader) {
    const Point goal = place_of(context.world, leader);
    if (chebyshev(place_of(context.world, who), goal) <= 1) return commands::Wait{};
    const auto step = step_towards(context, who, goal, Crowd::avoided);
    return step ? Command(*step) : commands::Wait{};
}

std::optional<int> steps_of_stragglers(const AiContext& context, EntityId who) {
    const Point stairs = place_of(context.world, who);
    if (!context.world.any(stairs, IndexedKind::stairs)) return std::nullopt;
    return total_steps(context, who, [&](EntityId each, Point at) -> std::optional<int> {
        if (is_near_stairs(context.world, each, stairs)) return std::nullopt;
        return steps_to_stairs(context, each, at, stairs, DistanceField::no_limit);
    });
}

std::optional<int> steps_left_behind(const AiContext& context, EntityId who) {
    constexpr int near_tiles = 4;
    const Point first = place_of(context.world, who);
    return total_steps(context, who, [&](EntityId each, Point at) -> std::optional<int> {
        const std::vector<Plan>& plans = context.catalog[context.world.get<AiState>(each).tactic].plans;
        const bool follows = std::any_of(plans.begin(), plans.end(), [](const Plan& plan) { return plan.kind == Plan::Kind::follow; });
        if (each == who || !follows || chebyshev(at, first) <= near_tiles) return std::nullopt;
        const int steps = context.path_cache.to(context, each, first).at(at);
        return steps == DistanceField::unreachable ? std::nullopt : std::optional(steps);
    });
}

std::optional<Command> descend(const AiContext& context, EntityId who) {
    if (context.world.any(place_of(context.world, who), IndexedKind::stairs)) return commands::Descend{};
    return step_to_nearest(context, who, [&](Point p) { return context.sight.memory(p).stairs; });
}

std::optional<Command> go_to_objective(const AiContext& context, EntityId who) {
    const Point at = place_of(context.world, who);
    // Waits there: the objective may require another creature.
    if (std::find(context.objective_tiles.begin(), context.objective_tiles.end(), at) != context.objective_tiles.end())
        return commands::Wait{};
    return step_to_nearest(context, who, [&](Point p) {
        return std::find(context.objective_tiles.begin(), context.objective_tiles.end(), p) != context.objective_tiles.end();
    });
}

}  // namespace td::tactics
