// Ways from tile to tile for travel and exploring. What may be walked on, and at what cost, is asked of the caller.
#pragma once

#include <vector>

#include "base/function_ref.hpp"
#include "base/point.hpp"
#include "space/step.hpp"

namespace td {

/// What a search is about: a floor of width x height, from where, and how much the whole way may cost at most.
struct PathSearch {
    int width = 0;
    int height = 0;
    Point from;
    int limit = 1 << 20;
};

/// What it costs to step onto a tile: at least 1, or 0 where nobody may step. Only asked about tiles of the floor.
using StepCost = FunctionRef<int(Point)>;

/// The tiles from `search.from` (left out) to `to` (included) along a cheapest way, without cutting corners: a tile of cost 0 is a
/// corner. Empty when there is none within the limit, or when both are the same tile. The same question gets the same answer:
/// among equally cheap ways the steps first in `step_order` are preferred as the search meets them.
std::vector<Point> find_path(const PathSearch& search, Point to, StepCost cost);

/// Likewise to the cheapest tile for which `wanted` is true, other than `search.from`; among equals the one met first.
std::vector<Point> find_path_to_nearest(const PathSearch& search, FunctionRef<bool(Point)> wanted, StepCost cost);

}  // namespace td
