// Where in the atlas each creature, thing, tile and sign is. Pictures are made or read when they are first asked for.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <tuple>

#include "art/sprite_sheet.hpp"
#include "art/tiles.hpp"
#include "catalog/catalog.hpp"
#include "view/atlas.hpp"

namespace td {

/// A part of the atlas, and the pixel of it that stands on the middle of its tile.
struct Sprite {
    Box source;
    Point ground;
    bool empty() const { return source.empty(); }
};

class Pictures {
public:
    /// `cache`: a folder for finished sheets; empty or not to be written to: everything is made anew each time.
    Pictures(Atlas& atlas, const Catalog& catalog, std::string cache);

    /// From now on pictures of this content, in an atlas that has been cleared.
    void use(const Catalog& catalog);

    /// A square picture of the head, 24 pixels a side.
    Box portrait(SpeciesId species);
    /// An item as it lies on the floor and in the bag; cut to what it fills.
    Box item(ItemId item);
    /// What stands on a tile, other than a door; `frame` of feature_frames.
    Box feature(FeatureId feature, int frame);
    /// Flames over a tile.
    Box flames(int frame);
    /// A sign of 12 pixels by its name in art/icons.hpp, or one of "logo", "panel", "button" and "button_chosen";
    /// an empty box when there is none of that name.
    Box icon(std::string_view name);
    /// A white arrow of 16 pixels.
    Box arrow(Direction direction);
    /// Frame 0..5 of the form of an effect, 32 pixels around the middle of its tile.
    Box effect(const std::string& form, std::uint32_t colour, int frame);

    Sprite creature(SpeciesId species, Direction facing, SpritePose pose, int frame);
    /// The same, all white: for outlines and flashes.
    Sprite silhouette(SpeciesId species, Direction facing, SpritePose pose, int frame);
    Box shadow() const { return m_shadow; }
    /// A flat ring for the feet of a creature, white.
    Box ring() const { return m_ring; }

    /// The tiles of a theme, and where their picture begins in the atlas.
    struct Tiles {
        TileSet set;
        Box box;
        Box at(Rectangle part) const { return {box.x + part.x, box.y + part.y, part.width, part.height}; }
    };
    const Tiles& tiles(ThemeId theme);

private:
    struct Sheet {
        SpriteSheet art;
        Box box;
        Box portrait;
        std::map<int, Box> silhouettes;  ///< by the corner of the picture in the sheet
    };
    Sheet& sheet(SpriteId sprite);
    /// A thing's picture, cut to what it fills.
    Box thing(SpriteId sprite);
    Box add(const Image& image);

    Atlas& m_atlas;
    const Catalog* m_catalog;
    std::string m_cache;
    std::map<SpriteId, Sheet> m_sheets;
    std::map<ThemeId, Tiles> m_tiles;
    std::map<ItemId, Box> m_items;
    std::map<std::pair<FeatureId, int>, Box> m_features;  ///< flames by no feature
    std::map<std::string, Box, std::less<>> m_icons;
    std::map<Direction, Box> m_arrows;
    std::map<std::tuple<std::string, std::uint32_t, int>, Box> m_effects;
    Box m_shadow;
    Box m_ring;
};

}  // namespace td
