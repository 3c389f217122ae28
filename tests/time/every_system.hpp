// All time systems there are, for tests of what holds under each.
#pragma once

#include <array>
#include <string>

#include "catalog/definitions.hpp"

namespace td::test {

inline constexpr auto every_time_system = [] {
    std::array<TimeSystemKind, time_system_names.size()> all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<TimeSystemKind>(i);
    return all;
}();

/// The names of those that count ticks, as messages list them: `action_queue, energy_pool`.
inline std::string tick_systems_listed() {
    std::string list;
    for (const std::string_view name : time_system_names)
        if (name != "six_tier") list += (list.empty() ? "" : ", ") + std::string(name);
    return list;
}

}  // namespace td::test
