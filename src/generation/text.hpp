// A planned floor as text, for the command line, golden tests and authors.
#pragma once

#include <string>

#include "catalog/catalog.hpp"
#include "generation/level_plan.hpp"

namespace td {

/// One line per row of tiles, each ended by a line feed: terrain and features by their glyphs, `+` door, `>` stairs, `@` the leader's place
/// and `1`..`9` the others', `!` an item, letters for creatures: the first of the species' id, a capital for who leads a team.
std::string to_text(const LevelPlan& plan, const Catalog& catalog);

/// What the floor has no place for, a line each; empty when nothing was left out.
std::string left_out_text(const LevelPlan& plan, const Catalog& catalog);

}  // namespace td
