// PNG files of sprites: read from the pack only, and checked.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "art/png.hpp"
#include "art/sprite_sheet.hpp"
#include "content/fields/pack_file.hpp"
#include "content/fields/picture_file.hpp"
#include "content/png_text.hpp"
#include "content/temporary_directory.hpp"
#include "project_folder.hpp"
#include "structure/source_tree.hpp"
#include "tools/lint/content_loading.hpp"

using namespace td;
using td::testing::png;
using td::testing::TemporaryDirectory;

namespace {

/// A pack `painted` beside the game's own, in whose file `looks.yaml` a sprite names a picture.
struct Painted {
    TemporaryDirectory folder;
    std::filesystem::path file = folder.path() / "painted" / "deeper" / "looks.yaml";

    explicit Painted(const std::string& picture, const std::string& more = {}) {
        folder.write("painted/pack.yaml", td::testing::pack_yaml("painted"));
        folder.write("painted/deeper/looks.yaml", "sprites:\n  hare:\n    picture: " + picture + "\n" + more);
    }
    void add(const std::string& name, const std::string& bytes) const { folder.write(name, bytes); }

    ContentLoading load() const {
        std::vector<Problem> problems;
        std::vector<Pack> packs;
        packs.push_back(read_pack(project_folder() / "content" / "core", problems));
        packs.push_back(read_pack(folder.path() / "painted", problems));
        return load_packs(packs, std::move(problems));
    }
    /// The only problem with a picture, without the file's name.
    std::string problem() const {
        std::vector<Problem> found = load().problems;
        std::erase_if(found, [](const Problem& problem) { return problem.code != ProblemCode::bad_picture; });
        REQUIRE(found.size() == 1);
        const std::string text = to_string(found[0]);
        REQUIRE(text.starts_with(file.generic_string()));
        return text.substr(file.generic_string().size());
    }
};

const SpriteModel& hare_of(const Catalog& catalog) { return catalog[find_id<SpriteId>(catalog.sprites, "hare")]; }

}  // namespace

TEST_CASE("a picture in the pack replaces the sculpted sprite, from any file of the pack") {
    const Painted painted("pictures/hare.png");
    painted.add("painted/pictures/hare.png", png(384, 384));
    const ContentLoading loading = painted.load();
    REQUIRE(loading.catalog);
    const SpriteSheet sheet = sculpt_sheet(hare_of(*loading.catalog));
    CHECK(sheet.cell == 48);
    CHECK(sheet.image == Image(384, 384, {200, 40, 40, 255}));
    CHECK(sheet.portrait == Image(24, 24, {200, 40, 40, 255}));
    CHECK(sheet.rectangle(Direction::west, SpritePose::sleep, 0) == Rectangle{7 * 48, 6 * 48, 48, 48});
}

TEST_CASE("a sprite with one facing has a single picture") {
    const Painted painted("stone.png", "    turns: false\n");
    painted.add("painted/stone.png", png(32, 32));
    const ContentLoading loading = painted.load();
    REQUIRE(loading.catalog);
    CHECK(sculpt_sheet(hare_of(*loading.catalog)).image == Image(32, 32, {200, 40, 40, 255}));
}

TEST_CASE("a changed picture changes the fingerprint and the key in the cache of sheets") {
    const Painted painted("hare.png");
    painted.add("painted/hare.png", png(256, 256));
    const ContentLoading first = painted.load();
    painted.add("painted/hare.png", png(256, 256, {1, 2, 3, 255}));
    const ContentLoading second = painted.load();
    REQUIRE((first.catalog && second.catalog));
    CHECK(first.catalog->fingerprint != second.catalog->fingerprint);
    CHECK(sheet_key(hare_of(*first.catalog)) != sheet_key(hare_of(*second.catalog)));
}

TEST_CASE("a missing picture is a problem where it is named, with the nearest file") {
    const Painted painted("pictures/har.png");
    painted.add("painted/pictures/hare.png", png(256, 256));
    CHECK(painted.problem() == ":3:14: `pictures/har.png` is not a file of the pack (did you mean `pictures/hare.png`?)");
}

TEST_CASE("a picture outside the pack is refused, however its path leads there") {
    const std::string wanted = " is not inside the pack (give its path in the pack's folder, such as `pictures/hare.png`)";
    for (const std::string name : {"../hare.png", "pictures/../../hare.png", "/etc/hare.png", "link.png", "linked/hare.png"}) {
        const Painted painted(name);
        painted.add("hare.png", png(256, 256));
        std::filesystem::create_symlink(painted.folder.path() / "hare.png", painted.folder.path() / "painted" / "link.png");
        std::filesystem::create_directory_symlink(painted.folder.path(), painted.folder.path() / "painted" / "linked");
        const std::string text = painted.problem();
        CHECK_MESSAGE(text.find(wanted) != std::string::npos, text);
    }
}

TEST_CASE("a picture that is damaged, of another size, or something else is a problem") {
    const auto problem_of = [](const std::string& bytes) {
        const Painted painted("hare.png");
        painted.add("painted/hare.png", bytes);
        return painted.problem();
    };
    const std::string whole = png(256, 256);
    CHECK(problem_of("hello").find("`hare.png` is not a PNG") != std::string::npos);
    CHECK(problem_of("").find("`hare.png` is not a PNG") != std::string::npos);
    CHECK(problem_of(whole.substr(0, whole.size() / 2)).find("`hare.png` is damaged") != std::string::npos);
    CHECK(problem_of(png(255, 256)).find("is 255 by 256 pixels, not 256, 384 or 512 a side") != std::string::npos);
    CHECK(problem_of(png(32, 32)).find("8 columns") != std::string::npos);
    CHECK(problem_of(std::string(5u << 20, 'x')).find("has 5242880 bytes") != std::string::npos);
}

namespace {

/// A file of the fuzzer's corpus: a single picture of 32 pixels a side, with something wrong.
std::string from_corpus(const std::string& name) {
    std::ifstream in(project_folder() / ("tests/fuzz/corpus/" + name), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

TEST_CASE("a file that many sprites name is read once and lies in memory once") {
    std::string more;
    for (int i = 0; i < 300; ++i) more += "  hare_" + std::to_string(i) + ":\n    picture: ./pictures/../hare.png\n";
    const Painted painted("hare.png", more);
    painted.add("painted/pictures/other.txt", "");
    painted.add("painted/hare.png", png(512, 512));
    const ContentLoading loading = painted.load();
    REQUIRE(loading.catalog);
    const auto& sprites = loading.catalog->sprites;
    const SpriteModel& hare = hare_of(*loading.catalog);
    REQUIRE(hare.picture);
    CHECK(std::count_if(sprites.begin(), sprites.end(), [&](const SpriteModel& sprite) { return sprite.picture == hare.picture; }) == 301);
}

TEST_CASE("what is packed beside the pixels is thrown away unopened, and the picture is the same") {
    const Painted plain("hare.png", "    turns: false\n");
    plain.add("painted/hare.png", from_corpus("png_plain"));
    const ContentLoading expected = plain.load();
    REQUIRE(expected.catalog);
    for (const char* const name : {"png_text_bombs", "png_profile_bomb", "png_empty_idats", "png_idat_in_bytes"}) {
        CAPTURE(name);
        const Painted painted("hare.png", "    turns: false\n");
        painted.add("painted/hare.png", from_corpus(name));
        const ContentLoading loading = painted.load();
        if (std::string(name) == "png_empty_idats") {
            CHECK_FALSE(loading.catalog);
            continue;
        }
        REQUIRE(loading.catalog);
        CHECK(hare_of(*loading.catalog).picture->png.size() < 5000);
        CHECK(sculpt_sheet(hare_of(*loading.catalog)).image == sculpt_sheet(hare_of(*expected.catalog)).image);
    }
}

TEST_CASE("packed pixels that inflate to more than a sheet has are a problem, and are not inflated") {
    const Painted painted("hare.png", "    turns: false\n");
    painted.add("painted/hare.png", from_corpus("png_idat_bomb"));
    CHECK(painted.problem().find("`hare.png` is damaged: it has data after its pixels") != std::string::npos);
}

TEST_CASE("all pictures together have limits: of bytes, and of pixels") {
    const TemporaryDirectory folder;
    for (int i = 0; i < 4; ++i) folder.write(std::to_string(i) + ".png", png(256, 256));
    const auto faults = [&](PictureFiles::Limits limits) {
        PictureFiles files(limits);
        std::string all;
        for (int i = 0; i < 4; ++i) {
            const std::string& fault = files.of(folder.path() / (std::to_string(i) + ".png")).fault;
            all += fault.empty() ? "." : fault.find("together") != std::string::npos ? "x" : "?";
            files.of(folder.path() / (std::to_string(i) + ".png"));  // counted once
        }
        CHECK(files.count() == 4);
        return all;
    };
    const std::size_t size = png(256, 256).size();
    CHECK(faults({}) == "....");
    CHECK(faults({.bytes = 2 * size}) == "..xx");
    CHECK(faults({.pixels = 3 * 256 * 256}) == "...x");
}
