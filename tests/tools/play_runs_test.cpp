#include "tools/delve/play_runs.hpp"

#include <doctest/doctest.h>

#include <array>
#include <memory>
#include <vector>

#include "content/packs/load.hpp"
#include "headless/self_play.hpp"
#include "project_folder.hpp"

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

TEST_CASE("games with one catalog that are played side by side end as each of them does alone") {
    ContentLoading loading = load_content(project_folder() / "content");
    REQUIRE(loading.catalog);
    const auto catalog = std::make_shared<const Catalog>(std::move(*loading.catalog));
    const auto hashes = [&](int jobs) {
        std::vector<std::uint64_t> result(4);
        delve::play_runs(result.size(), jobs, [&](std::size_t i) { result[i] = play_by_itself(catalog, DungeonId(0), i + 1).hash; });
        return result;
    };
    CHECK(hashes(4) == hashes(1));
}
