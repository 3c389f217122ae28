// Where small tags on the map go so that none lies over another. Knows nothing of what they say.
#pragma once

#include <map>
#include <vector>

#include "view/draw/shapes.hpp"

namespace td {

/// For each tag, in the same order, the free place nearest to the one it wishes for: up and down in steps of its height, and a little
/// to the sides. None lies over one before it, nor over what is `taken`; where nothing is free nearby it stays.
std::vector<Box> spread_tags(const std::vector<Box>& wished, const std::vector<Box>& taken = {});

/// Tags that move along together: beside the others each keeps the place that it found when it came.
class TagsInMotion {
public:
    /// The same as spread_tags, for tags that are told apart by `numbers`: one that was there at the last call keeps its distance from
    /// its wished place, unless it would lie over another one there.
    std::vector<Box> spread(const std::vector<int>& numbers, const std::vector<Box>& wished);

private:
    std::map<int, Point> m_shifts;
};

}  // namespace td
