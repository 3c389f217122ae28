// How terrain is drawn: colours and pictures of its own, which no rule knows of.
#include "content/tables/terrain.hpp"
#include "tools/lint/content_loading.hpp"

#include <doctest/doctest.h>

#include "art/png.hpp"
#include "content/png_text.hpp"
#include "content/temporary_directory.hpp"
#include "project_folder.hpp"

using namespace td;
using td::testing::png;
using td::testing::TemporaryDirectory;

namespace {

/// A pack beside the game's own, with a terrain that has these lines too.
struct Swamp {
    TemporaryDirectory folder;

    explicit Swamp(const std::string& lines, const std::string& look = "mire") {
        folder.write("wet/pack.yaml", td::testing::pack_yaml("wet"));
        folder.write("wet/swamp.yaml",
                     "palettes:\n  bog: {colours: {base: \"#203040\", light: \"#405060\", fur: \"#000001\"}}\n"
                     "  furs: {colours: {fur: \"#000001\"}}\n"
                     "terrains:\n  swamp:\n    name: Swamp\n    glyph: s\n    look: " +
                         look + "\n" + lines);
    }
    ContentLoading load() const {
        std::vector<Problem> problems;
        std::vector<Pack> packs;
        packs.push_back(read_pack(project_folder() / "content" / "core", problems));
        packs.push_back(read_pack(folder.path() / "wet", problems));
        return load_packs(packs, std::move(problems));
    }
    std::string problem() const {
        const std::vector<Problem> found = load().problems;
        REQUIRE(found.size() == 1);
        return to_string(found[0]).substr((folder.path() / "wet" / "swamp.yaml").generic_string().size());
    }
};

const Terrain& swamp_of(const Catalog& catalog) { return catalog[find_id<TerrainId>(catalog.terrains, "swamp")]; }

}  // namespace

TEST_CASE("a terrain has colours of its own, from itself or from a palette") {
    const ContentLoading plain = Swamp("").load();
    const ContentLoading own = Swamp("    colours: {base: \"#102030\", dark: \"#000008\"}\n").load();
    const ContentLoading both = Swamp("    colours: {base: \"#102030\", dark: \"#000008\"}\n    palette: bog\n").load();
    REQUIRE((plain.catalog && own.catalog && both.catalog));
    CHECK_FALSE(has_own_tiles(swamp_of(*plain.catalog)));
    CHECK(has_own_tiles(swamp_of(*own.catalog)));
    CHECK(swamp_of(*own.catalog).colours == TerrainColours{0x102030, {}, 0x000008});
    CHECK(swamp_of(*both.catalog).colours == TerrainColours{0x203040, 0x405060, 0x000008});
    for (const ContentLoading* const other : {&own, &both}) {
        CHECK(other->catalog->rules_fingerprint == plain.catalog->rules_fingerprint);
        CHECK(other->catalog->fingerprint != plain.catalog->fingerprint);
    }
}

TEST_CASE("a terrain has a picture of its own, whose mean colour is known; the rules do not change with it") {
    const Swamp swamp("    picture: swamp.png\n");
    swamp.folder.write("wet/swamp.png", png(48, 72));
    const ContentLoading first = swamp.load();
    swamp.folder.write("wet/swamp.png", png(24, 24, {1, 2, 3, 128}));
    const ContentLoading second = swamp.load();
    REQUIRE((first.catalog && second.catalog));
    REQUIRE(swamp_of(*first.catalog).picture);
    CHECK(swamp_of(*first.catalog).picture->mean_colour == 0xC82828);
    CHECK(swamp_of(*second.catalog).picture->mean_colour == 0x010203);
    CHECK(first.catalog->fingerprint != second.catalog->fingerprint);
    CHECK(first.catalog->rules_fingerprint == second.catalog->rules_fingerprint);
}

TEST_CASE("a picture that is no sheet of tiles is a problem that says what one is") {
    const Swamp swamp("    picture: swamp.png\n");
    for (const auto& [width, height] : {std::pair{32, 32}, std::pair{216, 24}, std::pair{24, 120}, std::pair{256, 256}}) {
        swamp.folder.write("wet/swamp.png", png(width, height));
        CHECK(swamp.problem() == ":9:14: `swamp.png` is " + std::to_string(width) + " by " + std::to_string(height) +
                                     " pixels, but must be a sheet of up to 8 by 4 tiles of 24 pixels a side (variants go side by side, "
                                     "frames of an animation below each other)");
    }
    CHECK(Swamp("    picture: bog.png\n").problem() == ":9:14: `bog.png` is not a file of the pack");
}

TEST_CASE("a wall has no picture") {
    const Swamp wall("    picture: swamp.png\n", "wall");
    wall.folder.write("wet/swamp.png", png(24, 24));
    CHECK(wall.problem() == ":9:14: a wall cannot have a picture, because it looks different from every side (give it `colours:`)");
}

TEST_CASE("a palette without a colour for terrain is reported where it is named") {
    CHECK(Swamp("    palette: furs\n").problem() ==
          ":9:14: `furs` has none of `base`, `light` and `dark`, which terrains use (it has colours for fur)");
}
