// What a check finds wrong with a definition that can be played all the same.
#pragma once

#include <string>

namespace td {

struct Finding {
    std::string why;   ///< "it never hits: its accuracy is 0"
    std::string hint;  ///< what would mend it
};

}  // namespace td
