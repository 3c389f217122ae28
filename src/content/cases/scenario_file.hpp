// Reads a scenario: creatures and their actions, to be played under several time systems side by side.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/fields/fields.hpp"
#include "content/yaml/problem.hpp"
#include "time/scenario.hpp"

namespace td {

struct ScenarioReading {
    Scenario scenario;              ///< to be used only without problems
    std::vector<Problem> problems;  ///< all that is wrong, in the order of the file
};

/// What a scenario's file may say.
const Fields<Scenario>& scenario_fields();

ScenarioReading read_scenario(const std::string& name, std::string_view bytes);

/// Problems call the file by its path as given.
ScenarioReading read_scenario_file(const std::filesystem::path& file);

/// The time system called `word` with its ordinary settings; none, and a problem that names the nearest known one, if there is no such.
std::optional<TimeSettings> read_time_system(const std::string& where, std::string_view word, std::vector<Problem>& problems);

}  // namespace td
