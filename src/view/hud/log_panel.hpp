// The last lines of what happened.
#pragma once

#include "text/message_log.hpp"
#include "view/draw/canvas.hpp"

namespace td {

/// The newest at the bottom; lines of earlier rounds than `round` are dimmer.
void draw_last_lines(Canvas& canvas, Box area, const MessageLog& message_log, int round);

}  // namespace td
