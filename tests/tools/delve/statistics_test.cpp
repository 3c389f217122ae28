#include "tools/delve/statistics.hpp"

#include <doctest/doctest.h>

using namespace td;
using namespace td::delve;

TEST_CASE("the interval of a chance is Wilson's, and never leaves 0 to 1") {
    const delve::Interval half = wilson_interval(50, 100);
    CHECK(half.low == doctest::Approx(0.40383).epsilon(0.0001));
    CHECK(half.high == doctest::Approx(0.59617).epsilon(0.0001));
    const delve::Interval never = wilson_interval(0, 10);
    CHECK(never.low == 0);
    CHECK(never.high == doctest::Approx(0.27753).epsilon(0.0001));
    const delve::Interval always = wilson_interval(10, 10);
    CHECK(always.low == doctest::Approx(0.72247).epsilon(0.0001));
    CHECK(always.high == doctest::Approx(1));
    CHECK(always.high <= 1);
    const delve::Interval unknown = wilson_interval(0, 0);
    CHECK(unknown.low == 0);
    CHECK(unknown.high == 1);
}

TEST_CASE("a part of nothing is none of it") {
    CHECK(percent_of(1, 4) == 25);
    CHECK(percent_of(0, 0) == 0);
}
