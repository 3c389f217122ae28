// The rows of the bag: parts that the awaited actor has attached, parts underfoot to be attached, the stacks of the bag, then what each
// member holds. Knows no screen.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/game.hpp"

namespace td {

struct BagRow {
    ItemStack stack;
    int slot = 0;             ///< of the bag; held_item: the holder has it
    EntityId holder;          ///< none: in the bag
    std::optional<int> part;  ///< attached: its place among the parts of the awaited actor
    bool switched_on = true;  ///< of an attached one
    bool underfoot = false;   ///< lies on the ground
    ItemId idle_beside;       ///< an attached one does nothing because of this one; none: it does
};

std::vector<BagRow> rows_of_bag(const Game& game);

/// Something that can be done with a row.
struct BagAction {
    std::string name;  ///< "Use", "Give to Bram"
    Command command;
    bool has_to_be_aimed = false;  ///< its direction or tile is still open
    std::string refused;           ///< why it cannot be done now; empty: it can
    Ticks ticks = 0;               ///< what it takes; 0: no turn, or not told
};

/// All that makes sense for the row, possible now or not.
std::vector<BagAction> actions_for(const BagRow& row, const Game& game);

/// What the item does when it is used and when it is thrown, a line each.
std::vector<std::string> describe_item(const Item& item, const Catalog& catalog);

}  // namespace td
