// A console line over the map. ConsoleTalk supplies the meaning of lines and their completion.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "view/draw/screen.hpp"

namespace td {

/// The lines typed and answered so far; outlives the layer, so that they are there when the console is opened again.
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
    /// Carries out a line and returns the answer.
    std::function<std::vector<std::string>(const std::string&)> carry_out;
};

std::unique_ptr<Screen> make_console(ConsoleMemory& memory, ConsoleTalk talk);

}  // namespace td
