// Spreads small tags on the map so that none overlaps another. Knows nothing of their text.
#pragma once

#include <map>
#include <vector>

#include "view/draw/shapes.hpp"

namespace td {

/// For each tag, in order, the free place nearest to its wished one: moved up or down in steps of its height, and a little sideways. None
/// overlaps an earlier tag or a `taken` box; a tag with no free place nearby stays where it wished.
std::vector<Box> spread_tags(const std::vector<Box>& wished, const std::vector<Box>& taken = {});

/// Spreads moving tags: each keeps its offset from its wished place while it moves.
class TagsInMotion {
public:
    /// As spread_tags(), for tags identified by `numbers`: a tag known from the last call keeps its offset from its wished place, unless it
    /// would overlap another.
    std::vector<Box> spread(const std::vector<int>& numbers, const std::vector<Box>& wished);

private:
    std::map<int, Point> m_shifts;
};

}  // namespace td
