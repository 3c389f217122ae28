// Orders to companions in words for a player: names, meanings, and which are active. Plain sentences; knows no screen.
#pragma once

#include <string>
#include <vector>

#include "actions/companion_order_change.hpp"
#include "game/foresight/order_influence.hpp"
#include "text/turn_order.hpp"

namespace td {

/// "Hold fire".
std::string name_of_order(CompanionOrder order, const Catalog& catalog);
/// The same with its foe: "Focus: Tunnel rat". `known` gives letters to foes of the same name; null: no letters.
std::string name_of_order(CompanionOrder order, EntityId foe, const WorldView& view, const Known* known = nullptr);
/// What it means, a sentence or two.
std::string describe_order(CompanionOrder order, const Catalog& catalog);

/// "for emergencies".
std::string name_of_permission(Permission permission, const Catalog& catalog);
std::string describe_permission(Permission permission, const Catalog& catalog);

/// One order or permission of a creature, for its card.
struct OrderMark {
    std::string badge;        ///< a letter
    std::string name;         ///< "Focus: Tunnel rat"
    std::string description;  ///< what that means; of permissions: each with its skill or item
};
/// All that are active for `who`, orders before permissions; its intended action shows vetoes. `known`: as in name_of_order().
std::vector<OrderMark> order_marks(EntityId who, const WorldView& view, const Known* known = nullptr);

/// The living creatures on the floor whose orders are to focus `foe`.
std::vector<EntityId> focusers_of(EntityId foe, const World& world);
/// Why the focus of `who` does not affect its decision now, as a sentence: "Tunnel rat is out of sight." Empty: it does, or `who` has no
/// focus on a living foe of the floor.
std::string why_focus_is_idle(const GameState& state, EntityId who, const Known& known);

/// What has changed, for the log; empty: nothing worth a line.
std::string describe_order_change(const CompanionOrderChange& change, const WorldView& view);
/// "By order (Hold fire). Otherwise: attack Tunnel rat." `otherwise`: what it would do, in words; empty: the same.
std::string describe_influence(const OrderInfluence& influence, const CompanionOrders& orders, const std::string& otherwise,
                               const WorldView& view, const Known& known);

}  // namespace td
