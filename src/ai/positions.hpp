// Where to stand: plans that go by who could strike which tile before the next turn (threats.hpp).
#pragma once

#include <optional>

#include "actions/command.hpp"
#include "ai/threats.hpp"

namespace td::tactics {

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
