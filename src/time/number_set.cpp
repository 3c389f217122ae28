#include "time/number_set.hpp"

#include <bit>
#include <utility>

namespace td {

/// Marks them, and reads the marks in order: 64 words of 64 marks at a time, so that which words have any fits in one more.
void NumberSet::sort() {
    m_bits.resize(std::max<std::size_t>(m_bits.size(), m_greatest / 64 + 1));
    if (m_bits.size() > 64) return sort_many();
    std::uint64_t used = 0;
    for (auto number = rest(); number != m_list.end(); ++number) {
        m_bits[*number / 64] |= std::uint64_t{1} << *number % 64;
        used |= std::uint64_t{1} << *number / 64;
    }
    read(used, 0, rest());
    m_sorted = true;
}

/// The same, when it takes more words than that.
void NumberSet::sort_many() {
    m_used.resize(m_bits.size() / 64 + 1);
    for (auto number = rest(); number != m_list.end(); ++number) {
        m_bits[*number / 64] |= std::uint64_t{1} << *number % 64;
        m_used[*number / 64 / 64] |= std::uint64_t{1} << *number / 64 % 64;
    }
    auto next = rest();
    for (std::size_t first = 0; first < m_used.size(); ++first) next = read(std::exchange(m_used[first], 0), first * 64, next);
    m_sorted = true;
}

/// Writes the marks of 64 words, from `first` on, to `to`, and takes them away; `used` has a bit for each word that has any.
std::vector<std::uint32_t>::iterator NumberSet::read(std::uint64_t used, std::size_t first, std::vector<std::uint32_t>::iterator to) {
    for (; used != 0; used &= used - 1) {
        const std::size_t word = first + static_cast<std::size_t>(std::countr_zero(used));
        for (std::uint64_t bits = m_bits[word]; bits != 0; bits &= bits - 1)
            *to++ = static_cast<std::uint32_t>(word * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
        m_bits[word] = 0;
    }
    return to;
}

/// As bits: what is in it counts, and not the order in which it came.
void NumberSet::add_to(Hash& hash) const {
    std::vector<std::uint64_t> words((m_greatest + std::size_t{63}) / 64);
    for (auto number = rest(); number != m_list.end(); ++number) words[*number / 64] |= std::uint64_t{1} << *number % 64;
    hash.add(m_list.size() - m_taken);
    for (const std::uint64_t word : words) hash.add(word);
}

}  // namespace td
