// A line to type into, over the map. The meaning of lines and their completion are given in: see ConsoleTalk.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "view/draw/screen.hpp"

namespace td {

/// What was typed and answered so far; outlives the layer, so that it is there again when the console is opened again.
struct ConsoleMemory {
    std::vector<std::string> typed;
    std::vector<std::string> shown;
};

struct ConsoleTalk {
    struct Completion {
        std::string line;
        std::vector<std::string> choices;
    };
    std::function<Completion(const std::string&)> complete;
    /// Carries a line out; what is answered.
    std::function<std::vector<std::string>(const std::string&)> carry_out;
};

std::unique_ptr<Screen> make_console(ConsoleMemory& memory, ConsoleTalk talk);

}  // namespace td
