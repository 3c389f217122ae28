// A definition that is previewed. Knows neither content files nor the window.
#pragma once

#include <optional>
#include <string>

#include "base/point.hpp"

namespace td {

struct PreviewSubject {
    std::string type;                   ///< the key in files: "species"; "strings" for a text of the game
    std::string id;                     ///< `tunnel_rat`
    std::string place;                  ///< "FILE:LINE" of its definition
    std::optional<Point> map_corner{};  ///< for a vault's map below a `|`: column and line (from 1) of its first glyph in the file

    friend bool operator==(const PreviewSubject&, const PreviewSubject&) = default;
};

}  // namespace td
