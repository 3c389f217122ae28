// Field table of terrain: what it does to creatures, and how its tiles are drawn.
#include "content/tables/terrain.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "content/fields/picture_file.hpp"
#include "content/tables/tables.hpp"

namespace td {

namespace {

const Fields<TerrainColours>& colour_fields() {
    static const Fields<TerrainColours> table =
        Fields<TerrainColours>("The colours of a terrain; default: those of the theme.")
            .optional("base", &TerrainColours::base, colour(), "The colour of most of it, also on the minimap.")
            .optional("light", &TerrainColours::light, colour(), "The brightest colour: foam, the glow in cracks, the tips of blades.")
            .optional("dark", &TerrainColours::dark, colour(), "The darkest colour: depth, crust, joints.");
    return table;
}

Value<std::shared_ptr<const PaintedPicture>> tile_picture() {
    using Picture = std::shared_ptr<const PaintedPicture>;
    const auto path = text(1, 100);
    return {path.kind, [path](TreeNode node, const ValueKind&, Reader& reader) -> std::optional<Picture> {
                // Checks the text only: the picture is read from the node.
                if (!path.read(node, reader)) return std::nullopt;
                Picture read = read_tile_picture(node, reader);
                return read ? std::optional(std::move(read)) : std::nullopt;
            }};
}

}  // namespace

const Fields<Terrain>& terrain_fields() {
    static const Fields<Terrain> table =
        named<Terrain>("The ground of a tile. Content must have a `floor` and a `wall`.")
            .required("glyph", &Terrain::glyph, glyph(),
                      "Its character where a floor is printed and in the maps of scenes; no other terrain or feature should have it.")
            .optional("passable", &Terrain::passable, mobilities(), "The ways of moving that can enter it; default: all.")
            .optional("blocks_sight", &Terrain::blocks_sight, boolean(), "True: it blocks sight.")
            .optional("diggable", &Terrain::diggable, boolean(), "True: effects that dig can remove it, except at the border of the floor.")
            .optional("quenches", &Terrain::quenches, boolean(),
                      "True: nothing burns here, and creatures that walk or swim in stop burning.")
            .optional("speed", &Terrain::speed, number(-6, 6), "Added to the speed of creatures that walk here.")
            .optional("triggers", &Terrain::triggers, triggers(TriggerOwner::terrain), triggers_doc(TriggerOwner::terrain))
            .optional("look", &Terrain::look, cosmetic(word({"floor", "wall", "water", "mire", "lava", "grass", "bridge"})),
                      "How it is drawn.")
            .optional("colours", &Terrain::colours, cosmetic(structure(colour_fields())),
                      "The colours of that look, instead of those of the theme.")
            .optional("palette", &Terrain::palette, cosmetic(reference<PaletteId>("palettes")),
                      "A palette whose `base`, `light` and `dark` it uses.")
            .optional(
                "picture", &Terrain::picture, cosmetic(tile_picture()),
                "A PNG that replaces the tiles of its look. Its path in the pack's folder: tiles of 24 pixels a side, up to 8 variants "
                "side by side, and up to 4 frames below each other. The theme's floor shows through where it is transparent.");
    return table;
}

void check_terrain(const Catalog& catalog, const Terrain& terrain, TreeNode body, Reader& reader) {
    if (const auto named = body.find("picture"); named && terrain.look == "wall") {
        const Reader::Step step(reader, "picture", *named);
        reader.report(*named, ProblemCode::bad_combination, "a wall cannot have a picture, because it looks different from every side",
                      "give it `colours:`");
    }
    const auto named = body.find("palette");
    if (!named || !terrain.palette) return;
    std::vector<std::string_view> names;
    for (const auto& [name, colour] : catalog[terrain.palette].colours) names.push_back(name);
    const auto is_used = [](std::string_view name) { return name == "base" || name == "light" || name == "dark"; };
    if (std::any_of(names.begin(), names.end(), is_used)) return;
    const Reader::Step step(reader, "palette", *named);
    reader.report(*named, ProblemCode::unknown_id,
                  fmt::format("`{}` has none of `base`, `light` and `dark`, which terrains use", catalog[terrain.palette].id),
                  fmt::format("it has colours for {}", fmt::join(names, ", ")));
}

void colour_terrain_from_palettes(Catalog& catalog) {
    for (Terrain& terrain : catalog.terrains) {
        if (!terrain.palette) continue;
        for (const auto& [name, colour] : catalog[terrain.palette].colours) {
            if (name == "base") terrain.colours.base = colour;
            if (name == "light") terrain.colours.light = colour;
            if (name == "dark") terrain.colours.dark = colour;
        }
    }
}

}  // namespace td
