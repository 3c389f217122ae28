// The set of small numbers against the one of the standard library.
#include "time/number_set.hpp"

#include <doctest/doctest.h>

#include <set>
#include <vector>

#include "base/rng.hpp"

using namespace td;

TEST_CASE("a set of numbers gives the smallest first, whatever came and went in between") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Rng rng(seed);
        NumberSet quick;
        std::set<std::uint32_t> plain;
        for (int step = 0; step < 2000; ++step) {
            const std::uint32_t number = rng.below(rng.chance(20) ? 1000 : 70);
            if (rng.chance(50)) {
                quick.insert(number);
                plain.insert(number);
            } else if (rng.chance(40)) {
                quick.erase(number);
                plain.erase(number);
            } else if (!plain.empty()) {
                REQUIRE(quick.take_smallest() == *plain.begin());
                plain.erase(plain.begin());
            }
            REQUIRE(quick.empty() == plain.empty());
            REQUIRE(quick.contains(number) == (plain.count(number) != 0));
        }
    }
}

TEST_CASE("a set filled at once gives the smallest first, few or many words of bits long") {
    for (const std::uint32_t limit : {1u, 60u, 4000u, 70'000u}) {
        Rng rng(limit);
        std::set<std::uint32_t> plain;
        NumberSet quick;
        for (int time = 0; time < 20; ++time) {
            std::vector<std::uint32_t> mixed;
            for (std::uint32_t i = 0; i < 40; ++i)
                if (const std::uint32_t number = rng.below(limit); plain.insert(number).second) mixed.push_back(number);
            quick.fill(limit, [&](const auto& insert) {
                for (const std::uint32_t number : mixed) insert(number);
            });
            quick.insert(limit);
            plain.insert(limit);
            for (; !plain.empty(); plain.erase(plain.begin())) REQUIRE(quick.take_smallest() == *plain.begin());
            REQUIRE(quick.empty());
        }
    }
}

TEST_CASE("what is in a set makes its hash, and not the order in which it came") {
    NumberSet up, down;
    for (const std::uint32_t number : {3u, 70u, 900u}) up.insert(number);
    for (const std::uint32_t number : {900u, 70u, 3u}) down.insert(number);
    const auto hash_of = [](const NumberSet& set) {
        Hash hash;
        set.add_to(hash);
        return hash.value();
    };
    CHECK(hash_of(up) == hash_of(down));
    down.take_smallest();
    CHECK(hash_of(up) != hash_of(down));
    up.take_smallest();
    CHECK(hash_of(up) == hash_of(down));
}
