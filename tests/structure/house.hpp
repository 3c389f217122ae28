#pragma once
// The picture of the house as src/README.md draws it: rooms, arrows, packages, and the height of each room.
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace td::source_tree {

struct Room {
    bool core = false;
    std::set<std::string> may_include;  ///< all rooms it may include, also through others
    std::set<std::string> packages;     ///< first parts of the header names it may include
};

struct House {
    std::map<std::string, Room> rooms;
    std::map<std::string, int> depth;  ///< line of the drawing on which a room stands; larger is lower
};

/// Reads the tables and the drawing. A row under the heading "## The core..." is a core room.
House read_house(std::string_view page);

}  // namespace td::source_tree
