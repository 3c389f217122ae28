// Questions that are asked before a command that the player may regret. Knows neither keys nor the window.
#pragma once

#include <string>

#include "play/session.hpp"

namespace td {

/// Why the player should be asked before `command` of the awaited creature is given, as a sentence; empty: no reason.
/// `slow_step_agreed`: a very slow step with foes in sight is no reason any more. Precondition: the game would not refuse it.
std::string doubt_about(const Game& game, const Command& command, bool slow_step_agreed);

/// The same for the next command of `session`, which may be refused: then there is no reason.
std::string doubt_before(Session& session, const Command& command, bool slow_step_agreed);

/// The creatures that are not foes and would be harmed by `command`, as a sentence; empty: there are none.
std::string doubt_of_harming_friends(const Game& game, const Command& command);

/// What would be told at the end, if the stairs lose the run here; empty: they do not, or what comes before cannot be told.
std::string doubt_of_leaving(const Game& game);

/// Which ongoing action `command` would break off, and the harm that follows, as a sentence; empty: no harm follows.
std::string doubt_of_leaving_off(const Game& game, const Command& command);

}  // namespace td
