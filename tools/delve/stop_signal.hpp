// Ending long work at Ctrl-C or SIGTERM with what is done until then.
#pragma once

namespace td::delve {

/// From now on the first SIGINT or SIGTERM only asks to stop; a second one ends the program as usual.
void stop_at_signals();
/// Has one of them come since?
bool stop_is_asked_for();

}  // namespace td::delve
