#include "content/problem.hpp"

#include <fmt/format.h>

namespace td {

std::string to_string(const Problem& problem) {
    return fmt::format("{}:{}:{}: {}", problem.file, problem.line, problem.column, problem.message);
}

}  // namespace td
