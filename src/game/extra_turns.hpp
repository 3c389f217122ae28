// Turns that creatures have besides their own, given by effects. Knows no time system, only instants.
#pragma once

#include <vector>

#include "base/hash.hpp"
#include "time/time_event.hpp"

namespace td {

struct ExtraTurn {
    EntityId who;
    Moment when;

    friend bool operator==(const ExtraTurn&, const ExtraTurn&) = default;
};

/// A plain value, sorted by time; of those at the same instant, the one that was given first comes first.
class ExtraTurns {
public:
    void add(ExtraTurn turn);
    /// Removes the turns of a creature that left.
    void forget(EntityId who);
    void clear() { m_list.clear(); }

    /// The turn that comes before `event`, or null: it comes before turns and cycles of its own instant, and before the end of its round.
    const ExtraTurn* before(const TimeEvent& event) const;
    /// Precondition: there is a turn.
    ExtraTurn take_first();

    const std::vector<ExtraTurn>& list() const { return m_list; }
    void add_to(Hash& hash) const;

private:
    std::vector<ExtraTurn> m_list;
};

}  // namespace td
