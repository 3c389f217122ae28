// What blows scatter: by kind of damage, direction and age.
#include "view/map/debris.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace td;

namespace {

constexpr Debris all_debris[] = {Debris::chips,  Debris::streaks, Debris::splinters, Debris::embers,
                                 Debris::shards, Debris::drops,   Debris::wisps,     Debris::dust};

}  // namespace

TEST_CASE("kinds of damage scatter different things, and an unknown kind scatters chips") {
    CHECK(debris_of("cut") == Debris::streaks);
    CHECK(debris_of("fire") == Debris::embers);
    CHECK(debris_of("song") == Debris::chips);
}

TEST_CASE("motes depend on seed and age alone") {
    for (const Debris debris : all_debris) {
        CHECK(scattered(debris, 1, 0, 7, 0.3f, false) == scattered(debris, 1, 0, 7, 0.3f, false));
        CHECK_FALSE(scattered(debris, 1, 0, 7, 0.3f, false) == scattered(debris, 1, 0, 8, 0.3f, false));
    }
}

TEST_CASE("motes stay near the tile, and are gone in the end") {
    for (const Debris debris : all_debris) {
        for (int percent = 0; percent <= 100; percent += 5)
            for (const Mote& mote : scattered(debris, 0, 1, 3, static_cast<float>(percent) / 100, true)) {
                CHECK(std::abs(mote.x) < 36);
                CHECK(std::abs(mote.y) < 36);
                CHECK(mote.size >= 1);
            }
        CHECK(scattered(debris, 0, 0, 3, 1.01f, true).empty());
    }
}

TEST_CASE("a thrust scatters ahead, a cut at its sides too, a heavy blow more") {
    for (const Mote& mote : scattered(Debris::splinters, 1, 0, 5, 0.4f, false)) CHECK(mote.x > 0);
    for (const Mote& mote : scattered(Debris::splinters, -1, 0, 5, 0.4f, false)) CHECK(mote.x < 0);
    CHECK(scattered(Debris::chips, 1, 0, 5, 0.2f, true).size() > scattered(Debris::chips, 1, 0, 5, 0.2f, false).size());
}

TEST_CASE("embers rise, drops fall") {
    const auto lowest = [](Debris debris) {
        const std::vector<Mote> motes = scattered(debris, 0, 0, 9, 0.64f, false);
        const auto lower = [](const Mote& a, const Mote& b) { return a.y < b.y; };
        return std::max_element(motes.begin(), motes.end(), lower)->y;
    };
    CHECK(lowest(Debris::embers) < lowest(Debris::drops));
}
