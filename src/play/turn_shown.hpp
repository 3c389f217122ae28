// A turn that has been played but whose events are still being shown, or will be.
#pragma once

#include "time/time_event.hpp"
#include "world/roster.hpp"

namespace td {

struct TurnShown {
    EntityId who;
    Moment when;
    bool acts = false;  ///< its events are being shown now; false: they come later

    friend bool operator==(const TurnShown&, const TurnShown&) = default;
};

}  // namespace td
