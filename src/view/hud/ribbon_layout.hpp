// Where the turn ribbon's columns and portraits lie. A pure function from places to boxes; knows neither window nor game.
#pragma once

#include <cstddef>
#include <vector>

#include "text/turn_order.hpp"
#include "view/draw/shapes.hpp"

namespace td {

/// Lengths in pixels.
struct RibbonMetrics {
    std::vector<int> token_sizes{54, 42, 30};  ///< tried from the first on until everything fits; the last for two rows
    int gap = 2;                               ///< between portraits
    int narrow_column = 26;                    ///< width of a column without portraits
    int column_padding = 4;                    ///< left and right of a column's portraits
    int header = 18;                           ///< height of the line of names above
    int cap = 60;                              ///< width of the round's own name, in front of its columns
    int boundary = 44;                         ///< width of the plate between two rounds of a line
};

struct RibbonColumn {
    int round = 0;
    int tier = 0;
    Box box;  ///< header and body
    bool empty = true;
};

/// Portraits of one instant along a line.
struct RibbonGroup {
    std::size_t first_place = 0;
    Box box;  ///< header and body
};

struct RibbonToken {
    std::size_t place = 0;  ///< index into the places
    Box box;
};

/// Places of a column for which there was no room.
struct RibbonOverflow {
    Box box;
    int count = 0;
};

struct RibbonLayout {
    std::vector<Box> caps;              ///< one for each round
    std::vector<RibbonColumn> columns;  ///< six for each round
    std::vector<RibbonToken> tokens;    ///< in order
    std::vector<RibbonOverflow> more;
    std::vector<RibbonGroup> groups;      ///< along a line only
    std::vector<RibbonToken> boundaries;  ///< along a line only: where another round begins
    int token_size = 0;

    /// The place shown at `p`, the one on top where they overlap, or none.
    const RibbonToken* token_at(Point p) const;
};

/// Along a line: portraits one after the other, those of one instant under one header (each under its own where turns go by amounts),
/// and a plate where a round begins. Everything lies within `area`; what does not fit behind the last one is counted.
RibbonLayout lay_out_line(const std::vector<OrderPlace>& places, RoundPresentation::Style style, Box area, const RibbonMetrics& metrics);

/// A column's portraits run left to right, row by row; in a crowd each covers a part of the one before it. Everything lies within `area`.
/// The rounds to come are made smaller before the one that is played. When nothing else helps, columns end in a count of the rest, the
/// latest ones first, and there those for whom `gives_way` is true are counted before all others. Boundaries are left out: rounds have
/// caps of their own.
RibbonLayout lay_out_ribbon(const std::vector<OrderPlace>& places, int first_round, int rounds, Box area, const RibbonMetrics& metrics,
                            const std::vector<bool>& gives_way = {});

}  // namespace td
