// The weather of a floor: which one follows, drawn from the floor's list.
#pragma once

#include "base/dice.hpp"
#include "catalog/catalog.hpp"

namespace td {

/// A weather and how many rounds it lasts; none: the floor has no weather.
struct WeatherPeriod {
    WeatherId weather;
    int rounds = 0;
};
WeatherPeriod draw_weather(const FloorRules& floor, Dice& dice);

}  // namespace td
