// Reads recorded cases: a case is a fight under one time system, as its actions and the expected order of turns.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "content/yaml/problem.hpp"
#include "tools/cases/tick_case.hpp"
#include "tools/cases/turn_case.hpp"

namespace td {

/// Whether each case must have the key `expect`.
enum class Expectation : std::uint8_t { optional, required };

/// A case of the six-tier round, or (with the key `time_system`) of a time system that counts ticks.
using RecordedCase = std::variant<TurnCase, TickCase>;

struct CaseReading {
    std::vector<RecordedCase> cases;  ///< valid only if there are no problems
    std::vector<Problem> problems;    ///< in the order of the file
};

// Precondition of the next three functions: the case was read without problems.
const std::string& name_of(const RecordedCase& recorded);
/// The expected turns, as the file writes them.
std::vector<std::string> expected_rows(const RecordedCase& recorded);
/// The actual turns when the case is played, in the same notation.
std::vector<std::string> played_rows(const RecordedCase& recorded);

CaseReading read_cases(const std::string& name, std::string_view bytes, Expectation expectation);

/// Reads a file. Problems name it by the path as given.
CaseReading read_case_file(const std::filesystem::path& file, Expectation expectation);

}  // namespace td
