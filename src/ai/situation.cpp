#include "ai/situation.hpp"

#include <algorithm>

namespace td::tactics {

bool sees(const Situation& situation, EntityId who, EntityId watched) {
    const World& world = situation.world;
    const Point own = place_of(world, who);
    const Point other = place_of(world, watched);
    if (faction_of(world, who) == Faction::player) return situation.sight.sees(other);
    if (faction_of(world, watched) != Faction::player) return false;
    return chebyshev(own, other) <= sight_of(world, situation.catalog, who) && situation.sight.sees(watched, own);
}

std::vector<EntityId> foes_in_sight(const Situation& situation, EntityId who) {
    const World& world = situation.world;
    std::vector<EntityId> seen;
    if (faction_of(world, who) == Faction::neutral) return seen;
    // A foe out of everybody's sight sees nobody either.
    if (faction_of(world, who) == Faction::foe && !situation.sight.sees(place_of(world, who))) return seen;
    for (const Team& team : world.roster().teams) {
        if (team.faction == Faction::neutral || team.faction == faction_of(world, who)) continue;
        for (const EntityId other : team.everyone())
            if (world.roster().alive(other) && sees(situation, who, other)) seen.push_back(other);
    }
    const Point own = place_of(world, who);
    std::stable_sort(seen.begin(), seen.end(),
                     [&](EntityId a, EntityId b) { return chebyshev(own, place_of(world, a)) < chebyshev(own, place_of(world, b)); });
    return seen;
}

int health_percent(const World& world, EntityId who) {
    const Health& health = world.get<Health>(who);
    return health.now * 100 / health.maximum;
}

Rng choices(const Situation& situation, EntityId who) {
    static constexpr std::uint64_t stream = Hash{}.add(std::string_view("choices")).value();
    return Rng(Hash{}.add(stream).add(situation.seed).add(situation.instant).add(who.value).value());
}

}  // namespace td::tactics
