// The last round once more, over the map: played turn by turn on a copy, while the run stands still beneath. Any key or click ends it.
#pragma once

#include <functional>
#include <memory>

#include "play/last_round.hpp"
#include "view/draw/screen.hpp"
#include "view/hud/screen_context.hpp"

namespace td {

/// `context` is that of the run, of which only pictures and settings are used. `play_sound` may be empty.
std::unique_ptr<Screen> make_last_round(ScreenContext context, RoundRecording recording, std::function<void(SoundId)> play_sound);

}  // namespace td
