#include "time/timeline.hpp"

#include <bit>
#include <cassert>

namespace td {

void Timeline::clear(Ticks now) {
    *this = {};
    m_base = now;
    m_buckets.resize(bucket_count);
}

void Timeline::add_in_front(Entry entry) {
    assert(!contains(entry));
    const Entry front = first();
    if (front == nothing) return add(entry, now());
    if (entry >= m_nodes.size()) m_nodes.resize(entry + std::size_t{1});
    m_nodes[entry].time = m_nodes[front].time;
    link(entry, nothing, front);
}

/// The next bucket in use, from `from` on and round the ring. Precondition: one is.
std::size_t Timeline::next_used(std::size_t from) const {
    std::size_t word = from / 64;
    std::uint64_t bits = m_used[word] & (~std::uint64_t{0} << (from % 64));
    while (bits == 0) {
        word = (word + 1) % m_used.size();
        bits = m_used[word];
    }
    return word * 64 + static_cast<std::size_t>(std::countr_zero(bits));
}

/// Looks through one lap of the ring; entries of later laps stand in its buckets too.
Timeline::Entry Timeline::search_first() const {
    if (empty()) return nothing;
    const Ticks lap_end = m_now + static_cast<Ticks>(bucket_count);
    for (Ticks time = m_now; time < lap_end; ++time) {
        const std::size_t at = bucket_of(time);
        time += static_cast<Ticks>((next_used(at) - at) % bucket_count);
        if (time >= lap_end) break;
        const Entry entry = m_buckets[bucket_of(time)].first;
        if (m_nodes[entry].time == time) return entry;
    }
    return first_of_all();
}

/// Nobody is due within the next lap: looks at every bucket.
Timeline::Entry Timeline::first_of_all() const {
    Entry first = nothing;
    for (const Bucket& bucket : m_buckets)
        if (bucket.first != nothing && (first == nothing || m_nodes[bucket.first].time < m_nodes[first].time)) first = bucket.first;
    return first;
}

void Timeline::rebase() {
    // By whole laps, so that everybody stays in its bucket.
    const Ticks shift = m_now - m_now % static_cast<Ticks>(bucket_count);
    m_base += shift;
    m_now -= shift;
    for (Node& node : m_nodes)
        if (node.time != absent) node.time -= shift;
}

void Timeline::add_to(Hash& hash) const {
    hash.add(static_cast<std::uint64_t>(m_base)).add(static_cast<std::uint64_t>(m_now)).add(m_nodes.size());
    for (const Node& node : m_nodes) hash.add(static_cast<std::uint64_t>(node.time)).add(node.after);
}

}  // namespace td
