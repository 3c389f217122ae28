#include "content/load.hpp"

#include <doctest/doctest.h>

#include <filesystem>

using namespace td;

TEST_CASE("the game's own content loads without a problem") {
    const ContentLoading loading = load_content(std::filesystem::path(TIERDELVE_SOURCE_DIR) / "content");
    for (const Problem& problem : loading.problems) FAIL_CHECK(to_report(problem));
    REQUIRE(loading.catalog);
    CHECK(loading.catalog->floor);
    CHECK(loading.catalog->wall);
    CHECK(loading.catalog->fingerprint != 0);
}
