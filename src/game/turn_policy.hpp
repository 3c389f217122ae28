// What a rehearsal of turns, as the forecast plays it, does differently from the real thing.
#pragma once

#include "base/id.hpp"

namespace td {

struct TurnPolicy {
    /// Only the order of turns counts: no judge is asked, no team arrives, no creature notices passers-by, autonomous weapons hit nothing,
    /// the loop does not pause, and every creature is asked for its command.
    bool rehearses = false;
    /// Played in the mind of a creature that looks ahead: no judge is asked, no team arrives, and no creature but `plans_on` looks ahead.
    bool imagines = false;
    /// In a rehearsal: companions that the player does not steer decide for themselves, as they will. For that, sight is kept up to date.
    bool companions_decide = false;
    /// In a rehearsal: this one is asked for its command, although it would decide for itself.
    EntityId asks;
    /// In a rehearsal: the command that is given stands for one not yet chosen.
    bool action_is_open = false;
    /// While `imagines`: that creature itself, if it imagines how it would think in its later turns.
    EntityId plans_on;
    /// While `imagines`: that leader goes on drawing back from its foes, as its player has begun to.
    EntityId draws_back;
};

}  // namespace td
