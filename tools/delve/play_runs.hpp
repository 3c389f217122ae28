// Runs independent games on several threads.
#pragma once

#include <cstddef>
#include <string>

#include "base/function_ref.hpp"

namespace td::delve {

/// A range of games, `last` excluded.
struct GameRange {
    std::size_t first = 0;
    std::size_t last = 0;

    std::size_t size() const { return last - first; }
    friend bool operator==(GameRange, GameRange) = default;
};

/// At most this many finished games wait to be taken while an earlier one is still being played.
inline constexpr std::size_t most_games_ahead = 256;

/// Calls `play` once for each game, possibly concurrently, and then `take` for each in numerical order in the caller's thread. At most
/// most_games_ahead results wait for `take`. Shows progress on a terminal. Ends early if stop_requested(). Returns the number of games
/// taken. An exception from either function ends it and is passed on.
/// Precondition: `jobs` >= 1.
std::size_t play_in_order(GameRange games, int jobs, FunctionRef<void(std::size_t)> play, FunctionRef<void(std::size_t)> take);

/// Calls `play` once for each number below `count`, in any order and possibly concurrently. Shows progress on a terminal.
/// Precondition: `jobs` >= 1.
void play_runs(std::size_t count, int jobs, FunctionRef<void(std::size_t)> play);

/// "  120 of 400 games [############                            ] 31/s, 0:09 left", after that many seconds.
std::string progress_text(std::size_t done, std::size_t count, double seconds);

}  // namespace td::delve
