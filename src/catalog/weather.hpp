// Weather: modifiers and triggers that apply to a whole floor for a number of rounds.
#pragma once

#include <string>
#include <vector>

#include "catalog/definition.hpp"
#include "catalog/trigger.hpp"

namespace td {

struct Weather : Definition {
    int accuracy_percent = 100;  ///< of all attacks, in percent
    int sight = 0;               ///< tiles added to every creature's sight, -20..20
    int walk_speed = 0;          ///< added to the speed of walkers, -6..6
    int swim_speed = 0;          ///< of swimmers that do not walk
    int fly_speed = 0;           ///< of flyers that do not walk
    bool quenches = false;       ///< fires go out and nothing ignites
    std::vector<Trigger> triggers;
    std::string look = "clear";  ///< clear, rain, snow, dust, mist, embers
    std::uint32_t colour = 0xB8C8E0;
};

/// A weather that may occur on a floor.
struct WeatherSpawn {
    int weight = 1;
    WeatherId weather;
    int rounds_low = 20;
    int rounds_high = 40;
};

}  // namespace td
