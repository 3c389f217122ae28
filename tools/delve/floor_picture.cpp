#include "tools/delve/floor_picture.hpp"

#include <algorithm>
#include <map>

#include "art/features.hpp"
#include "art/ground_tile.hpp"
#include "art/sprite_sheet.hpp"

namespace td::delve {

namespace {

/// The pixel of a tile on which a creature stands.
constexpr Point feet_on_tile{12, 16};
constexpr Rgba party_colour = rgb(0x6EC1FF);
constexpr Rgba neutral_colour = rgb(0xD9D2B0);
constexpr Rgba foe_colour = rgb(0xFF6B5B);

struct PlacedSprite {
    SpeciesId species;
    Point at;
    Rgba colour;
};

class FloorPainter {
public:
    FloorPainter(const Catalog& catalog, const FloorRules& rules, const LevelPlan& plan)
        : m_catalog(catalog),
          m_plan(plan),
          m_theme(catalog[rules.theme]),
          m_tiles(m_theme),
          m_image(plan.terrain.width() * tile_size, plan.terrain.height() * tile_size) {}

    void ground(std::uint64_t seed, int floor) {
        for (int y = 0; y < m_plan.terrain.height(); ++y)
            for (int x = 0; x < m_plan.terrain.width(); ++x) ground_at({x, y}, tile_seed(seed, floor, {x, y}));
        for (const Point door : m_plan.doors) tile(door, door_tile(m_tiles, look(), door, false));
        tile(m_plan.stairs, m_tiles.stairs());
        for (const Point p : m_plan.side_stairs) tile(p, m_tiles.stairs());
    }

    void feature(FeatureId id, Point at) {
        const Feature& shown = m_catalog[id];
        if (is_door(shown))
            tile(at, door_tile(m_tiles, look(), at, shown.look == "open_door"));
        else
            centred(at, shown.sprite ? thing(shown.sprite) : paint_feature(shown.look, 0));
        if (shown.burns && shown.burns->lit) centred(at, paint_flames(0));
    }

    void item(ItemId id, Point at) {
        if (m_catalog[id].sprite) centred(at, thing(m_catalog[id].sprite));
    }

    /// A diamond, as on the game's map.
    void landmark(LandmarkId id, Point at) {
        const Point middle = at * tile_size + Point{tile_size / 2, tile_size / 2};
        for (int y = -3; y <= 3; ++y)
            for (int x = -3; x <= 3; ++x)
                if (std::abs(x) + std::abs(y) == 3 || (x == 0 && y == 0))
                    m_image.fill({middle.x + x * 2 - 1, middle.y + y * 2 - 1, 2, 2}, rgb(m_catalog[id].colour));
    }

    /// Drawn from north to south, so that creatures further south cover the others.
    void creatures(std::vector<PlacedSprite> all) {
        std::stable_sort(all.begin(), all.end(), [](const PlacedSprite& a, const PlacedSprite& b) { return a.at.y < b.at.y; });
        for (const PlacedSprite& one : all) creature(one);
    }

    const Image& image() const { return m_image; }

private:
    struct PlanTerrain {
        const LevelPlan& plan;
        const Catalog& catalog;
        TerrainLook operator()(Point p) const { return plan.terrain.contains(p) ? TerrainLook(catalog[plan.terrain[p]]) : TerrainLook(); }
    };
    const PlanTerrain& look() const { return m_look; }

    void ground_at(Point at, std::uint64_t seed) {
        const TerrainId terrain = m_plan.terrain[at];
        if (!has_own_tiles(m_catalog[terrain])) return tile(at, ground_tile(m_tiles, look(), at, seed, 0));
        auto found = m_own_tiles.find(terrain);
        if (found == m_own_tiles.end()) found = m_own_tiles.emplace(terrain, TerrainTiles(m_theme, m_catalog[terrain])).first;
        blit(m_image, cropped(found->second.image(), ground_tile(found->second, look(), at, seed, 0)), at * tile_size);
    }

    void tile(Point at, Rectangle part) { blit(m_image, cropped(m_tiles.image(), part), at * tile_size); }

    void centred(Point at, const Image& picture) {
        blit(m_image, picture, at * tile_size + Point{(tile_size - picture.width()) / 2, (tile_size - picture.height()) / 2});
    }

    const SpriteSheet& sheet(SpriteId sprite) {
        const auto found = m_sheets.find(sprite);
        return found != m_sheets.end() ? found->second : m_sheets.emplace(sprite, sculpt_sheet(m_catalog[sprite])).first->second;
    }

    Image still(SpriteId sprite) {
        const SpriteSheet& model = sheet(sprite);
        return cropped(model.image, model.rectangle(Direction::south, SpritePose::idle, 0));
    }
    Image thing(SpriteId sprite) {
        const Image picture = still(sprite);
        return cropped(picture, bounds(picture));
    }

    /// A mark at a creature's feet in the colour of its faction.
    void creature(const PlacedSprite& one) {
        const Point feet = one.at * tile_size + feet_on_tile;
        blit(m_image, shadow_blob(18), feet - Point{9, 4});
        m_image.fill({feet.x - 8, feet.y + 5, 16, 1}, one.colour);
        const SpriteId sprite = m_catalog[one.species].sprite;
        if (sprite) blit(m_image, still(sprite), feet - sheet(sprite).ground);
    }

    const Catalog& m_catalog;
    const LevelPlan& m_plan;
    PlanTerrain m_look{m_plan, m_catalog};
    const Theme& m_theme;
    TileSet m_tiles;
    std::map<TerrainId, TerrainTiles> m_own_tiles;
    Image m_image;
    std::map<SpriteId, SpriteSheet> m_sheets;
};

std::vector<PlacedSprite> all_placed(const Dungeon& dungeon, const LevelPlan& plan) {
    std::vector<PlacedSprite> all;
    const auto add = [&](const std::vector<TeamMember>& creatures, const std::vector<Point>& places, std::size_t from, Rgba colour) {
        for (std::size_t i = 0; i < creatures.size() && from + i < places.size(); ++i)
            all.push_back({creatures[i].species, places[from + i], colour});
    };
    add(dungeon.party, plan.entrance, 0, party_colour);
    add(dungeon.guests, plan.entrance, dungeon.party.size(), party_colour);
    for (const TeamPlacement& team : plan.teams) {
        const TeamSpawn& spawn = team.team;
        const Rgba colour = faction_of(team.list) == Faction::neutral ? neutral_colour : foe_colour;
        add(spawn.members, team.members, 0, colour);
        add(spawn.guests, team.guests, 0, colour);
    }
    return all;
}

}  // namespace

Image floor_picture(const Catalog& catalog, const Dungeon& dungeon, int floor, std::uint64_t seed, const LevelPlan& plan) {
    const FloorRules& rules = dungeon.floors[static_cast<std::size_t>(floor - 1)];
    FloorPainter painter(catalog, rules, plan);
    painter.ground(seed, floor);
    for (const FeaturePlacement& placed : plan.features) painter.feature(placed.feature, placed.at);
    for (const LandmarkPlacement& placed : plan.landmarks) painter.landmark(placed.landmark, placed.at);
    for (const ItemPlacement& placed : plan.items) painter.item(placed.item, placed.at);
    painter.creatures(all_placed(dungeon, plan));
    return painter.image();
}

}  // namespace td::delve
