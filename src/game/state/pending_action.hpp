// An action that takes effect some time after it was chosen.
#pragma once

#include "actions/command.hpp"
#include "base/hash.hpp"
#include "base/point.hpp"
#include "time/time_event.hpp"

namespace td {

/// What a creature has begun and what takes effect later.
struct PendingAction {
    Command command;
    Ticks since = 0;  ///< as Moment::time
    Ticks until = 0;
    Point from;  ///< where its actor stood when it was chosen

    void add_to(Hash& hash) const;
};

}  // namespace td
