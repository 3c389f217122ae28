// The rows of the bag: the awaited creature's attached parts, items underfoot, the stacks of the bag, then each member's held item.
// Knows no screen.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/run/game.hpp"

namespace td {

struct BagRow {
    ItemStack stack;
    int slot = 0;             ///< in the bag; held_item: its holder has it
    EntityId holder;          ///< none: in the bag
    std::optional<int> part;  ///< for an attached part: its place among the awaited creature's parts
    bool switched_on = true;  ///< for an attached part
    bool underfoot = false;   ///< lies on the ground
    ItemId idle_beside;       ///< the part that keeps this attached part from working; none: it works
};

std::vector<BagRow> rows_of_bag(const Game& game);

/// An action for a row.
struct BagAction {
    std::string name;  ///< "Use", "Give to Bram"
    Command command;
    bool needs_aim_first = false;  ///< its direction or tile is still open
    std::string refused;           ///< why it cannot be done now; empty: it can be
    std::string price;             ///< "ends your round", "150 ticks"; empty: it costs no turn, or cannot be done
};

/// All actions that make sense for the row, possible now or not.
std::vector<BagAction> actions_for(const BagRow& row, const Game& game);

/// What the item does when worn, when used and when thrown, one line each.
std::vector<std::string> describe_item(const Item& item, const Game& game);

}  // namespace td
