// What the layers of a run share: the HUD, the dungeon and the screens that open over it.
#pragma once

#include "view/input/settings.hpp"
#include "view/play/session.hpp"

namespace td {

class Pictures;

/// All outlive every layer.
struct ScreenContext {
    Session& session;
    Pictures& pictures;
    Settings& settings;
};

}  // namespace td
