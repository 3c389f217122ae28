#include "tools/delve/play_runs.hpp"
#include "tools/lint/content_loading.hpp"

#include <doctest/doctest.h>

#include <array>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <vector>

#include "project_folder.hpp"
#include "tools/lab/self_play.hpp"

using namespace td;

TEST_CASE("each run is played once, however many of them are played side by side") {
    for (const int jobs : {1, 4}) {
        std::array<int, 100> played{};
        delve::play_runs(played.size(), jobs, [&](std::size_t i) { ++played[i]; });
        CHECK(played == [] {
            std::array<int, 100> once{};
            once.fill(1);
            return once;
        }());
    }
}

TEST_CASE("games are taken in order, each after it was played, and few wait for that") {
    for (const int jobs : {1, 4}) {
        std::vector<std::size_t> played(delve::most_games_ahead);
        std::vector<std::size_t> taken;
        const auto play = [&](std::size_t i) { played[i % played.size()] = i; };
        const auto take = [&](std::size_t i) { taken.push_back(played[i % played.size()]); };
        CHECK(delve::play_in_order({5, 2000}, jobs, play, take) == 1995);
        std::vector<std::size_t> expected(1995);
        std::iota(expected.begin(), expected.end(), std::size_t{5});
        CHECK(taken == expected);
    }
    CHECK(delve::play_in_order(
              {7, 7}, 2, [](std::size_t) { FAIL("there is no game"); }, [](std::size_t) {}) == 0);
}

TEST_CASE("what goes wrong while games are played or taken ends them and is passed on") {
    const auto fails_at = [](std::size_t bad) {
        return [bad](std::size_t i) {
            if (i == bad) throw std::runtime_error("game");
        };
    };
    const auto fine = [](std::size_t) {};
    for (const int jobs : {1, 4}) {
        CHECK_THROWS_WITH(delve::play_in_order({0, 5000}, jobs, fails_at(900), fine), "game");
        CHECK_THROWS_WITH(delve::play_in_order({0, 5000}, jobs, fine, fails_at(900)), "game");
    }
}

TEST_CASE("progress tells the rate and the time that is left") {
    CHECK(delve::progress_text(0, 400, 0) == "    0 of 400 games [                                        ]");
    CHECK(delve::progress_text(100, 400, 50) == "  100 of 400 games [##########                              ] 2.0/s, 2:30 left");
    CHECK(delve::progress_text(100, 1000000, 5) == "  100 of 1000000 games [                                        ] 20/s, 13:53:15 left");
}

TEST_CASE("games with one catalog that are played side by side end as each of them does alone") {
    ContentLoading loading = load_content(project_folder() / "content");
    REQUIRE(loading.catalog);
    const auto catalog = std::make_shared<const Catalog>(std::move(*loading.catalog));
    const auto lesson = find_id<DungeonId>(catalog->dungeons, "lantern_stair");
    REQUIRE(lesson);
    const auto hashes = [&](int jobs) {
        std::vector<std::uint64_t> result(4);
        delve::play_runs(result.size(), jobs, [&](std::size_t i) { result[i] = play_by_itself(catalog, lesson, i + 1).hash; });
        return result;
    };
    CHECK(hashes(4) == hashes(1));
}
