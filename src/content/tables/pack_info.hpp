// What a pack says of itself, in its `pack.yaml`.
#pragma once

#include <string>
#include <vector>

namespace td {

struct PackInfo {
    std::string id;
    std::string name;
    std::string version;
    std::string description;
    std::vector<std::string> needs;      ///< ids of packs that must be there, and are loaded before it
    std::vector<std::string> after;      ///< ids of packs that are loaded before it where they are there
    std::vector<std::string> conflicts;  ///< ids of packs it cannot be loaded together with
};

}  // namespace td
