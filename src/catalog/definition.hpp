// The fields that every definition has.
#pragma once

#include <string>

namespace td {

/// The id that authors use; the name and description that players read.
struct Definition {
    std::string id;
    std::string name;
    std::string description;

    friend bool operator==(const Definition&, const Definition&) = default;
};

}  // namespace td
