// Reads files of recorded cases: a list of fights with their deeds and the turns that were had.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "content/problem.hpp"
#include "time/turn_case.hpp"

namespace td {

/// Must each case say what it expects?
enum class Expectation : std::uint8_t { optional, required };

struct CaseReading {
    std::vector<TurnCase> cases;    ///< to be used only without problems
    std::vector<Problem> problems;  ///< all that is wrong, in the order of the file
};

CaseReading read_cases(const std::string& name, std::string_view bytes, Expectation expectation);

/// Problems call the file by its path as given.
CaseReading read_case_file(const std::filesystem::path& file, Expectation expectation);

}  // namespace td
