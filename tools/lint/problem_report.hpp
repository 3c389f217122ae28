// A problem as authors see it on a terminal.
#pragma once

#include <string>

#include "content/yaml/problem.hpp"

namespace td {

/// Several lines: the place, code and message; the source line with a caret under the place; the hint.
std::string to_report(const Problem& problem);

}  // namespace td
