// How AI-controlled creatures choose their parts when no foe is near: better parts are attached in place of worse ones.
#pragma once

#include <optional>

#include "actions/command.hpp"
#include "ai/ai_context.hpp"

namespace td::tactics {

/// Utility of a part, comparable with others of the same kind of slot.
int utility_of_part(const Catalog& catalog, const Item& item);

/// Would `who` attach `item`, in a free slot or in the place of a worse part? Never when that would exceed its capacity too far.
bool wants_part(const AiContext& context, EntityId who, ItemId item);

/// Attaches or swaps in a better part from the bag of its team or from the tile of `who`; nothing when there is none.
std::optional<Command> auto_equip(const AiContext& context, EntityId who);
/// One step towards a better part that lies in view nearby.
std::optional<Command> fetch_part(const AiContext& context, EntityId who);

}  // namespace td::tactics
