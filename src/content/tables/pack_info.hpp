// The contents of a `pack.yaml`.
#pragma once

#include <string>
#include <vector>

namespace td {

struct PackInfo {
    std::string id;
    std::string name;
    std::string version;
    std::string description;
    std::string language;                ///< its code, such as `de`: the pack translates others and defines nothing; empty: no such pack
    std::vector<std::string> needs;      ///< ids of packs that must be present, and are loaded before this one
    std::vector<std::string> after;      ///< ids of packs that are loaded before this one if they are present
    std::vector<std::string> conflicts;  ///< ids of packs that this one cannot be loaded together with
};

}  // namespace td
