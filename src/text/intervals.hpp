// How soon a creature acts again after an action under the time system, and the words for it. Knows no screen.
#pragma once

#include <string>

#include "game/run/game.hpp"
#include "text/explain.hpp"

namespace td {

/// In which words spans of time are written under the time system of the dungeon.
SpanWords span_words(const Game& game);

/// The interval after an action of `who`, of this class and cost in ticks. Precondition: it is alive.
Interval interval_after(EntityId who, ActionCost cost, const Game& game);
/// The interval after a step of `who`, as fast as it is now.
Interval interval_of_step(EntityId who, const Game& game);

/// A step of a third of the normal speed, or slower.
bool is_very_slow(const Interval& step);

/// The price of an action: "costs 120 ticks", "next turn in 150 ticks", "the turn goes on", "leaves 40 ticks to spend". Empty where time
/// is counted in rounds.
std::string describe_interval(const Interval& interval, const Catalog& catalog);
/// "double speed (200 %)", "a step every 60 ticks (167 %)", "3 actions every 150 ticks (200 %)".
std::string describe_pace(EntityId who, const Game& game);
/// The same in a few letters: "step 60", "3 in 150".
std::string short_pace(const Interval& step, const Catalog& catalog);

}  // namespace td
