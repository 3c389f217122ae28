// Named random streams. Integer results only, the same on every compiler; the distributions of std are not used.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/hash.hpp"

namespace td {

/// A stream of random numbers (SplitMix64). A plain value: a copy draws the same numbers as the original.
class Rng {
public:
    Rng() = default;
    explicit Rng(std::uint64_t seed) : m_state(seed) {}

    /// A separate stream for each `name`, so that drawing from one stream never shifts another.
    static Rng named(std::uint64_t seed, std::string_view name, std::uint64_t number = 0) {
        return Rng(Hash{}.add(seed).add(name).add(number).value());
    }

    std::uint64_t next() { return Hash::mix(m_state += 0x9E3779B97F4A7C15ull); }

    /// Uniform in [0, bound). Precondition: bound > 0.
    std::uint32_t below(std::uint32_t bound) {
        // Rejection sampling keeps the result exactly uniform: a draw from the incomplete last run of `bound` values is repeated.
        const std::uint32_t threshold = (0u - bound) % bound;
        while (true) {
            const std::uint64_t product = static_cast<std::uint64_t>(static_cast<std::uint32_t>(next() >> 32)) * bound;
            if (static_cast<std::uint32_t>(product) >= threshold) return static_cast<std::uint32_t>(product >> 32);
        }
    }

    /// Uniform in [low, high]. Precondition: low <= high.
    int between(int low, int high) { return low + static_cast<int>(below(static_cast<std::uint32_t>(high - low) + 1u)); }

    /// True in `percent` of 100 cases. 0 or less is always false and 100 or more always true; neither draws a number.
    bool chance(int percent) {
        if (percent <= 0) return false;
        if (percent >= 100) return true;
        return below(100) < static_cast<std::uint32_t>(percent);
    }

    std::uint64_t state() const { return m_state; }
    friend bool operator==(const Rng&, const Rng&) = default;

private:
    std::uint64_t m_state = 0;
};

}  // namespace td
