#include "tools/preview/floor_model.hpp"

#include <algorithm>
#include <array>

#include "game/floor/floors.hpp"
#include "game/state/party.hpp"
#include "generation/ground.hpp"
#include "generation/validate.hpp"
#include "generation/vaults.hpp"
#include "space/distance_field.hpp"
#include "tools/lab/level_text.hpp"
#include "tools/preview/stage.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

/// Rock between a vault and the corridor around it, that corridor, and rock at the border of the floor.
constexpr int rock_gap = 1, vault_margin = 4;

/// Marks by terrain where walkers can cross (`ways`) and where things can be placed (`dry`). A feature that blocks clears both, a gate
/// only `dry`.
void mark_ground(const Catalog& catalog, const LevelPlan& plan, BitGrid& ways, BitGrid& dry) {
    for (int y = 0; y < ways.height(); ++y)
        for (int x = 0; x < ways.width(); ++x) {
            const Terrain& terrain = catalog[plan.terrain[{x, y}]];
            ways.set({x, y}, is_way(terrain));
            dry.set({x, y}, is_dry(terrain));
        }
    for (const FeaturePlacement& placed : plan.features) {
        if (!bars_way(catalog[placed.feature])) continue;
        ways.set(placed.at, placed.is_gate);
        dry.set(placed.at, false);
    }
}

/// The same checks as first_flaw(), but for every tile.
BitGrid misplaced_tiles(const Catalog& catalog, const LevelPlan& plan, const BitGrid& dry) {
    BitGrid misplaced(dry.width(), dry.height());
    const auto wall = [&](Point p) { return plan.terrain.contains(p) && plan.terrain[p] == catalog.wall; };
    const auto hangs = [&](Point door, Point ahead, Point beside) {
        return dry(door + ahead) && dry(door - ahead) && wall(door + beside) && wall(door - beside);
    };
    for (const Point door : plan.doors)
        if (!dry(door) || (!hangs(door, {0, 1}, {1, 0}) && !hangs(door, {1, 0}, {0, 1}))) misplaced.set(door);
    for (const ItemPlacement& placed : plan.items)
        if (!dry(placed.at)) misplaced.set(placed.at);
    for (const LandmarkPlacement& placed : plan.landmarks)
        if (!dry(placed.at)) misplaced.set(placed.at);
    const auto look_at = [&](const std::vector<TeamMember>& creatures, const std::vector<Point>& places) {
        for (std::size_t i = 0; i < std::min(creatures.size(), places.size()); ++i)
            if ((catalog[plan.terrain[places[i]]].passable & catalog[creatures[i].species].mobility) == 0) misplaced.set(places[i]);
    };
    for (const TeamPlacement& team : plan.teams) {
        look_at(team.team.members, team.members);
        look_at(team.team.guests, team.guests);
    }
    return misplaced;
}

FloorModel model_of(GameState state, LevelPlan plan, const FloorRules& rules) {
    const Catalog& catalog = *state.catalog;
    const int width = plan.terrain.width(), height = plan.terrain.height();
    BitGrid ways(width, height), dry(width, height), unreached(width, height);
    mark_ground(catalog, plan, ways, dry);
    DistanceField steps;
    steps.measure(ways, std::array{plan.entrance.front()});
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) unreached.set({x, y}, dry.test({x, y}) && steps.at({x, y}) == DistanceField::unreachable);
    std::string flaw(first_flaw(plan, rules, catalog));
    std::string absent = left_out_text(plan, catalog);
    BitGrid misplaced = misplaced_tiles(catalog, plan, dry);
    state.sight.see_all(state.world);
    return {std::move(plan),
            Game(std::move(state)),
            std::move(ways),
            std::move(misplaced),
            std::move(unreached),
            std::move(flaw),
            std::move(absent),
            {},
            {}};
}

Layout layout_around(const Catalog& catalog, const PlacedVault& placed, std::vector<Point>& openings) {
    const Vault& vault = catalog[placed.vault];
    const int width = vault.width + 2 * vault_margin, height = vault.height + 2 * vault_margin;
    Layout layout;
    layout.tiles = Grid<Tile>(width, height, Tile::rock);
    const int ring = vault_margin - rock_gap - 1;
    const std::vector<Opening> ways_in = openings_of(catalog, placed);
    // A vault without one is a whole floor: nothing leads to it.
    for (int y = ring; y < height - ring && !ways_in.empty(); ++y)
        for (int x = ring; x < width - ring; ++x)
            if (x == ring || y == ring || x == width - ring - 1 || y == height - ring - 1) layout.tiles[{x, y}] = Tile::corridor;
    layout.rooms.push_back({placed.corner, vault.width, vault.height});
    carve_vault(catalog, placed, layout, true);
    for (const Opening& opening : ways_in) {
        layout.tiles[opening.tile - offset(opening.inward)] = Tile::corridor;
        openings.push_back(opening.tile);
    }
    return layout;
}

/// The first tile of that kind in the vault.
std::optional<Point> tile_of_kind(const Catalog& catalog, const PlacedVault& placed, VaultTile::Kind kind) {
    const Vault& vault = catalog[placed.vault];
    for (int y = 0; y < vault.height; ++y)
        for (int x = 0; x < vault.width; ++x)
            if (const Point p = placed.corner + Point{x, y}; vault_tile_at(catalog, placed, p).kind == kind) return p;
    return std::nullopt;
}

LevelPlan plan_around(const Catalog& catalog, const PlacedVault& placed, const Layout& layout) {
    Ground ground(catalog, layout);
    LevelPlan plan;
    plan.terrain = ground.terrain;
    plan.doors = layout.doors;
    plan.rooms = layout.rooms;
    plan.vaults = {placed.vault};
    const int ring = vault_margin - rock_gap - 1;
    const Point far_corner{layout.tiles.width() - ring - 1, layout.tiles.height() - ring - 1};
    plan.stairs = tile_of_kind(catalog, placed, VaultTile::Kind::stairs).value_or(far_corner);
    const std::optional<Point> drawn = tile_of_kind(catalog, placed, VaultTile::Kind::entrance);
    plan.entrance = {drawn && openings_of(catalog, placed).empty() ? *drawn : Point{ring, ring}};
    Rng rng = Rng::named(1, "preview");
    furnish_vaults(catalog, layout, ground, rng, plan);
    // On a floor its keys lie in some room: here beside the entrance.
    Point beside = plan.entrance.front();
    for (const ItemId key : catalog[placed.vault].keys) plan.items.push_back({key, 1, beside = beside + Point{1, 0}});
    return plan;
}

}  // namespace

FloorModel floor_model(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon, int floor, std::uint64_t seed) {
    GameState state = begin_run(catalog, {seed, dungeon, true, {}});
    if (floor > 1) enter_floor(state, floor);
    const std::size_t arrivals =
        state.world.roster()[GameState::player_team].members.size() + state.world.roster()[GameState::player_team].guests.size();
    LevelPlan plan = plan_of_floor(state, floor, arrivals);
    const FloorRules& rules = (*catalog)[dungeon].floors[static_cast<std::size_t>(floor - 1)];
    return model_of(std::move(state), std::move(plan), rules);
}

std::shared_ptr<const Catalog> catalog_for_vaults(const Catalog& content) {
    auto catalog = std::make_shared<Catalog>(content);
    Dungeon dungeon;
    dungeon.id = "preview";
    dungeon.name = "Preview";
    dungeon.floors.resize(std::max<std::size_t>(1, content.themes.size()));
    for (std::size_t i = 0; i < dungeon.floors.size(); ++i) {
        if (i < content.themes.size()) dungeon.floors[i].theme = ThemeId(i);
        dungeon.floors[i].style = FloorStyle::room;  // the corridor around a vault might reveal its contents
    }
    dungeon.party = {TeamMember{.species = hero_of(content)}};
    catalog->dungeons.push_back(std::move(dungeon));
    return catalog;
}

FloorModel vault_model(const std::shared_ptr<const Catalog>& catalog, VaultId vault, ThemeId theme, unsigned flips) {
    const bool may_flip = (*catalog)[vault].mirrored;
    const PlacedVault placed{vault, {vault_margin, vault_margin}, may_flip && (flips & 1) != 0, may_flip && (flips & 2) != 0};
    std::vector<Point> openings;
    const Layout layout = layout_around(*catalog, placed, openings);
    LevelPlan plan = plan_around(*catalog, placed, layout);
    const DungeonId dungeon(catalog->dungeons.size() - 1);
    const Difficulty difficulty;
    Rng rng = Rng::named(1, "settling");
    World world = build_floor(*catalog, plan, new_party(*catalog, (*catalog)[dungeon]), difficulty, rng);
    GameState state = begin_run(catalog, {1, dungeon, true, {}}, std::move(world));
    if (theme) state.floor = static_cast<int>(theme.index()) + 1;
    FloorModel model = model_of(std::move(state), std::move(plan), (*catalog)[dungeon].floors.front());
    model.vault = layout.rooms.front();
    model.placed = placed;
    model.openings = std::move(openings);
    return model;
}

std::optional<Point> tile_of(const FloorModel& model, Point on_map) {
    if (!model.vault || on_map.x < 0 || on_map.y < 0 || on_map.x >= model.vault->width || on_map.y >= model.vault->height)
        return std::nullopt;
    const Point mirrored{model.vault->width - 1 - on_map.x, model.vault->height - 1 - on_map.y};
    return model.placed.corner +
           Point{model.placed.left_to_right ? mirrored.x : on_map.x, model.placed.upside_down ? mirrored.y : on_map.y};
}

}  // namespace td
