#include "time/timeline.hpp"

#include <cassert>
#include <utility>

namespace td {

/// Makes the entry known, in no list yet.
void Timeline::new_node(Entry entry, Ticks time) {
    assert(!contains(entry) && time >= m_now);
    if (entry >= m_nodes.size()) m_nodes.resize(entry + std::size_t{1});
    m_nodes[entry].time = time;
    ++m_size;
}

/// Precondition: the entry is in no list.
void Timeline::append(List& list, Entry entry) {
    Entry& link = list.first == nothing ? list.first : m_nodes[list.last].next;
    link = entry;
    list.last = entry;
    m_nodes[entry].next = nothing;
}

void Timeline::add(Entry entry, Ticks time) {
    new_node(entry, time);
    append(m_lists[list_of(time)], entry);
}

void Timeline::add_in_front(Entry entry) {
    const Due front = first();
    if (front.entry == nothing) return add(entry, m_now);
    new_node(entry, front.time);
    List& list = m_lists[list_of(front.time)];
    m_nodes[entry].next = std::exchange(list.first, entry);
}

void Timeline::remove(Entry entry) {
    if (!contains(entry)) return;
    List& list = m_lists[list_of(m_nodes[entry].time)];
    Entry before = nothing;
    for (Entry at = list.first; at != entry; at = m_nodes[at].next) before = at;
    Entry& link = before == nothing ? list.first : m_nodes[before].next;
    link = m_nodes[entry].next;
    if (list.last == entry) list.last = before;
    m_nodes[entry] = {};
    --m_size;
}

void Timeline::take_due(std::vector<Entry>& due) {
    List& list = m_lists[list_of(m_now)];
    Entry at = std::exchange(list, {}).first;
    while (at != nothing) {
        const Entry entry = std::exchange(at, m_nodes[at].next);
        if (m_nodes[entry].time != m_now) {
            append(list, entry);
            continue;
        }
        due.push_back(entry);
        m_nodes[entry] = {};
        --m_size;
    }
}

/// The first entry due at `time` exactly, or nothing.
Timeline::Entry Timeline::first_at(Ticks time) const {
    Entry at = m_lists[list_of(time)].first;
    while (at != nothing && m_nodes[at].time != time) at = m_nodes[at].next;
    return at;
}

Timeline::Due Timeline::first() const {
    if (m_size == 0) return {};
    for (Ticks time = m_now; time < m_now + static_cast<Ticks>(lap); ++time)
        if (const Entry entry = first_at(time); entry != nothing) return {entry, time};
    return earliest();
}

/// first(), when nothing is due within a lap.
Timeline::Due Timeline::earliest() const {
    Ticks time = absent;
    each([&](Entry entry) {
        if (time == absent || m_nodes[entry].time < time) time = m_nodes[entry].time;
    });
    return {first_at(time), time};
}

void Timeline::add_to(Hash& hash) const {
    hash.add(static_cast<std::uint64_t>(m_now)).add(m_nodes.size());
    for (const Node& node : m_nodes) hash.add(static_cast<std::uint64_t>(node.time)).add(node.next);
}

}  // namespace td
