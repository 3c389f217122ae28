#include "play/command_previews.hpp"

#include <algorithm>

namespace td {

std::optional<Refusal> CommandPreviews::refusal(const Game& game, std::uint64_t revision, const Command& command) {
    if (std::exchange(m_revision, revision) != revision) m_known.clear();
    const auto known = std::find_if(m_known.begin(), m_known.end(), [&](const auto& each) { return each.first == command; });
    if (known != m_known.end()) return known->second;
    return m_known.emplace_back(command, m_rehearse(game, command)).second;
}

}  // namespace td
