// A loop over independent pieces of work, run on all cores of the machine.
#pragma once

#include <cstddef>
#include <functional>

namespace td {

/// Calls `piece` with every number below `count`, several at a time and in any order; returns when all calls have returned. Calls must
/// not write to the same object. If a call throws, its exception is rethrown after the other calls have returned.
void side_by_side(std::size_t count, const std::function<void(std::size_t)>& piece);

}  // namespace td
