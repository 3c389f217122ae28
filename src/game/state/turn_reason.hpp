// Why an extra turn has its place in the order.
#pragma once

#include "game/state/game_state.hpp"

namespace td {

constexpr OrderReason reason_of(TurnKind kind) {
    switch (kind) {
        case TurnKind::own: return OrderReason::in_turn;
        case TurnKind::extra: return OrderReason::extra;
        case TurnKind::held: return OrderReason::held;
        case TurnKind::answering: return OrderReason::answers;
    }
    return OrderReason::in_turn;
}

}  // namespace td
