#include "view/draw/tag_layout.hpp"

#include <doctest/doctest.h>

using namespace td;

namespace {

bool apart(const std::vector<Box>& boxes) {
    for (std::size_t i = 0; i < boxes.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (!boxes[i].intersected(boxes[k]).empty()) return false;
    return true;
}

}  // namespace

TEST_CASE("tags that are apart stay where they are wished") {
    const std::vector<Box> wished{{0, 0, 40, 10}, {50, 0, 40, 10}, {0, 20, 40, 10}};
    CHECK(spread_tags(wished) == wished);
}

TEST_CASE("tags of nine who stand close together lie apart, each as large as before and near its place") {
    for (const int tile : {48, 72})
        for (const int width : {30, 60, 90}) {
            CAPTURE(tile);
            CAPTURE(width);
            std::vector<Box> wished;
            for (int y = 0; y < 3; ++y)
                for (int x = 0; x < 3; ++x) wished.push_back({x * tile + (tile - width) / 2, y * tile, width, tile / 3});
            const std::vector<Box> placed = spread_tags(wished);
            REQUIRE(placed.size() == wished.size());
            CHECK(apart(placed));
            for (std::size_t i = 0; i < placed.size(); ++i) {
                CHECK(placed[i].width == width);
                CHECK(placed[i].height == tile / 3);
                CHECK(std::abs(placed[i].y - wished[i].y) <= 2 * tile);
                CHECK(std::abs(placed[i].x - wished[i].x) <= width);
            }
        }
}

TEST_CASE("what is taken stays free, and where nothing is free a tag stays") {
    const Box wished{0, 0, 40, 10};
    const std::vector<Box> badge{{30, 5, 10, 10}};
    const std::vector<Box> placed = spread_tags({wished}, badge);
    CHECK(placed[0] != wished);
    CHECK(placed[0].intersected(badge[0]).empty());
    CHECK(spread_tags({wished}, {{-500, -500, 1000, 1000}}) == std::vector<Box>{wished});
}

TEST_CASE("words that rise together lie apart all the way, and none leaps when another is gone") {
    TagsInMotion words;
    const auto at_age = [](int column, int age) { return Box{column * 48, 200 - age, 70, 20}; };
    // The second tag comes later than its neighbours, so it is placed lower. Then the first two tags end.
    for (int age = 0; age < 30; ++age) {
        std::vector<int> numbers{0, 1};
        std::vector<Box> wished{at_age(0, age), at_age(1, age)};
        if (age >= 8) numbers.push_back(2), wished.push_back(at_age(0, age - 8));
        CHECK(apart(words.spread(numbers, wished)));
    }
    const Box wished = at_age(0, 21);
    CHECK(words.spread({2}, {wished.moved(0, -1)})[0] != wished.moved(0, -1));
}

TEST_CASE("a word that grows, or is held back at the edge of the map, gives way to the one before it") {
    TagsInMotion words;
    const Box first{0, 40, 30, 20}, second{40, 60, 30, 20};
    REQUIRE(words.spread({0, 1}, {first, second}) == std::vector<Box>{first, second});
    CHECK(apart(words.spread({0, 1}, {first, {20, 50, 70, 20}})));
}

TEST_CASE("a word that comes when the others are gone stands where it is wished") {
    TagsInMotion words;
    const Box place{0, 0, 70, 20};
    words.spread({0, 1}, {place, place});
    CHECK(words.spread({2}, {place}) == std::vector<Box>{place});
}
