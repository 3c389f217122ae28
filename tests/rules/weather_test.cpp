#include "rules/weather.hpp"

#include <doctest/doctest.h>

#include <map>

using namespace td;

namespace {

const WeatherId rain{0}, fog{1};

FloorRules floor_with(std::vector<WeatherSpawn> weather) {
    FloorRules floor;
    floor.weather = std::move(weather);
    return floor;
}

}  // namespace

TEST_CASE("a floor without a list of weathers has none, and draws nothing") {
    Dice dice(Rng(1));
    CHECK_FALSE(draw_weather({}, dice).weather);
    CHECK(dice.state() == Rng(1).state());
}

TEST_CASE("weathers are drawn by weight, and last for a number of rounds within their range") {
    const FloorRules floor = floor_with({{1, rain, 2, 4}, {3, fog, 7, 7}});
    Dice dice(Rng(1));
    std::map<WeatherId, int> drawn;
    std::map<int, int> lengths;
    for (int i = 0; i < 1000; ++i) {
        const WeatherPeriod period = draw_weather(floor, dice);
        ++drawn[period.weather];
        ++lengths[period.rounds];
    }
    CHECK(drawn[rain] > 200);
    CHECK(drawn[rain] < 300);
    CHECK(drawn[rain] + drawn[fog] == 1000);
    CHECK(lengths.size() == 4);  // 2, 3 and 4 of rain, 7 of fog
    CHECK(lengths[7] == drawn[fog]);
}

TEST_CASE("a weather of no weight is never drawn, and a range that is upside down is its lower end") {
    const FloorRules floor = floor_with({{0, rain, 1, 1}, {1, fog, 9, 3}});
    Dice dice(Rng(1));
    for (int i = 0; i < 100; ++i) {
        const WeatherPeriod period = draw_weather(floor, dice);
        CHECK(period.weather == fog);
        CHECK(period.rounds == 9);
    }
}
