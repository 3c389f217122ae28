#include "game/floor/party_choice.hpp"

#include <algorithm>

#include "game/floor/floors.hpp"

namespace td {

std::vector<PartyOption> party_options(const GameState& state) {
    const std::size_t heroes = state.dungeon().heroes.size();
    std::vector<PartyOption> options(heroes + 3, PartyOption::hero);
    options.front() = PartyOption::proposed;
    options[heroes + 1] = PartyOption::set_out;
    options.back() = PartyOption::start_over;
    return options;
}

std::vector<TeamMember> picked_party(const GameState& state) {
    std::vector<TeamMember> party;
    for (const std::uint8_t hero : state.choices.front().picked) party.push_back(state.dungeon().heroes[hero]);
    return party;
}

std::optional<Refusal> refusal_of_party_option(const GameState& state, int option) {
    const std::vector<std::uint8_t>& picked = state.choices.front().picked;
    switch (party_options(state)[static_cast<std::size_t>(option)]) {
        case PartyOption::proposed: break;
        case PartyOption::hero:
            if (std::find(picked.begin(), picked.end(), hero_of_option(option)) != picked.end())
                return Refusal{.reason = Refusal::Reason::chosen_already};
            if (picked.size() == most_members) return Refusal{.reason = Refusal::Reason::party_full};
            break;
        case PartyOption::set_out:
        case PartyOption::start_over:
            if (picked.empty()) return Refusal{.reason = Refusal::Reason::choose_first};
            break;
    }
    return std::nullopt;
}

void take_party_option(GameState& state, int option) {
    std::vector<std::uint8_t>& picked = state.choices.front().picked;
    const PartyOption taken = party_options(state)[static_cast<std::size_t>(option)];
    if (taken == PartyOption::start_over) return picked.clear();
    if (taken == PartyOption::hero) return picked.push_back(static_cast<std::uint8_t>(hero_of_option(option)));
    set_out(state, taken == PartyOption::proposed ? state.dungeon().party : picked_party(state));
}

}  // namespace td
