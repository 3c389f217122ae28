// The layout of the turn ribbon's columns and portraits: a pure function from places to boxes. Knows neither window nor game.
#pragma once

#include <cstddef>
#include <vector>

#include "text/turn_order.hpp"
#include "view/draw/shapes.hpp"

namespace td {

/// Lengths in pixels.
struct RibbonMetrics {
    std::vector<int> token_sizes{54, 42, 30};  ///< tried in order until everything fits; the last in two rows
    int gap = 2;                               ///< between portraits
    int narrow_column = 26;                    ///< width of a column without portraits
    int column_padding = 4;                    ///< left and right of a column's portraits
    int header = 18;                           ///< height of the line of names above them
    int cap = 60;                              ///< width of the round's name in front of its columns
    int boundary = 44;                         ///< width of the plate between two rounds on a line
};

struct RibbonColumn {
    int round = 0;
    int tier = 0;
    Box box;  ///< header and body
    bool empty = true;
};

/// Portraits of the same moment along a line.
struct RibbonGroup {
    std::size_t first_place = 0;
    Box box;  ///< header and body
};

struct RibbonToken {
    std::size_t place = 0;  ///< index into the places
    Box box;
    std::size_t count = 1;  ///< how many places share it: that one and those after it
    bool shows(std::size_t index) const { return index >= place && index < place + count; }
};

/// The number of a column's places that did not fit.
struct RibbonOverflow {
    Box box;
    int count = 0;
};

struct RibbonLayout {
    std::vector<Box> caps;              ///< one per round
    std::vector<RibbonColumn> columns;  ///< six per round
    std::vector<RibbonToken> tokens;    ///< in order
    std::vector<RibbonOverflow> more;
    std::vector<RibbonGroup> groups;      ///< along a line only
    std::vector<RibbonToken> boundaries;  ///< along a line only: where a round begins
    int token_size = 0;

    /// The place shown at `p` (the topmost if they overlap), or null.
    const RibbonToken* token_at(Point p) const;
};

/// Lays out portraits along a line, those of the same moment under one header (each under its own if turns are ordered by amounts), with
/// a plate where a round begins. Everything is within `area`; places that do not fit are counted at the end.
RibbonLayout lay_out_line(const std::vector<OrderPlace>& places, RoundPresentation::Style style, Box area, const RibbonMetrics& metrics);

/// Lays out rounds in columns. A column's portraits run left to right, row by row, overlapping in a crowd. Everything is within `area`.
/// If portraits would have to be of the smallest size, a place that is `alike` the one before it joins that one's portrait. Then
/// later rounds shrink before the current one. If nothing else helps, columns end in a count of the rest, later columns first, and places
/// with `gives_way` are counted before others. Boundaries are left out: rounds have caps.
RibbonLayout lay_out_ribbon(const std::vector<OrderPlace>& places, int first_round, int rounds, Box area, const RibbonMetrics& metrics,
                            const std::vector<bool>& gives_way = {}, const std::vector<bool>& alike = {});

}  // namespace td
