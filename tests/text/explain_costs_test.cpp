#include "text/explain_costs.hpp"

#include <doctest/doctest.h>

using namespace td;

TEST_CASE("a pool without a badge is named by the first two letters of its name, whole ones") {
    ResourcePool pool;
    pool.name = "Übung";
    CHECK(badge_of(pool) == "Üb");
    pool.badge = "Q";
    CHECK(badge_of(pool) == "Q");
}
