// What the party meets as it enters a floor: which options it can take, what they cost, and what comes of them.
#include "game/floor/encounter_choice.hpp"

#include <doctest/doctest.h>

#include <set>

#include "game/floor/choices.hpp"
#include "game/floor/floors.hpp"
#include "game/on_the_stairs.hpp"
#include "game/run/floor_entry_bytes.hpp"
#include "world/creature.hpp"

using namespace td;
using namespace td::test;

namespace {

constexpr int of_party = 10;  ///< minutes

/// What the party meets on the second floor, without boons.
Game met(std::vector<EncounterOption> options, bool stays = false) {
    OnTheStairs stairs;
    stairs.catalog->dungeons[0].boons = {};
    stairs.meet(std::move(options), stays);
    return stairs.descended(of_party);
}

int minutes_in(const Game& game) { return game.world().bag(TeamId(0)).minutes; }
int health_in(const Game& game, std::size_t member) {
    return game.world().get<Health>(game.world().roster()[TeamId(0)].members[member]).now;
}

}  // namespace

TEST_CASE("an option is paid, then it does what it says, for the whole party or for its leader alone") {
    const Effect haste{effect::GainStatus{ids::haste, 3}};
    for (const EncounterReach on : {EncounterReach::party, EncounterReach::leader}) {
        Game game = met({{.text = "Sign.", .cost = {4, 3, 10}, .on = on, .effects = {haste}, .minutes = 6}});
        const int before = health_in(game, 0), most = game.world().get<Health>(game.leader()).maximum;
        game.take_events();
        CHECK(game.step(commands::Choose{0}).kind == Step::Kind::done_out_of_turn);
        CHECK(minutes_in(game) == of_party - 4 + 6);
        CHECK(health_in(game, 0) == before - 3 - most / 10);
        const std::vector<EntityId>& members = game.world().roster()[TeamId(0)].members;
        CHECK(find_status(game.world(), members[0], ids::haste) != nullptr);
        CHECK((find_status(game.world(), members[1], ids::haste) != nullptr) == (on == EncounterReach::party));
        CHECK(game.state().choices.empty());
        CHECK(happened<OptionTaken>(game.take_events()));
    }
}

TEST_CASE("an option that the party cannot pay, or that is not for its leader, is refused, costs nothing and says why") {
    TriggerCondition hurt;
    hurt.kind = TriggerCondition::Kind::health_below;
    hurt.low = 50;
    Game game = met({{.text = "Buy.", .cost = {.minutes = 11}, .minutes = 1},
                     {.text = "Bleed.", .cost = {.health = 999}, .minutes = 1},
                     {.text = "Beg.", .conditions = {hurt}, .minutes = 1}});
    const std::uint64_t before = game.hash();
    const Refusal poor = game.step(commands::Choose{0}).refusal;
    CHECK(poor.reason == Refusal::Reason::too_few_minutes);
    CHECK(poor.needed == 11);
    CHECK(poor.left == of_party);
    CHECK(game.step(commands::Choose{1}).refusal.reason == Refusal::Reason::too_weak);
    CHECK(game.step(commands::Choose{2}).refusal.reason == Refusal::Reason::not_for_you);
    CHECK(game.step(commands::Choose{4}).refusal.reason == Refusal::Reason::not_offered);
    CHECK(game.hash() == before);
    GameState wounded = game.state();
    wounded.world.edit<Health>(wounded.leader()).now = 1;
    Game beggar(std::move(wounded));
    CHECK(beggar.step(commands::Choose{2}).kind == Step::Kind::done_out_of_turn);
}

TEST_CASE("an encounter that stays is offered until the party goes on, and no option kills") {
    Game game = met({{.text = "Buy.", .cost = {.minutes = 4}, .effects = {Effect{effect::BankTurn{2}}}}}, true);
    game.step(commands::Choose{0});
    CHECK(game.step().kind == Step::Kind::needs_choice);
    game.step(commands::Choose{0});
    CHECK(minutes_in(game) == 2);
    CHECK(game.world().get<BankedTurns>(game.leader()).count == 2);
    CHECK(game.step(commands::Choose{0}).refusal.reason == Refusal::Reason::too_few_minutes);
    game.step(commands::Choose{1});
    CHECK(game.state().choices.empty());
    while (!game.awaiting()) game.step();
}

TEST_CASE("the encounter depends on the run and the floor, by weight, and going on from the floor's entry meets it again") {
    OnTheStairs stairs;
    stairs.meet({});
    stairs.catalog->encounters.push_back(stairs.catalog->encounters[0]);
    stairs.catalog->dungeons[0].floors[1].encounters.push_back({EncounterId(1), 3});
    GameState state = stairs.descended(3).state();
    REQUIRE(state.entry);
    const auto read = floor_entry_of(to_bytes(*state.entry), *state.catalog, state.dungeon());
    REQUIRE(read);
    CHECK(read->party.bag.minutes == 3);
    CHECK(enter_again(state.catalog, state.settings, *read).choices == state.choices);
    int second = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        state.settings.seed = seed;
        second += draw_encounter(state) == EncounterId(1) ? 1 : 0;
    }
    CHECK(second > 120);
    CHECK(second < 180);
}

TEST_CASE("no encounter is met twice in a run, unless a floor has no other") {
    OnTheStairs stairs;
    stairs.meet({});
    stairs.catalog->encounters.push_back(stairs.catalog->encounters[0]);
    std::vector<FloorRules>& floors = stairs.catalog->dungeons[0].floors;
    floors[0].encounters = floors[1].encounters = {{EncounterId(0), 1}, {EncounterId(1), 1}};
    GameState state = stairs.descended(0).state();
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        state.settings.seed = seed;
        state.floor = 1;
        const EncounterId first = draw_encounter(state);
        state.floor = 2;
        CHECK(draw_encounter(state) != first);
    }
    floors[0].encounters = floors[1].encounters = {{EncounterId(0), 1}};
    CHECK(draw_encounter(state) == EncounterId(0));
    state.floor = static_cast<int>(floors.size()) + 1;
    CHECK(!draw_encounter(state));
}

TEST_CASE("without a player, a party takes options that it can pay, and leaves what stays after a few") {
    std::set<int> taken;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        GameState state =
            met({{.text = "Buy.", .cost = {.minutes = 3}, .minutes = 3}, {.text = "Steal.", .cost = {.minutes = 99}}}, true).state();
        state.settings.leader_is_steered = false;
        state.settings.seed = seed;
        Game game(std::move(state));
        game.step();
        CHECK(game.state().choices.empty());
        for (const Event& event : game.take_events())
            if (const auto* const option = std::get_if<OptionTaken>(&event)) taken.insert(option->option);
    }
    CHECK(taken == std::set{0, 2});
}

TEST_CASE("a member that comes later pays and has, when it arrives, what was taken for everyone, and does not die of it") {
    const Effect haste{effect::GainStatus{ids::haste, 30}};
    for (const bool for_leader : {false, true}) {
        OnTheStairs stairs;
        stairs.catalog->dungeons[0].boons = {};
        stairs.world.place(stairs.b, {8, 3});
        stairs.meet({{.text = "Burn it.",
                      .cost = {.health = 3},
                      .on = for_leader ? EncounterReach::leader : EncounterReach::party,
                      .effects = {haste}}});
        Game game = stairs.descended(of_party);
        const EntityId late = game.world().roster()[TeamId(0)].members[1];
        REQUIRE(game.world().has<OnTheWay>(late));
        const int before = game.world().get<Health>(late).now;
        game.step(commands::Choose{0});
        CHECK(game.world().get<Health>(late).now == before);
        for (int i = 0; i < 60 && !game.world().roster().is_here(late); ++i) game.awaiting() ? game.step(commands::Wait{}) : game.step();
        REQUIRE(game.world().roster().is_here(late));
        CHECK(game.world().get<Health>(late).now == before - 3);
        CHECK((find_status(game.world(), late, ids::haste) != nullptr) == !for_leader);
    }
    OnTheStairs stairs;
    stairs.catalog->dungeons[0].boons = {};
    stairs.world.place(stairs.b, {8, 3});
    stairs.world.edit<Health>(stairs.b).now = 3;
    stairs.meet({{.text = "Burn it.", .cost = {.health = 3}}});
    Game game = stairs.descended(of_party);
    CHECK(game.step(commands::Choose{0}).refusal.reason == Refusal::Reason::too_weak);
}
