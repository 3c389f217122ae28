// A 64-bit running hash with the same result on every machine; state hashes and the seeds of random streams depend on it.
#pragma once

#include <cstdint>
#include <string_view>

namespace td {

class Hash {
public:
    /// Mixes one 64-bit value in. The order of calls matters.
    constexpr Hash& add(std::uint64_t value) {
        m_state = mix(m_state ^ (value + 0x9E3779B97F4A7C15ull + (m_state << 6) + (m_state >> 2)));
        return *this;
    }
    constexpr Hash& add(std::string_view text) {
        add(text.size());
        for (const char c : text) add(static_cast<unsigned char>(c));
        return *this;
    }
    constexpr std::uint64_t value() const { return m_state; }

    /// The finaliser of SplitMix64: a bijection that spreads every bit over all.
    static constexpr std::uint64_t mix(std::uint64_t z) {
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
        return z ^ (z >> 31);
    }

private:
    std::uint64_t m_state = 0x7469657264656C76ull;
};

}  // namespace td
