// Reads scenarios: lists of creatures with their actions, to compare time systems.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/fields/fields.hpp"
#include "content/yaml/problem.hpp"
#include "tools/cases/scenario.hpp"

namespace td {

struct ScenarioReading {
    Scenario scenario;              ///< valid only if there are no problems
    std::vector<Problem> problems;  ///< in the order of the file
};

/// The field table of a scenario file.
const Fields<Scenario>& scenario_fields();

ScenarioReading read_scenario(const std::string& name, std::string_view bytes);

/// Reads a file. Problems name it by the path as given.
ScenarioReading read_scenario_file(const std::filesystem::path& file);

/// The time system called `word` with its default settings. If there is none, reports a problem that suggests the nearest name.
std::optional<TimeSettings> read_time_system(const std::string& where, std::string_view word, std::vector<Problem>& problems);

}  // namespace td
