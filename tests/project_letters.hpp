// The game's own letters, for tests.
#pragma once

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "project_folder.hpp"
#include "view/draw/text_size.hpp"

namespace td::testing {

inline LetterCut own_cut(const LetterMeasures& measures) {
    std::ifstream file(project_folder() / "resources/letters" / ("capitals_" + std::to_string(measures.capitals) + ".txt"),
                       std::ios::binary);
    return LetterCut(measures, std::string(std::istreambuf_iterator<char>(file), {}));
}

inline const std::vector<LetterCut>& own_cuts() {
    static const std::vector<LetterCut> cuts{own_cut(capitals_of_7), own_cut(capitals_of_10)};
    return cuts;
}

}  // namespace td::testing
