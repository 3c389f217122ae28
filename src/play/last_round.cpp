#include "play/last_round.hpp"

#include <utility>

namespace td {

void RoundHistory::command_begins(const Game& game, const std::optional<Command>& command) {
    m_current.emplace(Section{game, {}, command.has_value(), 0});
    m_current->start.watch(nullptr);
    if (command) m_current->commands.push_back(*command);
    m_rounds = 0;
}

void RoundHistory::command_ends(bool refused) {
    std::optional<Section> section = std::exchange(m_current, std::nullopt);
    if (!section || refused) return;
    section->rounds = m_rounds;
    if (m_rounds > 0) {
        if (m_sections.size() == 2) m_sections.erase(m_sections.begin());
        m_sections.push_back(std::move(*section));
    } else if (!m_sections.empty()) {
        std::vector<Command>& commands = m_sections.back().commands;
        commands.insert(commands.end(), section->commands.begin(), section->commands.end());
    }
}

std::optional<RoundRecording> RoundHistory::recording() const {
    if (m_sections.empty()) return std::nullopt;
    const Section& last = m_sections.back();
    if (last.rounds > 1 || m_sections.size() == 1)
        return RoundRecording{last.start, last.commands, std::max(0, last.rounds - 2), last.is_begun};
    const Section& before = m_sections.front();
    RoundRecording recording{before.start, before.commands, before.rounds - 1, before.is_begun};
    recording.commands.insert(recording.commands.end(), last.commands.begin(), last.commands.end());
    return recording;
}

}  // namespace td
