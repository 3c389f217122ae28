// Options of encounters in words, and the party's minutes.
#pragma once

#include <string>
#include <vector>

#include "catalog/encounter.hpp"
#include "text/explain.hpp"

namespace td {

class Game;

/// What an option asks for: "2 minutes, 8 health each". Empty: nothing.
std::string describe_price(const EncounterCost& cost, const Catalog& catalog);

/// What comes of an option: "6 minutes more", "everyone: saves a turn"; without its price and its conditions.
std::vector<std::string> describe_outcome(const EncounterOption& option, const Catalog& catalog, SpanWords words = SpanWords::ticks);

/// An option for the codex: "Break the glass: 8 health from each; 6 minutes more".
std::string describe_option(const EncounterOption& option, const Catalog& catalog, SpanWords words = SpanWords::ticks);

/// "7 minutes · 34 rounds, par 120". Empty where none are counted.
std::string describe_minutes(const Game& game);

/// When one of turns_for_sale() comes: "at once", "in 1/2".
std::string describe_turn_for_sale(const Game& game, int ticks);

}  // namespace td
