#include "game/foresight/team_edits.hpp"

#include <algorithm>
#include <set>
#include <vector>

#include "ai/positions.hpp"
#include "game/floor/orders.hpp"
#include "game/foresight/imagined_game.hpp"
#include "game/foresight/look_ahead.hpp"
#include "game/state/game_state.hpp"
#include "game/turns/turn_loop.hpp"
#include "world/creature.hpp"
#include "world/team_order.hpp"

namespace td {

namespace {

constexpr int throws_for_edits = 6;
/// Not counting "no edit".
constexpr std::size_t least_edits_left = 2;

struct RatedEdit {
    std::optional<Command> edit;  ///< nothing: the team stays as it is
    int utility = 0;
};

/// The first is "no edit". Leaves out swaps that do not change the order in which members act.
std::vector<RatedEdit> possible_edits(const GameState& state, EntityId leader) {
    const Roster& roster = state.world.roster();
    const TeamId team = roster[leader].team;
    const std::vector<EntityId>& members = roster[team].members;
    std::set<std::vector<EntityId>> orders{living_in_order(roster, team)};
    std::vector<RatedEdit> edits(1);
    Roster edited = roster;
    for (std::size_t first = 0; first < members.size(); ++first)
        for (std::size_t second = first + 1; second < members.size(); ++second) {
            swap_slots(edited, team, first, second);
            if (orders.insert(living_in_order(edited, team)).second)
                edits.push_back({commands::SwapSlots{static_cast<int>(first), static_cast<int>(second)}});
            swap_slots(edited, team, first, second);
        }
    for (const EntityId member : members) {
        const Command lead = commands::SetLeader{member};
        if (member != leader && roster.is_here(member) && std::holds_alternative<Action>(order(state, leader, lead)))
            edits.push_back({lead});
    }
    return edits;
}

/// Best first; equal ones keep their order. "No edit" is never left out.
void leave_out_worse(std::vector<RatedEdit>& edits, bool is_last_throw) {
    std::stable_sort(edits.begin(), edits.end(), [](const RatedEdit& a, const RatedEdit& b) { return a.utility > b.utility; });
    if (is_last_throw) return;
    const auto none = std::find_if(edits.begin(), edits.end(), [](const RatedEdit& one) { return !one.edit; });
    std::rotate(edits.begin(), none, none + 1);
    edits.resize(std::min(edits.size(), 1 + std::max(least_edits_left, edits.size() / 2)));
}

}  // namespace

std::optional<Command> best_team_edit(const GameState& state, EntityId leader) {
    if (state.in_extra_turn() || tactics::foes_in_sight(state.ai_context(), leader).empty()) return std::nullopt;
    std::vector<RatedEdit> edits = possible_edits(state, leader);
    if (edits.size() == 1) return std::nullopt;
    // The same for every order and every leader: else one edit could be undone by the next, for ever.
    std::vector<EntityId> living = living_in_order(state.world.roster(), state.world.roster()[leader].team);
    const EntityId judge = *std::min_element(living.begin(), living.end());
    Weights weights = tactic_in_force(state, leader).weighs;
    weights.company = 0;
    GameState known = known_to(state, judge);
    GameState imagined = known;
    constexpr int rounds = 1;  // after the present one
    for (int number = 1; number <= throws_for_edits; ++number) {
        use_imagined_dice(known, judge);
        for (RatedEdit& rated : edits) {
            imagined = known;
            const tactics::Decision decision{rated.edit.value_or(commands::Wait{}), known.world.get<AiState>(leader)};
            rated.utility += utility_of_playing_on(imagined, rated.edit ? &decision : nullptr, rounds, judge, weights);
        }
        leave_out_worse(edits, number == throws_for_edits);
    }
    return edits.front().edit;
}

}  // namespace td
