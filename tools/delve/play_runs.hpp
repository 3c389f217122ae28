// Runs independent games on several threads.
#pragma once

#include <cstddef>

#include "base/function_ref.hpp"

namespace td::delve {

/// Calls `play` once for each number below `count`, in any order and possibly concurrently. Shows a progress bar on a terminal.
/// Precondition: `jobs` >= 1.
void play_runs(std::size_t count, int jobs, FunctionRef<void(std::size_t)> play);

}  // namespace td::delve
