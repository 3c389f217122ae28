// The last lines of the message log.
#pragma once

#include "text/message_log.hpp"
#include "view/draw/canvas.hpp"

namespace td {

/// Draws them in ink with the newest at the bottom. `round`: the current one; lines older than the round before it are paler.
void draw_last_lines(Canvas& canvas, Box area, const MessageLog& message_log, int round);

}  // namespace td
