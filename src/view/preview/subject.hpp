// A definition that is previewed. Knows neither content files nor the window.
#pragma once

#include <string>

namespace td {

struct PreviewSubject {
    std::string type;   ///< the key in files: "species"; "strings" for a text of the game
    std::string id;     ///< `tunnel_rat`
    std::string place;  ///< "FILE:LINE" of its definition

    friend bool operator==(const PreviewSubject&, const PreviewSubject&) = default;
};

}  // namespace td
