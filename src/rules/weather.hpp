// One weather after the other, as a floor's list has them.
#pragma once

#include "base/dice.hpp"
#include "catalog/catalog.hpp"

namespace td {

/// A weather and how many rounds it lasts; none: the floor knows no weather.
struct WeatherPeriod {
    WeatherId weather;
    int rounds = 0;
};
WeatherPeriod draw_weather(const FloorRules& floor, Dice& dice);

}  // namespace td
