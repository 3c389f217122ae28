// What every definition has.
#pragma once

#include <string>

namespace td {

/// The id authors use, the name and text players read.
struct Definition {
    std::string id;
    std::string name;
    std::string description;
};

}  // namespace td
