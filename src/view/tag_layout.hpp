// Where small tags on the map go so that none lies over another. Knows nothing of what they say.
#pragma once

#include <vector>

#include "view/shapes.hpp"

namespace td {

/// For each tag, in the same order, the free place nearest to the one it wishes for: up and down in steps of its height, and a little
/// to the sides. None lies over one before it, nor over what is `taken`; where nothing is free nearby it stays.
std::vector<Box> spread_tags(const std::vector<Box>& wished, const std::vector<Box>& taken = {});

}  // namespace td
