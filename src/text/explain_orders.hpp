// Orders to companions in words for a player: names, what they mean, which are in force. Plain sentences; knows no screen.
#pragma once

#include <string>
#include <vector>

#include "actions/companion_order_change.hpp"
#include "game/companion_orders.hpp"
#include "text/turn_order.hpp"

namespace td {

/// "Hold fire".
std::string name_of_order(CompanionOrder order, const Catalog& catalog);
/// The same with the foe that it is about: "Focus: Tunnel rat". `known` tells it from others of its name; null: it is not told from them.
std::string name_of_order(CompanionOrder order, EntityId foe, const WorldView& view, const Known* known = nullptr);
/// What it means, a sentence or two.
std::string describe_order(CompanionOrder order, const Catalog& catalog);

/// "saved for need".
std::string name_of_permission(Permission permission, const Catalog& catalog);
std::string describe_permission(Permission permission, const Catalog& catalog);

/// What a creature was told, for its card.
struct OrderMark {
    std::string badge;        ///< a letter
    std::string name;         ///< "Focus: Tunnel rat"
    std::string description;  ///< what that means; of permissions: each with its skill or item
};
/// All that is in force for `who`, orders before permissions; vetoes are told by what it means to do. `known`: as in name_of_order().
std::vector<OrderMark> order_marks(EntityId who, const WorldView& view, const Known* known = nullptr);

/// Those alive on the floor who were told to focus `foe`.
std::vector<EntityId> focusers_of(EntityId foe, const World& world);
/// Why the foe that `who` was told to focus has no part in what it decides now, as a sentence: "It does not see Tunnel rat." Empty: it
/// has part in that, or `who` has no focus on a living foe of the floor.
std::string why_focus_is_idle(const GameState& state, EntityId who, const Known& known);

/// What has changed, for the log; empty: nothing worth telling.
std::string describe_order_change(const CompanionOrderChange& change, const WorldView& view);
/// "By order (Hold fire). Otherwise: attack Tunnel rat." `otherwise`: what it would do, in words; empty: the same.
std::string describe_influence(const OrderInfluence& influence, const CompanionOrders& orders, const std::string& otherwise,
                               const WorldView& view, const Known& known);

}  // namespace td
