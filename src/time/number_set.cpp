#include "time/number_set.hpp"

#include <bit>

namespace td {

/// Marks them, and reads the marks in order.
void NumberSet::sort() {
    m_bits.resize(std::max<std::size_t>(m_bits.size(), m_greatest / 64 + 1));
    m_used.resize(m_bits.size() / 64 + 1);
    for (auto number = rest(); number != m_list.end(); ++number) {
        m_bits[*number / 64] |= std::uint64_t{1} << *number % 64;
        m_used[*number / 64 / 64] |= std::uint64_t{1} << *number / 64 % 64;
    }
    auto next = rest();
    for (std::size_t first = 0; first < m_used.size(); ++first) {
        for (std::uint64_t used = m_used[first]; used != 0; used &= used - 1) {
            const std::size_t word = first * 64 + static_cast<std::size_t>(std::countr_zero(used));
            for (std::uint64_t bits = m_bits[word]; bits != 0; bits &= bits - 1)
                *next++ = static_cast<std::uint32_t>(word * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
            m_bits[word] = 0;
        }
        m_used[first] = 0;
    }
    m_sorted = true;
}

/// As bits: what is in it counts, and not the order in which it came.
void NumberSet::add_to(Hash& hash) const {
    std::vector<std::uint64_t> words((m_greatest + std::size_t{63}) / 64);
    for (auto number = rest(); number != m_list.end(); ++number) words[*number / 64] |= std::uint64_t{1} << *number % 64;
    hash.add(m_list.size() - m_taken);
    for (const std::uint64_t word : words) hash.add(word);
}

}  // namespace td
