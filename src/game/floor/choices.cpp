#include "game/floor/choices.hpp"

#include "game/floor/boon_choice.hpp"
#include "game/floor/encounter_choice.hpp"
#include "game/floor/party_choice.hpp"

namespace td {

std::vector<PartyChoice> draw_choices(const GameState& state, bool with_boons) {
    std::vector<PartyChoice> choices;
    if (with_boons)
        if (std::vector<BoonOffer> offers = draw_offers(state); !offers.empty())
            choices.push_back({.kind = PartyChoice::Kind::boon, .offers = std::move(offers)});
    if (const EncounterId encounter = draw_encounter(state))
        choices.push_back({.kind = PartyChoice::Kind::encounter, .encounter = encounter});
    return choices;
}

int option_count(const GameState& state) {
    const PartyChoice& choice = state.choices.front();
    switch (choice.kind) {
        case PartyChoice::Kind::boon: return static_cast<int>(boon_options(state, choice).size());
        case PartyChoice::Kind::encounter: return static_cast<int>((*state.catalog)[choice.encounter].options.size());
        case PartyChoice::Kind::party: break;
    }
    return static_cast<int>(party_options(state).size());
}

std::optional<Refusal> refusal_of_option(const GameState& state, int option) {
    if (option < 0 || option >= option_count(state)) return Refusal{.reason = Refusal::Reason::not_offered};
    switch (state.choices.front().kind) {
        case PartyChoice::Kind::boon: return refusal_of_boon_option(state, option);
        case PartyChoice::Kind::encounter: return refusal_of_encounter_option(state, option);
        case PartyChoice::Kind::party: break;
    }
    return refusal_of_party_option(state, option);
}

std::optional<Refusal> refusal_of_choice(const GameState& state, const Command& command) {
    const auto* const choose = std::get_if<commands::Choose>(&command);
    if (choose == nullptr) return Refusal{.reason = Refusal::Reason::choose_first};
    return refusal_of_option(state, choose->option);
}

void take_option(ActionRunner& runner, int option) {
    GameState& state = runner.state();
    const PartyChoice::Kind kind = state.choices.front().kind;
    if (kind == PartyChoice::Kind::party) return take_party_option(runner, option);
    const bool stays = kind == PartyChoice::Kind::boon ? take_boon_option(runner, option) : take_encounter_option(runner, option);
    if (!stays) state.choices.erase(state.choices.begin());
    runner.look();
}

int option_without_player(const GameState& state) {
    switch (state.choices.front().kind) {
        case PartyChoice::Kind::boon: return boon_option_without_player(state);
        case PartyChoice::Kind::encounter: return encounter_option_without_player(state);
        case PartyChoice::Kind::party: break;
    }
    return 0;
}

}  // namespace td
