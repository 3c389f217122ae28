#include "base/first_with_bit.hpp"

#include <doctest/doctest.h>

#include "base/rng.hpp"

using namespace td;

TEST_CASE("the first byte with a bit is the one that a plain search finds, wherever the search begins and ends") {
    Rng rng(1);
    for (int round = 0; round < 2000; ++round) {
        const std::uint32_t size = rng.below(40);
        std::vector<std::uint8_t> bytes(size + first_with_bit_padding);
        for (std::uint32_t i = 0; i < size; ++i) bytes[i] = rng.chance(20) ? static_cast<std::uint8_t>(rng.below(256)) : 0;
        const std::uint32_t end = rng.below(size + 1), begin = rng.below(end + 1);
        const int bit = static_cast<int>(rng.below(8));
        std::uint32_t expected = begin;
        while (expected < end && (bytes[expected] >> bit & 1) == 0) ++expected;
        CHECK(first_with_bit(bytes, begin, end, bit) == expected);
    }
}
