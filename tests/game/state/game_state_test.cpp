// The state of a run as a plain value, and the hash of it.
#include "game/state/game_state.hpp"

#include <doctest/doctest.h>

#include <functional>

#include "game/floor/floors.hpp"
#include "game/foresight/turn_strategies.hpp"
#include "game/machines.hpp"
#include "game/turns/turn_loop.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A floor with something in every field: a weapon that fires by itself, a team that is still to come, something unseen.
GameState busy_state() {
    Arena arena({"###########", "#M...#....#", "#....#....#", "###########"});
    Machines machines(arena);
    Machines::attach(arena.world, arena.hero('M', machines.machine), {machines.turret(70)});
    Arrival arrival;
    arrival.teams = {TeamSpawn{1, {TeamMember{ids::runner, ids::hold, "Late"}}, {}}};
    arena.catalog->dungeons[0].floors[0].arrivals = {arrival};
    Game game = arena.start();
    game.step();
    return game.state();
}

struct FieldChange {
    const char* field;
    std::function<void(GameState&)> make;
};

/// One change of each field that decides how the run goes on.
std::vector<FieldChange> changes_that_count() {
    return {
        {"catalog",
         [](GameState& s) {
             auto other = std::make_shared<Catalog>(*s.catalog);
             ++other->rules_fingerprint;
             s.catalog = other;
         }},
        {"settings.seed", [](GameState& s) { ++s.settings.seed; }},
        {"settings.dungeon", [](GameState& s) { s.settings.dungeon = DungeonId(7); }},
        {"settings.difficulty", [](GameState& s) { s.settings.difficulty = DifficultyId(3); }},
        {"settings.leader_is_steered", [](GameState& s) { s.settings.leader_is_steered = false; }},
        {"world", [](GameState& s) { --s.world.edit<Health>(s.leader()).now; }},
        {"sight", [](GameState& s) { s.sight.reveal(s.world); }},
        {"time",
         [](GameState& s) {
             s.time.finish(s.world.roster(), s.actor, {ActionClass::action, 100});
         }},
        {"dice", [](GameState& s) { s.dice.below(6); }},
        {"floor", [](GameState& s) { ++s.floor; }},
        {"guests_owed", [](GameState& s) { ++s.guests_owed; }},
        {"team_mode", [](GameState& s) { s.team_mode = true; }},
        {"debugged", [](GameState& s) { s.debugged = true; }},
        {"outcome", [](GameState& s) { s.outcome = Outcome::victory; }},
        {"verdict", [](GameState& s) { s.verdict.emplace(); }},
        {"verdict.outcome", [](GameState& s) { s.verdict.emplace().outcome = Outcome::defeat; }},
        {"verdict.reason", [](GameState& s) { s.verdict.emplace().reason = Verdict::Reason::left_early; }},
        {"descending", [](GameState& s) { s.descending = true; }},
        {"continuous_since", [](GameState& s) { ++s.continuous_since; }},
        {"arrivals", [](GameState& s) { s.arrivals.came(0, s.floor_rules()->arrivals[0], 1); }},
        {"arrivals.rng", [](GameState& s) { s.arrivals.rng().next(); }},
        {"weapon_timers", [](GameState& s) { s.weapon_timers.clear(); }},
        {"extra_turns",
         [](GameState& s) {
             s.extra_turns.add({s.leader(), s.now});
         }},
        {"turn_kind", [](GameState& s) { s.turn_kind = TurnKind::held; }},
        {"round_began", [](GameState& s) { ++s.round_began; }},
        {"exchanges", [](GameState& s) { s.exchanges.emplace_back(s.leader(), s.leader()); }},
        {"newcomers", [](GameState& s) { s.newcomers.insert(s.leader()); }},
        {"livelock_guard.turns", [](GameState& s) { s.livelock_guard.gave_turn(3); }},
        {"livelock_guard.events", [](GameState& s) { s.livelock_guard.passed_time(); }},
        {"phase", [](GameState& s) { s.phase = Phase::round_end; }},
        {"now.round", [](GameState& s) { ++s.now.round; }},
        {"now.tier", [](GameState& s) { ++s.now.tier; }},
        {"now.time", [](GameState& s) { ++s.now.time; }},
        {"actor", [](GameState& s) { s.actor = {}; }},
        {"awaiting", [](GameState& s) { s.awaiting = {}; }},
        {"announced.of", [](GameState& s) { s.announced.of = {}; }},
        {"ambushed", [](GameState& s) { s.ambushed = true; }},
        {"held", [](GameState& s) { s.held.emplace(); }},
        {"passed_until", [](GameState& s) { s.passed_until += 7; }},
        {"held.kind", [](GameState& s) { s.held.emplace().kind = TimeEvent::Kind::round_ends; }},
        {"held.actor", [](GameState& s) { s.held.emplace().actor = s.leader(); }},
        {"held.faction", [](GameState& s) { s.held.emplace().faction = Faction::foe; }},
        {"held.when", [](GameState& s) { s.held.emplace().when.time = 5; }},
        {"pending", [](GameState& s) { s.pending[s.leader()] = {}; }},
        {"pending.command", [](GameState& s) { s.pending[s.leader()].command = commands::Walk{Direction::west}; }},
        {"pending.since", [](GameState& s) { s.pending[s.leader()].since = 5; }},
        {"pending.until", [](GameState& s) { s.pending[s.leader()].until = 5; }},
        {"pending.from",
         [](GameState& s) {
             s.pending[s.leader()].from = {3, 4};
         }},
        {"pauses.mode", [](GameState& s) { s.pauses.mode = PauseMode::every_event; }},
        {"pauses.owed", [](GameState& s) { s.pauses.owed = true; }},
        {"pauses.paused", [](GameState& s) { s.pauses.paused = true; }},
        {"choices",
         [](GameState& s) {
             s.choices = {{.offers = {{BoonId(0), s.leader()}}}};
         }},
        {"choices.encounter", [](GameState& s) { s.choices = {{.kind = PartyChoice::Kind::encounter, .encounter = EncounterId(0)}}; }},
        {"choices.taken",
         [](GameState& s) { s.choices = {{.kind = PartyChoice::Kind::encounter, .encounter = EncounterId(0), .taken = 1}}; }},
        {"par", [](GameState& s) { s.par = 90; }},
        {"overdue", [](GameState& s) { s.par = 90, s.overdue = 2; }},
        {"keeper", [](GameState& s) { s.par = 90, s.keeper = s.leader(); }},
        {"options_for_all",
         [](GameState& s) {
             s.options_for_all = {{EncounterId(0), 1}};
         }},
        {"rests", [](GameState& s) { s.rests = true; }},
        {"turn_bought_in", [](GameState& s) { s.turn_bought_in = 3; }},
        {"deeds.hits", [](GameState& s) { ++s.deeds.hits[1]; }},
        {"deeds.actions", [](GameState& s) { ++s.deeds.actions[1]; }},
        {"deeds.deaths", [](GameState& s) { ++s.deeds.deaths; }},
        {"deeds.used", [](GameState& s) { s.deeds.used.push_back(FeatureId(0)); }},
        {"aims_lost", [](GameState& s) { s.aims_lost = 2; }},
        {"bag.minutes", [](GameState& s) { s.world.edit_bag(TeamId(0)).minutes = 4; }},
        {"reconsidering", [](GameState& s) { s.reconsidering = s.leader(); }},
    };
}

/// Does not compile when the state gains a field or loses one: the lists here are to be looked at then.
void every_field_is_in_a_list(const GameState& state) {
    [[maybe_unused]] const auto& [catalog, rulebook, settings, world, sight, time, dice, floor, guests_owed, team_mode, debugged, outcome,
                                  ending, tally, entry, choices, par, keeper, overdue, options_for_all, rests, turn_bought_in, deeds,
                                  aims_lost, verdict, descending, continuous_since, passed_until, arrivals, weapon_timers, extra_turns,
                                  newcomers, livelock_guard, phase, now, round_began, actor, awaiting, announced, turn_kind, exchanges,
                                  ambushed, held, pending, pauses, reconsidering, path_cache] = state;
}

}  // namespace

TEST_CASE("the hash of a state is another when any field that decides how the run goes on is another") {
    const GameState state = busy_state();
    every_field_is_in_a_list(state);
    std::set<std::uint64_t> hashes{state.hash()};
    for (const FieldChange& change : changes_that_count()) {
        GameState changed = state;
        change.make(changed);
        CHECK_MESSAGE(hashes.insert(changed.hash()).second, change.field);
    }
}

TEST_CASE("the hash of a state does not count what decides nothing") {
    const GameState state = busy_state();
    GameState changed = state;
    ++changed.tally.rounds;
    changed.ending.outcome = Outcome::victory;
    changed.announced.reason = OrderReason::newcomer;
    changed.path_cache.to({changed.world, *changed.catalog}, changed.leader(), {3, 1});
    CHECK(changed.hash() == state.hash());
}

TEST_CASE("a copied state is played on like the original, whoever observes it") {
    GameState state = busy_state();
    GameState copy = state;
    Observer unwatched;
    for (int turn = 0; turn < 40; ++turn) {
        TurnLoop(state, unwatched, RealTurns{}).step(commands::Wait{});
        TurnLoop(copy, unwatched, RealTurns{}).step(commands::Wait{});
        CHECK(state.hash() == copy.hash());
    }
    CHECK(state.now.round > 5);
}
