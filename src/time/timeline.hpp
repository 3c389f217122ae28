// Which entry is due when, for the systems that count ticks: a hashed timing wheel. Knows instants only: no actors, no actions.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/hash.hpp"
#include "base/id.hpp"
#include "time/time_event.hpp"

namespace td {

/// A plain value. Entries are small numbers, from 0 on; of those due at the same instant, whichever was put there first comes first.
///
/// The wheel is a ring of lists: an entry due at `time` is linked into list `time % lap`, at the end. Going round the ring tick by tick
/// therefore meets the entries in order; what a list holds for a later lap is passed over. Putting an entry back and taking the first cost
/// the same however many there are, as long as most are due within a lap; when none is, all are looked at, O(entries).
/// 64 bits hold the ticks of more than 10^9 of the longest actions that content may have, so times are absolute and never overflow.
class Timeline {
public:
    using Entry = std::uint32_t;
    static constexpr Entry nothing = ~Entry{0};

    struct Due {
        Entry entry = nothing;  ///< nothing: the timeline is empty
        Ticks time = 0;
    };

    Ticks now() const { return m_now; }
    bool empty() const { return m_size == 0; }
    std::size_t size() const { return m_size; }
    bool contains(Entry entry) const { return entry < m_nodes.size() && m_nodes[entry].time != absent; }
    /// Precondition: contains(entry).
    Ticks time_of(Entry entry) const { return m_nodes[entry].time; }

    /// Behind all that are due at `time` already. Preconditions: not contained; time >= now().
    void add(Entry entry, Ticks time);
    /// In front of all, at the time of the first; at now() when there is none. Precondition: not contained.
    void add_in_front(Entry entry);
    void remove(Entry entry);
    /// The same as remove() and add(). Preconditions: contained; time >= now().
    void move(Entry entry, Ticks time) {
        remove(entry);
        add(entry, time);
    }

    /// Each is due when the other was, behind all that are due then. Nothing if one of them is not contained.
    void exchange(Entry one, Entry other) {
        if (!contains(one) || !contains(other)) return;
        const Ticks time = time_of(one);
        move(one, time_of(other));
        move(other, time);
    }

    Due first() const;
    /// Preconditions: time >= now(), and nothing is due before it.
    void advance(Ticks time) { m_now = time; }

    /// Takes out all entries that are due now, and appends them to `due` in their order.
    void take_due(std::vector<Entry>& due);

    /// Calls `each(Entry)` for all entries, by number.
    template <class Each>
    void each(const Each& each) const {
        for (Entry entry = 0; entry < m_nodes.size(); ++entry)
            if (contains(entry)) each(entry);
    }

    void add_to(Hash& hash) const;
    friend bool operator==(const Timeline&, const Timeline&) = default;

private:
    static constexpr Ticks absent = -1;
    static constexpr std::size_t lap = 512;  ///< ticks; more than nearly all actions cost

    struct Node {
        Ticks time = absent;
        Entry next = nothing;  ///< behind it in its list
        friend bool operator==(const Node&, const Node&) = default;
    };
    struct List {
        Entry first = nothing, last = nothing;
        friend bool operator==(const List&, const List&) = default;
    };

    static std::size_t list_of(Ticks time) { return static_cast<std::size_t>(time) % lap; }
    Entry first_at(Ticks time) const;
    Due earliest() const;
    void new_node(Entry entry, Ticks time);
    void append(List& list, Entry entry);

    Ticks m_now = 0;
    std::size_t m_size = 0;
    std::vector<Node> m_nodes;  ///< by entry
    std::array<List, lap> m_lists;
};

/// In a line of actors, entry 0 is the turn boundary.
inline constexpr Timeline::Entry turn_boundary = 0;
inline Timeline::Entry entry_of(EntityId actor) { return actor.value + 1; }
inline EntityId actor_of(Timeline::Entry entry) { return EntityId(entry - std::size_t{1}); }

}  // namespace td
