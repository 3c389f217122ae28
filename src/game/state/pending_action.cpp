#include "game/state/pending_action.hpp"

namespace td {

void PendingAction::add_to(Hash& hash) const {
    hash.add(static_cast<std::uint64_t>(since)).add(static_cast<std::uint64_t>(until));
    hash.add(static_cast<std::uint64_t>(from.x)).add(static_cast<std::uint64_t>(from.y));
    command.add_to(hash);
}

}  // namespace td
