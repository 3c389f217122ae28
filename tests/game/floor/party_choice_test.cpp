// Choosing who sets out, before the first floor begins.
#include "game/floor/party_choice.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"
#include "game/floor/floors.hpp"

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

TEST_CASE("no one comes along twice, an empty party does not set out, and one may start over") {
    Game game = Inn().begin();
    const std::uint64_t before = game.hash();
    CHECK(game.would_refuse(commands::Choose{set_out_option})->reason == Refusal::Reason::choose_first);
    CHECK(game.would_refuse(commands::Choose{start_over_option})->reason == Refusal::Reason::choose_first);
    CHECK(game.would_refuse(commands::Choose{9})->reason == Refusal::Reason::not_offered);
    CHECK(game.would_refuse(commands::Wait{})->reason == Refusal::Reason::choose_first);
    choose(game, 2);
    CHECK(game.hash() != before);
    CHECK(game.would_refuse(commands::Choose{2})->reason == Refusal::Reason::chosen_already);
    choose(game, start_over_option);
    CHECK(game.hash() == before);
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
