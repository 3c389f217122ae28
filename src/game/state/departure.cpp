#include "game/state/departure.hpp"

#include <algorithm>

#include "catalog/ways.hpp"
#include "rules/places.hpp"
#include "rules/stairs.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

/// How many rounds after the first ones it arrives; 0: with them.
int rounds_late(const GameState& state, EntityId who, Point stairs) {
    if (is_near_stairs(state.world, who, stairs)) return 0;
    const OnTheWay* const on_the_way = state.world.find<OnTheWay>(who);
    // A member that has not arrived on this floor yet starts from where it would arrive, when it would.
    const int still_to_come = on_the_way ? std::max(1, on_the_way->due_round - state.now.round) : 0;
    const Point from = on_the_way ? on_the_way->at : state.world.get<Position>(who).at;
    const auto steps = steps_to_stairs({state.world, *state.catalog}, who, from, stairs, tiles_taken_along + most_rounds_late);
    const int walked = steps ? std::max(0, *steps - tiles_taken_along) : most_rounds_late;
    return std::min(still_to_come + walked, most_rounds_late);
}

/// The stairs that the party has taken in this turn: those under the creature that took them, if it is still there.
std::optional<Point> stairs_taken(const GameState& state) {
    const World& world = state.world;
    if (!state.descending) return std::nullopt;
    const auto at = state.actor ? world.position(state.actor) : std::nullopt;
    if (at && world.any(*at, IndexedKind::stairs)) return at;
    const auto& stairs = world.table<Stairs>().owners();
    return stairs.empty() ? std::nullopt : world.position(stairs.front());
}

}  // namespace

Departure departure_by(const GameState& state, Point stairs) {
    Departure departure;
    const Team& team = state.world.roster()[GameState::player_team];
    const EntityId fixture = state.world.first_at<Stairs>(stairs);
    const bool waits_for_all =
        static_cast<bool>(camp_behind(state.dungeon(), state.floor, fixture ? state.world.get<Stairs>(fixture).way : 0));
    for (const EntityId who : team.members) {
        if (waits_for_all || !lives(state.world, who)) continue;
        if (const int rounds = rounds_late(state, who, stairs); rounds > 0) departure.late.push_back({who, rounds});
    }
    for (const EntityId who : team.guests)
        if (state.world.roster().is_here(who) && !is_near_stairs(state.world, who, stairs)) departure.left.push_back(who);
    return departure;
}

Departure departure_of(const GameState& state) {
    const std::optional<Point> stairs = stairs_taken(state);
    return stairs ? departure_by(state, *stairs) : Departure{};
}

std::size_t way_taken(const GameState& state) {
    const std::optional<Point> at = stairs_taken(state);
    const EntityId stairs = at ? state.world.first_at<Stairs>(*at) : EntityId{};
    return stairs ? state.world.get<Stairs>(stairs).way : 0;
}

bool is_left_behind(const GameState& state, EntityId who) {
    const std::optional<Point> stairs = stairs_taken(state);
    return stairs && is_guest(state.world, who) && state.world.roster().is_here(who) && !is_near_stairs(state.world, who, *stairs);
}

}  // namespace td
