// Palettes: colours that sprites share, by the names of their materials.
#include <doctest/doctest.h>

#include <string>

#include "content/memory_pack.hpp"
#include "project_folder.hpp"
#include "tools/lint/content_loading.hpp"

using namespace td;
using namespace td::testing;

namespace {

const std::string palette = "palettes:\n  dusk: {colours: {fur: \"#102030\", cloak: \"#405060\"}}\n";

/// The game's own content, and a pack with the palette and these sprites.
ContentLoading load_beside(const std::string& sprites) {
    std::vector<Problem> problems;
    std::vector<Pack> packs;
    packs.push_back(read_pack(project_folder() / "content" / "core", problems));
    packs.push_back(pack_of("evening", {{"evening.yaml", palette + "sprites:\n" + sprites}}, problems));
    return load_packs(packs, std::move(problems));
}

std::uint32_t colour_of(const Catalog& catalog, std::string_view sprite, std::string_view material) {
    for (const Material& each : catalog[find_id<SpriteId>(catalog.sprites, sprite)].materials)
        if (each.name == material) return each.colour;
    FAIL("no such material");
    return 0;
}

}  // namespace

TEST_CASE("a palette colours the materials of its names, and leaves the others as they are") {
    const ContentLoading loading = load_beside(
        "  fox: {materials: {fur: \"#FF8000\", nose: \"#000001\"}, palette: dusk}\n"
        "  late_fox: {extends: fox, materials: {tail: \"#FFFFFF\"}}\n"
        "  plain_fox: {materials: {fur: \"#FF8000\"}}\n");
    REQUIRE(loading.catalog);
    CHECK(colour_of(*loading.catalog, "fox", "fur") == 0x102030);
    CHECK(colour_of(*loading.catalog, "fox", "nose") == 0x000001);
    CHECK(colour_of(*loading.catalog, "late_fox", "fur") == 0x102030);
    CHECK(colour_of(*loading.catalog, "late_fox", "tail") == 0xFFFFFF);
    CHECK(colour_of(*loading.catalog, "plain_fox", "fur") == 0xFF8000);
}

TEST_CASE("a palette without a colour for a sprite is reported where the sprite names it") {
    const ContentLoading loading = load_beside("  fox: {materials: {hide: \"#FF8000\"}, palette: dusk}\n");
    REQUIRE(loading.problems.size() == 1);
    const std::string text = to_string(loading.problems[0]);
    CHECK(text.find("evening.yaml:4:48: `dusk` has no colour for any of the sprite's materials") == 0);
    CHECK(loading.problems[0].hint == "it has colours for fur, cloak");
}

TEST_CASE("a palette that no file defines is an unknown id") {
    const ContentLoading loading = load_beside("  fox: {materials: {fur: \"#FF8000\"}, palette: dust}\n");
    REQUIRE(loading.problems.size() == 1);
    CHECK(loading.problems[0].hint.find("dusk") != std::string::npos);
}
