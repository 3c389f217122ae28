// Continues multi-turn actions automatically until something happens that the player should decide about.
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
    /// Call before and after each command of the player: an action that it begins or continues is watched from then on.
    /// `foes`: in sight, or expected to come into sight.
    void before_command(const Game& game, std::vector<EntityId> foes);
    void after_command(const Game& game);
    /// Stops continuing, because the player pressed a key.
    void stop() { m_watched.clear(); }

    /// True if the awaited creature has an ongoing action that continues automatically.
    bool continues(const Game& game) const;
    /// The command that continues it. Nothing if something has happened meanwhile: then it waits for the player, and why_stopped() says
    /// why. Precondition: continues().
    std::optional<Command> next(const Game& game);
    /// The reason; also set if the action was interrupted before it could continue.
    const std::string& why_stopped() const { return m_why; }

private:
    std::map<EntityId, InterruptCheck> m_watched;  ///< by doer: the situation before its last turn
    std::optional<std::pair<EntityId, InterruptCheck>> m_before;
    std::string m_why;
};

}  // namespace td
