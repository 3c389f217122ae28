// Field table of weather.
#include "content/tables/tables.hpp"

namespace td {

const Fields<Weather>& weather_fields() {
    static const Fields<Weather> table =
        named<Weather>("A condition of the whole floor for a while, such as rain.")
            .optional("walk_speed", &Weather::walk_speed, number(-6, 6), "Added to the speed of creatures that walk.")
            .optional("swim_speed", &Weather::swim_speed, number(-6, 6), "Added to the speed of creatures that swim and do not walk.")
            .optional("fly_speed", &Weather::fly_speed, number(-6, 6),
                      "Added to the speed of creatures that fly and neither walk nor swim.")
            .optional("sight", &Weather::sight, number(-20, 20), "Added to how far creatures see, in tiles.")
            .optional("accuracy_percent", &Weather::accuracy_percent, number(0, 400),
                      "Percentage of the accuracy of everything that can miss.")
            .optional("quenches", &Weather::quenches, boolean(), "True: fires go out, and nothing catches fire.")
            .optional("triggers", &Weather::triggers, triggers(TriggerOwner::weather), triggers_doc(TriggerOwner::weather))
            .optional("look", &Weather::look, cosmetic(word({"clear", "rain", "snow", "dust", "mist", "embers"})), "How it is drawn.")
            .optional("colour", &Weather::colour, colour(),
                      "The colour of what falls or drifts. It is drawn over dark floors, so only light colours can be seen.");
    return table;
}

namespace {

const Fields<WeatherSpawn>& weather_spawn_fields() {
    static const Fields<WeatherSpawn> table =
        Fields<WeatherSpawn>("A weather that a floor may have.")
            .required("weather", &WeatherSpawn::weather, reference<WeatherId>("weathers"), "Which.")
            .optional("weight", &WeatherSpawn::weight, number(1, 1000), "Weight of the random draw, relative to the other entries.")
            .optional("at_least", &WeatherSpawn::rounds_low, number(1, 999), "The minimum number of rounds.")
            .optional("at_most", &WeatherSpawn::rounds_high, number(1, 999),
                      "The maximum number of rounds. Never less than `at_least`, even by default.")
            .range_of("at_least", "at_most");
    return table;
}

}  // namespace

Value<std::vector<WeatherSpawn>> weather_spawns() { return list(structure(weather_spawn_fields(), "weather"), 0, 16); }

}  // namespace td
