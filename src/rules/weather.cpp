#include "rules/weather.hpp"

#include <algorithm>

#include "base/draw_by_weight.hpp"

namespace td {

WeatherPeriod draw_weather(const FloorRules& floor, Dice& dice) {
    const std::optional<std::size_t> row = draw_by_weight(floor.weather, dice);
    if (!row) return {};
    const WeatherSpawn& spawn = floor.weather[*row];
    return {spawn.weather, dice.between(spawn.rounds_low, std::max(spawn.rounds_low, spawn.rounds_high))};
}

}  // namespace td
