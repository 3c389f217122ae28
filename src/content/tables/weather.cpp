// Field table of weather.
#include "content/tables/tables.hpp"

namespace td {

const Fields<Weather>& weather_fields() {
    static const Fields<Weather> table =
        named<Weather>("What it is like on a whole floor for a while.")
            .optional("walk_speed", &Weather::walk_speed, number(-6, 6), "Added to the speed of whoever walks.")
            .optional("swim_speed", &Weather::swim_speed, number(-6, 6), "Added to the speed of who swims and does not walk.")
            .optional("fly_speed", &Weather::fly_speed, number(-6, 6), "Added to the speed of who flies and neither walks nor swims.")
            .optional("sight", &Weather::sight, number(-20, 20), "Added to how far everybody sees, in tiles.")
            .optional("accuracy_percent", &Weather::accuracy_percent, number(0, 400), "Of the accuracy of all that does not hit for sure.")
            .optional("quenches", &Weather::quenches, boolean(), "True: fires go out, and nothing catches fire.")
            .optional("triggers", &Weather::triggers, triggers(TriggerOwner::weather), triggers_doc(TriggerOwner::weather))
            .optional("look", &Weather::look, cosmetic(word({"clear", "rain", "snow", "dust", "mist", "embers"})), "How it is drawn.")
            .optional("colour", &Weather::colour, colour(),
                      "Of what falls or drifts. It is drawn over floors that are dark themselves, where only light colours are seen.");
    return table;
}

namespace {

const Fields<WeatherSpawn>& weather_spawn_fields() {
    static const Fields<WeatherSpawn> table =
        Fields<WeatherSpawn>("A weather that may come over a floor.")
            .required("weather", &WeatherSpawn::weather, reference<WeatherId>("weathers"), "Which.")
            .optional("weight", &WeatherSpawn::weight, number(1, 1000), "Weight of the random draw, relative to the other entries.")
            .optional("at_least", &WeatherSpawn::rounds_low, number(1, 999), "Rounds that it lasts.")
            .optional("at_most", &WeatherSpawn::rounds_high, number(1, 999),
                      "Rounds that it lasts. Never less than `at_least`, also where this is left out.")
            .range_of("at_least", "at_most");
    return table;
}

}  // namespace

Value<std::vector<WeatherSpawn>> weather_spawns() { return list(structure(weather_spawn_fields(), "weather"), 0, 16); }

}  // namespace td
