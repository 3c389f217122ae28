#include "rules/weather.hpp"

#include <algorithm>
#include <cstdint>

namespace td {

WeatherPeriod draw_weather(const FloorRules& floor, Dice& dice) {
    int total = 0;
    for (const WeatherSpawn& spawn : floor.weather) total += spawn.weight;
    if (total == 0) return {};
    int left = static_cast<int>(dice.below(static_cast<std::uint32_t>(total)));
    for (const WeatherSpawn& spawn : floor.weather) {
        left -= spawn.weight;
        if (left < 0) return {spawn.weather, dice.between(spawn.rounds_low, std::max(spawn.rounds_low, spawn.rounds_high))};
    }
    return {};
}

}  // namespace td
