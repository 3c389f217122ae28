// Where in the atlas each creature, thing, tile and sign is. Pictures are made or read when they are first asked for, and put into the
// atlas again when it has begun anew; what is asked for here is good for one frame.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <tuple>

#include "art/sprite_sheet.hpp"
#include "art/terrain_tiles.hpp"
#include "art/tiles.hpp"
#include "catalog/catalog.hpp"
#include "view/draw/atlas.hpp"

namespace td {

/// A part of the atlas, and the pixel of it that stands on the middle of its tile.
struct Sprite {
    Source source;
    Point ground;
    bool empty() const { return source.empty(); }
};

class Pictures {
public:
    /// `cache`: a folder for finished sheets; empty or not to be written to: everything is made anew each time.
    Pictures(Atlas& atlas, const Catalog& catalog, std::string cache);

    /// From now on pictures of this content; the atlas begins anew.
    void use(const Catalog& catalog);

    /// A square picture of the head, 24 pixels a side.
    Source portrait(SpeciesId species);
    /// An item as it lies on the floor and in the bag; cut to what it fills.
    Source item(ItemId item);
    /// The icon of a state, 10 pixels a side; empty when its author drew none.
    Source status(StatusId status);
    /// What stands on a tile, other than a door; `frame` of feature_frames.
    Source feature(FeatureId feature, int frame);
    /// Flames over a tile.
    Source flames(int frame);
    /// A sign of 12 pixels by its name in art/icons.hpp, or one of "logo", "panel", "button" and "button_chosen";
    /// an empty source when there is none of that name.
    Source icon(std::string_view name);
    /// A white arrow of 16 pixels.
    Source arrow(Direction direction);
    /// Frame 0..5 of the form of an effect, 32 pixels around the middle of its tile.
    Source effect(const std::string& form, std::uint32_t colour, int frame);

    Sprite creature(SpeciesId species, Direction facing, SpritePose pose, int frame);
    /// The same, all white: for outlines and flashes.
    Sprite silhouette(SpeciesId species, Direction facing, SpritePose pose, int frame);
    /// One that has fallen, as it lies on the floor: paler, and cut to what it fills.
    Source fallen(SpeciesId species);
    Source shadow();
    /// A flat ring for the feet of a creature, white.
    Source ring();

    /// The tiles of a theme, and where their picture begins in the atlas.
    struct Tiles {
        const TileSet& set;
        Source whole;
        Source at(Rectangle part) const { return whole.part({part.x, part.y, part.width, part.height}); }
    };
    Tiles tiles(ThemeId theme);
    /// The same of a terrain that has tiles of its own, on floors of that theme.
    struct OwnTiles {
        const TerrainTiles& set;
        Source whole;
        Source at(Rectangle part) const { return whole.part({part.x, part.y, part.width, part.height}); }
    };
    OwnTiles own_tiles(ThemeId theme, TerrainId terrain);

private:
    enum class Flat : std::uint8_t { shadow, ring };

    const SpriteSheet& sheet(SpriteId sprite);
    Source whole(SpriteId sprite);
    /// A thing's picture, cut to what it fills.
    Source thing(SpriteId sprite);
    Source add(const Image& image);
    /// Where `key` is; `paint()` makes its picture when the atlas has none.
    template <class Map, class Key, class Paint>
    Source placed(Map& map, const Key& key, Paint&& paint);

    Atlas& m_atlas;
    const Catalog* m_catalog;
    std::string m_cache;
    // What was made stays; it is only put in again.
    std::map<SpriteId, SpriteSheet> m_sheets;
    std::map<SpriteId, Box> m_filled;  ///< what a thing fills of its sheet
    std::map<ThemeId, TileSet> m_tile_sets;
    std::map<std::pair<ThemeId, TerrainId>, TerrainTiles> m_terrain_tiles;

    Placed<SpriteId> m_wholes;
    Placed<SpriteId> m_portraits;
    Placed<std::pair<SpriteId, int>> m_silhouettes;  ///< by the corner of the picture in the sheet
    Placed<SpriteId> m_fallen;
    Placed<ThemeId> m_tiles;
    Placed<std::pair<ThemeId, TerrainId>> m_own_tiles;
    Placed<std::pair<FeatureId, int>> m_features;  ///< flames by no feature
    Placed<std::string, std::less<>> m_icons;
    Placed<StatusId> m_statuses;
    Placed<Direction> m_arrows;
    Placed<std::tuple<std::string, std::uint32_t, int>> m_effects;
    Placed<Flat> m_flats;
};

}  // namespace td
