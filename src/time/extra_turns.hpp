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

/// As many extra turns as a creature of the player's side may have in a round.
/// Source: resources/docs/rules.md, "Turns given, held, saved and lost".
inline constexpr int most_extra_turns = 2;

/// A plain value, sorted by time; of those at the same instant, the one that was given first comes first.
class ExtraTurns {
public:
    void add(ExtraTurn turn);
    /// Holds a turn; replaces the one that the creature has held before.
    void hold(EntityId who, Moment latest, bool lapses = false);
    /// Removes the turn that `who` holds, if there is one.
    void drop_held(EntityId who);
    /// How many turns of that round it has had, as far as they were noted, and how many are still to come. `and_held`: held ones, too.
    int count_in_round(EntityId who, int round, bool and_held = true) const;
    /// Counts `turn` as had in its round: see count_in_round(). Forgets earlier rounds. Precondition: `turn` is no longer in the list.
    void note_had(const ExtraTurn& turn);
    /// Moves the held turn of `who`, if there is one, to `now`, before all others of that instant except turns released earlier.
    void release(EntityId who, Moment now);
    /// Removes the turns of a creature that left.
    void forget(EntityId who);
    void clear() {
        m_list.clear();
        m_had.clear();
    }

    /// The turn that comes before `event`, or null: it comes before turns and cycles of its own instant, and before the end of its round.
    /// One that lapses waits for all that happens at its latest instant, up to the next turn of its creature itself.
    const ExtraTurn* before(const TimeEvent& event) const;
    /// Removes a turn of the list, and returns it.
    ExtraTurn take(const ExtraTurn& of_list);

    const std::vector<ExtraTurn>& list() const { return m_list; }
    void add_to(Hash& hash) const;

private:
    struct Had {
        EntityId who;
        int round = 0;
    };
    std::vector<ExtraTurn> m_list;
    std::vector<Had> m_had;  ///< of the round in play
};

}  // namespace td
