// What the layers of a run share: used by the HUD, the dungeon and the screens over it.
#pragma once

#include "controls/settings.hpp"
#include "play/session.hpp"

namespace td {

class Pictures;
class TacticStore;

/// All must outlive every layer.
struct ScreenContext {
    Session& session;
    Pictures& pictures;
    Settings& settings;
    TacticStore* tactics = nullptr;  ///< null: own tactics cannot be saved
};

}  // namespace td
