// Finds each creature, thing, tile and sign in the atlas. Pictures are made or read on first use, and added again after the atlas was
// cleared; every source returned here is valid for one frame.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include "art/portrait.hpp"
#include "art/sprite_sheet.hpp"
#include "art/terrain_tiles.hpp"
#include "art/tiles.hpp"
#include "catalog/catalog.hpp"
#include "view/draw/atlas.hpp"

namespace td {

/// A part of the atlas, and its pixel that is placed on the middle of the tile.
struct Sprite {
    Source source;
    Point ground;
    bool empty() const { return source.empty(); }
};

class Pictures {
public:
    /// `cache`: a folder for finished sheets; if empty or not writable, all sheets are rendered again each time.
    Pictures(Atlas& atlas, const Catalog& catalog, std::string cache);

    /// Switches to the pictures of this content and clears the atlas.
    void use(const Catalog& catalog);

    /// A square picture of the head: portrait_size or small_portrait_size pixels a side.
    Source portrait(SpeciesId species, int side = portrait_size);
    /// The same without its colours.
    Source grey_portrait(SpeciesId species, int side = portrait_size);
    /// An item as shown on the floor and in the bag, without its transparent border.
    Source item(ItemId item);
    /// A status icon, 10 pixels a side; empty if its author drew none.
    Source status(StatusId status);
    /// The same of a boon.
    Source boon(BoonId boon);
    /// The same of an encounter.
    Source encounter(EncounterId encounter);
    /// A feature on a tile, other than a door; `frame` of feature_frames.
    Source feature(FeatureId feature, int frame);
    /// A lamp on the face of a wall; `frame` of wall_lamp_frames.
    Source wall_lamp(ThemeId theme, int frame);
    Colour light_of_wall_lamp(ThemeId theme) const;
    /// Flames over a tile.
    Source flames(int frame);
    /// A sign of 12 pixels by its name in art/icons.hpp, or one of "logo", "panel", "button" and "button_chosen";
    /// an empty source for an unknown name.
    Source icon(std::string_view name);
    /// A white arrow, nine pixels long, without a border.
    Source arrow(Direction direction);
    /// Frame 0..5 of an effect's form, 32 pixels around the middle of its tile.
    Source effect(const std::string& form, std::uint32_t colour, int frame);

    Sprite creature(SpeciesId species, Direction facing, SpritePose pose, int frame);
    /// Its shape in white, for outlines and flashes.
    Sprite silhouette(SpeciesId species, Direction facing, SpritePose pose, int frame);
    /// A fallen creature lying on the floor: paler, and without its transparent border.
    Source fallen(SpeciesId species);
    Source shadow();
    /// A scorched patch of floor.
    Source scorch();
    /// A white flat ring to draw at a creature's feet.
    Source ring();
    /// Rings that differ in shape, for sides that some eyes cannot tell apart by colour: with points outwards, and with gaps.
    Source spiked_ring();
    Source broken_ring();
    /// The painting behind the title (art/title_painting.hpp), from the content's own theme and heroes; empty without a theme.
    Source title_painting();

    /// The tiles of a theme, and their picture in the atlas, brighter by style::tile_brightness.
    struct Tiles {
        const TileSet& set;
        Source source;
        Source at(Rectangle part) const { return source.part({part.x, part.y, part.width, part.height}); }
    };
    Tiles tiles(ThemeId theme);
    /// The same for a terrain with tiles of its own, on floors of that theme.
    struct OwnTiles {
        const TerrainTiles& set;
        Source source;
        Source at(Rectangle part) const { return source.part({part.x, part.y, part.width, part.height}); }
    };
    OwnTiles own_tiles(ThemeId theme, TerrainId terrain);

private:
    enum class Flat : std::uint8_t { shadow, ring, spiked_ring, broken_ring, scorch, title_painting };

    const SpriteSheet& sheet(SpriteId sprite);
    const Image& portrait_image(SpriteId sprite, int side);
    Source sheet_source(SpriteId sprite);
    /// A thing's picture without its transparent border.
    Source thing(SpriteId sprite);
    Source add(const Image& image);
    /// The source for `key`; `paint()` makes its picture if the atlas has none.
    template <class Map, class Key, class Paint>
    Source placed(Map& map, const Key& key, Paint&& paint);

    Atlas& m_atlas;
    const Catalog* m_catalog;
    std::string m_cache;
    // Finished pictures stay here; after a clear() of the atlas they are only added again.
    std::map<SpriteId, SpriteSheet> m_sheets;
    std::map<SpriteId, Box> m_filled;  ///< the part of its sheet that a thing fills
    std::map<ThemeId, TileSet> m_tile_sets;
    std::map<std::pair<ThemeId, TerrainId>, TerrainTiles> m_terrain_tiles;
    std::optional<Image> m_title_painting;

    Placed<SpriteId> m_sheet_sources;
    Placed<std::pair<SpriteId, int>> m_portraits;  ///< by sprite and side
    Placed<std::pair<SpriteId, int>> m_grey_portraits;
    Placed<std::pair<SpriteId, int>> m_silhouettes;  ///< by sprite and position in its sheet
    Placed<SpriteId> m_fallen;
    Placed<ThemeId> m_tiles;
    Placed<std::pair<ThemeId, TerrainId>> m_own_tiles;
    Placed<std::pair<FeatureId, int>> m_features;  ///< flames have no feature id
    Placed<std::string, std::less<>> m_icons;
    Placed<std::pair<ThemeId, int>> m_wall_lamps;
    Placed<StatusId> m_statuses;
    Placed<BoonId> m_boons;
    Placed<EncounterId> m_encounters;
    Placed<Direction> m_arrows;
    Placed<std::tuple<std::string, std::uint32_t, int>> m_effects;
    Placed<Flat> m_flats;
};

}  // namespace td
