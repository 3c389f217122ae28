// One thing that is wrong in a file of YAML, with its place.
#pragma once

#include <string>

namespace td {

struct Problem {
    std::string file;
    int line = 0;    ///< from 1; 0: the file as a whole
    int column = 0;  ///< from 1
    std::string message;

    friend bool operator==(const Problem&, const Problem&) = default;
};

/// `FILE:LINE:COLUMN: message`.
std::string to_string(const Problem& problem);

}  // namespace td
