#include "game/command_check.hpp"

#include <algorithm>
#include <array>

#include "world/creature.hpp"

namespace td {

std::optional<Refusal> refusal_of_numbers(const WorldView& view, const Command& command) {
    const std::array numbers{command.slot, command.other_slot, command.aim.x, command.aim.y};
    const bool small = std::all_of(numbers.begin(), numbers.end(), [](int n) { return n >= -command_limit && n <= command_limit; });
    const bool known = command.kind <= Command::last_kind && static_cast<std::size_t>(command.direction) < all_directions.size();
    const bool has_tactic = !command.tactic || command.tactic.index() < view.catalog.tactics.size();
    if (!small || !known || !has_tactic) return Refusal{.reason = Refusal::Reason::pointless};
    const bool has_target = command.target.index() < view.world.roster().actors.size() && view.world.has<Creature>(command.target);
    if (command.target && !has_target) return Refusal{.reason = Refusal::Reason::no_target};
    return std::nullopt;
}

}  // namespace td
