// Warnings: questions asked before a command that the player may regret. Knows neither keys nor the window.
#pragma once

#include <string>

#include "play/session.hpp"

namespace td {

/// The warning about `command` of the awaited creature, as a sentence; empty: none. `slow_step_agreed`: the player already confirmed a
/// very slow step with foes in sight. Precondition: the game would not refuse it.
std::string warning_for(const Game& game, const Command& command, bool slow_step_agreed);

/// The same for the next command of `session`; empty if it would be refused.
std::string warning_before(Session& session, const Command& command, bool slow_step_agreed);

/// About a step of a journey, whose way the game has chosen: which foes could strike there, unless they could strike harder here.
std::string warning_of_journey(Session& session, const Command& step);

/// Names the creatures that are not foes and would be harmed by `command`; empty: there are none.
std::string warning_of_harming_friends(const Game& game, const Command& command);

/// How the run would end if taking the stairs loses it; empty: it does not, or that cannot be known yet.
std::string warning_of_losing_run(const Game& game);

/// Which ongoing action `command` would abandon, and the harm that follows; empty: no harm follows.
std::string warning_of_backfire(const Game& game, const Command& command);

}  // namespace td
