#include "game/floor/command_check.hpp"

#include <algorithm>
#include <array>

#include "actions/command_record.hpp"
#include "world/creature.hpp"

namespace td {

std::optional<Refusal> refusal_of_numbers(const WorldView& view, const Command& command) {
    const CommandRecord record = record_of(command);
    const std::array numbers{record.slot, record.other_slot, record.aim.x, record.aim.y};
    const bool are_small = std::all_of(numbers.begin(), numbers.end(), [](int n) { return n >= -command_limit && n <= command_limit; });
    const bool has_direction = static_cast<std::size_t>(record.direction) < all_directions.size();
    const bool has_tactic = !record.tactic || record.tactic.index() < view.catalog.tactics.size();
    if (!are_small || !has_direction || !has_tactic) return Refusal{.reason = Refusal::Reason::pointless};
    const bool has_target = record.target.index() < view.world.roster().actors.size() && view.world.has<Creature>(record.target);
    if (record.target && !has_target) return Refusal{.reason = Refusal::Reason::no_target};
    return std::nullopt;
}

}  // namespace td
