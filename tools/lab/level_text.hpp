// A plan as text, for the command line, golden tests and authors.
#pragma once

#include <string>

#include "catalog/catalog.hpp"
#include "generation/level_plan.hpp"

namespace td {

/// One line per row of tiles, each ending with a line feed: terrain and features by their glyphs, `+` door, `>` stairs, `@` the leader's
/// place and `1`..`9` those of the others, `!` an item, `&` a landmark (replaced if the floor uses these glyphs); each creature by a
/// letter that is unique to its species on this floor, in upper case for team leaders.
std::string to_text(const LevelPlan& plan, const Catalog& catalog);

/// The meaning of the glyphs: a line each for terrain, features, items, landmarks and creatures, if there are any.
std::string legend_text(const LevelPlan& plan, const Catalog& catalog);

/// One line for each thing left out; empty if nothing was left out.
std::string left_out_text(const LevelPlan& plan, const Catalog& catalog);

}  // namespace td
