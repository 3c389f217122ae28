// A pack of any size: the game's own content over and over, each time with ids of its own.
#pragma once

#include <cstddef>
#include <vector>

#include "content/memory_pack.hpp"
#include "content/temporary_directory.hpp"

namespace td::testing {

/// Files of at least `bytes` in all that load without a problem; the same ones for the same content of the game.
std::vector<NamedText> big_pack(std::size_t bytes);

/// Writes them as the pack `core` of the content directory `folder`.
void write_pack(const TemporaryDirectory& folder, const std::vector<NamedText>& files);

}  // namespace td::testing
