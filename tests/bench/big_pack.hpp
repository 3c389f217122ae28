// A pack of any size: the game's own content over and over, each time with ids of its own.
#pragma once

#include <cstddef>
#include <vector>

#include "content/memory_pack.hpp"

namespace td::testing {

/// Files of at least `bytes` in all that load without a problem; the same ones for the same content of the game.
std::vector<NamedText> big_pack(std::size_t bytes);

}  // namespace td::testing
