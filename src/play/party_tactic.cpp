#include "play/party_tactic.hpp"

#include <algorithm>

namespace td {

std::vector<EntityId> followers(const Game& game) {
    const Roster& roster = game.world().roster();
    std::vector<EntityId> found;
    for (const EntityId member : roster[game.player_team()].members)
        if (member != game.leader() && roster.is_here(member)) found.push_back(member);
    return found;
}

std::optional<TacticId> next_party_tactic(const Game& game) {
    std::vector<TacticId> offered;
    for (std::size_t i = 0; i < game.catalog().tactics.size(); ++i)
        if (game.catalog().tactics[i].for_party) offered.emplace_back(i);
    const std::vector<EntityId> all = followers(game);
    if (offered.empty() || all.empty()) return std::nullopt;
    const auto current = std::find(offered.begin(), offered.end(), game.world().get<AiState>(all.front()).tactic);
    return current == offered.end() || current + 1 == offered.end() ? offered.front() : *(current + 1);
}

}  // namespace td
