// The contents of a `pack.yaml`.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catalog/pack_option.hpp"

namespace td {

/// Another pack that one needs. Versions are compared part by part, numbers by their size: 1.10 comes after 1.9.
struct RequiredPack {
    std::string id;
    std::string at_least;  ///< the oldest version that will do; empty: any
    std::string below;     ///< the first version that will not; empty: none
};

/// True if version `a` comes before `b`. Missing parts count as 0, and words come after numbers.
bool is_older_version(std::string_view a, std::string_view b);

struct PackInfo {
    std::string id;
    std::string name;
    std::string version;
    std::string description;
    std::string language;             ///< its code, such as `de`: the pack translates others and defines nothing; empty for all other packs
    std::vector<RequiredPack> needs;  ///< packs that must be present, and are loaded before this one
    std::vector<std::string> after;   ///< ids of packs that are loaded before this one if they are present
    std::vector<std::pair<std::string, PackOption>> options;  ///< by their ids, in the order of the file
    std::vector<std::string> conflicts;                       ///< ids of packs that this one cannot be loaded together with
};

}  // namespace td
