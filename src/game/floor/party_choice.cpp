#include "game/floor/party_choice.hpp"

#include <algorithm>

#include "game/floor/encounter_choice.hpp"
#include "game/floor/floors.hpp"
#include "game/floor/stairs.hpp"
#include "game/state/departure.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

const Team& party_of(const GameState& state) { return state.world.roster()[GameState::player_team]; }

/// The option of the camp that led to this choice. Precondition: the party is chosen at a camp.
const EncounterOption& option_of_camp(const GameState& state) {
    // The choice at the camp waits behind the current one.
    const Encounter& camp = (*state.catalog)[state.choices[1].encounter];
    return camp.options[static_cast<std::size_t>(state.choices.front().taken)];
}

std::vector<EntityId> picked_at_camp(const GameState& state) {
    const std::vector<EntityId> known = known_at_camp(state);
    std::vector<EntityId> picked;
    for (const std::uint8_t row : state.choices.front().picked) picked.push_back(known[row]);
    return picked;
}

std::size_t carried_count(const GameState& state) { return state.world.table<FallenBody>().size(); }

std::optional<Refusal> refusal_of_setting_out(const GameState& state) {
    const std::vector<std::uint8_t>& picked = state.choices.front().picked;
    if (picked.empty()) return Refusal{.reason = Refusal::Reason::choose_first};
    if (!is_at_camp(state)) return std::nullopt;
    if (picked.size() < carried_count(state)) return Refusal{.reason = Refusal::Reason::too_few_bearers};
    const EncounterOption* const price = price_of_party(state);
    return price != nullptr ? refusal_of_price(state, *price) : std::nullopt;
}

/// Makes those who are chosen the party. Those who waited off the floor come to the leader's side.
void go_on_with(ActionRunner& runner, const std::vector<EntityId>& members) {
    GameState& state = runner.state();
    const Point at = state.world.get<Position>(state.leader()).at;
    if (const EncounterOption* const price = price_of_party(state)) pay_for(runner, *price);
    runner.carry_out(ChangeParty{GameState::player_team, members});
    for (const EntityId who : members)
        if (!lives(state.world, who)) runner.carry_out(CatchUp{who, place_beside({state.world, *state.catalog}, who, at).value_or(at)});
}

}  // namespace

std::vector<PartyOption> party_options(const GameState& state) {
    const std::size_t heroes = party_candidates(state).size();
    std::vector<PartyOption> options(heroes + 3, PartyOption::hero);
    options.front() = PartyOption::proposed;
    options[heroes + 1] = PartyOption::set_out;
    options.back() = PartyOption::start_over;
    return options;
}

std::vector<EntityId> known_at_camp(const GameState& state) {
    std::vector<EntityId> known;
    for (const EntityId who : party_of(state).members)
        if (lives(state.world, who)) known.push_back(who);
    for (const EntityId who : party_of(state).guests)
        if (state.world.roster().is_here(who) && !state.world.get<Creature>(who).escorted && !is_left_behind(state, who))
            known.push_back(who);
    known.insert(known.end(), party_of(state).behind.begin(), party_of(state).behind.end());
    return known;
}

std::vector<TeamMember> party_candidates(const GameState& state) {
    if (!is_at_camp(state)) return state.dungeon().heroes;
    std::vector<TeamMember> candidates;
    for (const EntityId who : known_at_camp(state)) {
        const Creature& creature = state.world.get<Creature>(who);
        candidates.push_back({.species = creature.species, .tactic = {}, .name = creature.has_own_name ? creature.name : std::string()});
    }
    return candidates;
}

std::size_t most_picked(const GameState& state) { return most_members - (is_at_camp(state) ? carried_count(state) : 0); }

std::vector<TeamMember> picked_party(const GameState& state) {
    const std::vector<TeamMember> candidates = party_candidates(state);
    std::vector<TeamMember> party;
    for (const std::uint8_t hero : state.choices.front().picked) party.push_back(candidates[hero]);
    return party;
}

const EncounterOption* price_of_party(const GameState& state) {
    const std::vector<EntityId>& behind = party_of(state).behind;
    const std::vector<EntityId> picked = picked_at_camp(state);
    const auto waited = [&](EntityId who) { return std::find(behind.begin(), behind.end(), who) != behind.end(); };
    return std::any_of(picked.begin(), picked.end(), waited) ? &option_of_camp(state) : nullptr;
}

std::optional<Refusal> refusal_of_party_option(const GameState& state, int option) {
    const std::vector<std::uint8_t>& picked = state.choices.front().picked;
    const auto is_picked = [&](std::size_t row) { return std::find(picked.begin(), picked.end(), row) != picked.end(); };
    switch (party_options(state)[static_cast<std::size_t>(option)]) {
        case PartyOption::proposed: break;
        case PartyOption::hero:
            if (!is_picked(hero_of_option(option)) && picked.size() >= most_picked(state))
                return Refusal{.reason = Refusal::Reason::party_full};
            break;
        case PartyOption::set_out: return refusal_of_setting_out(state);
        case PartyOption::start_over:
            if (picked.empty()) return Refusal{.reason = Refusal::Reason::choose_first};
            break;
    }
    return std::nullopt;
}

void take_party_option(ActionRunner& runner, int option) {
    GameState& state = runner.state();
    std::vector<std::uint8_t>& picked = state.choices.front().picked;
    const PartyOption taken = party_options(state)[static_cast<std::size_t>(option)];
    if (taken == PartyOption::start_over) return picked.clear();
    if (taken == PartyOption::hero) {
        const auto row = static_cast<std::uint8_t>(hero_of_option(option));
        if (std::erase(picked, row) == 0) picked.push_back(row);
        return;
    }
    if (!is_at_camp(state)) return set_out(state, taken == PartyOption::proposed ? state.dungeon().party : picked_party(state));
    if (taken == PartyOption::set_out) go_on_with(runner, picked_at_camp(state));
    state.choices.erase(state.choices.begin());
}

}  // namespace td
