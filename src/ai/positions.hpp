// Where to stand: plans that go by who could strike which tile before the next turn (threats.hpp).
#pragma once

#include <optional>

#include "actions/command.hpp"
#include "ai/threats.hpp"

namespace td::tactics {

/// Would a blow of `who` reach one of `foes` from where it stands?
bool can_strike(const AiContext& context, EntityId who, const std::vector<EntityId>& foes);
/// Would one, from where it stands or from a free tile beside?
bool can_strike_soon(const AiContext& context, EntityId who, const std::vector<EntityId>& foes);
/// Is `foe`, which `who` knows of, at most so many tiles away, and in sight of `who` itself or at most so many steps away? Behind a wall
/// it is not near.
bool is_near(const AiContext& context, EntityId who, EntityId foe, int tiles);
/// Has `who` to fear the first blow if it takes this step, and none where it is?
bool is_better_awaited(const AiContext& context, EntityId who, Threats& threats, const commands::Walk& step);
/// Can `who`, creatures apart, walk to two opposite sides of its tile, and to neither of the two others?
bool stands_in_doorway(const AiContext& context, EntityId who);
/// A step to the free tile beside its own on which the threats to `who` are least, less than on its own; ties go to the first in
/// `step_order`. Nothing: none is better.
std::optional<commands::Walk> step_out_of_reach(const AiContext& context, EntityId who, Threats& threats);
/// A step to a free tile from which a blow of `who` would reach one of `foes`, where the threats are no greater than on its own; of
/// those the least threatened. Nothing: there is none, or a blow reaches one from where it stands.
std::optional<commands::Walk> step_into_line(const AiContext& context, EntityId who, Threats& threats, const std::vector<EntityId>& foes);

}  // namespace td::tactics
