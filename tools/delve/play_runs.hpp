// Runs independent games on several threads.
#pragma once

#include <cstddef>
#include <string>

#include "base/function_ref.hpp"

namespace td::delve {

/// Numbers of games, the last one not among them.
struct GameRange {
    std::size_t first = 0;
    std::size_t last = 0;

    std::size_t size() const { return last - first; }
    friend bool operator==(GameRange, GameRange) = default;
};

/// So many games, at the most, have been played and wait to be taken because an earlier one is not over.
inline constexpr std::size_t most_games_ahead = 256;

/// Calls `play` once for each game, possibly concurrently, and `take` for each in the order of their numbers, in the caller's thread, once
/// it has been played. So what `play` leaves for `take` fits into most_games_ahead places. Shows progress on a terminal. Ends early if
/// stop_is_asked_for(). Returns how many games were taken. An exception of either function ends it and is passed on.
/// Precondition: `jobs` >= 1.
std::size_t play_in_order(GameRange games, int jobs, FunctionRef<void(std::size_t)> play, FunctionRef<void(std::size_t)> take);

/// Calls `play` once for each number below `count`, in any order and possibly concurrently. Shows progress on a terminal.
/// Precondition: `jobs` >= 1.
void play_runs(std::size_t count, int jobs, FunctionRef<void(std::size_t)> play);

/// "  120 of 400 games [############                            ] 31/s, 0:09 left", after so many seconds.
std::string progress_text(std::size_t done, std::size_t count, double seconds);

}  // namespace td::delve
