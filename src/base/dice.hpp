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
    /// Was anything asked of sealed dice that was not certain? Then what really happens may differ.
    bool guessed() const { return m_guessed; }

    bool chance(int percent) {
        if (!m_sealed) return m_rng.chance(percent);
        m_guessed = m_guessed || (percent > 0 && percent < 100);
        return percent >= 100;
    }
    int between(int low, int high) {
        if (!m_sealed) return m_rng.between(low, high);
        m_guessed = m_guessed || low != high;
        return low;
    }
    /// Precondition: bound > 0.
    std::uint32_t below(std::uint32_t bound) {
        if (!m_sealed) return m_rng.below(bound);
        m_guessed = m_guessed || bound != 1;
        return 0;
    }

    std::uint64_t state() const { return m_rng.state(); }

private:
    Rng m_rng;
    bool m_sealed = false;
    bool m_guessed = false;
};

}  // namespace td
