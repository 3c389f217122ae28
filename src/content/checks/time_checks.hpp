// Effects of time that cannot work: that reach no creature, wait for what nothing causes, or count on turns that are never put by.
#pragma once

#include <string>
#include <vector>

#include "catalog/catalog.hpp"

namespace td {

/// An effect that provably comes to nothing.
struct VainEffect {
    std::string why;   ///< "`hold_turn` waits for weather_changed, which nothing causes"
    std::string hint;  ///< what would mend it
};

/// Those of a skill, an item or the triggers of a definition. `audience`: whom a skill or an item means; everyone for triggers.
std::vector<VainEffect> vain_effects_of_time(const Catalog& catalog, const std::vector<Effect>& effects, Audience audience);

/// Skills of the species that keep a turn for foes in reach, although it has no plain attack and so holds no tile.
std::vector<VainEffect> vain_holds(const Catalog& catalog, const Species& species);

}  // namespace td
