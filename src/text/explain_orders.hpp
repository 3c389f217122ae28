// Orders to companions in words for a player: names, what they mean, which are in force. Plain sentences; knows no screen.
#pragma once

#include <string>
#include <vector>

#include "actions/companion_order_change.hpp"
#include "game/companion_orders.hpp"

namespace td {

/// "Hold fire".
std::string name_of_order(CompanionOrder order, const Catalog& catalog);
/// The same with the foe that it is about: "Focus: Tunnel rat".
std::string name_of_order(CompanionOrder order, EntityId foe, const WorldView& view);
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
/// All that is in force for `who`, orders before permissions; vetoes are told by what it means to do.
std::vector<OrderMark> order_marks(EntityId who, const WorldView& view);

/// What has changed, for the log; empty: nothing worth telling.
std::string describe_order_change(const CompanionOrderChange& change, const WorldView& view);
/// "By order (Hold fire). Otherwise: attack Tunnel rat." `otherwise`: what it would do, in words; empty: the same.
std::string describe_influence(const OrderInfluence& influence, const CompanionOrders& orders, const std::string& otherwise,
                               const WorldView& view);

}  // namespace td
