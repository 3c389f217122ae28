// The part of the loop that lets teams come to a floor that is being played.
#include <algorithm>

#include "game/loop.hpp"
#include "generation/ground.hpp"
#include "generation/spawns.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

constexpr int nearest_to_party = 7;  ///< tiles
constexpr int team_radius = 3;
/// Turns for which those who hunt go to where the party was.
constexpr int memory_of_hunters = 60;

int living(const World& world, Faction faction) {
    const auto& actors = world.roster().actors;
    return static_cast<int>(std::count_if(actors.begin(), actors.end(), [&](const ActorTime& actor) {
        return actor.alive && world.roster()[actor.team].faction == faction;
    }));
}

std::optional<Point> stairs_of(const World& world) {
    for (int y = 0; y < world.height(); ++y)
        for (int x = 0; x < world.width(); ++x)
            if (world.any({x, y}, Counted::stairs)) return Point{x, y};
    return std::nullopt;
}

/// Could one of the species come to stand there, on ground that does it no harm?
bool may_appear(const World& world, const Catalog& catalog, SpeciesId species, Point p) {
    const MobilitySet mobility = catalog[species].mobility;
    if (!world.contains(p) || world.any(p, Counted::creature) || world.any(p, Counted::fire) || world.any(p, Counted::stairs)) return false;
    const bool walks = has_mobility(mobility, Mobility::walk);
    return is_passable(world, catalog, mobility, p) && (!walks || is_dry(catalog[world.terrain(p)]));
}

}  // namespace

/// In a forecast nobody comes: it knows as little as the player.
void Loop::let_arrive() {
    if (m_game.m_rehearsal) return;
    bool anybody = false;
    for (const std::size_t row : m_game.m_arrivals.due(m_game.m_now.round)) {
        const Arrival& arrival = m_game.dungeon().floors[static_cast<std::size_t>(m_game.m_floor - 1)].arrivals[row];
        const Faction side = arrival.neutral ? Faction::neutral : Faction::foe;
        if (arrival.alive > 0 && living(m_game.m_world, side) >= arrival.alive) continue;
        if (!spawn(arrival)) continue;
        m_game.m_arrivals.came(row, arrival, m_game.m_now.round);
        anybody = true;
    }
    if (anybody) look();
}

/// A whole team; false when it finds no place now, and tries again in the next round.
bool Loop::spawn(const Arrival& arrival) {
    const Catalog& catalog = *m_game.m_catalog;
    auto drawn = draw_team(catalog, arrival.teams, m_game.m_floor, m_game.m_arrivals.rng());
    if (!drawn) return true;
    std::vector<TeamMember> all = drawn->team.members;
    all.insert(all.end(), drawn->team.guests.begin(), drawn->team.guests.end());
    const std::vector<Point> places = places_for(arrival, all);
    if (places.size() != all.size()) return false;
    const TeamId team = m_game.m_world.add_team(arrival.neutral ? Faction::neutral : Faction::foe);
    const EntityId leader = m_game.leader();
    for (std::size_t i = 0; i < all.size(); ++i) {
        carry_out(Join{team, all[i].species, places[i], i >= drawn->team.members.size(), {}, all[i].tactic, all[i].name});
        const EntityId who = m_game.m_world.creature_at(places[i]);
        if (!arrival.hunting || !who || !leader) continue;
        Mind mind = m_game.m_world.get<Mind>(who);
        mind.quarry = leader;
        mind.goal = m_game.m_world.get<Position>(leader).at;
        mind.memory = memory_of_hunters;
        carry_out(Remember{who, mind});
    }
    return true;
}

/// A place for each, near to one another and out of the party's sight; fewer when there are not enough.
std::vector<Point> Loop::places_for(const Arrival& arrival, const std::vector<TeamMember>& members) {
    const World& world = m_game.m_world;
    const Catalog& catalog = *m_game.m_catalog;
    const auto suits = [&](const TeamMember& member, Point p) {
        return may_appear(world, catalog, member.species, p) && (arrival.place == Arrival::Place::stairs || !m_game.m_sight.sees(p));
    };
    const EntityId leader = m_game.leader();
    const Point party = leader ? world.get<Position>(leader).at : Point{};
    const Room whole{{1, 1}, world.width() - 2, world.height() - 2};
    const auto site =
        arrival.place == Arrival::Place::stairs ? stairs_of(world) : random_tile(whole, m_game.m_arrivals.rng(), [&](Point p) {
            return suits(members[0], p) && chebyshev(p, party) >= nearest_to_party;
        });
    std::vector<Point> places;
    for (std::size_t i = 0; site && i < members.size(); ++i) {
        std::optional<Point> best;
        for (int y = site->y - team_radius; y <= site->y + team_radius; ++y)
            for (int x = site->x - team_radius; x <= site->x + team_radius; ++x) {
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

}  // namespace td
