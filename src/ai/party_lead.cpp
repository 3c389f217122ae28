#include "ai/party_lead.hpp"

#include <algorithm>

#include "ai/auto_equip.hpp"
#include "ai/steps.hpp"
#include "rules/ongoing_actions.hpp"

namespace td::tactics {

namespace {

constexpr int rest_below_percent = 70;

bool known_passable(const AiContext& s, const BitGrid& ground, Point p) { return s.sight.explored(p) && ground(p); }

bool borders_unknown(const AiContext& s, Point p) {
    return std::any_of(all_directions.begin(), all_directions.end(), [&](Direction d) {
        const Point q = p + offset(d);
        return s.world.contains(q) && !s.sight.explored(q);
    });
}

/// One step over known ground towards the nearest tile for which `wanted` holds.
template <class Wanted>
std::optional<Command> step_to_nearest(const AiContext& s, EntityId who, Wanted&& wanted) {
    const BitGrid& ground = s.path_cache.ground(s.world, s.catalog, who);
    BitGrid known(s.world.width(), s.world.height());
    std::vector<Point> goals;
    for (int y = 0; y < s.world.height(); ++y)
        for (int x = 0; x < s.world.width(); ++x) {
            const Point p{x, y};
            if (!known_passable(s, ground, p)) continue;
            known.set(p);
            if (wanted(p)) goals.push_back(p);
        }
    DistanceField field;
    field.measure(known, goals);
    return step_through(s, who, field);
}

}  // namespace

bool wants_to_rest(const AiContext& s, EntityId who) {
    if (!rest_skill_of(s.world, s.catalog, who)) return false;
    const Team& team = s.world.roster()[s.world.roster()[who].team];
    return std::any_of(team.members.begin(), team.members.end(), [&](EntityId member) {
        return s.world.roster().alive(member) && health_percent(s.world, member) < rest_below_percent &&
               rest_helps(s.world, s.catalog, who, member);
    });
}

std::optional<Command> explore(const AiContext& s, EntityId who) {
    return step_to_nearest(s, who, [&](Point p) { return borders_unknown(s, p); });
}

std::optional<Command> gather(const AiContext& s, EntityId who, int within) {
    if (s.world.bag(s.world.roster()[who].team).stacks.size() >= Bag::capacity) return std::nullopt;
    const Point at = place_of(s.world, who);
    return step_to_nearest(s, who, [&](Point p) {
        const ItemId item = s.sight.memory(p).item;
        return p != at && item && chebyshev(p, at) <= within && (!s.catalog[item].part || wants_part(s, who, item));
    });
}

std::optional<Command> look_around(const AiContext& s, EntityId who) {
    const bool has_room = s.world.bag(s.world.roster()[who].team).stacks.size() < Bag::capacity;
    const Point at = place_of(s.world, who);
    const auto item = step_to_nearest(s, who, [&](Point p) {
        const ItemId lies = s.sight.memory(p).item;
        return has_room && p != at && lies && !s.catalog[lies].part;
    });
    return item ? item : explore(s, who);
}

std::optional<Command> descend(const AiContext& s, EntityId who) {
    if (s.world.any(place_of(s.world, who), Counted::stairs)) return Command{.kind = Command::Kind::stairs};
    return step_to_nearest(s, who, [&](Point p) { return s.sight.memory(p).stairs; });
}

std::optional<Command> go_to_aim(const AiContext& s, EntityId who) {
    const Point at = place_of(s.world, who);
    // Waits at the place: another creature may be the one required.
    if (std::find(s.aims.begin(), s.aims.end(), at) != s.aims.end()) return Command::wait();
    return step_to_nearest(s, who, [&](Point p) { return std::find(s.aims.begin(), s.aims.end(), p) != s.aims.end(); });
}

}  // namespace td::tactics
