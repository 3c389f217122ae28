// Which places of a ring are in use: the next one from anywhere is found in two steps.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace td {

/// A plain value.
class RingUse {
public:
    static constexpr std::size_t count = 512;

    bool none() const { return m_words_used == 0; }
    bool used(std::size_t place) const { return (m_used[place / 64] >> place % 64 & 1) != 0; }

    /// The first one in use, from this one on and round the ring. Precondition: not none().
    std::size_t first_from(std::size_t place) const {
        const std::size_t word = place / 64;
        const std::uint64_t here = m_used[word] >> place % 64;
        if (here != 0) return place + static_cast<std::size_t>(std::countr_zero(here));
        // The words behind it come first, and it itself last of all.
        const auto turned = static_cast<std::uint8_t>(std::rotr(m_words_used, static_cast<int>(word) + 1));
        const std::size_t next = (word + 1 + static_cast<std::size_t>(std::countr_zero(turned))) % m_used.size();
        return next * 64 + static_cast<std::size_t>(std::countr_zero(m_used[next]));
    }

    void use(std::size_t place) {
        m_used[place / 64] |= std::uint64_t{1} << place % 64;
        m_words_used = static_cast<std::uint8_t>(m_words_used | 1u << place / 64);
    }
    void forget(std::size_t place) {
        m_used[place / 64] &= ~(std::uint64_t{1} << place % 64);
        if (m_used[place / 64] == 0) m_words_used = static_cast<std::uint8_t>(m_words_used & ~(1u << place / 64));
    }

    friend bool operator==(const RingUse&, const RingUse&) = default;

private:
    std::array<std::uint64_t, count / 64> m_used{};  ///< a bit for each place in use
    std::uint8_t m_words_used = 0;                   ///< a bit for each word of m_used that is not 0
};

}  // namespace td
