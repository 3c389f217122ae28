// Replays the last round over the map, turn by turn on a copy of the run. Any key or click ends it.
#pragma once

#include <functional>
#include <memory>

#include "play/last_round.hpp"
#include "view/draw/screen.hpp"
#include "view/hud/screen_context.hpp"

namespace td {

/// `context`: the run's, of which only pictures and settings are used. `play_sound` may be empty.
std::unique_ptr<Screen> make_last_round(ScreenContext context, RoundRecording recording, std::function<void(SoundId)> play_sound);

}  // namespace td
