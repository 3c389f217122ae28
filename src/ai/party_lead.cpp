#include "ai/party_lead.hpp"

#include <algorithm>

#include "ai/auto_equip.hpp"
#include "ai/idling.hpp"
#include "ai/steps.hpp"
#include "ai/threats.hpp"
#include "rules/ongoing_actions.hpp"
#include "rules/stairs.hpp"
#include "space/field_of_view.hpp"

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

/// True if it surely does nothing in this turn, and bears nothing that may give it another one.
bool stays_idle(const AiContext& context, EntityId foe) {
    if (status_that(context, foe, &Status::stops_acting) || !is_surely_idle(context, foe)) return false;
    const Statuses* const borne = context.world.find<Statuses>(foe);
    return borne == nullptr || std::all_of(borne->list.begin(), borne->list.end(),
                                           [&](const ActiveStatus& status) { return context.catalog[status.status].triggers.empty(); });
}

/// True if no plan leads it off its tile, where it is: it strikes from there, or waits.
bool stands_still(const AiContext& context, EntityId foe) {
    if (is_immobile(context, foe)) return true;
    const AiState& ai_state = context.world.get<AiState>(foe);
    const int from_home = chebyshev(ai_state.home, place_of(context.world, foe));
    bool holds = false;
    for (const Plan& plan : context.catalog[ai_state.tactic].plans) {
        if (plan.only_if && plan.only_if->home_beyond > 0 && plan.only_if->home_beyond >= from_home) continue;
        holds = holds || (plan.kind == Plan::Kind::hold && !plan.only_if && !plan.unless);
        const bool stays = plan.kind == Plan::Kind::attack || plan.kind == Plan::Kind::use_skills || plan.kind == Plan::Kind::use_skill ||
                           plan.kind == Plan::Kind::hold;
        if (!stays) return false;
    }
    return holds;
}

/// How many tiles it reaches from its own, by its blows and by what its species does to foes around it.
int reach_from_place(const AiContext& context, EntityId foe) {
    int reach = 0;
    const auto include = [&](const Area& area) { reach = std::max(reach, std::max(area.range, 1) + area.radius); };
    for (const Blow& blow : blows_of(context, foe)) include(blow.targeting.area);
    for (const Trigger& trigger : context.catalog[context.world.get<Creature>(foe).species].triggers)
        if (trigger.area && trigger.audience == Audience::foes) include(*trigger.area);
    return reach;
}

/// Nothing for a foe in sight with which exploring does not go on.
std::optional<AvoidedFoe> as_avoided(const AiContext& context, EntityId foe) {
    using Why = AvoidedFoe::Why;
    const AiState& ai_state = context.world.get<AiState>(foe);
    const Point at = place_of(context.world, foe);
    if (ai_state.asleep) {
        int within = 0;
        for (const Plan& plan : context.catalog[ai_state.tactic].plans)
            if (plan.kind == Plan::Kind::sleep) within = std::max(within, plan.amount);
        return AvoidedFoe{foe, at, within + sleeper_margin_tiles + 1};
    }
    const bool idles = stays_idle(context, foe);
    if (!idles && !stands_still(context, foe)) return std::nullopt;
    const int least = reach_from_place(context, foe) + 1;
    return AvoidedFoe{foe, at, least + sleeper_margin_tiles, idles ? Why::idles : Why::stands, least};
}

AvoidedFoe as_keeper(EntityId keeper, Point at) { return {keeper, at, keeper_margin_tiles + 1, AvoidedFoe::Why::keeps, 1}; }

/// The foe's margin for a leader on `from`: who is nearer already comes no nearer.
int margin_now(const AvoidedFoe& foe, Point from) {
    return foe.least == 0 ? foe.margin : std::min(foe.margin, std::max(foe.least, chebyshev(foe.at, from)));
}

bool within_margin(const AvoidedFoe& foe, Point p, int margin) { return chebyshev(foe.at, p) < margin; }

/// The tiles that block sight, as far as the party knows: what it does not know might not.
OpacityMap known_opacity(const AiContext& context) {
    OpacityMap opaque(context.world.width(), context.world.height());
    for (int y = 0; y < opaque.height(); ++y)
        for (int x = 0; x < opaque.width(); ++x) {
            const TileMemory& memory = context.sight.memory({x, y});
            if (!memory.explored) continue;
            const bool by_feature = memory.feature && context.catalog[memory.feature].blocks_sight;
            opaque.set({x, y}, by_feature || context.catalog[memory.terrain].blocks_sight);
        }
    return opaque;
}

/// The tiles on which exploring does not lead because of the foe: near it, and in its sight unless it sleeps. A closed door that it sees is
/// one of them, and stays closed.
BitGrid tiles_avoided(const AiContext& context, const AvoidedFoe& foe, Point from) {
    BitGrid tiles(context.world.width(), context.world.height());
    const int margin = margin_now(foe, from);
    if (margin <= 1) return tiles;
    if (foe.why != AvoidedFoe::Why::sleeps) field_of_view(known_opacity(context), foe.at, margin - 1, tiles);
    for (int y = 0; y < tiles.height() && foe.why == AvoidedFoe::Why::sleeps; ++y)
        for (int x = 0; x < tiles.width(); ++x) tiles.set({x, y}, within_margin(foe, {x, y}, margin));
    return tiles;
}

/// The foes in sight with which exploring could go on, and those of before that may still be where they were seen.
std::vector<AvoidedFoe> avoided_foes(const AiContext& context, const std::vector<EntityId>& in_sight, const std::vector<AvoidedFoe>& before,
                                     EntityId keeper) {
    std::vector<AvoidedFoe> avoided;
    for (const EntityId foe : in_sight)
        if (const std::optional<AvoidedFoe> each = as_avoided(context, foe))
            avoided.push_back(*each);
        else if (foe == keeper)
            avoided.push_back(as_keeper(foe, place_of(context.world, foe)));
    for (const AvoidedFoe& each : before)
        if (!context.sight.sees(each.at) && std::find(in_sight.begin(), in_sight.end(), each.who) == in_sight.end())
            avoided.push_back(each);
    const auto is_keeper = [keeper](const AvoidedFoe& each) { return each.who == keeper; };
    if (!keeper || std::any_of(avoided.begin(), avoided.end(), is_keeper)) return avoided;
    // Unseen, it is expected at any stairs that are known: the party cannot know which of them it stands at.
    for (const EntityId stairs : context.world.table<Stairs>().owners()) {
        const Point at = place_of(context.world, stairs);
        if (context.sight.memory(at).stairs && !context.sight.sees(at)) avoided.push_back(as_keeper(keeper, at));
    }
    return avoided;
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

namespace {

/// Why exploring does not begin in sight of that foe; nothing if it may.
std::optional<AutoexploreStep::Stop> stop_in_sight_of(const AvoidedFoe& foe, Point from, bool passes_sleepers, bool is_told) {
    using Stop = AutoexploreStep::Stop;
    const bool near = within_margin(foe, from, foe.least == 0 ? foe.margin : foe.least);
    switch (foe.why) {
        case AvoidedFoe::Why::sleeps: return near && !passes_sleepers ? std::optional(Stop::sleeper_near) : std::nullopt;
        case AvoidedFoe::Why::idles: return (near || !is_told) && !passes_sleepers ? std::optional(Stop::foe_idle) : std::nullopt;
        case AvoidedFoe::Why::stands:
            return near ? std::optional(Stop::foe_awake) : is_told ? std::nullopt : std::optional(Stop::foe_stands);
        case AvoidedFoe::Why::keeps: break;
    }
    return Stop::foe_awake;
}

AutoexploreStep::Stop stop_before(AvoidedFoe::Why why) {
    using Stop = AutoexploreStep::Stop;
    switch (why) {
        case AvoidedFoe::Why::sleeps: break;
        case AvoidedFoe::Why::idles: return Stop::foe_idle;
        case AvoidedFoe::Why::stands: return Stop::standing_between;
        case AvoidedFoe::Why::keeps: return Stop::keeper_left;
    }
    return Stop::sleeper_between;
}

}  // namespace

AutoexploreStep autoexplore(const AiContext& context, EntityId who, bool passes_sleepers, const std::vector<AvoidedFoe>& avoided_before,
                            EntityId keeper) {
    using Stop = AutoexploreStep::Stop;
    const Point at = place_of(context.world, who);
    const std::vector<EntityId> foes = foes_in_sight(context, who);
    const std::vector<AvoidedFoe> avoided = avoided_foes(context, foes, avoided_before, keeper);
    const auto is_of = [](EntityId foe) { return [foe](const AvoidedFoe& each) { return each.who == foe; }; };
    std::optional<AutoexploreStep> stopping;
    for (const EntityId foe : foes) {
        const auto found = std::find_if(avoided.begin(), avoided.end(), is_of(foe));
        const bool is_told = std::any_of(avoided_before.begin(), avoided_before.end(), is_of(foe));
        const std::optional<Stop> stop = found == avoided.end() ? Stop::foe_awake : stop_in_sight_of(*found, at, passes_sleepers, is_told);
        // Who is awake is the first reason.
        if (stop && (!stopping || *stop == Stop::foe_awake)) stopping = AutoexploreStep{{}, *stop, foe, avoided};
        if (stopping && stopping->stop == Stop::foe_awake) break;
    }
    if (stopping) return *stopping;

    std::vector<BitGrid> closed;
    for (const AvoidedFoe& foe : avoided)
        if (!passes_sleepers || foe.why == AvoidedFoe::Why::stands) closed.push_back(tiles_avoided(context, foe, at));
    const auto step_without = [&](std::size_t open) {
        return step_to_unknown(context, who, [&](Point p) {
            for (std::size_t i = 0; i < closed.size(); ++i)
                if (i != open && closed[i](p)) return false;
            return true;
        });
    };
    if (auto step = step_without(closed.size())) return {std::move(step), {}, {}, avoided};
    // Is anything left, if the foes didn't matter?
    if (closed.empty() || !step_to_unknown(context, who, [](Point) { return true; })) return {{}, Stop::all_known, {}, avoided};
    std::vector<AvoidedFoe> kept_off = avoided;
    if (passes_sleepers) std::erase_if(kept_off, [](const AvoidedFoe& foe) { return foe.why != AvoidedFoe::Why::stands; });
    std::size_t first = 0;
    while (first + 1 < closed.size() && !step_without(first)) ++first;
    return {{}, stop_before(kept_off[first].why), kept_off[first].who, avoided};
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
