// The time systems under which a definition can be tried out. Knows no window.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "catalog/catalog.hpp"

namespace td {

struct TimeChoice {
    TimeSettings time;
    Costs costs;        ///< of that dungeon
    DungeonId dungeon;  ///< which has this system; none: no dungeon of the content has it
};

/// Those of the content's dungeons, first that of the main one, each with its settings once; then the systems that no dungeon has, as they
/// are without settings. So each system occurs, and the list is never empty.
std::vector<TimeChoice> time_choices(const Catalog& catalog);

/// The first choice of the system with this key, such as "wait_time"; none: there is no such system.
std::optional<std::size_t> find_time_choice(const std::vector<TimeChoice>& choices, std::string_view key);

/// Its key, such as "wait_time".
std::string_view name_of(const TimeChoice& choice);

}  // namespace td
