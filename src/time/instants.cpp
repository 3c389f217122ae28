#include "time/instants.hpp"

namespace td {

std::uint32_t Instants::grow() {
    const auto place = static_cast<std::uint32_t>(m_pool.size());
    m_pool.resize(m_pool.size() + block);
    return place;
}

void Instants::push_front(std::size_t list, Number number) {
    if (!used(list)) return push_back(list, number);
    List& here = m_lists[list];
    if (here.begin % block == 0) {
        const std::uint32_t before = new_block();
        m_pool[before + link] = here.begin;
        here.begin = before + link;
    }
    m_pool[--here.begin] = number;
}

/// All behind it move forward by one.
void Instants::erase(std::size_t list, Number number) {
    std::uint32_t at = m_lists[list].begin;
    while (m_pool[at] != number) at = behind(list, at);
    std::uint32_t last = at;
    for (std::uint32_t next = behind(list, at); next != m_lists[list].end; next = behind(list, next)) {
        m_pool[last] = m_pool[next];
        last = next;
    }
    if (last == m_lists[list].begin)
        forget(list, last);
    else if (last % block != 0)
        m_lists[list].end = last;
    else
        end_before(list, last);
}

/// The last block, which this place begins, is empty now.
void Instants::end_before(std::size_t list, std::uint32_t place) {
    std::uint32_t at = m_lists[list].begin / block * block;
    while (m_pool[at + link] != place) at = m_pool[at + link];
    give_back(place);
    m_lists[list].end = at + link;
}

}  // namespace td
