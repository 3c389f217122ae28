// What a player may tell the companions, as rows to choose from, for all of them or for one. Knows neither keys nor the window.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/game.hpp"
#include "play/session.hpp"

namespace td {

/// Whom orders may be given: an entry for all of them first, then the followers (party_tactic.hpp) and the living guests; empty
/// if the party has no followers.
std::vector<EntityId> order_receivers(const Game& game);

/// A row, and what choosing it does.
struct OrderRow {
    enum class Kind : std::uint8_t { order, skill, item };
    Kind kind = Kind::order;
    std::string name;
    std::string description;
    std::string state;   ///< "in force", "saved for need"; empty: not in force
    bool is_on = false;  ///< something other than at the start
    Command command;     ///< gives the order or takes it back; of skills and items: the next permission
    EntityId foe;        ///< of a row for the order to focus; else none
    /// Of such a row: for whom the order means nothing as things stand, and why, as sentences; empty: it means something to all.
    std::string idle;
    SkillId skill;  ///< of a row for a skill
    ItemId item;    ///< of a row for an item
};
/// For `receiver`; none: for all, without skills and items. A row to focus for each foe in sight, the nearest to the leader first.
std::vector<OrderRow> order_rows(const Session& session, EntityId receiver);

}  // namespace td
