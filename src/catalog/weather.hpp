// What it is like on a whole floor for a while.
#pragma once

#include <string>
#include <vector>

#include "catalog/definition.hpp"
#include "catalog/trigger.hpp"

namespace td {

struct Weather : Definition {
    int accuracy_percent = 100;  ///< of whatever is aimed at somebody
    int sight = 0;               ///< tiles added to how far everybody sees, -20..20
    int walk_speed = 0;          ///< added to the speed of who walks, -6..6
    int swim_speed = 0;          ///< of who swims and does not walk
    int fly_speed = 0;           ///< of who flies and does not walk
    bool quenches = false;       ///< fires go out, and nothing catches fire
    std::vector<Trigger> triggers;
    std::string look = "clear";  ///< clear, rain, snow, dust, mist, embers
    std::uint32_t colour = 0xB8C8E0;
};

/// A weather that may come over a floor.
struct WeatherSpawn {
    int weight = 1;
    WeatherId weather;
    int rounds_low = 20;
    int rounds_high = 40;
};

}  // namespace td
