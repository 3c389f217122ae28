// Reads files of recorded cases: a list of fights with their actions and the turns that were had, under any time system.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "content/yaml/problem.hpp"
#include "time/tick_case.hpp"
#include "time/turn_case.hpp"

namespace td {

/// Must each case say what it expects?
enum class Expectation : std::uint8_t { optional, required };

/// A case of the six-tier round, or of a system that counts ticks: those have the key `time_system`.
using RecordedCase = std::variant<TurnCase, TickCase>;

struct CaseReading {
    std::vector<RecordedCase> cases;  ///< to be used only without problems
    std::vector<Problem> problems;    ///< all that is wrong, in the order of the file
};

// Precondition of these three: the case was read without problems.
const std::string& name_of(const RecordedCase& recorded);
/// The turns that it expects, as its file writes them.
std::vector<std::string> expected_rows(const RecordedCase& recorded);
/// The turns that are had when it is played, in the same words.
std::vector<std::string> played_rows(const RecordedCase& recorded);

CaseReading read_cases(const std::string& name, std::string_view bytes, Expectation expectation);

/// Problems call the file by its path as given.
CaseReading read_case_file(const std::filesystem::path& file, Expectation expectation);

}  // namespace td
