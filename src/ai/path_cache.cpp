#include "ai/path_cache.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/hash.hpp"
#include "catalog/effect_traits.hpp"
#include "world/fixtures.hpp"

namespace td {

namespace {

/// True if ground with these triggers harms a walker. Ground that only makes its walkers late is crossed: otherwise no one could reach a
/// creature in the middle of it.
bool is_worth_a_way_round(const std::vector<Trigger>& triggers, MobilitySet mobility) {
    std::vector<Trigger> dear = triggers;
    for (Trigger& trigger : dear) std::erase_if(trigger.effects, [](const Effect& effect) { return moves_turns(effect); });
    return harms(dear, mobility);
}

}  // namespace

PathCache::Walkers PathCache::walkers_like(const WorldView& view, EntityId who) {
    return {mobility_of(view, who), faction_of(view.world, who), is_immobile(view, who), keys_of(view, who)};
}

std::uint64_t PathCache::keys_of(const WorldView& view, EntityId who) {
    std::optional<std::vector<FeatureId>>& locked = m_measured->locked;
    if (!locked) {
        locked.emplace();
        for (std::size_t i = 0; i < view.catalog.features.size(); ++i)
            if (view.catalog.features[i].needs) locked->push_back(FeatureId(i));
    }
    Hash keys;
    bool any = false;
    for (const FeatureId feature : *locked)
        if (can_unlock(view.world, who, view.catalog[feature])) {
            keys.add(feature.value);
            any = true;
        }
    return any ? keys.value() : 0;
}

std::size_t PathCache::HashOfKey::operator()(const Key& key) const {
    const auto walkers = static_cast<std::uint64_t>(key.walkers.mobility) << 4 | static_cast<std::uint64_t>(key.walkers.faction) << 1 |
                         static_cast<std::uint64_t>(key.walkers.immobile);
    return static_cast<std::size_t>(Hash{}
                                        .add(walkers ^ key.walkers.keys)
                                        .add(key.ground_version)
                                        .add(static_cast<std::uint64_t>(key.goal.x))
                                        .add(static_cast<std::uint64_t>(key.goal.y))
                                        .value());
}

const BitGrid& PathCache::ground(const WorldView& view, EntityId who) {
    const Walkers walkers = walkers_like(view, who);
    auto found = std::find_if(m_grounds.begin(), m_grounds.end(), [&](const Ground& g) { return g.walkers == walkers; });
    if (found == m_grounds.end()) found = m_grounds.insert(m_grounds.end(), Ground{walkers, 0, {}});
    if (!found->passable || found->version != view.world.ground_version()) {
        found->version = view.world.ground_version();
        if (m_measured->grounds.size() >= most_grounds) m_measured->grounds.clear();
        std::shared_ptr<const BitGrid>& shared = m_measured->grounds[{walkers, found->version, {}}];
        if (!shared) shared = std::make_shared<const BitGrid>(passable_tiles(view, walkers, who));
        found->passable = shared;
    }
    return *found->passable;
}

BitGrid PathCache::passable_tiles(const WorldView& view, const Walkers& walkers, EntityId who) {
    BitGrid passable(view.world.width(), view.world.height());
    if (walkers.immobile) return passable;
    const auto is_hidden_door = [&](Point p) {
        const EntityId fixture = view.world.first_at<Solid>(p);
        return fixture && is_hidden_from(view.world, walkers.faction, fixture);
    };
    const auto fixture_lets_pass = [&](Point p) {
        return !view.world.any(p, IndexedKind::fire) && !is_known_trap(view, walkers.faction, walkers.mobility, p) &&
               is_passable_by_doors(view, walkers.mobility, who, p) && !is_hidden_door(p);
    };
    std::vector<bool> walkable;  // by terrain
    for (const Terrain& terrain : view.catalog.terrains)
        walkable.push_back((terrain.passable & walkers.mobility) != 0 && !is_worth_a_way_round(terrain.triggers, walkers.mobility));
    for (int y = 0; y < view.world.height(); ++y)
        for (int x = 0; x < view.world.width(); ++x) {
            const Point p{x, y};
            if (walkable[view.world.terrain(p).index()] && (!view.world.any(p, IndexedKind::fixture) || fixture_lets_pass(p)))
                passable.set(p);
        }
    return passable;
}

const DistanceField& PathCache::to(const WorldView& view, EntityId who, Point goal) {
    const Key key{walkers_like(view, who), view.world.ground_version(), goal};
    auto& fields = m_measured->fields;
    if (const auto found = fields.find(key); found != fields.end()) return found->second;
    const BitGrid& passable = ground(view, who);
    m_measured->ages.push_back(key);
    if (fields.size() < most_fields) {
        DistanceField& field = fields[key];
        field.measure(passable, std::array{goal});
        return field;
    }
    // Reuses the memory of the oldest.
    auto node = fields.extract(m_measured->ages.front());
    m_measured->ages.pop_front();
    node.key() = key;
    node.mapped().measure(passable, std::array{goal});
    return fields.insert(std::move(node)).position->second;
}

}  // namespace td
