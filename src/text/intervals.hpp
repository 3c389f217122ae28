// How soon a creature is asked again after an action, as the time system has it, and the words for it. Knows no screen.
#pragma once

#include <optional>
#include <string>

#include "game/game.hpp"

namespace td {

/// After an action of `who` of this class that costs so many ticks. Precondition: it is alive.
Interval interval_after(EntityId who, ActionCost cost, const Game& game);
/// After a step of `who`, as fast as it is now.
Interval interval_of_step(EntityId who, const Game& game);
/// After `command` of the actor who is asked, as the forecast has it; nothing if it would be refused, is no action, or would be its doer's
/// death.
std::optional<Interval> interval_after(const Command& command, const Game& game);

/// A step of a third of the normal speed, or slower.
bool is_very_slow(const Interval& step);

/// "this costs 120", "the next turn is 150 away", "the turn goes on", "this leaves 40 to spend": what is paid for an action. Empty where
/// it is rounds that are told.
std::string describe_interval(const Interval& interval, const Catalog& catalog);
/// "double speed (200 %)", "a step every 60 ticks (167 %)", "3 actions every 150 ticks (200 %)".
std::string describe_pace(EntityId who, const Game& game);
/// The same in a few letters: "step 60", "3 in 150".
std::string short_pace(const Interval& step, const Catalog& catalog);

}  // namespace td
