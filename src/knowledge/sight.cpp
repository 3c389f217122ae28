#include "knowledge/sight.hpp"

#include <algorithm>
#include <bit>

#include "catalog/renumbering.hpp"
#include "space/field_of_view.hpp"
#include "world/creature.hpp"
#include "world/fixtures.hpp"

namespace td {

namespace {

template <class Each>
void each_living_player_creature(const World& world, Each&& each) {
    for (const TeamId team : world.teams_of(Faction::player))
        for (const EntityId who : world.roster()[team].everyone())
            if (world.roster().is_here(who)) each(who);
}

/// Adds the tiles of `one` to `all`.
void add_all(BitGrid& all, const BitGrid& one) {
    for (int y = 0; y < all.height(); ++y)
        for (std::size_t word = 0; word < all.words_per_row(); ++word) all.row(y)[word] |= one.row(y)[word];
}

/// Calls `each(Point)` for the tiles that are set.
template <class Each>
void each_set(const BitGrid& grid, Each&& each) {
    for (int y = 0; y < grid.height(); ++y)
        for (std::size_t word = 0; word < grid.words_per_row(); ++word)
            for (BitGrid::Word bits = grid.row(y)[word]; bits != 0; bits &= bits - 1)
                each(Point{static_cast<int>(word) * 64 + std::countr_zero(bits), y});
}

void add_grid(Hash& hash, const BitGrid& grid) {
    for (int y = 0; y < grid.height(); ++y)
        for (std::size_t word = 0; word < grid.words_per_row(); ++word) hash.add(grid.row(y)[word]);
}

/// A tile's memory in one number.
std::uint64_t packed(const TileMemory& memory) {
    const std::uint64_t flags = (memory.explored ? 1u : 0u) | (memory.on_fire ? 2u : 0u) | (memory.stairs ? 4u : 0u);
    return flags | std::uint64_t{memory.terrain.value} << 8 | std::uint64_t{memory.item.value} << 24 |
           std::uint64_t{memory.feature.value} << 40;
}

}  // namespace

std::size_t FieldsOfView::HashOfKey::operator()(const Key& key) const {
    return static_cast<std::size_t>(Hash{}
                                        .add(key.opacity_version)
                                        .add(static_cast<std::uint64_t>(key.at.x))
                                        .add(static_cast<std::uint64_t>(key.at.y))
                                        .add(static_cast<std::uint64_t>(key.range))
                                        .value());
}

std::shared_ptr<const BitGrid> FieldsOfView::from(const World& world, Point at, int range) {
    if (m_known.size() >= most) m_known.clear();
    std::shared_ptr<const BitGrid>& known = m_known[{world.opacity_version(), at, range}];
    if (!known) {
        BitGrid seen(world.width(), world.height());
        field_of_view(world.opacity(), at, range, seen);
        known = std::make_shared<const BitGrid>(std::move(seen));
    }
    return known;
}

bool Sight::sees(EntityId watcher, Point p) const {
    const auto found = std::find_if(m_watchers.begin(), m_watchers.end(), [&](const Watcher& w) { return w.who == watcher; });
    return found != m_watchers.end() && (*found->visible)(p);
}

/// Updates the watchers and their fields of view. True if any of them changed.
bool Sight::refresh(const WorldView& view) {
    bool changed = false;
    std::size_t count = 0;
    each_living_player_creature(view.world, [&](EntityId who) {
        if (count == m_watchers.size()) m_watchers.emplace_back();
        Watcher& watcher = m_watchers[count++];
        const Point at = view.world.get<Position>(who).at;
        const int range = sight_of(view, who);
        const bool is_unchanged =
            watcher.who == who && watcher.at == at && watcher.range == range && watcher.opacity_version == view.world.opacity_version();
        if (is_unchanged && watcher.visible) return;
        changed = true;
        watcher = {.who = who,
                   .at = at,
                   .range = range,
                   .opacity_version = view.world.opacity_version(),
                   .visible = m_fields->from(view.world, at, range)};
    });
    changed = changed || count != m_watchers.size();
    m_watchers.resize(count);
    return changed;
}

void Sight::look(const WorldView& view) {
    const bool watchers_changed = refresh(view);
    const bool same_scenery = m_scenery_version == view.world.scenery_version();
    if (!watchers_changed && same_scenery) return;
    m_scenery_version = view.world.scenery_version();
    const BitGrid before = m_visible;
    m_visible.clear();
    for (const Watcher& watcher : m_watchers) add_all(m_visible, *watcher.visible);
    // Tiles that were visible before, and have not changed, are remembered already.
    each_set(m_visible, [&](Point p) {
        if (!same_scenery || !before.test(p)) remember(view.world, p);
    });
}

void Sight::remember_feature(Point p, FeatureId feature) {
    if (explored(p)) m_memory[p].feature = feature;
}

void Sight::reveal(const World& world) {
    for (int y = 0; y < world.height(); ++y)
        for (int x = 0; x < world.width(); ++x) remember(world, {x, y});
}

void Sight::see_all(const World& world) {
    reveal(world);
    m_watchers.clear();  // makes the next look() compute everything
    for (int y = 0; y < world.height(); ++y)
        for (int x = 0; x < world.width(); ++x) m_visible.set({x, y});
}

void Sight::renumber(Renumbering& numbers) {
    for (TileMemory& memory : m_memory.cells()) {
        numbers.apply(memory.terrain);
        memory.item = numbers.find(memory.item);
        memory.feature = numbers.find(memory.feature);
    }
}

void Sight::remember(const World& world, Point p) {
    TileMemory& memory = m_memory[p];
    memory.explored = true;
    memory.terrain = world.terrain(p);
    const EntityId loot = world.first_at<Loot>(p);
    memory.item = loot ? world.get<Loot>(loot).stack.item : ItemId{};
    const EntityId fixture = world.first_at<Fixture>(p);
    const bool known = fixture && !is_hidden_from(world, Faction::player, fixture);
    memory.feature = known ? world.get<Fixture>(fixture).feature : FeatureId{};
    memory.on_fire = world.any(p, IndexedKind::fire);
    memory.stairs = world.any(p, IndexedKind::stairs);
}

void Sight::add_to(Hash& hash) const {
    add_grid(hash, m_visible);
    hash.add(m_watchers.size());
    for (const Watcher& watcher : m_watchers) {
        hash.add(watcher.who.value).add(static_cast<std::uint64_t>(watcher.range));
        add_grid(hash, *watcher.visible);
    }
    for (const TileMemory& memory : m_memory.cells()) hash.add(packed(memory));
}

}  // namespace td
