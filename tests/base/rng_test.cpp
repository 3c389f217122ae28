#include "base/rng.hpp"

#include <doctest/doctest.h>

#include <array>

using td::Rng;

TEST_CASE("a named stream gives the same numbers on every machine") {
    Rng rng = Rng::named(7, "layout");
    const std::array<std::uint32_t, 4> drawn{rng.below(1000), rng.below(1000), rng.below(1000), rng.below(1000)};
    Rng again = Rng::named(7, "layout");
    for (const std::uint32_t number : drawn) CHECK(again.below(1000) == number);
    CHECK(Rng::named(7, "layout").next() != Rng::named(7, "spawns").next());
    CHECK(Rng::named(7, "layout").next() != Rng::named(8, "layout").next());
}

TEST_CASE("numbers below a bound are spread evenly over it") {
    Rng rng(1);
    std::array<int, 6> seen{};
    for (int i = 0; i < 60000; ++i) ++seen[rng.below(6)];
    for (const int count : seen) CHECK((count > 9500 && count < 10500));
}

TEST_CASE("a chance of 0 or 100 percent draws nothing") {
    Rng rng(3);
    const auto before = rng.state();
    CHECK_FALSE(rng.chance(0));
    CHECK(rng.chance(100));
    CHECK(rng.state() == before);
}
