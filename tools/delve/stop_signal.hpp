// Ends long work at Ctrl-C or SIGTERM and keeps the results so far.
#pragma once

namespace td::delve {

/// From now on, the first SIGINT or SIGTERM only requests a stop; a second one ends the program as usual.
void stop_at_signals();
/// True if a stop was requested.
bool stop_requested();

}  // namespace td::delve
