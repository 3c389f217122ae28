// Actions of several turns go on by themselves, until something happens that the player would want to be asked about.
// Knows neither keys nor the window.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>

#include "text/interrupt_check.hpp"

namespace td {

class AutoContinue {
public:
    /// Call before and after each command of the player's: what it begins or goes on with is watched from then on.
    void before_command(const Game& game);
    void after_command(const Game& game);
    /// The player has touched a key: nothing goes on by itself until it is told to.
    void stop() { m_watched.clear(); }

    /// Has the awaited creature an ongoing action that continues by itself?
    bool goes_on(const Game& game) const;
    /// The command that goes on with it; nothing if something has happened meanwhile: then it waits for the player, and why_stopped()
    /// tells what. Precondition: goes_on().
    std::optional<Command> next(const Game& game);
    /// Also set when it was broken off before it could go on.
    const std::string& why_stopped() const { return m_why; }

private:
    std::map<EntityId, InterruptCheck> m_watched;  ///< by doer: how things stood before its last turn
    std::optional<std::pair<EntityId, InterruptCheck>> m_before;
    std::string m_why;
};

}  // namespace td
