#include "game/floor/floors.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "game/floor/choices.hpp"
#include "game/floor/fallen_record.hpp"
#include "game/state/departure.hpp"
#include "game/state/party.hpp"
#include "generation/generate.hpp"
#include "generation/par.hpp"
#include "rules/weather.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

/// The state of a run before it has a floor.
GameState without_floor(std::shared_ptr<const Catalog> catalog, GameSettings settings) {
    GameState state;
    state.catalog = std::move(catalog);
    state.rulebook = std::make_shared<const Rulebook>(rulebook_of(*state.catalog));
    state.settings = settings;
    if (!settings.difficulty) state.settings.difficulty = main_difficulty(*state.catalog);
    state.dice = Dice(Rng::named(settings.seed, "combat"));
    return state;
}

void begin_floor(GameState& state, World world) {
    state.world = std::move(world);
    state.world.edit_surroundings().fallen = fallen_at_difficulty(state.dungeon(), state.difficulty());
    state.sight = Sight(state.world.width(), state.world.height());
    state.path_cache = PathCache{};
    state.time = TimeSystem::make(state.time_settings(), state.stream_of_floor("start of time").next());
    state.now = {};
    state.actor = state.awaiting = state.announced.of = {};
    state.pending.clear();
    state.newcomers.clear();
    state.reconsidering = {};
    state.weapon_timers.clear();
    state.extra_turns.clear();
    state.exchanges.clear();
    state.turn_kind = TurnKind::own;
    state.round_began = 0;
    const FloorRules* const rules = state.floor_rules();
    const std::vector<Arrival> rows = rules != nullptr ? at_difficulty(rules->arrivals, state.difficulty()) : std::vector<Arrival>{};
    state.arrivals.begin(rows, state.stream_of_floor("arrivals"));
    state.held.reset();
    state.descending = false;
    state.ambushed = false;
    state.verdict.reset();
    state.livelock_guard = {};
    state.choices.clear();
    state.options_for_all.clear();
    state.rests = false;
    state.keeper = {};
    state.par = state.overdue = state.turn_bought_in = 0;
    state.deeds = {};
    state.aims_lost = 0;
    state.phase = Phase::battle_start;
}

/// The first member of the boss's team; none if the floor has no boss. Team 0 is the party's, so those of the plan are numbered from 1.
EntityId keeper_on(const World& world, const LevelPlan& plan) {
    const auto boss = std::find_if(plan.teams.begin(), plan.teams.end(),
                                   [](const TeamPlacement& placement) { return placement.list == SpawnList::boss; });
    return boss == plan.teams.end() ? EntityId{}
                                    : world.roster()[TeamId(static_cast<std::size_t>(1 + (boss - plan.teams.begin())))].members.front();
}

void arrive(GameState& state, const Party& party, int floor) {
    state.floor = floor;
    const LevelPlan plan = plan_of_floor(state, floor, party.members.size() + party.guests.size());
    Rng settling = state.stream_of_floor("settling");
    World world = build_floor(*state.catalog, plan, party, state.difficulty(), settling);
    Dice sky(state.stream_of_floor("weather"));
    const WeatherPeriod first = draw_weather(*state.floor_rules(), sky);
    const WeatherPeriod next = draw_weather(*state.floor_rules(), sky);
    world.edit_surroundings() = {.dungeon = state.settings.dungeon,
                                 .floor = floor,
                                 .weather = first.weather,
                                 .rounds_left = first.rounds,
                                 .next = next.weather,
                                 .next_rounds = next.rounds};
    update_times(world, *state.catalog);
    begin_floor(state, std::move(world));
    state.keeper = keeper_on(state.world, plan);
    if (state.dungeon().minutes) state.par = par_of(plan, *state.floor_rules(), *state.catalog);
}

void enter_with(FloorEntry entry, GameState& state) {
    arrive(state, entry.party, entry.floor);
    constexpr bool with_boons = true;
    state.choices = draw_choices(state, with_boons);
    state.entry = std::make_shared<const FloorEntry>(std::move(entry));
}

}  // namespace

LevelPlan plan_of_floor(const GameState& state, int floor, std::size_t arrivals) {
    const Dungeon dungeon = at_difficulty(state.dungeon(), state.difficulty());
    const auto places = static_cast<int>(std::min<std::size_t>(arrivals, most_arrivals));
    return generate_level(*state.catalog, dungeon, floor, state.settings.seed, places);
}

GameState begin_run(std::shared_ptr<const Catalog> catalog, GameSettings settings) {
    assert(settings.dungeon && settings.dungeon.index() < catalog->dungeons.size());
    GameState state = without_floor(std::move(catalog), settings);
    state.guests_owed = static_cast<int>(state.dungeon().guests.size());
    set_out(state, state.dungeon().party);
    // A player who may choose the party chooses it before the first turn.
    if (!settings.leader_is_steered || state.dungeon().heroes.empty()) return state;
    state.choices.insert(state.choices.begin(), {.kind = PartyChoice::Kind::party});
    state.phase = Phase::choice;
    return state;
}

GameState begin_run(std::shared_ptr<const Catalog> catalog, GameSettings settings, World first_floor) {
    GameState state = without_floor(std::move(catalog), settings);
    const std::vector<EntityId>& guests = first_floor.roster()[GameState::player_team].guests;
    state.guests_owed = static_cast<int>(guests.size());
    for (const EntityId guest : guests) first_floor.edit<Creature>(guest).escorted = true;
    begin_floor(state, std::move(first_floor));
    return state;
}

void set_out(GameState& state, std::vector<TeamMember> party) {
    Dungeon dungeon = at_difficulty(state.dungeon(), state.difficulty());
    dungeon.party = std::move(party);
    arrive(state, new_party(*state.catalog, dungeon), 1);
    constexpr bool with_boons = false;
    state.choices = draw_choices(state, with_boons);
}

void enter_floor(GameState& state, int floor) {
    ++state.tally.floors;
    settle_fallen(state);
    enter_with({.floor = floor,
                .guests_owed = state.guests_owed,
                .team_mode = state.team_mode,
                .debugged = state.debugged,
                .pauses = state.pauses,
                .dice = state.dice.state(),
                .tally = state.tally,
                .party = party_of(state.world, GameState::player_team, departure_of(state))},
               state);
}

GameState enter_again(std::shared_ptr<const Catalog> catalog, GameSettings settings, FloorEntry entry) {
    GameState state = without_floor(std::move(catalog), settings);
    state.guests_owed = entry.guests_owed;
    state.team_mode = entry.team_mode;
    state.debugged = entry.debugged;
    state.pauses = entry.pauses;
    state.dice = Dice(Rng(entry.dice));
    state.tally = entry.tally;
    enter_with(std::move(entry), state);
    return state;
}

}  // namespace td
