// The orders that a player may give, as rows to choose from, for all companions or for one. Knows neither keys nor the window.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/run/game.hpp"
#include "play/session.hpp"

namespace td {

/// The possible receivers of orders: an empty id for all of them first, then the followers (party_tactic.hpp) and the living guests.
/// Empty if there are none.
std::vector<EntityId> order_receivers(const Game& game);

/// A row and its command.
struct OrderRow {
    enum class Kind : std::uint8_t { order, skill, item };
    Kind kind = Kind::order;
    std::string name;
    std::string description;
    std::string state;   ///< "in force", "saved for need"; empty: not in force
    bool is_on = false;  ///< differs from the default
    Command command;     ///< gives or cancels the order; for skills and items: sets the next permission
    EntityId foe;        ///< in a row for the focus order; else none
    /// In such a row: who could not act on the order now, and why, as sentences; empty: everyone could.
    std::string idle;
    SkillId skill;  ///< in a row for a skill
    ItemId item;    ///< in a row for an item
};
/// The rows for `receiver`; none: for all, without skills and items. Has a focus row for each foe in sight, nearest to the leader first.
std::vector<OrderRow> order_rows(const Session& session, EntityId receiver);

}  // namespace td
