// Triggers in words: traits of creatures, traps, weather.
#pragma once

#include <string>
#include <vector>

#include "text/explain.hpp"

namespace td {

/// One sentence for each: "When hurt, below 50 % of health: makes hasted."
std::vector<std::string> describe_triggers(const std::vector<Trigger>& triggers, const Catalog& catalog,
                                           SpanWords words = SpanWords::ticks);

/// What a boon does exactly, a sentence for each: "attack 50% in the first quarter of a round", then its triggers. How minds use it is left
/// out.
std::vector<std::string> describe_boon(const Boon& boon, const Catalog& catalog, SpanWords words = SpanWords::ticks);

/// "only if it is below 50% of health, unless it is asleep". Empty: there are no conditions.
std::string describe_conditions(const std::vector<TriggerCondition>& conditions, const Catalog& catalog,
                                SpanWords words = SpanWords::ticks);

/// "when hurt or when a foe comes into sight".
std::string describe_events(TriggerEventSet events, const Catalog& catalog);

/// What a weather does besides its triggers: "Walkers: speed -1. Sight -3." Empty: nothing.
std::string describe_weather(const Weather& weather, const Catalog& catalog);

}  // namespace td
