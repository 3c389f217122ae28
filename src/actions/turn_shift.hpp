// The ways in which an effect changes when a creature has its turns.
#pragma once

#include <cstdint>

namespace td {

enum class TurnShift : std::uint8_t {
    struck_out,  ///< the next `amount` turns pass unused
    delayed,     ///< the next turn comes `amount` ticks later
    extra,       ///< a turn besides its own, `amount` ticks from now
    held,        ///< a turn that it keeps until something happens, for at most `amount` ticks
    released,    ///< it has the turn that it kept now
    lapsed,      ///< the turn that it kept is lost
    banked,      ///< it has saved a turn; `amount` is the most that it may have
    spent,       ///< it has a turn that it had saved, `amount` ticks from now
    refused,     ///< it would have had more extra turns in a round than it may: it has none, and keeps a turn that it had saved
    exchanged,   ///< it has changed places in the order with another member of its team
};

}  // namespace td
