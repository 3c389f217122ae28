// How a time system describes itself to a screen: what its rounds look like, and the status of one actor in time.
// Consists of kinds and numbers; the words for them are elsewhere.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>

#include "time/time_event.hpp"

namespace td {

/// A fixed instant of every round at which turns fall.
struct RoundColumn {
    std::string_view name;
    Ticks at = 0;  ///< since the round began
};

/// What a round looks like.
struct RoundPresentation {
    enum class Style : std::uint8_t {
        columns,   ///< turns fall on the columns and nowhere else
        instants,  ///< turns run along a line of ticks
        amounts,   ///< turns follow one another, ordered by what each actor has left
    };
    /// What authors and players call it.
    enum class Word : std::uint8_t { round, turn, pass };

    Style style = Style::instants;
    Word word = Word::round;
    std::span<const RoundColumn> columns;  ///< of Style::columns
    int rounds_ahead = 2;                  ///< worth showing, this one included
    bool fixed_length = true;              ///< its length does not depend on what is chosen

    /// Actions differ in what they cost.
    bool counts_ticks() const { return style != Style::columns; }
};

/// Rounds of a line of ticks that are worth showing: as much as a long action takes.
inline int turns_ahead(Ticks length) { return static_cast<int>(std::clamp<Ticks>(400 / length, 2, 8)); }

/// An actor's time, relative to now.
struct TimeStatus {
    enum class Kind : std::uint8_t {
        none,        ///< it has no place in time
        acts_in,     ///< its next turn falls on column `amount` of this round
        next_round,  ///< it has no turn left in this one
        cooling,     ///< `amount` rounds to sit out
        due_in,      ///< asked in `amount` ticks
        waits,       ///< the same, counted down
        points,      ///< it has its turn, and `amount` action points left
        pool,        ///< `amount` ticks to spend; below 0: debt
        ends_in,     ///< what it has begun takes effect in `amount` ticks
    };
    Kind kind = Kind::none;
    Ticks amount = 0;

    friend bool operator==(const TimeStatus&, const TimeStatus&) = default;
};

/// How soon an actor is asked again after an action, and how often it could do such an action.
struct Interval {
    Ticks ticks = 0;    ///< until it is asked again, >= 0. 0: in the same turn; where time is shown in rounds, 100 are one round
    TimeStatus then;    ///< the same as the time system shows it, after the action is paid for
    Ticks span = 100;   ///< doing nothing else, it does `actions` such actions in this many ticks, >= 1
    int actions = 1;    ///< >= 1; above 1: they come together, in one turn
    int percent = 100;  ///< how fast that is: one in every 100 ticks is normal

    /// Ticks from one of those actions to the next, on average; >= 1.
    Ticks average() const { return std::max<Ticks>(1, (span + actions / 2) / actions); }

    friend bool operator==(const Interval&, const Interval&) = default;
};

/// `part` of `whole` in percent, to the nearest; `whole` >= 1.
inline int in_percent(Ticks part, Ticks whole) { return static_cast<int>((100 * part + whole / 2) / whole); }

}  // namespace td
