// How the player's orders influence what a companion decides.
#pragma once

#include <optional>
#include <vector>

#include "actions/command.hpp"
#include "ai/tactics.hpp"
#include "world/companion_orders.hpp"

namespace td {

struct GameState;

/// Orders that influenced a decision.
struct OrderInfluence {
    std::vector<CompanionOrder> orders;  ///< each of them alone changes the decision; if none does, all in force
    bool by_permission = false;          ///< its permissions change the decision
    bool by_veto = false;                ///< its vetoes change the decision
    std::optional<Command> otherwise;    ///< what it would do without any orders; nothing: the same
};
/// How orders influenced `decision`, which is that of `who` in this state. Nothing if they did not.
std::optional<OrderInfluence> influence_of_orders(const GameState& state, EntityId who, const tactics::Decision& decision);

}  // namespace td
