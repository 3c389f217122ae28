// Who is due when, for the systems that count ticks: a ring of buckets, one per instant, so that taking the first and putting
// somebody back cost the same however many there are. Knows places in time only: no actors, no deeds.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <vector>

#include "base/hash.hpp"
#include "time/occasion.hpp"

namespace td {

/// A plain value. Entries are numbered from 0; whoever comes to an instant stands behind those already there.
///
/// Times are kept relative to a base that moves along, so they stay small however long a battle lasts; nobody outside sees that.
class Timeline {
public:
    using Entry = std::uint32_t;
    static constexpr Entry nothing = ~Entry{0};
    /// The longest way ahead that an entry may be put, in ticks.
    static constexpr Ticks farthest = Ticks{1} << 40;

    /// Nothing is due; it is `now`.
    void clear(Ticks now = 0);

    Ticks now() const { return m_base + m_now; }
    bool empty() const { return m_size == 0; }
    std::size_t size() const { return m_size; }
    bool contains(Entry entry) const { return entry < m_nodes.size() && m_nodes[entry].time != absent; }
    /// Precondition: contains(entry).
    Ticks time_of(Entry entry) const { return m_base + m_nodes[entry].time; }

    /// Behind all that are due at `time` already. Precondition: not contained; now() <= time <= now() + farthest.
    void add(Entry entry, Ticks time) {
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
    /// At the time of the first, and in front of it; now, when there is none. Precondition: not contained.
    void add_in_front(Entry entry);
    void remove(Entry entry) {
        if (!contains(entry)) return;
        const Node node = m_nodes[entry];
        const std::size_t number = bucket_of(node.time);
        Bucket& bucket = m_buckets[number];
        (node.before == nothing ? bucket.first : m_nodes[node.before].after) = node.after;
        (node.after == nothing ? bucket.last : m_nodes[node.after].before) = node.before;
        if (bucket.first == nothing) m_used[number / 64] &= ~(std::uint64_t{1} << (number % 64));
        m_nodes[entry] = {};
        --m_size;
    }

    /// The first one due; `nothing` when nothing is.
    Entry first() const {
        if (m_buckets.empty()) return nothing;
        const Entry here = m_buckets[bucket_of(m_now)].first;
        return here != nothing && m_nodes[here].time == m_now ? here : search_first();
    }
    /// Precondition: now() <= time, and nothing is due before it.
    void advance(Ticks time) {
        assert(time >= now());
        m_now = time - m_base;
        if (m_now >= rebase_at) rebase();
    }

    /// Takes out all that are due now, and calls `each(Entry)` for them as they stand.
    template <class Each>
    void take_due(const Each& each) {
        const std::size_t number = bucket_of(m_now);
        Bucket& bucket = m_buckets[number];
        while (bucket.first != nothing && m_nodes[bucket.first].time == m_now) {
            const Entry entry = bucket.first;
            bucket.first = m_nodes[entry].after;
            m_nodes[entry] = {};
            --m_size;
            each(entry);
        }
        (bucket.first == nothing ? bucket.last : m_nodes[bucket.first].before) = nothing;
        if (bucket.first == nothing) m_used[number / 64] &= ~(std::uint64_t{1} << (number % 64));
    }

    /// Calls `each(Entry)` for all that are due, by number.
    template <class Each>
    void each(const Each& each) const {
        for (Entry entry = 0; entry < m_nodes.size(); ++entry)
            if (contains(entry)) each(entry);
    }

    void add_to(Hash& hash) const;
    friend bool operator==(const Timeline&, const Timeline&) = default;

private:
    static constexpr std::size_t bucket_count = 512;
    static constexpr Ticks absent = -1;
    /// Later than this since the base, and all times are counted from a new one.
    static constexpr Ticks rebase_at = Ticks{1} << 40;

    /// In the list of its bucket.
    struct Node {
        Ticks time = absent;  ///< since m_base
        Entry before = nothing, after = nothing;
        friend bool operator==(const Node&, const Node&) = default;
    };
    /// All whose time falls on it, in order of time, then of coming.
    struct Bucket {
        Entry first = nothing, last = nothing;
        friend bool operator==(const Bucket&, const Bucket&) = default;
    };

    static std::size_t bucket_of(Ticks time) { return static_cast<std::size_t>(time) % bucket_count; }
    /// Precondition: its time is known.
    void link(Entry entry, Entry before, Entry after) {
        Node& node = m_nodes[entry];
        const std::size_t number = bucket_of(node.time);
        Bucket& bucket = m_buckets[number];
        node.before = before;
        node.after = after;
        (before == nothing ? bucket.first : m_nodes[before].after) = entry;
        (after == nothing ? bucket.last : m_nodes[after].before) = entry;
        m_used[number / 64] |= std::uint64_t{1} << (number % 64);
        ++m_size;
    }
    std::size_t next_used(std::size_t from) const;
    Entry search_first() const;
    Entry first_of_all() const;
    void rebase();

    Ticks m_base = 0;
    Ticks m_now = 0;  ///< since m_base; no entry is due before it
    std::size_t m_size = 0;
    std::vector<Node> m_nodes;
    std::vector<Bucket> m_buckets;
    std::array<std::uint64_t, bucket_count / 64> m_used{};  ///< a bit per bucket
};

/// In a line of actors, entry 0 is the turn boundary.
inline constexpr Timeline::Entry turn_boundary = 0;
inline Timeline::Entry entry_of(EntityId actor) { return actor.value + 1; }
inline EntityId actor_of(Timeline::Entry entry) { return EntityId(entry - std::size_t{1}); }

}  // namespace td
