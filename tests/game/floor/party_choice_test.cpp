// Choosing who sets out, before the first floor begins.
#include "game/floor/party_choice.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"
#include "game/floor/floors.hpp"
#include "game/on_the_stairs.hpp"
#include "game/run/floor_entry_bytes.hpp"

using namespace td;
using namespace td::test;

namespace {

/// Six heroes to choose from; the dungeon proposes the first two.
struct Inn : Arena {
    Inn() : Arena({"###", "#.#", "###"}) {
        Dungeon& dungeon = catalog->dungeons[0];
        catalog->themes.resize(1);
        for (Species& each : catalog->species) each.tactic = ids::hold;
        for (const char* const name : {"A", "B", "C", "D", "E", "F"}) dungeon.heroes.push_back({ids::hero, {}, name});
        dungeon.party = {dungeon.heroes[0], dungeon.heroes[1]};
    }
    Game begin(bool with_player = true) const {
        Game game(catalog, {7, DungeonId(0), with_player});
        game.step();
        return game;
    }
};

constexpr int set_out_option = 7, start_over_option = 8;

std::string party_of(const Game& game) {
    std::string names;
    for (const EntityId who : game.world().roster()[game.player_team()].members) names += game.world().get<Creature>(who).name;
    return names;
}

void choose(Game& game, int option) {
    INFO("option ", option);
    REQUIRE(game.step(commands::Choose{option}).kind == Step::Kind::done_out_of_turn);
}

void await_command(Game& game) {
    while (!game.awaiting()) game.step();
}

}  // namespace

TEST_CASE("the party sets out in the order in which it was chosen, and four are the most") {
    Game game = Inn().begin();
    REQUIRE(game.state().choices.size() == 1);
    CHECK(game.step().kind == Step::Kind::needs_choice);
    for (const int option : {3, 1, 6}) choose(game, option);
    CHECK(game.step().kind == Step::Kind::needs_choice);
    choose(game, 2);
    CHECK(game.would_refuse(commands::Choose{4})->reason == Refusal::Reason::party_full);
    choose(game, set_out_option);
    CHECK(game.state().choices.empty());
    await_command(game);
    CHECK(party_of(game) == "CAFB");
    CHECK(game.leader() == game.world().roster()[game.player_team()].members.front());
    CHECK(game.now().round == 1);
    CHECK(game.depth() == 1);
}

TEST_CASE("fewer may set out, or those whom the dungeon proposes") {
    Game few = Inn().begin();
    choose(few, 5);
    choose(few, set_out_option);
    await_command(few);
    CHECK(party_of(few) == "E");
    Game proposed = Inn().begin();
    choose(proposed, 5);
    choose(proposed, 0);
    await_command(proposed);
    CHECK(party_of(proposed) == "AB");
}

TEST_CASE("who is chosen again stays behind, an empty party does not set out, and one may start over") {
    Game game = Inn().begin();
    const std::uint64_t before = game.hash();
    CHECK(game.would_refuse(commands::Choose{set_out_option})->reason == Refusal::Reason::choose_first);
    CHECK(game.would_refuse(commands::Choose{start_over_option})->reason == Refusal::Reason::choose_first);
    CHECK(game.would_refuse(commands::Choose{9})->reason == Refusal::Reason::not_offered);
    CHECK(game.would_refuse(commands::Wait{})->reason == Refusal::Reason::choose_first);
    choose(game, 2);
    CHECK(game.hash() != before);
    choose(game, 3);
    choose(game, 2);
    CHECK(game.state().choices.front().picked == std::vector<std::uint8_t>{2});
    choose(game, 2);
    choose(game, start_over_option);
    CHECK(game.hash() == before);
    for (const int hero : {1, 2, 3, 4}) choose(game, hero);
    CHECK(!game.would_refuse(commands::Choose{4}));  // a full party, too, may be changed
}

TEST_CASE("the proposed party meets the floor that it would meet without a choice") {
    const Inn inn;
    Game chosen = inn.begin();
    choose(chosen, 0);
    await_command(chosen);
    Inn fixed;
    fixed.catalog->dungeons[0].heroes.clear();
    Game game = fixed.begin();
    await_command(game);
    CHECK(chosen.hash() == game.hash());
}

TEST_CASE("a party without a player is the one that the dungeon proposes") {
    const Game game = Inn().begin(false);
    CHECK(game.state().choices.empty());
    CHECK(party_of(game) == "AB");
}

// --- at a camp ---

namespace {

constexpr int pick_a = 1, pick_b = 2, pick_c = 3, go_on_option = 4;
const EncounterOption change{.text = "Change.", .cost = {.minutes = 2}, .changes_party = true};

std::string behind(const Game& game) {
    std::string names;
    for (const EntityId who : game.world().roster()[game.player_team()].behind) names += game.world().get<Creature>(who).name;
    return names;
}

int minutes_of(const Game& game) { return game.world().bag(game.player_team()).minutes; }

/// Where the party is chosen anew. B has the name of its species.
Game changing(bool is_carried = false) {
    OnTheStairs stairs;
    stairs.camp({change});
    give_name(stairs.world, stairs.b, "B");
    stairs.world.edit<Health>(stairs.a).now = 7;
    stairs.world.add(stairs.a, Boons{{BoonId(0)}});
    if (is_carried) stairs.let_fall();
    Game game = stairs.descended(5);
    REQUIRE(game.state().phase == Phase::camp);
    choose(game, 0);
    return game;
}

void go_down(Game& game) {
    choose(game, 1);
    await_command(game);
    CHECK(game.floor() == 2);
}

}  // namespace

TEST_CASE("at a camp others may come along and lead, for its price, and those who stay behind keep what they have") {
    Game game = changing();
    REQUIRE(game.state().choices.size() == 2);
    CHECK(game.floor() == 1);
    for (const int option : {pick_c, pick_b}) choose(game, option);
    CHECK(minutes_of(game) == 5);
    choose(game, go_on_option);
    CHECK(minutes_of(game) == 3);
    CHECK(game.state().choices.size() == 1);
    CHECK(party_of(game) == "CB");
    go_down(game);
    CHECK(party_of(game) == "CB");
    CHECK(game.world().get<Creature>(game.leader()).name == "C");
    CHECK(behind(game) == "A");
    const EntityId a = game.world().roster()[game.player_team()].behind.front();
    CHECK(game.world().get<Health>(a).now == 7);
    CHECK(game.world().get<Boons>(a).list.size() == 1);
    CHECK_FALSE(game.world().position(a));
    const GameState& state = game.state();
    const auto entry = floor_entry_of(to_bytes(*state.entry), *state.catalog, state.dungeon());
    REQUIRE(entry);
    Game again(enter_again(state.catalog, state.settings, *entry));
    await_command(again);
    CHECK(again.hash() == game.hash());
}

TEST_CASE("another order costs nothing, and the party may stay as it is") {
    Game game = changing();
    for (const int option : {pick_b, pick_a, go_on_option}) choose(game, option);
    CHECK(minutes_of(game) == 5);
    choose(game, 0);
    choose(game, 0);
    CHECK(game.state().choices.size() == 1);
    go_down(game);
    CHECK(party_of(game) == "BA");
    CHECK(behind(game) == "C");
}

TEST_CASE("a party that cannot pay for someone who waits at a camp is refused, and told so") {
    GameState poor = changing().state();
    poor.world.edit_bag(TeamId(0)).minutes = 1;
    Game game(std::move(poor));
    choose(game, pick_c);
    const std::uint64_t before = game.hash();
    const Refusal refusal = game.step(commands::Choose{go_on_option}).refusal;
    CHECK(refusal.reason == Refusal::Reason::too_few_minutes);
    CHECK(refusal.needed == 2);
    CHECK(game.hash() == before);
}

TEST_CASE("the fallen come along from a camp, and another bears them if their bearer stays behind") {
    Game game = changing(true);
    // B is not to choose from.
    choose(game, pick_b);
    CHECK(static_cast<int>(party_options(game.state()).size()) == 2 + 3);
    choose(game, pick_a + 2);
    CHECK(party_of(game) == "CB");
    go_down(game);
    CHECK(party_of(game) == "CB");
    const EntityId fallen = game.world().roster()[game.player_team()].members[1];
    CHECK(carried_by(game.world(), game.leader()) == fallen);
    CHECK(behind(game) == "A");
}

TEST_CASE("each of the fallen needs a bearer, and keeps its place among four") {
    GameState state = changing(true).state();
    CHECK(most_picked(state) == 3);
    add_body(state.world, EntityId(std::size_t{99}), {4, 2}, 9);
    state.choices.front().picked = {0};
    CHECK(refusal_of_party_option(state, 3)->reason == Refusal::Reason::too_few_bearers);
}

TEST_CASE("heroes who do not set out wait for a camp, if the dungeon has one") {
    Inn inn;
    CHECK(behind(inn.begin()).empty());
    inn.catalog->dungeons[0].floors.resize(2, inn.catalog->dungeons[0].floors[0]);
    inn.catalog->dungeons[0].floors[1].camp = EncounterId(0);
    Game game = inn.begin();
    choose(game, 2);
    choose(game, set_out_option);
    await_command(game);
    CHECK(party_of(game) == "B");
    CHECK(behind(game) == "ACDEF");
}
