// Who is due when, for the systems that count ticks: a ring of lists, one for each of the coming instants, so that taking the first and
// putting somebody back cost the same however many there are. Knows places in time only: no actors, no actions.
#pragma once

#include <cassert>
#include <cstdint>
#include <vector>

#include "base/hash.hpp"
#include "time/instants.hpp"
#include "time/sorted_instants.hpp"
#include "time/time_event.hpp"

namespace td {

/// A plain value. Entries are numbered from 0. The ring decides about those who are due at the same instant: Instants, whoever comes stands
/// behind those already there; SortedInstants, the smaller number comes first.
///
/// Times are kept relative to a base that moves along, so they stay small however long a battle lasts; nobody outside sees that.
template <class Ring>
class BasicTimeline {
public:
    using Entry = std::uint32_t;
    static constexpr Entry nothing = ~Entry{0};
    /// The longest way ahead that an entry may be put, in ticks.
    static constexpr Ticks farthest = Ticks{1} << 40;

    struct Due {
        Entry entry = nothing;  ///< nothing: nobody is due
        Ticks time = 0;
    };

    /// Nothing is due; it is `now`.
    void clear(Ticks now = 0);

    Ticks now() const { return m_base + m_now; }
    bool empty() const { return m_size == 0; }
    std::size_t size() const { return m_size; }
    bool contains(Entry entry) const { return entry < m_times.size() && m_times[entry] != absent; }
    /// Precondition: contains(entry).
    Ticks time_of(Entry entry) const { return m_base + m_times[entry]; }

    /// Behind all that are due at `time` already. Precondition: not contained; now() <= time <= now() + farthest.
    void add(Entry entry, Ticks time) {
        if (entry >= m_times.size()) m_times.resize(entry + std::size_t{1}, absent);
        put_back(entry, time);
    }
    /// The same for an entry that was there before.
    void put_back(Entry entry, Ticks time) {
        assert(entry < m_times.size() && !contains(entry) && time >= now() && time <= now() + farthest);
        ++m_size;
        put(entry, time - m_base);
    }
    /// At the time of the first, and in front of it; now, when there is none. Precondition: not contained.
    template <class R = Ring>
    requires requires(R ring) { ring.push_front(std::size_t{}, Entry{}); }
    void add_in_front(Entry entry) {
        assert(!contains(entry));
        const Due front = first();
        if (front.entry == nothing) return add(entry, now());
        if (entry >= m_times.size()) m_times.resize(entry + std::size_t{1}, absent);
        const Ticks since = front.time - m_base;
        m_times[entry] = since;
        ++m_size;
        if (in_ring(since))
            m_ring.push_front(slot_of(since), entry);
        else
            put_far(entry, since, m_far.front().number - 1);
    }
    void remove(Entry entry) {
        if (!contains(entry)) return;
        --m_size;
        take_out(entry);
    }
    /// Takes it out from wherever it is, and puts it behind all that are due at `time`. Precondition: contains(entry), and as for add().
    void move(Entry entry, Ticks time) {
        assert(contains(entry));
        // Mostly it is the first of all: then nothing is read of its own, which may be far away in memory.
        const std::size_t here = slot_of(m_now);
        if (m_ring.used(here) && m_ring.front(here) == entry)
            m_ring.pop_front(here);
        else
            take_out(entry);
        put(entry, time - m_base);
    }

    /// The first one due.
    Due first() const {
        if (m_ring.empty()) return first_far();
        const std::size_t number = m_ring.first_from(slot_of(m_now));
        return {m_ring.front(number), m_base + m_now + static_cast<Ticks>((number - slot_of(m_now)) % Ring::count)};
    }
    /// Precondition: now() <= time, and nothing is due before it.
    void advance(Ticks time) {
        assert(time >= now());
        m_now = time - m_base;
        if (m_now >= m_look_at) look_ahead();
    }

    /// Takes out the first ones of those who are due now, as many as come at once. None when nobody is. What is told of them stays the same
    /// until they are put back or struck off.
    template <class R = Ring>
    typename R::Word take_due() {
        return m_ring.used(slot_of(m_now)) ? m_ring.take_word(slot_of(m_now)) : typename R::Word{};
    }
    /// As put_back(), of one who was taken out.
    void put_back_taken(Entry entry, Ticks time) { put(entry, time - m_base); }
    /// Of one who was taken out.
    void strike_off(Entry entry) {
        m_times[entry] = absent;
        --m_size;
    }

    /// Calls `each(Entry)` for all that are due, by number.
    template <class Each>
    void each(const Each& each) const {
        for (Entry entry = 0; entry < m_times.size(); ++entry)
            if (contains(entry)) each(entry);
    }

    void add_to(Hash& hash) const;
    friend bool operator==(const BasicTimeline&, const BasicTimeline&) = default;

private:
    static constexpr Ticks absent = -1;
    /// Later than this since the base, and all times are counted from a new one.
    static constexpr Ticks rebase_at = Ticks{1} << 40;

    /// Waits outside the ring until its instant comes into it.
    struct Far {
        Ticks time = 0;           ///< since m_base
        std::int64_t number = 0;  ///< of equal times the smaller is first
        Entry entry = nothing;
        friend bool operator==(const Far&, const Far&) = default;
    };
    static bool later(const Far& a, const Far& b) { return a.time != b.time ? a.time > b.time : a.number > b.number; }

    static std::size_t slot_of(Ticks time) { return static_cast<std::size_t>(time) % Ring::count; }
    bool in_ring(Ticks since) const { return since - m_now < static_cast<Ticks>(Ring::count); }

    /// Precondition: its row is there, and it is out.
    void put(Entry entry, Ticks since) {
        m_times[entry] = since;
        if (in_ring(since))
            m_ring.push_back(slot_of(since), entry);
        else
            put_far(entry, since, m_next_number++);
    }
    void take_out(Entry entry) {
        const Ticks since = m_times[entry];
        m_times[entry] = absent;
        if (!in_ring(since)) return take_out_far(entry);
        const std::size_t number = slot_of(since);
        if (m_ring.front(number) == entry)
            m_ring.pop_front(number);
        else
            m_ring.erase(number, entry);
    }
    Due first_far() const;
    void put_far(Entry entry, Ticks since, std::int64_t number);
    void take_out_far(Entry entry);
    void look_ahead();
    void rebase();

    Ticks m_base = 0;
    Ticks m_now = 0;              ///< since m_base; no entry is due before it
    Ticks m_look_at = rebase_at;  ///< since m_base; then somebody comes into the ring, or times are counted from a new base
    std::size_t m_size = 0;
    std::vector<Ticks> m_times;  ///< by entry, since m_base; absent: it is not due
    Ring m_ring;                 ///< of those who are due within a lap from now on
    std::vector<Far> m_far;      ///< all others, a heap with the first on top
    std::int64_t m_next_number = 0;
};

extern template class BasicTimeline<Instants>;
extern template class BasicTimeline<SortedInstants>;

using Timeline = BasicTimeline<Instants>;
using SortedTimeline = BasicTimeline<SortedInstants>;

/// In a line of actors, entry 0 is the turn boundary.
inline constexpr Timeline::Entry turn_boundary = 0;
inline Timeline::Entry entry_of(EntityId actor) { return actor.value + 1; }
/// Neither the boundary nor nothing.
inline bool is_actor(Timeline::Entry entry) { return entry - 1 < Timeline::nothing - 1; }
inline EntityId actor_of(Timeline::Entry entry) { return EntityId(entry - std::size_t{1}); }

}  // namespace td
