#include "time/timeline.hpp"

#include <algorithm>

namespace td {

template <class Ring>
void BasicTimeline<Ring>::clear(Ticks now) {
    *this = {};
    m_base = now;
}

template <class Ring>
auto BasicTimeline<Ring>::first_far() const -> Due {
    if (m_far.empty()) return {};
    return {m_far.front().entry, m_base + m_far.front().time};
}

template <class Ring>
void BasicTimeline<Ring>::put_far(Entry entry, Ticks since, std::int64_t number) {
    m_far.push_back({since, number, entry});
    std::push_heap(m_far.begin(), m_far.end(), later);
    m_look_at = std::min(rebase_at, m_far.front().time - static_cast<Ticks>(Ring::count) + 1);
}

template <class Ring>
void BasicTimeline<Ring>::take_out_far(Entry entry) {
    std::erase_if(m_far, [entry](const Far& far) { return far.entry == entry; });
    std::make_heap(m_far.begin(), m_far.end(), later);
}

/// Those who come into the ring stand there before anybody who is put there after this.
template <class Ring>
void BasicTimeline<Ring>::look_ahead() {
    if (m_now >= rebase_at) rebase();
    while (!m_far.empty() && in_ring(m_far.front().time)) {
        std::pop_heap(m_far.begin(), m_far.end(), later);
        m_ring.push_back(slot_of(m_far.back().time), m_far.back().entry);
        m_far.pop_back();
    }
    m_look_at = rebase_at;
    if (!m_far.empty()) m_look_at = std::min(m_look_at, m_far.front().time - static_cast<Ticks>(Ring::count) + 1);
}

template <class Ring>
void BasicTimeline<Ring>::rebase() {
    // By whole laps, so that everybody stays in its list.
    const Ticks shift = m_now - m_now % static_cast<Ticks>(Ring::count);
    m_base += shift;
    m_now -= shift;
    for (Ticks& time : m_times)
        if (time != absent) time -= shift;
    for (Far& far : m_far) far.time -= shift;
}

/// The time of each, and who stands behind it at the very same instant.
template <class Ring>
void BasicTimeline<Ring>::add_to(Hash& hash) const {
    std::vector<Entry> after(m_times.size(), nothing);
    for (std::size_t list = 0; list < Ring::count; ++list) {
        Entry before = nothing;
        m_ring.each(list, [&](Entry entry) {
            if (before != nothing) after[before] = entry;
            before = entry;
        });
    }
    std::vector<Far> far = m_far;
    std::sort(far.begin(), far.end(), [](const Far& a, const Far& b) { return later(b, a); });
    for (std::size_t i = 1; i < far.size(); ++i)
        if (far[i - 1].time == far[i].time) after[far[i - 1].entry] = far[i].entry;
    hash.add(static_cast<std::uint64_t>(m_base)).add(static_cast<std::uint64_t>(m_now)).add(m_times.size());
    for (Entry entry = 0; entry < m_times.size(); ++entry) hash.add(static_cast<std::uint64_t>(m_times[entry])).add(after[entry]);
}

template class BasicTimeline<Instants>;
template class BasicTimeline<SortedInstants>;

}  // namespace td
