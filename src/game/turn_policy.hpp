// What a rehearsal of turns, as the forecast plays it, does differently from the real thing.
#pragma once

namespace td {

struct TurnPolicy {
    /// The order of turns is all that counts: no judge is asked, no team arrives, nobody notices passers-by, weapons that fire by
    /// themselves hit nobody, the loop does not pause, and every creature is asked for its command.
    bool rehearses = false;
    /// In a rehearsal: companions that the player does not steer decide for themselves, as they will. For that, sight is kept up to date.
    bool companions_decide = false;
    /// In a rehearsal: the command that is given stands for one not yet chosen.
    bool action_is_open = false;
};

}  // namespace td
