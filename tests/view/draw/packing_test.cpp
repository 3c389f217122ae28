#include "view/draw/packing.hpp"

#include <doctest/doctest.h>

#include <vector>

namespace td {

namespace {

constexpr int smallest = 128, largest = 512;

/// An atlas of numbers instead of pixels: every picture is filled with the number of its key.
struct Painted {
    Packing packing{smallest, largest};
    std::vector<int> cells = std::vector<int>(largest * largest, 0);
    Placed<int> placed;

    int& cell(int x, int y) { return cells.at(static_cast<std::size_t>(y * largest + x)); }

    Source put_in(int key) {
        const Source source = packing.place(8 + key % 23, 8 + key % 17);
        for (int y = source.box.y; y < source.box.bottom(); ++y)
            for (int x = source.box.x; x < source.box.right(); ++x) cell(x, y) = key;
        return source;
    }
    Source of(int key) {
        return placed.of(packing.generation(), key, [&] { return put_in(key); });
    }
    bool shows(Source source, int key) {
        if (source.empty() || source.generation != packing.generation()) return false;
        for (int y = source.box.y; y < source.box.bottom(); ++y)
            for (int x = source.box.x; x < source.box.right(); ++x)
                if (cell(x, y) != key) return false;
        return source.width() == 8 + key % 23 && source.height() == 8 + key % 17;
    }
};

}  // namespace

TEST_CASE("an atlas grows before anything is forgotten, and what was in it stays where it was") {
    Painted atlas;
    std::vector<Source> sources;
    for (int key = 1; atlas.packing.side() == smallest; ++key) sources.push_back(atlas.of(key));
    CHECK(atlas.packing.side() == 2 * smallest);
    CHECK(atlas.packing.generation() == 1);
    for (std::size_t i = 0; i < sources.size(); ++i) CHECK(atlas.shows(sources[i], static_cast<int>(i) + 1));
}

TEST_CASE("of far more pictures than fit in, every one that is drawn is what was put in, frame by frame") {
    Painted atlas;
    for (int frame = 0; frame < 400; ++frame) {
        const auto drawn = [&] {
            std::vector<Source> sources;
            for (int i = 0; i < 30; ++i) sources.push_back(atlas.of(1 + frame * 7 + i));
            return sources;
        };
        std::vector<Source> sources = drawn();
        if (atlas.packing.is_full()) {
            atlas.packing.clear();
            sources = drawn();
        }
        for (int i = 0; i < 30; ++i) REQUIRE(atlas.shows(sources[static_cast<std::size_t>(i)], 1 + frame * 7 + i));
    }
    CHECK(atlas.packing.generation() > 2);
}

TEST_CASE("what finds no room is an empty source, and so is every part of it") {
    Packing packing(64, 64);
    while (!packing.is_full()) packing.place(20, 20);
    const Source none = packing.place(20, 20);
    CHECK(none.empty());
    CHECK(none.part({5, 5, 10, 10}).empty());
}

TEST_CASE("a picture that no atlas can hold does not empty the atlas again and again") {
    Packing packing(64, 64);
    CHECK(packing.place(65, 10).empty());
    CHECK_FALSE(packing.is_full());
}

TEST_CASE("what was given out before an atlas began anew is known to be of another generation") {
    Painted atlas;
    const Source before = atlas.of(3);
    atlas.packing.clear();
    CHECK(before.generation != atlas.packing.generation());
    CHECK_FALSE(atlas.shows(before, 3));
    CHECK(atlas.shows(atlas.of(3), 3));
}

}  // namespace td
