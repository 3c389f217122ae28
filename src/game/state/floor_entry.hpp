// With what a party enters a floor: where a saved run goes on from, without the floors before.
#pragma once

#include <cstdint>

#include "game/state/game_state.hpp"
#include "game/state/party.hpp"

namespace td {

/// All that decides how the run goes on from there, besides its settings and its content, and the tally so far.
struct FloorEntry {
    int floor = 1;  ///< from 1
    int guests_owed = 0;
    bool team_mode = false;
    bool debugged = false;
    Pauses pauses;
    std::uint64_t dice = 0;  ///< Dice::state()
    Tally tally;
    Party party;
};

}  // namespace td
