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
        Fields<TerrainColours>("Colours of a terrain; what is left out stays as in the theme.")
            .optional("base", &TerrainColours::base, colour(), "Most of it; the minimap shows it too.")
            .optional("light", &TerrainColours::light, colour(), "What is brightest: foam, the glow in cracks, the tips of blades.")
            .optional("dark", &TerrainColours::dark, colour(), "What is darkest: depth, crust, joints.");
    return table;
}

Value<std::shared_ptr<const PaintedPicture>> tile_picture() {
    using Picture = std::shared_ptr<const PaintedPicture>;
    const auto path = text(1, 100);
    return {path.kind, [path](TreeNode node, const ValueKind&, Reader& reader) -> std::optional<Picture> {
                if (!path.read(node, reader)) return std::nullopt;
                Picture read = read_tile_picture(node, reader);
                return read ? std::optional(std::move(read)) : std::nullopt;
            }};
}

}  // namespace

const Fields<Terrain>& terrain_fields() {
    static const Fields<Terrain> table =
        named<Terrain>("What a tile is made of. Content must have a `floor` and a `wall`.")
            .required(
                "glyph", &Terrain::glyph, glyph(),
                "The character for it where a floor is printed and in the maps of scenes; no other terrain or feature should have it.")
            .optional("passable", &Terrain::passable, mobilities(), "Who may stand here, by ways of getting about; left out: everyone.")
            .optional("blocks_sight", &Terrain::blocks_sight, boolean(), "True: it cannot be seen through.")
            .optional("diggable", &Terrain::diggable, boolean(),
                      "True: effects that dig get through it, except at the border of the floor.")
            .optional("quenches", &Terrain::quenches, boolean(), "True: nothing burns here, and who walks or swims in stops burning.")
            .optional("speed", &Terrain::speed, number(-6, 6), "Added to the speed of who walks here.")
            .optional("triggers", &Terrain::triggers, triggers(TriggerOwner::terrain), triggers_doc(TriggerOwner::terrain))
            .optional("look", &Terrain::look, cosmetic(word({"floor", "wall", "water", "mire", "lava", "grass", "bridge"})),
                      "How it is drawn.")
            .optional("colours", &Terrain::colours, cosmetic(structure(colour_fields())),
                      "Colours of its own for that look, in place of the theme's.")
            .optional("palette", &Terrain::palette, cosmetic(reference<PaletteId>("palettes")),
                      "Gives it the colours that the palette has for `base`, `light` and `dark`.")
            .optional("picture", &Terrain::picture, cosmetic(tile_picture()),
                      "A PNG in place of its look's own tiles, by its path from the pack's folder: tiles of 24 pixels a side, up to 8 "
                      "variations side by side, and up to 4 frames below each other. What is transparent shows the theme's floor.");
    return table;
}

void check_terrain(const Catalog& catalog, const Terrain& terrain, TreeNode body, Reader& reader) {
    if (const auto named = body.find("picture"); named && terrain.look == "wall") {
        const Reader::Step step(reader, "picture", *named);
        reader.report(*named, ProblemCode::bad_combination, "a wall has no picture, since it looks different from every side",
                      "give it `colours:`");
    }
    const auto named = body.find("palette");
    if (!named || !terrain.palette) return;
    std::vector<std::string_view> names;
    for (const auto& [name, colour] : catalog[terrain.palette].colours) names.push_back(name);
    const auto counts = [](std::string_view name) { return name == "base" || name == "light" || name == "dark"; };
    if (std::any_of(names.begin(), names.end(), counts)) return;
    const Reader::Step step(reader, "palette", *named);
    reader.report(*named, ProblemCode::unknown_id,
                  fmt::format("`{}` has neither `base` nor `light` nor `dark`, which terrain takes", catalog[terrain.palette].id),
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
