// Plots as SVG, drawn by gnuplot.
#pragma once

#include <string>
#include <vector>

#include "tools/delve/html.hpp"

namespace td::delve {

/// One row of marks, with a name in the key of the plot.
struct PlotLine {
    std::string name;
    std::vector<std::vector<double>> rows;  ///< see Plot::Kind
};

struct Plot {
    enum class Kind {
        lines,      ///< (x, y), joined; `labels` may name 1, 2, ... along the bottom
        bars,       ///< (x, y), upright: groups of bars, one of each line for each label, at 1, 2, ...
        intervals,  ///< (value, least, most), lying: one for each label, from the top, of a single line
        lying_bars  ///< (value): one for each label, from the top, of a single line
    };
    Kind kind = Kind::lines;
    std::string title;
    std::string bottom, side;  ///< what the axes show
    std::vector<std::string> labels;
    std::vector<PlotLine> lines;
    double most = 0;  ///< of the values; 0: as they are
};

/// The SVG of each plot, to be put into a page: it takes the colour of the text around it for all that is not data. Lines differ by dashes
/// and marks, bars by patterns, so that colours are not needed. Throws std::runtime_error with a sentence for the user if gnuplot is not
/// there or fails.
std::vector<Html> drawn(const std::vector<Plot>& plots);

}  // namespace td::delve
