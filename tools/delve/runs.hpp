// Many games of which none knows of the others, on as many threads as asked for.
#pragma once

#include <cstddef>

#include "base/function_ref.hpp"

namespace td::delve {

/// Calls `play` once for each number below `count`; not in that order, and not at the same time for the same number. On a terminal a bar
/// shows how far it has come. `jobs` >= 1.
void play_runs(std::size_t count, int jobs, FunctionRef<void(std::size_t)> play);

}  // namespace td::delve
