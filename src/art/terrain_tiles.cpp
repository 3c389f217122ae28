#include "art/terrain_tiles.hpp"

#include "art/png.hpp"
#include "art/tiles.hpp"

namespace td {

namespace {

constexpr int bridge_shapes = 2;  // one for each orientation

TerrainTiles::Kind kind_of(std::string_view look) {
    if (look == "wall") return TerrainTiles::Kind::wall;
    if (look == "bridge") return TerrainTiles::Kind::bridge;
    return pool_called(look) ? TerrainTiles::Kind::pool : TerrainTiles::Kind::floor;
}

/// The theme with the terrain's colours for walls: base for the face, dark for the top, light for crystals.
Theme with_wall_of(Theme theme, const TerrainColours& own) {
    theme.wall = own.base.value_or(theme.wall);
    theme.wall_top = own.dark.value_or(theme.wall_top);
    theme.accent = own.light.value_or(theme.accent);
    return theme;
}

/// Calls `visit` with each mask that looks different, and its number.
template <class Visit>
void each_look(const Visit& visit) {
    for (unsigned mask = 0; mask < 256; ++mask) {
        const auto plain = static_cast<JoinMask>(mask);
        if (without_hidden_corners(plain) == plain) visit(plain, static_cast<int>(look_of_mask[mask]));
    }
}

}  // namespace

std::optional<Pool> pool_called(std::string_view look) {
    if (look == "water") return Pool::water;
    if (look == "mire") return Pool::mire;
    if (look == "lava") return Pool::lava;
    if (look == "grass") return Pool::grass;
    return std::nullopt;
}

TerrainTiles::TerrainTiles(const Theme& theme, const Terrain& terrain) : m_kind(kind_of(terrain.look)) {
    if (terrain.picture) {
        const Image sheet = image_from_png(terrain.picture->png);
        m_variations = sheet.width() / tile_size;
        m_frames = sheet.height() / tile_size;
        for (int frame = 0; frame < m_frames; ++frame)
            for (int variation = 0; variation < m_variations; ++variation)
                m_painted.push_back(cropped(sheet, {variation * tile_size, frame * tile_size, tile_size, tile_size}));
    }
    switch (m_kind) {
        case Kind::floor: paint_floors(theme, terrain.colours); break;
        case Kind::wall: paint_walls(theme, terrain.colours); break;
        case Kind::pool: paint_pools(theme, *pool_called(terrain.look), terrain.colours); break;
        case Kind::bridge: paint_bridges(theme, terrain.colours); break;
    }
}

/// Makes room for that many shapes, each in as many variations and frames as the author's picture has, or as given if there is none.
void TerrainTiles::make_room(int shapes, int variations, int frames) {
    if (m_painted.empty()) {
        m_variations = variations;
        m_frames = frames;
    }
    const int count = shapes * m_variations * m_frames;
    m_image = Image(columns * tile_size, (count + columns - 1) / columns * tile_size);
}

void TerrainTiles::paint_floors(const Theme& theme, const TerrainColours& own) {
    make_room(floor_shades, floor_variants, 1);
    for (int shape = 0; shape < floor_shades; ++shape)
        for (int variation = 0; variation < m_variations; ++variation)
            for (int frame = 0; frame < m_frames; ++frame)
                place(shape, variation, frame,
                      m_painted.empty() ? paint_floor(theme, shade_mask(shape), static_cast<std::uint64_t>(variation), own)
                                        : paint_pictured_floor(theme, shade_mask(shape), painted(variation, frame)));
}

void TerrainTiles::paint_walls(const Theme& theme, const TerrainColours& own) {
    make_room(looks_of_masks, wall_variants, 1);
    const Theme mine = with_wall_of(theme, own);
    each_look([&](JoinMask walls, int shape) {
        for (int variation = 0; variation < m_variations; ++variation)
            place(shape, variation, 0, paint_wall(mine, walls, static_cast<std::uint64_t>(variation)));
    });
}

void TerrainTiles::paint_pools(const Theme& theme, Pool pool, const TerrainColours& own) {
    make_room(looks_of_masks, 1, TileSet::pool_frames);
    each_look([&](JoinMask same, int shape) {
        for (int variation = 0; variation < m_variations; ++variation)
            for (int frame = 0; frame < m_frames; ++frame)
                place(shape, variation, frame,
                      m_painted.empty() ? paint_pool(theme, pool, same, frame, own)
                                        : paint_pictured_pool(theme, same, painted(variation, frame)));
    });
}

void TerrainTiles::paint_bridges(const Theme& theme, const TerrainColours& own) {
    make_room(bridge_shapes, 1, 1);
    for (const DoorOrientation way : {DoorOrientation::across, DoorOrientation::along})
        for (int variation = 0; variation < m_variations; ++variation)
            for (int frame = 0; frame < m_frames; ++frame)
                place(way == DoorOrientation::across ? 0 : 1, variation, frame,
                      m_painted.empty() ? paint_bridge(theme, way, own) : paint_pictured_floor(theme, 0, painted(variation, frame)));
}

const Image& TerrainTiles::painted(int variation, int frame) const {
    return m_painted[static_cast<std::size_t>(frame * m_variations + variation)];
}

Rectangle TerrainTiles::at(int shape, int variation, int frame) const {
    const int number = (shape * m_variations + variation) * m_frames + frame;
    return {number % columns * tile_size, number / columns * tile_size, tile_size, tile_size};
}

void TerrainTiles::place(int shape, int variation, int frame, const Image& tile) {
    const Rectangle place = at(shape, variation, frame);
    blit(m_image, tile, {place.x, place.y});
}

Rectangle TerrainTiles::chosen(int shape, std::uint64_t seed, int frame) const {
    return at(shape, tile_variant(seed, m_variations), frame % m_frames);
}

Rectangle TerrainTiles::floor(JoinMask walls, std::uint64_t seed, int frame) const { return chosen(shade_number(walls), seed, frame); }

Rectangle TerrainTiles::wall(JoinMask walls, std::uint64_t seed) const { return at(look_of_mask[walls], wall_variant(seed), 0); }

Rectangle TerrainTiles::pool(JoinMask same, std::uint64_t seed, int frame) const { return chosen(look_of_mask[same], seed, frame); }

Rectangle TerrainTiles::bridge(DoorOrientation way, std::uint64_t seed, int frame) const {
    return chosen(way == DoorOrientation::across ? 0 : 1, seed, frame);
}

}  // namespace td
