#include "game/state/phase.hpp"

#include <array>

namespace td {

std::string_view name_of(Phase phase) {
    static constexpr std::array<std::string_view, 22> names{
        "battle_start", "round_next",   "round_start",     "round_start_judge", "tick_next",        "turn_start",   "turn_start_judge",
        "actions_next", "actions_make", "action_start",    "action_execute",    "action_end",       "action_judge", "turn_end",
        "turn_judge",   "round_end",    "round_end_judge", "battle_end",        "battle_end_judge", "finalize",     "choice",
        "camp"};
    return names[static_cast<std::size_t>(phase)];
}

}  // namespace td
