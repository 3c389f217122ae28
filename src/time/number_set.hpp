// A set of small numbers, a bit for each, that gives the smallest first: many come at once, and all are taken before others come.
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>
#include <vector>

#include "base/hash.hpp"

namespace td {

/// A plain value. It takes a bit for every number up to the greatest that was ever in it.
class NumberSet {
public:
    bool empty() const { return m_size == 0; }
    bool contains(std::uint32_t number) const { return number / 64 < m_words.size() && (m_words[number / 64] >> number % 64 & 1) != 0; }

    void insert(std::uint32_t number) {
        if (contains(number)) return;
        const std::size_t word = number / 64;
        if (word >= m_words.size()) m_words.resize(word + 1);
        m_words[word] |= std::uint64_t{1} << number % 64;
        m_first = m_size++ == 0 ? word : std::min(m_first, word);
    }
    void erase(std::uint32_t number) {
        if (!contains(number)) return;
        m_words[number / 64] &= ~(std::uint64_t{1} << number % 64);
        --m_size;
    }
    /// Takes it out. Precondition: not empty().
    std::uint32_t take_smallest() {
        assert(!empty());
        while (m_words[m_first] == 0) ++m_first;
        const int bit = std::countr_zero(m_words[m_first]);
        m_words[m_first] &= m_words[m_first] - 1;
        --m_size;
        return static_cast<std::uint32_t>(m_first * 64 + static_cast<std::size_t>(bit));
    }

    void add_to(Hash& hash) const {
        hash.add(m_size);
        for (const std::uint64_t word : m_words) hash.add(word);
    }
    friend bool operator==(const NumberSet&, const NumberSet&) = default;

private:
    std::vector<std::uint64_t> m_words;
    std::size_t m_first = 0;  ///< no number is in the words before
    std::size_t m_size = 0;
};

}  // namespace td
