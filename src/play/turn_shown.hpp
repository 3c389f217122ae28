// A turn that has been played and whose events are still being shown, or are yet to be.
#pragma once

#include "time/time_event.hpp"
#include "world/roster.hpp"

namespace td {

struct TurnShown {
    EntityId who;
    Moment when;
    bool acts = false;  ///< its events are being shown now; false: those before it come first

    friend bool operator==(const TurnShown&, const TurnShown&) = default;
};

}  // namespace td
