#include "art/noise.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <set>

using namespace td;

TEST_CASE("noise lies between 0 and 1, is the same each time, and another with another seed") {
    int differ = 0;
    for (int y = 0; y < 24; ++y)
        for (int x = 0; x < 24; ++x) {
            for (const float value : {white_noise(x, y, 1), value_noise(x, y, 6, 24, 1)}) {
                CHECK(value >= 0);
                CHECK(value <= 1);
            }
            CHECK(value_noise(x, y, 6, 24, 1) == value_noise(x, y, 6, 24, 1));
            differ += value_noise(x, y, 6, 24, 1) != value_noise(x, y, 6, 24, 2) ? 1 : 0;
        }
    CHECK(differ > 400);
}

TEST_CASE("white noise is spread evenly") {
    int low = 0;
    for (int y = 0; y < 100; ++y)
        for (int x = 0; x < 100; ++x) low += white_noise(x, y, 7) < 0.5f ? 1 : 0;
    CHECK(low > 4800);
    CHECK(low < 5200);
}

TEST_CASE("value noise is smooth: neighbours differ by little, also over the edge of a tile") {
    for (int y = 0; y < 24; ++y)
        for (int x = 0; x < 24; ++x) {
            const float here = value_noise(x, y, 6, 24, 3);
            CHECK(std::abs(here - value_noise(x + 1, y, 6, 24, 3)) < 0.3f);
            CHECK(value_noise(x + 24, y, 6, 24, 3) == here);
            CHECK(value_noise(x, y + 24, 6, 24, 3) == here);
        }
}

TEST_CASE("stones are as many as there are cells, each with a border around it, and repeat with the tile") {
    std::set<std::uint64_t> stones;
    for (int y = 0; y < 24; ++y)
        for (int x = 0; x < 24; ++x) {
            const Stone stone = cellular_noise(x, y, 6, 24, 5);
            stones.insert(stone.cell);
            CHECK(stone.edge >= 0);
            const Stone next = cellular_noise(x + 24, y, 6, 24, 5);
            CHECK(next.cell == stone.cell);
            CHECK(std::abs(next.edge - stone.edge) < 1e-3f);
        }
    CHECK(stones.size() == 16);
}

TEST_CASE("where one stone ends and another begins the edge is near") {
    for (int y = 0; y < 24; ++y)
        for (int x = 0; x < 23; ++x) {
            const Stone here = cellular_noise(x, y, 6, 24, 5), there = cellular_noise(x + 1, y, 6, 24, 5);
            if (here.cell != there.cell) CHECK(std::min(here.edge, there.edge) <= 0.5f);
        }
}
