// Random draws of the rules. Sealed dice draw nothing: a forecast that runs on a copy of the game must not see the real outcomes.
#pragma once

#include "base/rng.hpp"

namespace td {

class Dice {
public:
    Dice() = default;
    explicit Dice(Rng rng) : m_rng(rng) {}

    /// From now on nothing is drawn: chances below 100 percent fail, and a range gives its lowest value.
    void seal() {
        m_sealed = true;
        m_likely = false;
    }
    /// The same, but chances of 50 percent and more come true: what most likely follows.
    void seal_as_likely() { m_sealed = m_likely = true; }
    bool sealed() const { return m_sealed; }
    /// True after a draw from sealed dice whose outcome was uncertain; the real outcome may then differ from the forecast.
    bool guessed() const { return m_guessed; }

    /// True in `percent` of 100 cases.
    bool chance(int percent) {
        if (!m_sealed) return m_rng.chance(percent);
        m_guessed = m_guessed || (percent > 0 && percent < 100);
        return percent >= (m_likely ? 50 : 100);
    }
    /// Uniform in [low, high]. Precondition: low <= high.
    int between(int low, int high) {
        if (!m_sealed) return m_rng.between(low, high);
        m_guessed = m_guessed || low != high;
        return low;
    }
    /// Uniform in [0, bound). Precondition: bound > 0.
    std::uint32_t below(std::uint32_t bound) {
        if (!m_sealed) return m_rng.below(bound);
        m_guessed = m_guessed || bound != 1;
        return 0;
    }

    std::uint64_t state() const { return m_rng.state(); }

private:
    Rng m_rng;
    bool m_sealed = false;
    bool m_likely = false;
    bool m_guessed = false;
};

}  // namespace td
