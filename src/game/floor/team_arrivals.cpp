#include "game/floor/team_arrivals.hpp"

#include <algorithm>

#include "game/floor/action_runner.hpp"
#include "generation/ground.hpp"
#include "generation/spawns.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

constexpr int nearest_to_party = 7;  ///< tiles
constexpr int arrival_radius = 3;
/// Turns for which a hunting team heads for the place where the party was.
constexpr int chase_turns_of_hunters = 60;

int count_living(const World& world, Faction faction) {
    const auto& actors = world.roster().actors;
    return static_cast<int>(std::count_if(
        actors.begin(), actors.end(), [&](const ActorTime& actor) { return actor.here && world.roster()[actor.team].faction == faction; }));
}

std::optional<Point> stairs_of(const World& world) {
    for (int y = 0; y < world.height(); ++y)
        for (int x = 0; x < world.width(); ++x)
            if (world.any({x, y}, IndexedKind::stairs)) return Point{x, y};
    return std::nullopt;
}

/// True if a creature of the species can be placed at `p`: the tile is free, passable, and dry ground if it walks.
bool may_appear(const WorldView& view, SpeciesId species, Point p) {
    const MobilitySet mobility = view.catalog[species].mobility;
    if (!view.world.contains(p) || view.world.any(p, IndexedKind::creature) || view.world.any(p, IndexedKind::fire) ||
        view.world.any(p, IndexedKind::stairs))
        return false;
    const bool walks = has_mobility(mobility, Mobility::walk);
    return is_passable(view, mobility, p) && (!walks || is_dry(view.catalog[view.world.terrain(p)]));
}

/// One tile for each member, close together and out of the party's sight; empty if there are not enough.
std::vector<Point> places_for(GameState& state, const Arrival& arrival, const std::vector<TeamMember>& members) {
    const World& world = state.world;
    const Catalog& catalog = *state.catalog;
    const auto suits = [&](const TeamMember& member, Point p) {
        return may_appear({world, catalog}, member.species, p) && (arrival.place == Arrival::Place::stairs || !state.sight.sees(p));
    };
    const EntityId leader = state.leader();
    const Point party = leader ? world.get<Position>(leader).at : Point{};
    const Room whole{{1, 1}, world.width() - 2, world.height() - 2};
    const auto site = arrival.place == Arrival::Place::stairs ? stairs_of(world) : random_tile(whole, state.arrivals.rng(), [&](Point p) {
        return suits(members[0], p) && chebyshev(p, party) >= nearest_to_party;
    });
    std::vector<Point> places;
    for (std::size_t i = 0; site && i < members.size(); ++i) {
        std::optional<Point> best;
        for (int y = site->y - arrival_radius; y <= site->y + arrival_radius; ++y)
            for (int x = site->x - arrival_radius; x <= site->x + arrival_radius; ++x) {
                const Point p{x, y};
                const bool taken = std::find(places.begin(), places.end(), p) != places.end();
                if (taken || (best && chebyshev(p, *site) >= chebyshev(*best, *site)) || !suits(members[i], p)) continue;
                best = p;
            }
        if (!best) return {};
        places.push_back(*best);
    }
    return places;
}

/// The tactic for a newcomer of the arrival: its own, or the one that the difficulty puts in its place; none: its species' own.
TacticId tactic_of(GameState& state, const Arrival& arrival, const TeamMember& member) {
    if (arrival.neutral) return member.tactic;
    const TacticId own = member.tactic ? member.tactic : (*state.catalog)[member.species].tactic;
    const TacticId now = tactic_at_difficulty(own, state.difficulty(), state.arrivals.rng());
    return now == own ? member.tactic : now;
}

}  // namespace

bool let_team_arrive(ActionRunner& runner, const Arrival& arrival) {
    GameState& state = runner.state();
    const Catalog& catalog = *state.catalog;
    auto drawn = draw_team(catalog, arrival.teams, state.floor, state.arrivals.rng());
    if (!drawn) return true;  // no one to place
    std::vector<TeamMember> all = drawn->team.members;
    all.insert(all.end(), drawn->team.guests.begin(), drawn->team.guests.end());
    const std::vector<Point> places = places_for(state, arrival, all);
    if (places.size() != all.size()) return false;
    const TeamId team = state.world.add_team(arrival.neutral ? Faction::neutral : Faction::foe);
    const EntityId leader = state.leader();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const TacticId tactic = tactic_of(state, arrival, all[i]);
        runner.carry_out(Join{.team = team,
                              .species = all[i].species,
                              .at = places[i],
                              .as_guest = i >= drawn->team.members.size(),
                              .tactic = tactic,
                              .name = all[i].name});
        const EntityId who = state.world.creature_at(places[i]);
        if (!arrival.hunting || !who || !leader) continue;
        AiState ai_state = state.world.get<AiState>(who);
        ai_state.chase_target = leader;
        ai_state.goal = state.world.get<Position>(leader).at;
        ai_state.chase_turns_left = chase_turns_of_hunters;
        runner.carry_out(Remember{who, ai_state});
    }
    return true;
}

void let_teams_arrive(ActionRunner& runner) {
    if (!runner.turns().teams_arrive()) return;
    GameState& state = runner.state();
    bool arrived = false;
    for (const std::size_t row : state.arrivals.due(state.now.round)) {
        const Arrival& arrival = state.floor_rules()->arrivals[row];
        const Faction side = arrival.neutral ? Faction::neutral : Faction::foe;
        if (arrival.alive > 0 && count_living(state.world, side) >= arrival.alive) continue;
        if (!let_team_arrive(runner, arrival)) continue;
        state.arrivals.came(row, arrival, state.now.round);
        arrived = true;
    }
    if (arrived) runner.look();
}

}  // namespace td
