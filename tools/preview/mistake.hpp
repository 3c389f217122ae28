// Problems of the content, shown by a preview beside their definition. Knows neither content files nor the window.
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
    std::string field;              ///< inside the definition, such as `floors[1].size`; empty: the whole definition or file
    std::string source;             ///< the line of the file, without its indentation
    std::string told;               ///< what is wrong, and the hint
    bool is_warning = false;        ///< the content is still playable
    std::optional<Point> on_map{};  ///< for a vault: column and row from the first glyph of its map; may be outside the map
};

struct MistakeLine {
    std::string text;
    Colour colour;
    bool bold = false;
};

/// A headline, then each line of the file with mistakes, followed by its mistakes. Empty without mistakes.
std::vector<MistakeLine> lines_of(const std::vector<PreviewMistake>& mistakes, const Catalog& words);

/// The dungeon's floor (from 1) with the mistake; nothing if it is on no floor.
std::optional<int> floor_of(const PreviewMistake& mistake);

}  // namespace td
