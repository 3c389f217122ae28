// Work that falls into independent pieces, done on all cores of the machine.
#pragma once

#include <cstddef>
#include <functional>

namespace td {

/// Calls `piece` with every number below `count`, in no particular order and several at a time; returns when all are done. What a
/// piece writes must be its own. An exception of one is thrown on when the others have ended.
void side_by_side(std::size_t count, const std::function<void(std::size_t)>& piece);

}  // namespace td
