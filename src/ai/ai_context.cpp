#include "ai/ai_context.hpp"

#include <algorithm>

namespace td::tactics {

bool sees(const AiContext& context, EntityId who, EntityId watched) {
    const World& world = context.world;
    const Point own = place_of(world, who);
    const Point other = place_of(world, watched);
    if (faction_of(world, who) == Faction::player) return context.sight.sees(other);
    if (faction_of(world, watched) != Faction::player) return false;
    return chebyshev(own, other) <= sight_of({world, context.catalog}, who) && context.sight.sees(watched, own);
}

std::vector<EntityId> foes_in_sight(const AiContext& context, EntityId who) {
    const World& world = context.world;
    std::vector<EntityId> seen;
    if (faction_of(world, who) == Faction::neutral) return seen;
    // Sight is symmetric: a foe that no member of the player's side sees does not see any of them either.
    if (faction_of(world, who) == Faction::foe && !context.sight.sees(place_of(world, who))) return seen;
    const Faction hostile = faction_of(world, who) == Faction::foe ? Faction::player : Faction::foe;
    for (const TeamId team : world.teams_of(hostile))
        for (const EntityId other : world.roster()[team].everyone())
            if (world.roster().is_here(other) && sees(context, who, other)) seen.push_back(other);
    const Point own = place_of(world, who);
    std::stable_sort(seen.begin(), seen.end(),
                     [&](EntityId a, EntityId b) { return chebyshev(own, place_of(world, a)) < chebyshev(own, place_of(world, b)); });
    return seen;
}

int health_percent(const World& world, EntityId who) {
    const Health& health = world.get<Health>(who);
    return health.now * 100 / health.maximum;
}

namespace {

Rng stream_of_turn(std::uint64_t stream, const AiContext& context, EntityId who) {
    return Rng(Hash{}.add(stream).add(context.seed).add(context.instant).add(who.value).value());
}

}  // namespace

Rng choice_rng(const AiContext& context, EntityId who) {
    static constexpr std::uint64_t stream = Hash{}.add(std::string_view("choices")).value();
    return stream_of_turn(stream, context, who);
}

Rng attention_rng(const AiContext& context, EntityId who) {
    static constexpr std::uint64_t stream = Hash{}.add(std::string_view("attention")).value();
    return stream_of_turn(stream, context, who);
}

}  // namespace td::tactics
