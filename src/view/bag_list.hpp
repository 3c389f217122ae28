// What the party has: the stacks of the bag, then what each member holds. Knows no screen.
#pragma once

#include <string>
#include <vector>

#include "game/game.hpp"

namespace td {

struct BagRow {
    ItemStack stack;
    int slot = 0;     ///< of the bag; held_item: the holder has it
    EntityId holder;  ///< none: in the bag
};

std::vector<BagRow> rows_of_bag(const Game& game);

/// Something that can be done with a row.
struct BagDeed {
    std::string name;  ///< "Use", "Give to Bram"
    Command command;
    bool has_to_be_aimed = false;  ///< its direction or tile is still open
    std::string refused;           ///< why it cannot be done now; empty: it can
};

/// All that makes sense for the row, possible now or not.
std::vector<BagDeed> deeds_for(const BagRow& row, const Game& game);

/// What the item does when it is used and when it is thrown, a line each.
std::vector<std::string> describe_item(const Item& item, const Catalog& catalog);

}  // namespace td
