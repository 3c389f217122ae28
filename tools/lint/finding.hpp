// What a check finds wrong with a definition that can be played all the same.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace td {

struct Finding {
    std::string why;   ///< "it never hits: its accuracy is 0"
    std::string hint;  ///< what would mend it
    /// The field of the definition in which it shows, or the list in whose item; empty: the definition as a whole.
    std::string_view list = {};
    std::optional<std::size_t> item = {};  ///< the number of the item, from 0; none: the field as a whole
};

}  // namespace td
