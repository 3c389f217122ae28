// A catalog with one vault drawn as text, for tests of generation: `#` rock, `.` open, `+` door, `>` stairs, `@` entrance, `~` water,
// `G` goblin (a foe), `R` rat (neutral), `!` an item.
#pragma once

#include <algorithm>

#include "generation/sample_floor.hpp"

namespace td::tests {

VaultTile vault_mark(char glyph, VaultTile::Kind kind);

Catalog catalog_with_vault(const std::vector<std::string>& map);

}  // namespace td::tests
