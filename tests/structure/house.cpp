// Reads the picture of the house from its Markdown page.
#include "structure/house.hpp"

#include <sstream>
#include <vector>

#include "structure/source_tree.hpp"

namespace td::source_tree {
namespace {

std::vector<std::string> cells_of(const std::string& line) {
    std::vector<std::string> cells;
    std::istringstream stream(line.substr(1));
    for (std::string cell; std::getline(stream, cell, '|');) cells.push_back(cell);
    return cells;
}

/// The words of a cell, separated by spaces, commas or backticks.
std::set<std::string> words_of(std::string cell) {
    for (char& letter : cell) {
        if (letter == ',' || letter == '`') letter = ' ';
    }
    std::istringstream stream(cell);
    std::set<std::string> words;
    for (std::string word; stream >> word;) words.insert(word);
    return words;
}

bool is_room_row(const std::string& line) { return line.rfind("| `", 0) == 0; }

void read_row(const std::string& line, bool core, House& house) {
    const auto cells = cells_of(line);
    if (cells.size() < 3) return;
    const auto packages = cells.size() > 3 ? words_of(cells[3]) : std::set<std::string>{};  // rows of sub-rooms name none
    house.rooms[*words_of(cells[0]).begin()] = {core, words_of(cells[2]), packages};
}

/// Adds to each room what its rooms may include, until nothing is new.
void follow_arrows(House& house) {
    for (bool grew = true; grew;) {
        grew = false;
        for (auto& [name, room] : house.rooms) {
            const auto before = room.may_include;
            for (const auto& other : before) {
                const auto& beyond = house.rooms[other].may_include;
                room.may_include.insert(beyond.begin(), beyond.end());
            }
            grew = grew || room.may_include.size() != before.size();
        }
    }
}

}  // namespace

House read_house(std::string_view page) {
    House house;
    bool core = false;
    bool drawing = false;
    int number = 0;
    for (const std::string& line : lines_of(page)) {
        ++number;
        if (line.rfind("## ", 0) == 0) core = line.rfind("## The core", 0) == 0;
        if (line.rfind("```", 0) == 0) drawing = !drawing;
        if (is_room_row(line)) read_row(line, core, house);
        if (drawing && line.front() == ' ') {
            for (const auto& name : words_of(line)) house.depth[name] = number;
        }
    }
    follow_arrows(house);
    return house;
}

}  // namespace td::source_tree
