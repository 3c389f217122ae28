// Who will act when: the real loop, run on a copy in which nobody does anything but let time pass.
#pragma once

#include <vector>

#include "base/id.hpp"
#include "time/occasion.hpp"

namespace td {

/// One turn to come.
struct ForecastTurn {
    EntityId who;
    Moment when;
    Standing standing = Standing::in_turn;
    /// What must not happen for this turn to come. Stake::nothing: it is certain, whatever is chosen by then
    /// (as long as nobody dies, joins, or is made faster or slower by a deed).
    Stake hangs_on = Stake::nothing;
    EntityId hangs_on_whom;  ///< whose undecided deed that is
};

/// A turn that will not come, shown in grey where it would have stood.
struct MissedTurn {
    EntityId who;
    Moment when;
    Standing standing = Standing::forfeited;  ///< forfeited or cooling
    int rounds_left = 0;                      ///< of the cooldown
};

struct Forecast {
    std::vector<ForecastTurn> turns;  ///< in exact order, the one who is asked now first
    std::vector<MissedTurn> missed;   ///< in order of time
    int first_round = 0;
};

}  // namespace td
