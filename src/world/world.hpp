// The world: one floor and everything on it. Vocabulary: an entity is an id, a component is a struct that belongs to one entity, a table
// holds all components of one type, the roster lists teams and their order, a bag is the items that a team shares, a fixture is a feature
// placed on a tile. A plain value: copy it to try something out. Only commit (src/actions), the building of a floor, the debug console and
// the reloading of content write to it.
#pragma once

#include <array>
#include <cassert>
#include <optional>
#include <type_traits>
#include <vector>

#include "base/bit_grid.hpp"
#include "base/grid.hpp"
#include "base/hash.hpp"
#include "base/one_of_each.hpp"
#include "catalog/catalog.hpp"
#include "world/companion_orders.hpp"
#include "world/components.hpp"
#include "world/roster.hpp"
#include "world/spatial_index.hpp"
#include "world/surroundings.hpp"
#include "world/table.hpp"

namespace td {

/// What a team shares: its items, and the minutes that it has saved.
struct Bag {
    static constexpr std::size_t capacity = 24;
    std::vector<ItemStack> stacks;
    int minutes = 0;  ///< never below 0
};

/// The kind under which the spatial index counts the component; nothing: it does not count it.
template <class Component>
constexpr std::optional<IndexedKind> indexed_as() {
    if constexpr (std::is_same_v<Component, Creature>)
        return IndexedKind::creature;
    else if constexpr (std::is_same_v<Component, Solid>)
        return IndexedKind::solid;
    else if constexpr (std::is_same_v<Component, Opaque>)
        return IndexedKind::opaque;
    else if constexpr (std::is_same_v<Component, Fixture>)
        return IndexedKind::fixture;
    else if constexpr (std::is_same_v<Component, Snare>)
        return IndexedKind::snare;
    else if constexpr (std::is_same_v<Component, Fire>)
        return IndexedKind::fire;
    else if constexpr (std::is_same_v<Component, Loot>)
        return IndexedKind::loot;
    else if constexpr (std::is_same_v<Component, Stairs>)
        return IndexedKind::stairs;
    else
        return std::nullopt;
}

class World {
public:
    World();
    // Defined in world.cpp: the code for all component types would otherwise be repeated in nearly every object file.
    World(const World&);
    World(World&&) noexcept;
    World& operator=(const World&);
    World& operator=(World&&) noexcept;
    ~World();
    /// A floor of one terrain. `opaque`: whether that terrain blocks sight.
    World(int width, int height, TerrainId terrain, bool opaque);

    // --- reading ---
    int width() const { return m_terrain.width(); }
    int height() const { return m_terrain.height(); }
    bool contains(Point p) const { return m_terrain.contains(p); }
    TerrainId terrain(Point p) const { return m_terrain[p]; }
    const Grid<TerrainId>& terrain() const { return m_terrain; }
    const Roster& roster() const { return m_roster; }
    /// The tiles that block sight because of terrain or entities.
    const OpacityMap& opacity() const { return m_opacity; }
    /// Changes whenever opacity() may have changed, so that fields of view are recomputed only then. No two changes in the program have the
    /// same version, so that copies may share what belongs to one.
    std::uint64_t opacity_version() const { return m_opacity_version; }
    /// Changes whenever something that is remembered out of sight may have changed: terrain, features, loot, stairs.
    std::uint32_t scenery_version() const { return m_scenery_version; }
    /// Changes whenever the passable tiles may have changed: terrain, solid entities, fires. As unique as opacity_version().
    std::uint64_t ground_version() const { return m_ground_version; }
    /// All teams of one faction, in the order of the roster.
    const std::vector<TeamId>& teams_of(Faction faction) const { return m_teams_of[static_cast<std::size_t>(faction)]; }
    const Bag& bag(TeamId team) const { return m_bags[team.index()]; }
    std::size_t entity_count() const { return m_entity_count; }
    const Surroundings& surroundings() const { return m_surroundings; }

    template <class Component>
    const Component* find(EntityId id) const {
        return table<Component>().find(id);
    }
    /// Precondition: `id` has this component.
    template <class Component>
    const Component& get(EntityId id) const {
        const Component* const component = find<Component>(id);
        assert(component != nullptr);
        return *component;
    }
    template <class Component>
    bool has(EntityId id) const {
        return table<Component>().has(id);
    }
    template <class Component>
    const Table<Component>& table() const {
        return m_tables.get<Table<Component>>();
    }

    /// O(1). False outside the floor.
    bool any(Point p, IndexedKind kind) const { return contains(p) && m_index.any(p, kind); }
    template <class Each>
    void each_at(Point p, Each&& each) const {
        m_index.each_at(p, each);
    }
    /// The latest entity on the tile with this component; none if there is none or `p` is outside the floor.
    template <class Component>
    EntityId first_at(Point p) const {
        EntityId found;
        constexpr auto kind = indexed_as<Component>();
        if constexpr (kind.has_value()) {
            if (!any(p, *kind)) return found;
        }
        if (contains(p))
            m_index.each_at(p, [&](EntityId id) {
                if (!found && has<Component>(id)) found = id;
            });
        return found;
    }
    EntityId creature_at(Point p) const { return first_at<Creature>(p); }
    std::optional<Point> position(EntityId id) const {
        const Position* position = find<Position>(id);
        return position ? std::optional(position->at) : std::nullopt;
    }

    // --- writing ---
    EntityId create() { return EntityId(m_entity_count++); }

    template <class Component>
    void add(EntityId id, Component component) {
        static_assert(!std::is_same_v<Component, Position>, "place() puts things on the floor");
        m_tables.get<Table<Component>>().add(id, std::move(component));
        count<Component>(id, +1);
    }
    template <class Component>
    void remove(EntityId id) {
        static_assert(!std::is_same_v<Component, Position>, "remove_from_floor() takes things from the floor");
        count<Component>(id, -1);
        m_tables.get<Table<Component>>().remove(id);
    }
    /// For changing a component in place. Precondition: `id` has it.
    template <class Component>
    Component& edit(EntityId id) {
        static_assert(!std::is_same_v<Component, Position>, "place() moves things");
        Component* const component = m_tables.get<Table<Component>>().find(id);
        assert(component != nullptr);
        return *component;
    }

    /// Calls `each` with every component but positions, to be changed in place.
    template <class Each>
    void edit_all(Each&& each) {
        const auto edit_table = [&](auto& table) {
            if constexpr (!std::is_same_v<std::remove_cvref_t<decltype(table)>, Table<Position>>)
                for (auto& row : table.edit_rows()) each(row);
        };
        m_tables.for_each(edit_table);
    }

    /// Moves or adds `id` to the tile `p`. Precondition: contains(p).
    void place(EntityId id, Point p);
    /// Precondition: `id` is on the floor.
    void remove_from_floor(EntityId id);
    /// `opaque`: whether the terrain blocks sight.
    void set_terrain(Point p, TerrainId terrain, bool opaque);
    Roster& edit_roster() { return m_roster; }
    Bag& edit_bag(TeamId team) { return m_bags[team.index()]; }
    TeamId add_team(Faction faction);
    Surroundings& edit_surroundings() { return m_surroundings; }
    /// Call after a hidden feature was found, hidden, placed or removed: bumps the versions on which remembered maps and paths depend.
    void mark_knowledge_changed();

    void add_to(Hash& hash) const;

private:
    template <class Component>
    void count(EntityId id, int change) {
        constexpr auto kind = indexed_as<Component>();
        if constexpr (kind.has_value()) {
            if (const Position* position = find<Position>(id)) count_at(position->at, *kind, change);
        }
    }
    void count_all(EntityId id, Point p, int change);
    void count_at(Point p, IndexedKind kind, int change);
    void update_opacity(Point p);

    Grid<TerrainId> m_terrain;
    BitGrid m_opaque_terrain;
    OpacityMap m_opacity;
    std::uint64_t m_opacity_version = 0;
    std::uint32_t m_scenery_version = 0;
    std::uint64_t m_ground_version = 0;
    SpatialIndex m_index;
    std::size_t m_entity_count = 0;
    OneOfEach<Table<Position>, Table<Creature>, Table<Health>, Table<Statuses>, Table<Skills>, Table<OngoingAction>, Table<HeldItem>,
              Table<AiState>, Table<Solid>, Table<Opaque>, Table<Fixture>, Table<Snare>, Table<Fire>, Table<Loot>, Table<Stairs>,
              Table<LandmarkMarker>, Table<Parts>, Table<Hidden>, Table<UsedTriggers>, Table<StruckOutTurns>, Table<HeldTurn>,
              Table<BankedTurns>, Table<RoundActivity>, Table<Pools>, Table<FallenBody>, Table<OnTheWay>, Table<CompanionOrders>,
              Table<Boons>>
        m_tables;
    Roster m_roster;
    std::array<std::vector<TeamId>, faction_count> m_teams_of;  ///< by faction
    std::vector<Bag> m_bags;
    Surroundings m_surroundings;
};

}  // namespace td
