// Turns in addition to those of the time system, given by effects or held until something happens. Knows no time system, only instants.
#pragma once

#include <vector>

#include "base/hash.hpp"
#include "time/time_event.hpp"

namespace td {

struct ExtraTurn {
    EntityId who;
    Moment when;            ///< of a held turn: its latest instant
    bool held = false;      ///< its creature waits for something to happen: see HeldTurn
    bool released = false;  ///< it was held, and what its creature waited for has happened
    bool lapses = false;    ///< of a held turn: it is lost at its latest instant

    friend bool operator==(const ExtraTurn&, const ExtraTurn&) = default;
};

/// A plain value, sorted by time; of those at the same instant, the one that was given first comes first.
class ExtraTurns {
public:
    void add(ExtraTurn turn);
    /// Holds a turn; replaces the one that the creature has held before.
    void hold(EntityId who, Moment latest, bool lapses = false);
    /// Moves the held turn of `who`, if there is one, to `now`, before all others of that instant.
    void release(EntityId who, Moment now);
    /// Removes the turns of a creature that left.
    void forget(EntityId who);
    void clear() { m_list.clear(); }

    /// The turn that comes before `event`, or null: it comes before turns and cycles of its own instant, and before the end of its round.
    /// One that lapses waits for all that happens at its latest instant, up to the next turn of its creature itself.
    const ExtraTurn* before(const TimeEvent& event) const;
    /// Removes a turn of the list, and returns it.
    ExtraTurn take(const ExtraTurn& of_list);

    const std::vector<ExtraTurn>& list() const { return m_list; }
    void add_to(Hash& hash) const;

private:
    std::vector<ExtraTurn> m_list;
};

}  // namespace td
