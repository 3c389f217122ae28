#include "play/auto_continue.hpp"

#include "rules/ongoing_actions.hpp"

namespace td {

void AutoContinue::before_command(const Game& game, std::vector<EntityId> foes) {
    m_before.reset();
    if (game.awaiting()) m_before.emplace(game.awaiting(), InterruptCheck(game, game.awaiting(), std::move(foes)));
}

void AutoContinue::after_command(const Game& game) {
    m_why.clear();
    if (!m_before) return;
    m_watched.erase(m_before->first);
    if (continuing_command(game.world(), m_before->first))
        m_watched.insert(*m_before);
    else
        m_why = m_before->second.disturbance(game);
    m_before.reset();
}

bool AutoContinue::continues(const Game& game) const {
    const EntityId who = game.awaiting();
    return who && m_watched.count(who) != 0 && continuing_command(game.world(), who);
}

std::optional<Command> AutoContinue::next(const Game& game) {
    const auto watched = m_watched.find(game.awaiting());
    m_why = watched->second.disturbance(game);
    if (m_why.empty()) return continuing_command(game.world(), game.awaiting());
    m_watched.erase(watched);
    return std::nullopt;
}

}  // namespace td
