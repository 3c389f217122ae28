// A probable mistake that a check finds in a playable definition.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace td {

struct Finding {
    std::string why;   ///< "it heals foes"
    std::string hint;  ///< how to correct it
    /// The field of the definition with the mistake, or the list with the item; empty: the whole definition.
    std::string_view list = {};
    std::optional<std::size_t> item = {};  ///< the number of the item, from 0; nothing: the whole field
};

}  // namespace td
