// How AI-controlled creatures choose their parts when no foe is near: better parts replace worse ones.
#pragma once

#include <optional>

#include "actions/command.hpp"
#include "ai/ai_context.hpp"

namespace td::tactics {

/// Utility of a part, comparable between parts for the same kind of slot.
int utility_of_part(const Catalog& catalog, const Item& item);

/// True if `who` would attach `item`, in a free slot or in place of a worse part. False if that exceeded its capacity too far.
bool wants_part(const AiContext& context, EntityId who, ItemId item);

/// Attaches or swaps in a better part from the bag of its team or from the tile of `who`; nothing when there is none.
std::optional<Command> auto_equip(const AiContext& context, EntityId who);
/// One step towards a better part that lies in view nearby.
std::optional<Command> fetch_part(const AiContext& context, EntityId who);

}  // namespace td::tactics
