// What is said of preferences that keys change in play.
#pragma once

#include <string>

#include "catalog/catalog.hpp"
#include "controls/preferences.hpp"

namespace td {

/// "turn by turn".
std::string name_of_pace(Pace pace, const Catalog& words);
/// What holds now that `control` has changed a preference; empty where the screen shows it anyway.
std::string preference_told(Control control, const Preferences& preferences, const Catalog& words);

}  // namespace td
