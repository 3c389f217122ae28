#include "ai/positions.hpp"

#include <algorithm>

#include "ai/idling.hpp"
#include "ai/resource_saving.hpp"
#include "ai/steps.hpp"
#include "ai/utility.hpp"
#include "rules/effects.hpp"
#include "rules/ongoing_actions.hpp"
#include "rules/places.hpp"
#include "rules/readiness.hpp"
#include "rules/targets.hpp"
#include "space/step.hpp"
#include "world/creature.hpp"
#include "world/fixtures.hpp"

namespace td::tactics {

namespace {

/// Calls `each` for the steps of `who` to free tiles, in `step_order`, but those onto ground that delays come last.
template <class Each>
void each_step(const AiContext& context, EntityId who, const Each& each) {
    const BitGrid& ground = context.path_cache.ground(context, who);
    const auto is_free = [&](Point p) { return ground(p) && !context.world.any(p, IndexedKind::creature); };
    const Point at = place_of(context.world, who);
    for (const bool delays : {false, true})
        for (const Direction direction : step_order)
            if (const Point there = at + offset(direction); may_step(is_free, at, direction) && ground_delays(context, there) == delays)
                each(commands::Walk{direction}, there);
}

/// True if one of the blows of `who`, struck from `from` after it has left its tile, would reach one of `foes`.
bool reaches_any(const AiContext& context, EntityId who, const std::vector<Blow>& blows, Point from, const std::vector<EntityId>& foes) {
    return std::any_of(foes.begin(), foes.end(), [&](EntityId foe) {
        const Point there = place_of(context.world, foe);
        return std::any_of(blows.begin(), blows.end(), [&](const Blow& blow) {
            Targeting query = blow.targeting;
            query.from = from;
            query.absent = who;
            return chebyshev(from, there) <= std::max(1, query.area.range) + query.area.radius && would_reach(context.world, query, there);
        });
    });
}

constexpr int least_range_of_shot = 3;
constexpr int longest_close_blow = 2;     ///< in tiles
constexpr int longest_way_to_line = 5;    ///< in tiles
constexpr int longest_way_into_line = 3;  ///< in steps

/// Those of `blows`, none of which reaches a foe, that are shots with a foe within range: the line to it is blocked, or it is in none of
/// the eight directions.
std::vector<Blow> shots_without_line(const AiContext& context, Point at, std::vector<Blow> blows, const std::vector<EntityId>& foes) {
    std::erase_if(blows, [&](const Blow& blow) {
        const int range = blow.targeting.area.range;
        return range < least_range_of_shot ||
               std::none_of(foes.begin(), foes.end(), [&](EntityId foe) { return chebyshev(at, place_of(context.world, foe)) <= range; });
    });
    return blows;
}

/// The first of the fewest steps to a free tile from which one of the shots reaches a foe. `may_begin`: which first steps are considered.
template <class MayBegin>
std::optional<commands::Walk> step_on_way_into_line(const AiContext& context, EntityId who, const std::vector<Blow>& shots,
                                                    const std::vector<EntityId>& foes, const MayBegin& may_begin) {
    struct Reached {
        Point at;
        commands::Walk first;
        int steps = 1;
    };
    const BitGrid& ground = context.path_cache.ground(context, who);
    const auto is_free = [&](Point p) { return ground(p) && !context.world.any(p, IndexedKind::creature); };
    std::vector<Reached> reached;
    const auto is_known = [&](Point p) { return std::any_of(reached.begin(), reached.end(), [p](const Reached& r) { return r.at == p; }); };
    each_step(context, who, [&](commands::Walk step, Point there) {
        if (may_begin(step, there)) reached.push_back({there, step});
    });
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const Reached from = reached[i];
        if (from.steps > 1 && reaches_any(context, who, shots, from.at, foes)) return from.first;
        if (from.steps == longest_way_into_line) continue;
        for (const Direction direction : step_order)
            if (const Point to = from.at + offset(direction); may_step(is_free, from.at, direction) && !is_known(to))
                reached.push_back({to, from.first, from.steps + 1});
    }
    return std::nullopt;
}

/// True if `who`, a member of the party, may change places with `ally` by a step: not with the leader, nor if that gives a foe a turn.
bool may_change_places(const AiContext& context, EntityId who, EntityId ally, const std::vector<EntityId>& foes) {
    const auto gives_turn = [&](EntityId each) { return turns_given_to(context, each, foes, TriggerEvent::steps) > 0; };
    return ally && ally != context.world.roster().leader_of(context.world.roster()[who].team) && are_allied(context.world, who, ally) &&
           gives_way(context, who, ally) && !gives_turn(who) && !gives_turn(ally);
}

/// A step by which a follower in the party changes places with an ally who cannot strike from there, although a shot of its own could reach
/// a foe, and no more harm threatens than `here`.
std::optional<commands::Walk> step_into_place_of_ally(const AiContext& context, EntityId who, Threats& threats,
                                                      const std::vector<Blow>& shots, const std::vector<EntityId>& foes, int here) {
    const EntityId leader = context.world.roster().leader_of(context.world.roster()[who].team);
    if (faction_of(context.world, who) != Faction::player || leader == who || cannot_step(context, who)) return std::nullopt;
    const BitGrid& ground = context.path_cache.ground(context, who);
    const Point at = place_of(context.world, who);
    for (const Direction direction : step_order) {
        const Point there = at + offset(direction);
        const EntityId ally = context.world.any(there, IndexedKind::creature) ? context.world.creature_at(there) : EntityId{};
        if (!ally || !may_step(ground, at, direction) || !reaches_any(context, who, shots, there, foes)) continue;
        if (can_strike(context, ally, foes) || threats.after(ActionClass::move).harm_at(there) > here) continue;
        if (may_change_places(context, who, ally, foes)) return commands::Walk{direction};
    }
    return std::nullopt;
}

/// The step to the tile with the least harm; nothing unless that is less than `least`.
std::optional<commands::Walk> safest_step(const AiContext& context, EntityId who, Threats& threats, int least) {
    std::optional<commands::Walk> best;
    each_step(context, who, [&](commands::Walk step, Point there) {
        const int harm = threats.after(ActionClass::move).harm_at(there);
        if (harm >= least) return;
        least = harm;
        best = step;
    });
    return best;
}

/// True if `test` holds for another member or guest of its team on the floor.
template <class Test>
bool any_companion(const AiContext& context, EntityId who, const Test& test) {
    for (const EntityId ally : context.world.roster()[context.world.roster()[who].team].everyone())
        if (ally != who && context.world.roster().is_here(ally) && test(ally)) return true;
    return false;
}

bool shoots(const AiContext& context, EntityId who) { return reach_of_plain_attack(context, who) >= least_range_of_shot; }

bool heals_others(const AiContext& context, EntityId who) {
    const auto& slots = context.world.get<Skills>(who).slots;
    return std::any_of(slots.begin(), slots.end(), [&](const SkillSlot& slot) {
        const Skill& skill = context.catalog[slot.skill];
        return skill.audience == Audience::allies && skill.area.shape != Shape::self && heals(skill.effects);
    });
}

bool is_badly_hurt_beside(const AiContext& context, EntityId ally, EntityId who) {
    constexpr int badly_hurt_percent = 50;
    return health_percent(context.world, ally) < badly_hurt_percent &&
           context.world.get<Health>(who).now >= 2 * context.world.get<Health>(ally).now;
}

/// What a foe is about to do, as step_out_of_area() takes it.
struct ComingArea {
    EntityId foe;
    std::vector<Point> tiles;
    int most = 0;  ///< the harm that a map of threats leaves out
    bool stops_if_hurt = false;
    bool leaves_a_turn = false;  ///< `who` has one more turn before
};

/// The tiles around a foe that its ready skills harm, other than its plain attack, if it does nothing in its turns but that.
std::vector<Point> tiles_of_idle_foe(const AiContext& context, EntityId who, EntityId foe) {
    std::vector<Point> tiles;
    for (const SkillSlot& slot : context.world.get<Skills>(foe).slots) {
        const Skill& skill = context.catalog[slot.skill];
        if (skill.area.shape != Shape::ring || !is_ready(context, foe, slot)) continue;
        const auto harms = [&](const Effect& effect) { return expected_harm(context, foe, effect, who) > 0; };
        if (std::none_of(skill.effects.begin(), skill.effects.end(), harms)) continue;
        const Reach reach = reach_of(context.world, targeting_of(skill, foe, Direction::south, {}));
        tiles.insert(tiles.end(), reach.tiles.begin(), reach.tiles.end());
    }
    return !tiles.empty() && is_surely_idle(context, foe) ? tiles : std::vector<Point>();
}

std::vector<ComingArea> coming_areas(const AiContext& context, EntityId who, Threats& threats, const std::vector<EntityId>& foes) {
    std::vector<ComingArea> areas;
    for (const OngoingBlow& blow : ongoing_blows(context, who, foes, ActionClass::action, ActionClass::move)) {
        const bool stops = cast_time_of(context.catalog, context.world.get<OngoingAction>(blow.foe)).interrupted_by_harm;
        if (blow.when) areas.push_back({blow.foe, blow.tiles, blow.most, stops, true});
    }
    if (!areas.empty())
        for (const OngoingBlow& blow : ongoing_blows(context, who, foes, ActionClass::action))
            if (blow.when)
                std::find_if(areas.begin(), areas.end(), [&](const auto& a) { return a.foe == blow.foe; })->leaves_a_turn = false;
    for (const EntityId foe : foes)
        if (std::vector<Point> tiles = tiles_of_idle_foe(context, who, foe); !tiles.empty() && threats.has_turn_before(foe))
            areas.push_back({foe, std::move(tiles)});
    return areas;
}

/// True if a free tile beside `p` is one of those.
template <class IsWanted>
bool leads_to(const AiContext& context, EntityId who, Point p, const IsWanted& is_wanted) {
    const BitGrid& ground = context.path_cache.ground(context, who);
    const auto is_free = [&](Point q) { return ground(q) && !context.world.any(q, IndexedKind::creature); };
    return std::any_of(step_order.begin(), step_order.end(),
                       [&](Direction direction) { return may_step(is_free, p, direction) && is_wanted(p + offset(direction)); });
}

/// True if blows of its side may keep that from coming.
bool may_prevent(const AiContext& context, EntityId who, const std::vector<EntityId>& foes, const ComingArea& area) {
    return ResourceSaving(context, who, foes).dies_anyway(area.foe) || (area.stops_if_hurt && can_strike(context, who, {area.foe}));
}

bool is_in(const ComingArea& area, Point p) { return std::find(area.tiles.begin(), area.tiles.end(), p) != area.tiles.end(); }

}  // namespace

bool can_strike(const AiContext& context, EntityId who, const std::vector<EntityId>& foes) {
    return !foes.empty() && reaches_any(context, who, blows_of(context, who), place_of(context.world, who), foes);
}

bool can_strike_soon(const AiContext& context, EntityId who, const std::vector<EntityId>& foes) {
    const std::vector<Blow> blows = blows_of(context, who);
    if (foes.empty() || blows.empty()) return false;
    bool can = reaches_any(context, who, blows, place_of(context.world, who), foes);
    if (!can && !cannot_step(context, who))
        each_step(context, who, [&](commands::Walk, Point there) { can = can || reaches_any(context, who, blows, there, foes); });
    return can;
}

bool is_near(const AiContext& context, EntityId who, EntityId foe, int tiles) {
    const Point at = place_of(context.world, who), there = place_of(context.world, foe);
    if (chebyshev(at, there) > tiles) return false;
    // Creatures of other sides know only what they see themselves.
    if (faction_of(context.world, who) != Faction::player || context.sight.sees(who, there)) return true;
    return context.path_cache.to(context, who, there).at(at) <= tiles;
}

bool is_safer_to_wait(const AiContext& context, EntityId who, Threats& threats, const commands::Walk& step) {
    const Point at = place_of(context.world, who);
    return !threats.after(ActionClass::wait).any_at(at) && threats.after(ActionClass::move).any_at(at + offset(step.direction));
}

bool stands_in_doorway(const AiContext& context, EntityId who) {
    const BitGrid& ground = context.path_cache.ground(context, who);
    const Point at = place_of(context.world, who);
    const auto is_open = [&](Direction d) { return ground(at + offset(d)); };
    const bool along_x = is_open(Direction::west) && is_open(Direction::east);
    const bool along_y = is_open(Direction::north) && is_open(Direction::south);
    const bool beside_x = is_open(Direction::west) || is_open(Direction::east);
    const bool beside_y = is_open(Direction::north) || is_open(Direction::south);
    return (along_x && !beside_y) || (along_y && !beside_x);
}

std::optional<commands::Walk> step_out_of_reach(const AiContext& context, EntityId who, Threats& threats) {
    const int here = threats.after(ActionClass::wait).harm_at(place_of(context.world, who));
    return here == 0 ? std::nullopt : safest_step(context, who, threats, here);
}

std::optional<commands::Walk> step_about(const AiContext& context, EntityId who, Threats& threats) {
    if (cannot_step(context, who) || snare_of(context, who)) return std::nullopt;
    return safest_step(context, who, threats, threats.after(ActionClass::wait).harm_at(place_of(context.world, who)) + 1);
}

std::optional<commands::Walk> step_into_line(const AiContext& context, EntityId who, Threats& threats, const std::vector<EntityId>& foes) {
    const std::vector<Blow> blows = blows_of(context, who);
    const Point at = place_of(context.world, who);
    if (foes.empty() || blows.empty() || reaches_any(context, who, blows, at, foes)) return std::nullopt;
    const int here = threats.after(ActionClass::wait).harm_at(at);
    int least = here + 1;
    std::optional<commands::Walk> best;
    each_step(context, who, [&](commands::Walk step, Point there) {
        if (!reaches_any(context, who, blows, there, foes)) return;
        const int harm = threats.after(ActionClass::move).harm_at(there);
        if (harm >= least) return;
        least = harm;
        best = step;
    });
    if (best) return best;
    const std::vector<Blow> shots = shots_without_line(context, at, blows, foes);
    if (shots.empty()) return std::nullopt;
    const auto on_way = step_on_way_into_line(
        context, who, shots, foes, [&](commands::Walk, Point there) { return threats.after(ActionClass::move).harm_at(there) <= here; });
    return on_way ? on_way : step_into_place_of_ally(context, who, threats, shots, foes, here);
}

std::optional<commands::Walk> step_to_relieve(const AiContext& context, EntityId who, const std::vector<EntityId>& foes) {
    constexpr int least_health_percent = 50;
    const EntityId leader = context.world.roster().leader_of(context.world.roster()[who].team);
    const Point at = place_of(context.world, who);
    const auto is_by_foe = [&](Point p) {
        return std::any_of(foes.begin(), foes.end(), [&](EntityId foe) { return chebyshev(place_of(context.world, foe), p) <= 1; });
    };
    if (foes.empty() || leader == who || is_by_foe(at) || health_percent(context.world, who) < least_health_percent ||
        cannot_step(context, who) || reach_of_plain_attack(context, who) > 1 || heals_others(context, who))
        return std::nullopt;
    const BitGrid& ground = context.path_cache.ground(context, who);
    for (const Direction direction : step_order) {
        const Point there = at + offset(direction);
        const EntityId ally = context.world.any(there, IndexedKind::creature) ? context.world.creature_at(there) : EntityId{};
        if (!may_step(ground, at, direction) || !is_by_foe(there) || !may_change_places(context, who, ally, foes)) continue;
        if (!is_badly_hurt_beside(context, ally, who) && !shoots(context, ally) && !heals_others(context, ally)) continue;
        if (answers_at(context, who, foes, there, {}).empty()) return commands::Walk{direction};
    }
    return std::nullopt;
}

std::optional<commands::Walk> step_out_of_area(const AiContext& context, EntityId who, Threats& threats,
                                               const std::vector<EntityId>& foes) {
    const std::vector<ComingArea> areas = coming_areas(context, who, threats, foes);
    if (areas.empty() || cannot_step(context, who) || snare_of(context, who)) return std::nullopt;
    const Point at = place_of(context.world, who);
    const auto may_be_prevented = [&](const ComingArea& area) { return may_prevent(context, who, foes, area); };
    const auto is_safe = [&](Point p) {
        return std::none_of(areas.begin(), areas.end(), [p](const auto& area) { return is_in(area, p); });
    };
    int least = threats.after(ActionClass::wait).harm_at(at) + 1;
    bool has_to_go = false, has_time = true;
    for (const ComingArea& area : areas) {
        if (!is_in(area, at) || may_be_prevented(area)) continue;
        has_to_go = true;
        has_time = has_time && area.leaves_a_turn;
        least += area.most;
    }
    if (!has_to_go) return std::nullopt;
    std::optional<commands::Walk> best;
    bool is_near = false;
    const auto consider = [&](commands::Walk step, Point there) {
        const int harm = threats.after(ActionClass::move).harm_at(there);
        if (harm >= least) return;
        least = harm;
        best = step;
    };
    each_step(context, who, [&](commands::Walk step, Point there) {
        if (!is_safe(there)) return;
        is_near = true;
        if (!has_time) consider(step, there);
    });
    if (has_time && !is_near)
        each_step(context, who, [&](commands::Walk step, Point there) {
            if (leads_to(context, who, there, is_safe)) consider(step, there);
        });
    return best;
}

bool leads_into_area(const AiContext& context, EntityId who, Threats& threats, const std::vector<EntityId>& foes,
                     const commands::Walk& step) {
    const Point at = place_of(context.world, who), to = at + offset(step.direction);
    const std::vector<ComingArea> areas = coming_areas(context, who, threats, foes);
    return std::any_of(areas.begin(), areas.end(), [&](const ComingArea& area) {
        return is_in(area, to) && !is_in(area, at) && !may_prevent(context, who, foes, area);
    });
}

bool leads_to_the_front(const AiContext& context, EntityId who, const std::vector<EntityId>& foes, const commands::Walk& step) {
    const Roster& roster = context.world.roster();
    if (foes.empty() || faction_of(context.world, who) != Faction::player || roster.leader_of(roster[who].team) == who) return false;
    const Point at = place_of(context.world, who), to = at + offset(step.direction), foe = place_of(context.world, foes.front());
    const bool heals = heals_others(context, who);
    // For a shooter with a foe in range, only the line is blocked: it may have to go anywhere.
    if (!heals && (!shoots(context, who) || chebyshev(at, foe) <= reach_of_plain_attack(context, who))) return false;
    const int line_tiles = heals ? longest_way_to_line : longest_close_blow;
    const auto holds_line = [&](EntityId ally) {
        const int tiles = chebyshev(place_of(context.world, ally), foe);
        return tiles <= line_tiles && tiles <= chebyshev(at, foe) && !heals_others(context, ally) && !shoots(context, ally);
    };
    if (!any_companion(context, who, holds_line)) return false;
    const auto is_behind = [&](EntityId ally) {
        return holds_line(ally) && chebyshev(place_of(context.world, ally), foe) < chebyshev(to, foe);
    };
    return !any_companion(context, who, is_behind) || is_at_the_front(context, who, foes, to);
}

bool is_at_the_front(const AiContext& context, EntityId who, const std::vector<EntityId>& foes, Point p) {
    const auto are_beside = [&](EntityId foe, Point there) { return chebyshev(place_of(context.world, foe), there) <= 1; };
    if (std::any_of(foes.begin(), foes.end(), [&](EntityId foe) { return are_beside(foe, p); })) return true;
    std::vector<EntityId> loose = foes;
    std::erase_if(loose, [&](EntityId foe) {
        return any_companion(context, who, [&](EntityId ally) { return are_beside(foe, place_of(context.world, ally)); });
    });
    return ThreatMap(context, who, loose, ActionClass::move, longest_close_blow).any_at(p);
}

}  // namespace td::tactics
