// The tiles of a terrain with colours or a picture of its own, in a floor's theme, in one picture (a texture atlas).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "art/image.hpp"
#include "art/join_mask.hpp"
#include "art/tile_painters.hpp"

namespace td {

/// The pool that a look is drawn as; nothing if it is no pool.
std::optional<Pool> pool_called(std::string_view look);

class TerrainTiles {
public:
    enum class Kind : std::uint8_t { floor, wall, pool, bridge };

    /// Preconditions: has_own_tiles(terrain); its picture, if it has one, is a sheet of tiles, and it is no wall.
    TerrainTiles(const Theme& theme, const Terrain& terrain);

    Kind kind() const { return m_kind; }
    /// 24x24 pixels per tile, in rows of `columns`.
    const Image& image() const { return m_image; }
    static constexpr int columns = 32;

    // Each only for tiles of that kind. `seed` chooses among variations, `frame` may be any number and wraps around.
    Rectangle floor(JoinMask walls, std::uint64_t seed, int frame) const;
    Rectangle wall(JoinMask walls, std::uint64_t seed) const;
    Rectangle pool(JoinMask same, std::uint64_t seed, int frame) const;
    Rectangle bridge(DoorOrientation way, std::uint64_t seed, int frame) const;

private:
    void make_room(int shapes, int variations, int frames);
    void paint_floors(const Theme& theme, const TerrainColours& own);
    void paint_walls(const Theme& theme, const TerrainColours& own);
    void paint_pools(const Theme& theme, Pool pool, const TerrainColours& own);
    void paint_bridges(const Theme& theme, const TerrainColours& own);
    void place(int shape, int variation, int frame, const Image& tile);
    const Image& painted(int variation, int frame) const;
    Rectangle at(int shape, int variation, int frame) const;
    Rectangle chosen(int shape, std::uint64_t seed, int frame) const;

    Kind m_kind = Kind::floor;
    std::vector<Image> m_painted;  ///< the tiles of the author's picture: variations, then frames; empty: there is none
    int m_variations = 1;
    int m_frames = 1;
    Image m_image;
};

}  // namespace td
