// Chance as the rules see it: a stream of the game, or sealed, when a forecast runs on a copy and must not peek.
#pragma once

#include "base/rng.hpp"

namespace td {

class Dice {
public:
    Dice() = default;
    explicit Dice(Rng rng) : m_rng(rng) {}

    /// From now on only what is certain happens: chances below 100 percent fail, ranges give their lowest, nothing is drawn.
    void seal() { m_sealed = true; }
    bool sealed() const { return m_sealed; }

    bool chance(int percent) { return m_sealed ? percent >= 100 : m_rng.chance(percent); }
    int between(int low, int high) { return m_sealed ? low : m_rng.between(low, high); }
    /// Precondition: bound > 0.
    std::uint32_t below(std::uint32_t bound) { return m_sealed ? 0 : m_rng.below(bound); }

    std::uint64_t state() const { return m_rng.state(); }

private:
    Rng m_rng;
    bool m_sealed = false;
};

}  // namespace td
