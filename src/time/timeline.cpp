#include "time/timeline.hpp"

#include <bit>
#include <cassert>

namespace td {

namespace {

/// Later than this since the base, and all times are counted from a new one.
constexpr Ticks rebase_at = Ticks{1} << 40;

}  // namespace

void Timeline::clear(Ticks now) {
    *this = {};
    m_base = now;
    m_buckets.resize(bucket_count);
}

void Timeline::link(Entry entry, Entry before, Entry after) {
    Bucket& bucket = m_buckets[bucket_of(m_nodes[entry].time)];
    m_nodes[entry].before = before;
    m_nodes[entry].after = after;
    (before == nothing ? bucket.first : m_nodes[before].after) = entry;
    (after == nothing ? bucket.last : m_nodes[after].before) = entry;
    mark(bucket_of(m_nodes[entry].time), true);
    ++m_size;
}

void Timeline::mark(std::size_t bucket, bool used) {
    const std::uint64_t bit = std::uint64_t{1} << (bucket % 64);
    if (used)
        m_used[bucket / 64] |= bit;
    else
        m_used[bucket / 64] &= ~bit;
}

void Timeline::add(Entry entry, Ticks time) {
    assert(!contains(entry) && time >= now() && time <= now() + farthest);
    if (entry >= m_nodes.size()) m_nodes.resize(entry + std::size_t{1});
    const Ticks since = time - m_base;
    m_nodes[entry].time = since;
    // Others of a later lap may stand in the same bucket; they are few.
    Entry before = m_buckets[bucket_of(since)].last, after = nothing;
    while (before != nothing && m_nodes[before].time > since) {
        after = before;
        before = m_nodes[before].before;
    }
    link(entry, before, after);
}

void Timeline::add_in_front(Entry entry) {
    assert(!contains(entry));
    const Entry front = first();
    if (front == nothing) return add(entry, now());
    if (entry >= m_nodes.size()) m_nodes.resize(entry + std::size_t{1});
    m_nodes[entry].time = m_nodes[front].time;
    link(entry, nothing, front);
}

void Timeline::remove(Entry entry) {
    if (!contains(entry)) return;
    const Node node = m_nodes[entry];
    Bucket& bucket = m_buckets[bucket_of(node.time)];
    (node.before == nothing ? bucket.first : m_nodes[node.before].after) = node.after;
    (node.after == nothing ? bucket.last : m_nodes[node.after].before) = node.before;
    if (bucket.first == nothing) mark(bucket_of(node.time), false);
    m_nodes[entry] = {};
    --m_size;
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

Timeline::Entry Timeline::first() const {
    if (empty()) return nothing;
    const Ticks lap_end = m_now + static_cast<Ticks>(bucket_count);
    for (Ticks time = m_now; time < lap_end; ++time) {
        const std::size_t at = bucket_of(time);
        time += static_cast<Ticks>((next_used(at) + bucket_count - at) % bucket_count);
        if (time >= lap_end) break;
        const Entry entry = m_buckets[bucket_of(time)].first;
        if (m_nodes[entry].time == time) return entry;
    }
    return first_of_all();
}

/// Nobody is due within the next lap of the ring: looks at every bucket.
Timeline::Entry Timeline::first_of_all() const {
    Entry first = nothing;
    for (const Bucket& bucket : m_buckets)
        if (bucket.first != nothing && (first == nothing || m_nodes[bucket.first].time < m_nodes[first].time)) first = bucket.first;
    return first;
}

void Timeline::advance(Ticks time) {
    assert(time >= now());
    m_now = time - m_base;
    if (m_now >= rebase_at) rebase();
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
