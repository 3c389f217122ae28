// The house as drawn in tools/README.md and src/README.md against the house as built.
#include "structure/house.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "project_folder.hpp"
#include "structure/source_tree.hpp"

using namespace td::source_tree;

namespace {

/// The workshop stands above the game, so its page comes first.
House drawn_house() { return read_house(read_text("tools/README.md") + read_text("src/README.md")); }

std::string first_part(const std::string& header) { return header.substr(0, header.find_first_of("/.")); }

bool is_in_tools(const std::string& name) { return name.rfind("tools/", 0) == 0; }

/// Of an include: "base/grid.hpp" is in room base, "tools/lab/depth.hpp" in room tools/lab.
std::string room_of(const std::string& header) {
    return is_in_tools(header) ? header.substr(0, header.find('/', std::string("tools/").size())) : first_part(header);
}

/// "src/base/grid.hpp" is in room base, "tools/lab/depth.cpp" in room tools/lab.
std::string room_of(const SourceFile& file) {
    const std::string path = file.path.generic_string();
    return room_of(is_in_tools(path) ? path : path.substr(std::string("src/").size()));
}

/// "src/content/yaml/tree.hpp" is in sub-room content/yaml; empty for a file that lies in no folder of its room.
std::string sub_room_of(const std::filesystem::path& path) {
    std::vector<std::string> parts;
    for (const auto& part : path) parts.push_back(part.string());
    if (parts.front() == "src") parts.erase(parts.begin());
    return parts.size() < 3 ? std::string() : parts[0] + "/" + parts[1];
}

bool is_sub_room(const std::string& name) { return name.find('/') != std::string::npos && !is_in_tools(name); }

std::string place(const SourceFile& file, const Include& include) {
    return file.path.string() + ":" + std::to_string(include.line) + ": " + include.name;
}

/// Headers of the standard library bear no slash and no dot.
bool is_standard(const Include& include) { return !include.quoted && include.name.find_first_of("/.") == std::string::npos; }

}  // namespace

TEST_CASE("the page of the house is read with its arrows followed to the end") {
    const House house = read_house(
        "```\n  hall\n  stair\n  cellar\n```\n## The core: x\n| `cellar` | wine | | |\n| `stair` | steps | cellar | |\n"
        "## Around\n| `hall` | guests | stair | SFML, fmt |\n");
    CHECK(house.rooms.at("hall").may_include == std::set<std::string>{"cellar", "stair"});
    CHECK(house.rooms.at("hall").packages == std::set<std::string>{"SFML", "fmt"});
    CHECK(house.rooms.at("stair").core);
    CHECK_FALSE(house.rooms.at("hall").core);
    CHECK(house.depth.at("hall") < house.depth.at("cellar"));
}

TEST_CASE("every room that may be included stands lower in the drawing, so no two rooms know each other") {
    const House house = drawn_house();
    REQUIRE(house.rooms.size() > 10);
    for (const auto& row : house.rooms) {
        const std::string& name = row.first;
        if (is_sub_room(name)) continue;
        CAPTURE(name);
        REQUIRE(house.depth.count(name) == 1);
        for (const auto& other : row.second.may_include) {
            CAPTURE(other);
            REQUIRE(house.depth.count(other) == 1);
            CHECK(house.depth.at(name) < house.depth.at(other));
        }
    }
}

TEST_CASE("every source of src and tools lies in a room of the house") {
    const House house = drawn_house();
    for (const SourceFile& file : files_of_the_house()) CHECK_MESSAGE(house.rooms.count(room_of(file)) == 1, file.path.string());
}

TEST_CASE("a room includes only rooms and packages that its row allows") {
    const House house = drawn_house();
    for (const auto& file : files_of_the_house()) {
        const auto row = house.rooms.find(room_of(file));
        if (row == house.rooms.end()) continue;  // the test above reports it
        for (const auto& include : includes_of(file.text)) {
            if (include.quoted) {  // within the room see the test on sub-rooms
                const std::string target = room_of(include.name);
                CHECK_MESSAGE((target == row->first || row->second.may_include.count(target) == 1), place(file, include));
            } else if (!is_standard(include)) {
                CHECK_MESSAGE(row->second.packages.count(first_part(include.name)) == 1, place(file, include));
            }
        }
    }
}

TEST_CASE("no two sub-rooms of a room include each other") {
    const House house = drawn_house();
    for (const auto& [name, room] : house.rooms) {
        if (!is_sub_room(name)) continue;
        CAPTURE(name);
        CHECK(room.may_include.count(name) == 0);  // the arrows are followed to their ends: a sub-room in a ring would reach itself
        for (const auto& other : room.may_include) {
            CAPTURE(other);
            CHECK(house.rooms.count(other) == 1);
        }
    }
}

TEST_CASE("a file in a room with sub-rooms lies in one of them and includes only those its row allows") {
    const House house = drawn_house();
    std::set<std::string> divided;
    for (const auto& row : house.rooms)
        if (is_sub_room(row.first)) divided.insert(row.first.substr(0, row.first.find('/')));
    REQUIRE(divided.count("content") == 1);
    for (const auto& file : files_of_the_house()) {
        const std::string room = room_of(file);
        if (divided.count(room) == 0) continue;
        const std::string own = sub_room_of(file.path);
        CAPTURE(file.path.string());
        REQUIRE(house.rooms.count(own) == 1);
        for (const auto& include : includes_of(file.text)) {
            if (!include.quoted || first_part(include.name) != room) continue;
            const std::string target = sub_room_of(include.name);
            CHECK_MESSAGE((target == own || house.rooms.at(own).may_include.count(target) == 1), place(file, include));
        }
    }
}

TEST_CASE("a source includes its own header first, so that the build shows that the header needs no other") {
    for (const SourceFile& source : files_of_the_house()) {
        if (source.path.extension() != ".cpp") continue;
        const std::filesystem::path header = std::filesystem::path(source.path).replace_extension(".hpp");
        if (!std::filesystem::exists(td::project_folder() / header)) continue;
        const std::vector<Include> includes = includes_of(source.text);
        INFO(source.path.string());
        REQUIRE_FALSE(includes.empty());
        CHECK(includes.front().name == header_name(source.path));
    }
}

TEST_CASE("the core knows no file, no clock, no thread and no random number but its own") {
    const std::set<std::string> closed{"chrono", "cstdio", "ctime", "filesystem", "fstream", "iostream", "mutex", "random", "thread"};
    const House house = drawn_house();
    for (const auto& file : files_of_the_house()) {
        const auto row = house.rooms.find(room_of(file));
        if (row == house.rooms.end() || !row->second.core) continue;
        for (const auto& include : includes_of(file.text)) CHECK_MESSAGE(closed.count(include.name) == 0, place(file, include));
    }
}
