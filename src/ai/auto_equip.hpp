// How creatures built of parts look after themselves when no foe is near: better parts go on, idle ones come off for them.
#pragma once

#include <optional>

#include "actions/command.hpp"
#include "ai/ai_context.hpp"

namespace td::tactics {

/// How much good a part does, against others of its kind of slot.
int utility_of_part(const Catalog& catalog, const Item& item);

/// Would `who` attach `item`, in a free slot or in the place of a worse part? Too much weight is never wanted.
bool wants_part(const AiContext& context, EntityId who, ItemId item);

/// Attaches or swaps in what is better from its team's bag or from underfoot; nothing when all is well.
std::optional<Command> auto_equip(const AiContext& context, EntityId who);
/// One step towards a better part that lies in view nearby.
std::optional<Command> fetch_part(const AiContext& context, EntityId who);

}  // namespace td::tactics
