#include "game/floor/encounter_choice.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

#include "actions/commit.hpp"
#include "base/draw_by_weight.hpp"
#include "game/floor/minutes.hpp"
#include "rules/effects.hpp"
#include "rules/trigger_conditions.hpp"
#include "world/creature.hpp"
#include "world/fallen.hpp"

namespace td {

namespace {

/// The most options that are taken without a player from one encounter that stays.
constexpr int most_taken_without_player = 3, most_taken_at_camp = 20;

const EncounterOption& option_of(const GameState& state, int option) {
    return (*state.catalog)[state.choices.front().encounter].options[static_cast<std::size_t>(option)];
}

/// On the floor, or on their way to it.
std::vector<EntityId> living_members(const GameState& state) {
    std::vector<EntityId> living = state.world.roster()[GameState::player_team].members;
    std::erase_if(living, [&](EntityId who) { return !lives(state.world, who); });
    return living;
}

std::vector<EntityId> targets_of(const GameState& state, const EncounterOption& option) {
    if (option.on == EncounterReach::party) return living_members(state);
    return state.leader() ? std::vector{state.leader()} : std::vector<EntityId>{};
}

/// Brings back those who are carried, if the option does that: they lie on no tile, so no area reaches them.
void revive_carried(ActionRunner& runner, const EncounterOption& option) {
    const auto* const revive = find_payload<effect::Revive>(option.effects);
    if (revive == nullptr) return;
    for (const FallenBody& body : std::vector<FallenBody>(runner.state().world.table<FallenBody>().rows()))
        if (body.bearer) runner.carry_out(Revive{.fallen = body.of, .percent = revive->percent, .by = body.bearer});
}

void pay_health(ActionRunner& runner, const EncounterOption& option, const std::vector<EntityId>& members) {
    for (const EntityId who : members) {
        if (!runner.state().world.roster().is_here(who)) continue;
        // A latecomer pays for several at once: even together they do not kill.
        const int lost = std::min(health_lost_by(runner.state(), who, option), runner.state().world.get<Health>(who).now - 1);
        if (lost > 0) runner.carry_out(Hurt{.target = who, .amount = lost});
    }
}

void carry_out_effects(ActionRunner& runner, const EncounterOption& option, const std::vector<EntityId>& targets) {
    GameState& state = runner.state();
    for (const EntityId who : targets) {
        if (!state.world.roster().is_here(who)) continue;
        const WorldView view{state.world, *state.catalog};
        const Point at = state.world.get<Position>(who).at;
        // Each target counts as the doer of what happens to it: then a creature that joins joins the party, and the target learns what is
        // taught.
        const EffectSource source = effect_source_of(state.world, who);
        std::vector<Action> actions = consequences(view, state.dice, option.effects, source, who);
        std::vector<Action> on_ground = consequences_for_ground(view, state.dice, option.effects, source, {at});
        actions.insert(actions.end(), on_ground.begin(), on_ground.end());
        runner.carry_out_all(std::move(actions));
    }
}

/// Why an option that only heals and brings back would change nothing.
std::optional<Refusal> why_pointless(const GameState& state, const EncounterOption& option) {
    const auto revives = [](const Effect& effect) { return find_payload<effect::Revive>(effect) != nullptr; };
    const auto heals_or_revives = [&](const Effect& effect) { return revives(effect) || find_payload<effect::Heal>(effect) != nullptr; };
    const std::vector<Effect>& effects = option.effects;
    if (effects.empty() || option.minutes > 0 || option.item || !std::all_of(effects.begin(), effects.end(), heals_or_revives))
        return std::nullopt;
    if (std::any_of(effects.begin(), effects.end(), revives) && state.world.table<FallenBody>().size() > 0) return std::nullopt;
    if (std::all_of(effects.begin(), effects.end(), revives)) return Refusal{.reason = Refusal::Reason::nobody_fallen};
    for (const EntityId who : targets_of(state, option))
        if (const Health& health = state.world.get<Health>(who); health.now < health.maximum) return std::nullopt;
    return Refusal{.reason = Refusal::Reason::pointless};
}

/// True if the party needs the option at a camp: it brings someone back, or heals someone by all that it can.
bool is_needed(const GameState& state, const EncounterOption& option) {
    if (find_payload<effect::Revive>(option.effects) != nullptr && state.world.table<FallenBody>().size() > 0) return true;
    const auto* const heal = find_payload<effect::Heal>(option.effects);
    const std::vector<EntityId> here = targets_of(state, option);
    return heal != nullptr && std::any_of(here.begin(), here.end(), [&](EntityId who) {
               const Health& health = state.world.get<Health>(who);
               return health.maximum - health.now >= std::max(1, heal->amount + health.maximum * heal->percent / 100);
           });
}

int camp_option_without_player(const GameState& state) {
    const std::vector<EncounterOption>& options = (*state.catalog)[state.choices.front().encounter].options;
    const bool goes_on = !state.leader() || state.choices.front().taken >= most_taken_at_camp;
    for (std::size_t i = 0; i + 1 < options.size() && !goes_on; ++i)
        if (is_needed(state, options[i]) && !refusal_of_encounter_option(state, static_cast<int>(i))) return static_cast<int>(i);
    return static_cast<int>(options.size()) - 1;
}

}  // namespace

EncounterId draw_encounter(const GameState& state) {
    if (state.floor_rules() == nullptr) return {};
    // Each floor of the run has its own as far as its list allows, whichever floors the party comes to.
    std::set<EncounterId> used;
    EncounterId drawn;
    const std::vector<FloorRules>& floors = state.dungeon().floors;
    for (std::size_t row = 0; row < static_cast<std::size_t>(state.floor); ++row) {
        const std::vector<EncounterSpawn>& rows = floors[row].encounters;
        const auto weight_if_new = [&](std::size_t i) { return used.count(rows[i].encounter) == 0 ? rows[i].weight : 0; };
        Rng rng = Rng::named(state.settings.seed, "encounter", row + 1);
        std::optional<std::size_t> chosen = draw_by_weight(rows, rng, weight_if_new);
        if (!chosen) chosen = draw_by_weight(rows, rng);
        drawn = chosen ? rows[*chosen].encounter : EncounterId{};
        if (drawn) used.insert(drawn);
    }
    return drawn;
}

int health_lost_by(const GameState& state, EntityId who, const EncounterOption& option) {
    return option.cost.health + state.world.get<Health>(who).maximum * option.cost.health_percent / 100;
}

std::optional<Refusal> refusal_of_price(const GameState& state, const EncounterOption& option) {
    if (const int left = minutes_of(state); left < option.cost.minutes)
        return Refusal{.reason = Refusal::Reason::too_few_minutes, .needed = option.cost.minutes, .left = left};
    for (const EntityId who : living_members(state)) {
        const int lost = health_lost_by(state, who, option), left = state.world.get<Health>(who).now;
        if (lost > 0 && left <= lost) return Refusal{.reason = Refusal::Reason::too_weak, .by = who, .needed = lost, .left = left};
    }
    return std::nullopt;
}

void pay_for(ActionRunner& runner, const EncounterOption& option) {
    const GameState& state = runner.state();
    if (option.cost.minutes > 0) runner.carry_out(ChangeMinutes{GameState::player_team, -option.cost.minutes});
    pay_health(runner, option, living_members(state));
}

std::optional<Refusal> refusal_of_encounter_option(const GameState& state, int option) {
    const EncounterOption& chosen = option_of(state, option);
    const WorldView view{state.world, *state.catalog};
    if (!hold(view, chosen.conditions, {.self = state.leader()})) return Refusal{.reason = Refusal::Reason::not_for_you};
    // Looking at who could come costs nothing.
    if (chosen.changes_party) return std::nullopt;
    if (const std::optional<Refusal> refusal = refusal_of_price(state, chosen)) return refusal;
    Bag bag = state.world.bag(GameState::player_team);
    if (chosen.item && !add_to_bag(bag, *state.catalog, {chosen.item, 1})) return Refusal{.reason = Refusal::Reason::bag_full};
    return why_pointless(state, chosen);
}

bool take_encounter_option(ActionRunner& runner, int option) {
    GameState& state = runner.state();
    const EncounterId id = state.choices.front().encounter;
    const Encounter& encounter = (*state.catalog)[id];
    const EncounterOption& chosen = option_of(state, option);
    if (chosen.changes_party) {
        state.choices.insert(state.choices.begin(), PartyChoice{.kind = PartyChoice::Kind::party, .taken = option});
        return true;
    }
    runner.tell(OptionTaken{id, option});
    pay_for(runner, chosen);
    if (chosen.minutes > 0) runner.carry_out(ChangeMinutes{GameState::player_team, chosen.minutes});
    if (chosen.item && state.leader()) runner.carry_out(GainItem{state.leader(), chosen.item});
    revive_carried(runner, chosen);
    carry_out_effects(runner, chosen, targets_of(state, chosen));
    if (state.world.table<OnTheWay>().size() > 0) state.options_for_all.emplace_back(id, option);
    ++state.choices.front().taken;
    return encounter.stays && static_cast<std::size_t>(option) + 1 < encounter.options.size();
}

void reach_latecomer(ActionRunner& runner, EntityId who) {
    for (const auto& [encounter, number] : runner.state().options_for_all) {
        const EncounterOption& option = (*runner.state().catalog)[encounter].options[static_cast<std::size_t>(number)];
        pay_health(runner, option, {who});
        if (option.on == EncounterReach::party) carry_out_effects(runner, option, {who});
    }
}

int encounter_option_without_player(const GameState& state) {
    const PartyChoice& choice = state.choices.front();
    if (state.phase == Phase::camp) return camp_option_without_player(state);
    const auto count = static_cast<int>((*state.catalog)[choice.encounter].options.size());
    std::vector<int> possible;
    for (int option = 0; option < count; ++option)
        if (!refusal_of_encounter_option(state, option)) possible.push_back(option);
    if (possible.empty() || choice.taken >= most_taken_without_player) return count - 1;
    const Rng floor = Rng::named(state.settings.seed, "encounter without a player", static_cast<std::uint64_t>(state.floor));
    Rng rng = Rng::named(floor.state(), "option", static_cast<std::uint64_t>(choice.taken));
    return possible[rng.below(static_cast<std::uint32_t>(possible.size()))];
}

}  // namespace td
