// One floor and all that is on it: entities as rows of components, the spatial index, the roster of teams, their bags.
// A plain value: copy it to try something out. Only commit (src/actions), the building of a floor, and what stands beside the rules (the
// debug console, content that is read again) write to it.
#pragma once

#include <optional>
#include <type_traits>
#include <vector>

#include "base/bit_grid.hpp"
#include "base/grid.hpp"
#include "base/hash.hpp"
#include "base/one_of_each.hpp"
#include "catalog/catalog.hpp"
#include "world/components.hpp"
#include "world/roster.hpp"
#include "world/spatial_index.hpp"
#include "world/surroundings.hpp"
#include "world/table.hpp"

namespace td {

/// Items a team carries in common.
struct Bag {
    static constexpr std::size_t capacity = 24;
    std::vector<ItemStack> stacks;
};

template <class Component>
constexpr std::optional<Counted> counted_as() {
    if constexpr (std::is_same_v<Component, Creature>)
        return Counted::creature;
    else if constexpr (std::is_same_v<Component, Solid>)
        return Counted::solid;
    else if constexpr (std::is_same_v<Component, Opaque>)
        return Counted::opaque;
    else if constexpr (std::is_same_v<Component, Fixture>)
        return Counted::fixture;
    else if constexpr (std::is_same_v<Component, Snare>)
        return Counted::snare;
    else if constexpr (std::is_same_v<Component, Fire>)
        return Counted::fire;
    else if constexpr (std::is_same_v<Component, Loot>)
        return Counted::loot;
    else if constexpr (std::is_same_v<Component, Stairs>)
        return Counted::stairs;
    else
        return std::nullopt;
}

class World {
public:
    World();
    // Out of line like these: code for every kind of component, which nearly every file would hold.
    World(const World&);
    World(World&&) noexcept;
    World& operator=(const World&);
    World& operator=(World&&) noexcept;
    ~World();
    /// A floor of one terrain; `opaque`: whether it stops sight.
    World(int width, int height, TerrainId terrain, bool opaque);

    // --- reading ---
    int width() const { return m_terrain.width(); }
    int height() const { return m_terrain.height(); }
    bool contains(Point p) const { return m_terrain.contains(p); }
    TerrainId terrain(Point p) const { return m_terrain[p]; }
    const Grid<TerrainId>& terrain() const { return m_terrain; }
    const Roster& roster() const { return m_roster; }
    /// What stops sight, terrain and things together.
    const OpacityMap& opacity() const { return m_opacity; }
    /// Changes whenever opacity() may have, so that views know when to look again.
    std::uint32_t opacity_version() const { return m_opacity_version; }
    /// Changes whenever something that is remembered when out of sight may have: terrain, features, loot, stairs.
    std::uint32_t scenery_version() const { return m_scenery_version; }
    /// Changes whenever what can be walked on may have: terrain, solid things, fires.
    std::uint32_t ground_version() const { return m_ground_version; }
    const Bag& bag(TeamId team) const { return m_bags[team.index()]; }
    std::size_t entity_count() const { return m_entity_count; }
    const Surroundings& surroundings() const { return m_surroundings; }

    template <class Component>
    const Component* find(EntityId id) const {
        return table<Component>().find(id);
    }
    /// Precondition: `id` has one.
    template <class Component>
    const Component& get(EntityId id) const {
        return *table<Component>().find(id);
    }
    template <class Component>
    bool has(EntityId id) const {
        return table<Component>().has(id);
    }
    template <class Component>
    const Table<Component>& table() const {
        return m_tables.get<Table<Component>>();
    }

    /// One look, however many things lie there. False outside the floor.
    bool any(Point p, Counted kind) const { return contains(p) && m_index.any(p, kind); }
    template <class Each>
    void each_at(Point p, Each&& each) const {
        m_index.each_at(p, each);
    }
    /// The first on the tile that has the component; none when there is none, or outside.
    template <class Component>
    EntityId first_at(Point p) const {
        EntityId found;
        constexpr auto kind = counted_as<Component>();
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
        static_assert(!std::is_same_v<Component, Position>, "take_off() takes things from the floor");
        count<Component>(id, -1);
        m_tables.get<Table<Component>>().remove(id);
    }
    /// For changing a component in place. Precondition: `id` has one.
    template <class Component>
    Component& edit(EntityId id) {
        static_assert(!std::is_same_v<Component, Position>, "place() moves things");
        return *m_tables.get<Table<Component>>().find(id);
    }

    /// Calls `each` with every row of every component, to be changed in place; where things are stays as it is.
    template <class Each>
    void edit_all(Each&& each) {
        const auto edit_table = [&](auto& table) {
            if constexpr (!std::is_same_v<std::remove_cvref_t<decltype(table)>, Table<Position>>)
                for (auto& row : table.edit_rows()) each(row);
        };
        m_tables.for_each(edit_table);
    }

    /// Puts `id` at `p`, from wherever it was. Precondition: contains(p).
    void place(EntityId id, Point p);
    void take_off(EntityId id);
    void set_terrain(Point p, TerrainId terrain, bool opaque);
    Roster& edit_roster() { return m_roster; }
    Bag& edit_bag(TeamId team) { return m_bags[team.index()]; }
    TeamId add_team(Faction faction);
    Surroundings& edit_surroundings() { return m_surroundings; }
    /// What is known of the ground is another now: something that not everybody sees was found or hidden, or a trap was set or is gone.
    void record_found() {
        ++m_scenery_version;
        ++m_ground_version;
    }

    void add_to(Hash& hash) const;

private:
    template <class Component>
    void count(EntityId id, int change) {
        constexpr auto kind = counted_as<Component>();
        if constexpr (kind.has_value()) {
            if (const Position* position = find<Position>(id)) count_at(position->at, *kind, change);
        }
    }
    void count_all(EntityId id, Point p, int change);
    void count_at(Point p, Counted kind, int change);
    void update_opacity(Point p);

    Grid<TerrainId> m_terrain;
    BitGrid m_opaque_terrain;
    OpacityMap m_opacity;
    std::uint32_t m_opacity_version = 0;
    std::uint32_t m_scenery_version = 0;
    std::uint32_t m_ground_version = 0;
    SpatialIndex m_index;
    std::size_t m_entity_count = 0;
    OneOfEach<Table<Position>, Table<Creature>, Table<Health>, Table<Statuses>, Table<Skills>, Table<OngoingAction>, Table<Holding>,
              Table<Mind>, Table<Solid>, Table<Opaque>, Table<Fixture>, Table<Snare>, Table<Fire>, Table<Loot>, Table<Stairs>, Table<Site>,
              Table<Parts>, Table<Hidden>, Table<SpentTriggers>>
        m_tables;
    Roster m_roster;
    std::vector<Bag> m_bags;
    Surroundings m_surroundings;
};

}  // namespace td
