// Problems of the content, as a preview shows them beside the definition that has them. Knows neither content files nor the window.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/point.hpp"
#include "catalog/catalog.hpp"
#include "view/draw/shapes.hpp"

namespace td {

struct PreviewMistake {
    std::string place;              ///< "hare.yaml:7"
    std::string field;              ///< inside the definition, such as `floors[1].size`; empty: the definition, or its file, as a whole
    std::string source;             ///< the line as it is written, without its indentation
    std::string told;               ///< what is wrong, and the hint
    bool is_warning = false;        ///< it leaves the content playable
    std::optional<Point> on_map{};  ///< of a vault: column and row from 0, counted from the first glyph of its map; beyond its map too
};

struct MistakeLine {
    std::string text;
    Colour colour;
    bool bold = false;
};

/// Each line of the file that has mistakes, and below it what is wrong there; a headline before them. Empty without mistakes.
std::vector<MistakeLine> lines_of(const std::vector<PreviewMistake>& mistakes, const Catalog& words);

/// The floor of a dungeon, from 1, that the mistake is in; none: it is in none of them.
std::optional<int> floor_of(const PreviewMistake& mistake);

}  // namespace td
