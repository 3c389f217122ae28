// A ring of lists of numbers, kept in blocks of one pool: both ends of a list, the next list that is not empty, and walking through one
// cost the same however many numbers there are.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <vector>

#include "time/ring_use.hpp"

namespace td {

/// A plain value.
class Instants {
public:
    using Number = std::uint32_t;
    static constexpr std::size_t count = RingUse::count;

    bool empty() const { return m_use.none(); }
    bool used(std::size_t list) const { return m_use.used(list); }
    /// The first list that is not empty, from this one on and round the ring. Precondition: not empty().
    std::size_t first_from(std::size_t list) const { return m_use.first_from(list); }

    /// Precondition of these three: used(list).
    Number front(std::size_t list) const { return m_pool[m_lists[list].begin]; }
    void pop_front(std::size_t list) {
        List& here = m_lists[list];
        const std::uint32_t old = here.begin++;
        if (here.begin == here.end)
            forget(list, old);
        else if (here.begin % block == link)
            here.begin = give_back(old);
    }
    /// Precondition: the number is in that list.
    void erase(std::size_t list, Number number);

    void push_back(std::size_t list, Number number) {
        List& here = m_lists[list];
        if (!used(list)) {
            here.begin = here.end = new_block();
            m_use.use(list);
        } else if (here.end % block == link) {
            const std::uint32_t next = new_block();
            m_pool[here.end] = next;
            here.end = next;
        }
        m_pool[here.end++] = number;
    }
    void push_front(std::size_t list, Number number);

    /// Calls `each(Number)` for all of a list in order.
    template <class Each>
    void each(std::size_t list, const Each& each) const {
        if (!used(list)) return;
        for (std::uint32_t at = m_lists[list].begin; at != m_lists[list].end; at = behind(list, at)) each(m_pool[at]);
    }

    /// How many places it holds in memory.
    std::size_t room() const { return m_pool.size(); }

    friend bool operator==(const Instants&, const Instants&) = default;

private:
    /// Numbers of a block, the last place being the number of the place where the next block begins.
    static constexpr std::uint32_t block = 16, link = block - 1;
    static constexpr std::uint32_t no_block = ~std::uint32_t{0};

    /// Places in the pool; the end is the place behind the last number, in the same block.
    struct List {
        std::uint32_t begin = 0, end = 0;
        friend bool operator==(const List&, const List&) = default;
    };

    std::uint32_t behind(std::size_t list, std::uint32_t at) const {
        return ++at % block == link && at != m_lists[list].end ? m_pool[at] : at;
    }
    std::uint32_t new_block() {
        if (m_free == no_block) return grow();
        const std::uint32_t found = m_free;
        m_free = m_pool[found + link];
        return found;
    }
    std::uint32_t grow();
    void end_before(std::size_t list, std::uint32_t place);
    /// The block of a place is not used any more; where the next one of its list begins.
    std::uint32_t give_back(std::uint32_t place) {
        const std::uint32_t old = place / block * block;
        const std::uint32_t next = m_pool[old + link];
        m_pool[old + link] = m_free;
        m_free = old;
        return next;
    }
    /// The list is empty; its last block is the one of this place.
    void forget(std::size_t list, std::uint32_t place) {
        give_back(place);
        m_use.forget(list);
    }

    std::array<List, count> m_lists{};
    RingUse m_use;
    std::uint32_t m_free = no_block;  ///< the first block that no list has
    std::vector<Number> m_pool;
};

}  // namespace td
