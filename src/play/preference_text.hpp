// Texts about preferences that keys change during play.
#pragma once

#include <string>

#include "catalog/catalog.hpp"
#include "controls/preferences.hpp"

namespace td {

/// "turn by turn".
std::string name_of_pace(Pace pace, const Catalog& words);
/// The new value after `control` changed a preference, as a sentence; empty if the screen shows it anyway.
std::string preference_text(Control control, const Preferences& preferences, const Catalog& words);

}  // namespace td
