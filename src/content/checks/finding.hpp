// What a check finds wrong with a definition that can be played all the same.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace td {

struct Finding {
    std::string why;   ///< "it never hits: its accuracy is 0"
    std::string hint;  ///< what would mend it
    /// The list of the definition in whose item it shows, and the number of that, from 0; empty: the definition as a whole.
    std::string_view list = {};
    std::size_t item = 0;
};

}  // namespace td
