#include "tools/delve/comparison.hpp"

#include <doctest/doctest.h>

using namespace td::delve;

TEST_CASE("shares are compared by Fisher's exact test") {
    // Worked out by hand for small tables: of 8 and 9 people, 1 and 8 of them.
    CHECK(fisher_exact(1, 8, 8, 9) == doctest::Approx(0.0034142).epsilon(0.001));
    CHECK(fisher_exact(3, 4, 1, 4) == doctest::Approx(0.4857).epsilon(0.001));
    CHECK(fisher_exact(5, 10, 5, 10) == doctest::Approx(1));
    CHECK(fisher_exact(0, 10, 0, 10) == doctest::Approx(1));
    CHECK(fisher_exact(0, 0, 3, 10) == 1);
    CHECK(fisher_exact(30, 100, 60, 100) < 0.0001);
    CHECK(fisher_exact(60, 100, 30, 100) == doctest::Approx(fisher_exact(30, 100, 60, 100)));
}

TEST_CASE("means are compared by drawing again") {
    const std::vector<int> low{1, 2, 3, 2, 1, 2, 3, 2, 1, 2}, high{8, 9, 7, 8, 9, 8, 7, 9, 8, 8};
    CHECK(bootstrap(low, high, 1) < 0.01);
    CHECK(bootstrap(low, low, 1) > 0.9);
    CHECK(bootstrap(low, high, 1) == bootstrap(low, high, 1));
    CHECK(bootstrap({}, high, 1) == 1);
}

TEST_CASE("of many comparisons each has to be the more certain") {
    const std::vector<double> raised = corrected({0.01, 0.04, 0.03, 0.5});
    REQUIRE(raised.size() == 4);
    CHECK(raised[0] == doctest::Approx(0.04));
    CHECK(raised[1] == doctest::Approx(0.04 * 4 / 3));
    CHECK(raised[2] == doctest::Approx(0.04 * 4 / 3));  // not more than the next one
    CHECK(raised[3] == doctest::Approx(0.5));
    CHECK(corrected({}).empty());
}
