// What the layers of a run share: the HUD, the dungeon and the screens that open over it.
#pragma once

#include "controls/settings.hpp"
#include "play/session.hpp"

namespace td {

class Pictures;
class TacticStore;

/// All outlive every layer.
struct ScreenContext {
    Session& session;
    Pictures& pictures;
    Settings& settings;
    TacticStore* tactics = nullptr;  ///< null: tactics of the player's own cannot be kept
};

}  // namespace td
