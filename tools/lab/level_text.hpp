// A plan as text, for the command line, golden tests and authors.
#pragma once

#include <string>

#include "catalog/catalog.hpp"
#include "generation/level_plan.hpp"

namespace td {

/// One line per row of tiles, each ended by a line feed: terrain and features by their glyphs, `+` door, `>` stairs, `@` the leader's place
/// and `1`..`9` those of the others, `!` an item, `&` a landmark (others in place of the two where they are glyphs of this floor); each
/// creature by a letter that its species alone has on this floor, in upper case for team leaders.
std::string to_text(const LevelPlan& plan, const Catalog& catalog);

/// What the glyphs on that floor mean: a line each for terrain, features, items, landmarks and creatures, as far as there are any.
std::string legend_text(const LevelPlan& plan, const Catalog& catalog);

/// One line for each thing left out; empty if nothing was left out.
std::string left_out_text(const LevelPlan& plan, const Catalog& catalog);

}  // namespace td
