#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

Condition condition(Condition::Kind kind, std::string text) {
    Condition result;
    result.kind = kind;
    result.text = std::move(text);
    return result;
}

Step pass_round(Game& game) {
    Step step = game.step(Command::wait());
    while (!game.awaiting() && step.kind != Step::Kind::over) step = game.step();
    return step;
}

/// The hero one step from the stairs, a foe with a little life left beside it.
struct LastFloor {
    Arena arena{{"#######", "#FA>..#", "#..G..#", "#######"}};
    EntityId hero = arena.hero('A');
    EntityId foe = arena.add('F', ids::fish, arena.add_team(Faction::foe));
    Dungeon& dungeon() { return arena.catalog->dungeons[0]; }
    void leave(Game& game) {
        game.step(Command::walk(Direction::east));
        while (!game.awaiting()) game.step();
        game.step(Command{.kind = Command::Kind::stairs});
        game.step();
    }
};

}  // namespace

TEST_CASE("the death of the whole party loses, whatever the content says, and guests alone do not keep it going") {
    LastFloor t;
    t.arena.world.edit<Statuses>(t.hero).list = {{ids::poison, 5, {}}};
    t.arena.world.edit<Health>(t.hero).now = 1;
    t.arena.add('G', ids::hero, TeamId(0), true);
    Game game = t.arena.start();
    CHECK(pass_round(game).kind == Step::Kind::over);
    CHECK(game.outcome() == Outcome::defeat);
    CHECK(happened<RunEnded>(game.take_events()));
    CHECK(game.step(Command::wait()).kind == Step::Kind::over);
}

TEST_CASE("the death of all foes wins where the content says so, and only then") {
    LastFloor t;
    Condition all_dead = condition(Condition::Kind::side_dead, "All foes are gone.");
    all_dead.faction = 2;
    SUBCASE("said so") { t.dungeon().victory = {all_dead}; }
    SUBCASE("not said") {}
    t.arena.world.edit<Health>(t.foe).now = 1;
    Game game = t.arena.start();
    game.step(Command::attack(Direction::west));
    game.step();
    CHECK_FALSE(game.world().roster().alive(t.foe));
    CHECK(game.outcome() == (t.dungeon().victory.empty() ? Outcome::running : Outcome::victory));
    if (!t.dungeon().victory.empty()) CHECK(game.outcome_text() == "All foes are gone.");
}

TEST_CASE("leaving by the last stairs wins where that is the aim") {
    LastFloor t;
    t.dungeon().victory = {condition(Condition::Kind::exit_reached, "Out.")};
    Game game = t.arena.start();
    CHECK(game.would_refuse(Command{.kind = Command::Kind::stairs})->reason == Refusal::Reason::no_stairs);
    t.leave(game);
    CHECK(game.outcome() == Outcome::victory);
}

TEST_CASE("leaving without what one came for loses, and with it wins") {
    LastFloor t;
    Condition carried = condition(Condition::Kind::item_carried, "The herb is out.");
    carried.item = ids::herb;
    t.dungeon().victory = {carried};
    bool carries = false;
    SUBCASE("without") {}
    SUBCASE("in the bag") {
        t.arena.world.edit_bag(TeamId(0)).stacks = {{ids::herb, 1}};
        carries = true;
    }
    SUBCASE("in somebody's hands") {
        t.arena.world.add(t.hero, Holding{{ids::herb, 1}});
        carries = true;
    }
    Game game = t.arena.start();
    t.leave(game);
    CHECK(game.outcome() == (carries ? Outcome::victory : Outcome::defeat));
}

TEST_CASE("losing a guest loses where the content says so") {
    LastFloor t;
    const EntityId guest = t.arena.add('G', ids::hero, TeamId(0), true);
    t.arena.world.edit<Statuses>(guest).list = {{ids::poison, 5, {}}};
    t.arena.world.edit<Health>(guest).now = 1;
    t.dungeon().defeat = {condition(Condition::Kind::guest_dead, "The guest is dead.")};
    Game game = t.arena.start();
    CHECK(pass_round(game).kind == Step::Kind::over);
    CHECK(game.outcome() == Outcome::defeat);
    CHECK(game.outcome_text() == "The guest is dead.");
}

TEST_CASE("rounds survived win when the last of them is over") {
    LastFloor t;
    Condition survived = condition(Condition::Kind::rounds_survived, "Held.");
    survived.rounds = 2;
    t.dungeon().victory = {survived};
    Game game = t.arena.start();
    pass_round(game);
    CHECK(game.outcome() == Outcome::running);
    pass_round(game);
    CHECK(game.outcome() == Outcome::victory);
}

TEST_CASE("the stairs of a floor that is not the last lead to the next one, with all that the party has") {
    LastFloor t;
    FloorRules below;
    below.theme = ThemeId(0);
    t.dungeon().floors.push_back(below);
    t.arena.world.edit_bag(TeamId(0)).stacks = {{ids::herb, 2}};
    t.arena.world.edit<Health>(t.hero).now = 17;
    Game game = t.arena.start();
    t.leave(game);
    CHECK(game.floor() == 2);
    CHECK(game.outcome() == Outcome::running);
    CHECK(game.world().get<Health>(game.leader()).now == 17);
    CHECK(game.world().bag(TeamId(0)).stacks[0].count == 2);
    CHECK(game.tally().floors == 2);
}
