// A set of small numbers that gives the smallest first: many come at once, and all are taken before others come.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <vector>

#include "base/hash.hpp"

namespace td {

/// A plain value. It takes a bit for every number up to the greatest that was ever in it.
class NumberSet {
public:
    bool empty() const { return m_taken == m_list.size(); }
    bool contains(std::uint32_t number) const { return std::find(rest(), m_list.end(), number) != m_list.end(); }

    void insert(std::uint32_t number) {
        if (contains(number)) return;
        if (empty()) start_over();
        m_sorted = empty() || (m_sorted && m_list.back() < number);
        m_greatest = std::max(m_greatest, number + 1);
        m_list.push_back(number);
    }
    /// Many at once. `each_of`: calls what it is given with each of them, all different and less than `limit`. Precondition: empty().
    template <class EachOf>
    void fill(std::uint32_t limit, const EachOf& each_of) {
        assert(empty());
        start_over();
        m_greatest = std::max(m_greatest, limit);
        each_of([this](std::uint32_t number) {
            assert(number < m_greatest && !contains(number));
            m_list.push_back(number);
        });
        m_sorted = m_list.size() < 2;
    }
    void erase(std::uint32_t number) {
        if (const auto found = std::find(rest(), m_list.end(), number); found != m_list.end()) m_list.erase(found);
    }
    /// Takes it out. Precondition: not empty().
    std::uint32_t take_smallest() {
        assert(!empty());
        if (!m_sorted) sort();
        return m_list[m_taken++];
    }

    void add_to(Hash& hash) const;
    friend bool operator==(const NumberSet&, const NumberSet&) = default;

private:
    std::vector<std::uint32_t>::iterator rest() { return m_list.begin() + static_cast<std::ptrdiff_t>(m_taken); }
    std::vector<std::uint32_t>::const_iterator rest() const { return m_list.begin() + static_cast<std::ptrdiff_t>(m_taken); }
    void start_over() {
        m_list.clear();
        m_taken = 0;
    }
    void sort();
    void sort_many();
    std::vector<std::uint32_t>::iterator read(std::uint64_t used, std::size_t first, std::vector<std::uint32_t>::iterator to);

    std::vector<std::uint32_t> m_list;
    std::size_t m_taken = 0;            ///< so many of the list are in the set no more
    bool m_sorted = true;               ///< the smallest stands first
    std::uint32_t m_greatest = 0;       ///< one more than the greatest that was ever in it
    std::vector<std::uint64_t> m_bits;  ///< for sorting; all 0 otherwise
    std::vector<std::uint64_t> m_used;  ///< a bit for each word of m_bits that is not 0
};

}  // namespace td
