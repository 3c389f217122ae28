#include "ai/path_cache.hpp"

#include <algorithm>
#include <array>

#include "world/fixtures.hpp"

namespace td {

PathCache::Walkers PathCache::walkers_like(const WorldView& view, EntityId who) {
    return {mobility_of(view, who), faction_of(view.world, who), is_immobile(view, who)};
}

const BitGrid& PathCache::ground(const WorldView& view, EntityId who) {
    const Walkers walkers = walkers_like(view, who);
    auto found = std::find_if(m_grounds.begin(), m_grounds.end(), [&](const Ground& g) { return g.walkers == walkers; });
    if (found == m_grounds.end()) found = m_grounds.insert(m_grounds.end(), Ground{walkers, 0, {}});
    if (!found->passable || found->version != view.world.ground_version()) {
        found->version = view.world.ground_version();
        found->passable = std::make_shared<const BitGrid>(passable_tiles(view, walkers));
    }
    return *found->passable;
}

BitGrid PathCache::passable_tiles(const WorldView& view, const Walkers& walkers) {
    BitGrid passable(view.world.width(), view.world.height());
    if (walkers.immobile) return passable;
    const auto is_hidden_door = [&](Point p) {
        const EntityId fixture = view.world.first_at<Solid>(p);
        return fixture && is_hidden_from(view.world, walkers.faction, fixture);
    };
    const auto lets_pass = [&](Point p) {  // True if the feature on the tile lets it pass.
        return !view.world.any(p, IndexedKind::fire) && !is_known_trap(view, walkers.faction, walkers.mobility, p) &&
               is_passable_by_doors(view, walkers.mobility, p) && !is_hidden_door(p);
    };
    std::vector<bool> walkable;  // by terrain
    for (const Terrain& terrain : view.catalog.terrains)
        walkable.push_back((terrain.passable & walkers.mobility) != 0 && !harms(terrain.triggers, walkers.mobility));
    for (int y = 0; y < view.world.height(); ++y)
        for (int x = 0; x < view.world.width(); ++x) {
            const Point p{x, y};
            if (walkable[view.world.terrain(p).index()] && (!view.world.any(p, IndexedKind::fixture) || lets_pass(p))) passable.set(p);
        }
    return passable;
}

const DistanceField& PathCache::to(const WorldView& view, EntityId who, Point goal) {
    const Walkers walkers = walkers_like(view, who);
    const auto same = [&](const Field& f) { return f.walkers == walkers && f.goal == goal; };
    auto found = std::find_if(m_fields.begin(), m_fields.end(), same);
    if (found == m_fields.end()) {
        if (m_fields.size() == capacity) {
            // Reuses the memory of the least recently used field.
            std::rotate(m_fields.begin(), m_fields.begin() + 1, m_fields.end());
        } else {
            m_fields.emplace_back();
        }
        found = m_fields.end() - 1;
        *found = {walkers, view.world.ground_version() - 1, goal, std::move(found->steps)};
    }
    if (found->version != view.world.ground_version()) {
        found->version = view.world.ground_version();
        if (found->steps.use_count() != 1) found->steps = std::make_shared<DistanceField>();
        found->steps->measure(ground(view, who), std::array{goal});
    }
    return *found->steps;
}

}  // namespace td
