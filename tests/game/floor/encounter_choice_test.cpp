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

TEST_CASE("a party camps before it enters the floor, and buys into its bag while there is room") {
    OnTheStairs stairs;
    stairs.camp({{.text = "Mend.", .cost = {.minutes = 3}, .effects = {Effect{effect::Heal{.percent = 50}}}},
                 {.text = "Buy.", .cost = {.minutes = 2}, .item = ids::herb}});
    stairs.world.edit<Health>(stairs.b).now = 5;
    Game game = stairs.descended(of_party);
    CHECK(game.state().phase == Phase::camp);
    CHECK(game.floor() == 1);
    CHECK(game.step(commands::Wait{}).refusal.reason == Refusal::Reason::choose_first);
    game.step(commands::Choose{0});
    CHECK(health_in(game, 1) == 5 + 15);
    game.step(commands::Choose{0});
    CHECK(game.step(commands::Choose{0}).refusal.reason == Refusal::Reason::pointless);
    game.step(commands::Choose{1});
    CHECK(minutes_in(game) == of_party - 8);
    CHECK(game.world().bag(TeamId(0)).stacks.front().item == ids::herb);
    GameState full = game.state();
    full.world.edit_bag(TeamId(0)).stacks.assign(Bag::capacity, {ids::knife, 99});
    CHECK(Game(std::move(full)).would_refuse(commands::Choose{1})->reason == Refusal::Reason::bag_full);
    game.step(commands::Choose{2});
    while (!game.awaiting()) game.step();
    CHECK(game.floor() == 2);
    CHECK(game.world().bag(TeamId(0)).stacks.size() == 1);
    CHECK(health_in(game, 1) == 30);
}

TEST_CASE("a party waits at a camp for members who are late for the stairs") {
    OnTheStairs stairs;
    stairs.camp({});
    stairs.world.place(stairs.b, {8, 3});
    Game game = stairs.descended();
    CHECK_FALSE(happened<FellBehind>(game.take_events()));
    game.step(commands::Choose{0});
    while (!game.awaiting()) game.step();
    CHECK(game.world().table<OnTheWay>().size() == 0);
}

TEST_CASE("an encounter revives members who are carried, and is refused if no one has fallen") {
    OnTheStairs stairs;
    stairs.camp({{.text = "Wake.", .cost = {.minutes = 4}, .effects = {Effect{effect::Revive{50}}}}});
    CHECK(stairs.descended(of_party).would_refuse(commands::Choose{0})->reason == Refusal::Reason::nobody_fallen);
    stairs.let_fall();
    Game game = stairs.descended(of_party);
    const int slow = game.world().roster()[game.leader()].speed;
    CHECK(game.step(commands::Choose{0}).kind == Step::Kind::done_out_of_turn);
    CHECK(minutes_in(game) == of_party - 4);
    CHECK(health_in(game, 1) == 15);
    CHECK(game.world().roster()[game.leader()].speed == slow + weight_of_fallen);
    CHECK(game.step(commands::Choose{0}).refusal.reason == Refusal::Reason::nobody_fallen);
}

TEST_CASE("without a player, a party at a camp revives and mends as far as it can pay, and swaps no members") {
    OnTheStairs stairs;
    stairs.camp({{.text = "Change.", .changes_party = true},
                 {.text = "Buy.", .cost = {.minutes = 1}, .item = ids::herb},
                 {.text = "Wake.", .cost = {.minutes = 4}, .effects = {Effect{effect::Revive{50}}}},
                 {.text = "Mend.", .cost = {.minutes = 2}, .effects = {Effect{effect::Heal{.percent = 30}}}}});
    stairs.let_fall();
    stairs.world.edit<Health>(stairs.a).now = 10;
    GameState state = stairs.descended(of_party).state();
    state.settings.leader_is_steered = false;
    Game game(std::move(state));
    for (int i = 0; i < 50 && game.floor() == 1; ++i) game.step();
    REQUIRE(game.floor() == 2);
    // 4 for B; two mends bring A to 28, and a third would be wasted in part; B has 15 + 9 then.
    CHECK(health_in(game, 0) == 28);
    CHECK(health_in(game, 1) == 30);
    CHECK(minutes_in(game) == of_party - 8);
    CHECK(game.world().bag(TeamId(0)).stacks.empty());
}

TEST_CASE("nobody goes on from a camp that has killed them all") {
    OnTheStairs stairs;
    stairs.camp({{.text = "Drink.", .effects = {Effect{effect::Harm{.amount = 999}}}}});
    Game game = stairs.descended();
    game.step(commands::Choose{0});
    game.step(commands::Choose{1});
    for (int i = 0; i < 20 && game.outcome() == Outcome::running; ++i) game.step();
    CHECK(game.outcome() == Outcome::defeat);
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
