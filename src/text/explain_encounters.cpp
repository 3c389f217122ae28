#include "text/explain_encounters.hpp"

#include "game/floor/minutes.hpp"
#include "game/run/game.hpp"
#include "text/explain_triggers.hpp"
#include "text/say.hpp"

namespace td {

std::string describe_price(const EncounterCost& cost, const Catalog& catalog) {
    std::string price;
    const auto add = [&](PhraseWith<1> phrase, int amount) {
        if (amount > 0) price += (price.empty() ? "" : ", ") + say(catalog, phrase, amount);
    };
    add({"price_minutes", "minutes"}, cost.minutes);
    add({"price_health", "health"}, cost.health);
    add({"price_health_percent", "percent"}, cost.health_percent);
    return price;
}

std::vector<std::string> describe_outcome(const EncounterOption& option, const Catalog& catalog, SpanWords words) {
    std::vector<std::string> lines;
    if (option.minutes > 0) lines.push_back(say(catalog, {"gain_minutes", "minutes"}, option.minutes));
    if (option.item) lines.push_back(say(catalog, {"outcome_item", "item"}, catalog[option.item].name));
    if (option.changes_party) lines.push_back(option.is_free() ? say(catalog, "outcome_party") : say(catalog, "outcome_party_paid"));
    std::string effects;
    for (const std::string& effect : describe_effects(option.effects, catalog, words)) effects += (effects.empty() ? "" : ", ") + effect;
    if (effects.empty()) return lines;
    lines.push_back(option.on == EncounterReach::leader ? say(catalog, {"outcome_for_leader", "effects"}, effects)
                                                        : say(catalog, {"outcome_for_party", "effects"}, effects));
    return lines;
}

std::string describe_option(const EncounterOption& option, const Catalog& catalog, SpanWords words) {
    std::string parts = describe_conditions(option.conditions, catalog, words);
    const auto add = [&](const std::string& part) {
        if (!part.empty()) parts += (parts.empty() ? "" : "; ") + part;
    };
    if (const std::string price = describe_price(option.cost, catalog); !price.empty()) add(say(catalog, {"option_price", "price"}, price));
    for (const std::string& line : describe_outcome(option, catalog, words)) add(line);
    return parts.empty() ? option.text : say(catalog, {"named", "name", "what"}, option.text, parts);
}

std::string describe_minutes(const Game& game) {
    const GameState& state = game.state();
    if (!state.dungeon().minutes) return {};
    // At a camp the floor is left, and what was saved there is paid.
    if (state.par == 0 || state.phase == Phase::camp) return say(game.catalog(), {"minutes_alone", "minutes"}, minutes_of(state));
    // A round of par has a hundred ticks; where rounds are longer, players read ticks.
    if (state.time_settings().kind == TimeSystemKind::wait_time)
        return say(game.catalog(), {"minutes_and_par_in_ticks", "minutes", "passed", "par"}, minutes_of(state),
                   static_cast<int>(state.now.time), state.par * ticks_in_round);
    return say(game.catalog(), {"minutes_and_par", "minutes", "passed", "par"}, minutes_of(state), rounds_passed(state), state.par);
}

std::string describe_turn_for_sale(const Game& game, int ticks) {
    const GameState& state = game.state();
    for (const RoundColumn& tier : state.time.presentation().columns)
        if (ticks > 0 && state.round_began + tier.at == state.now.time + ticks)
            return say(game.catalog(), {"buy_turn_in", "tier"}, std::string(tier.name));
    return say(game.catalog(), "buy_turn_at_once");
}

}  // namespace td
