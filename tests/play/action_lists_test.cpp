#include "play/action_lists.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// The player steers `A` and `B`.
struct Desk {
    Desk() {
        one = arena.hero('A');
        other = arena.hero('B');
        game.emplace(arena.start());
        game->step(commands::SetTeamMode{true});
    }
    void put(EntityId who) {
        lists.open_for(who);
        lists.edit_open()->put(commands::Walk{Direction::east}, "");
    }

    Arena arena{{"######", "#A...#", "#B...#", "######"}};
    EntityId one, other;
    std::optional<Game> game;
    ActionLists lists;
};

}  // namespace

TEST_CASE("commands go into the list that is open, of one creature at a time") {
    Desk desk;
    CHECK(desk.lists.open() == nullptr);
    CHECK(desk.lists.edit_open() == nullptr);
    desk.put(desk.one);
    REQUIRE(desk.lists.open() != nullptr);
    CHECK(desk.lists.open()->who() == desk.one);
    desk.put(desk.other);
    CHECK(desk.lists.open()->who() == desk.other);
    CHECK(desk.lists.of(desk.one)->entries().size() == 1);
    desk.lists.open_for(desk.one);
    CHECK(desk.lists.open()->entries().size() == 1);  // it goes on
}

TEST_CASE("a list without entries is gone when it is closed, one with entries waits") {
    Desk desk;
    desk.lists.open_for(desk.one);
    desk.lists.close();
    CHECK(desk.lists.of(desk.one) == nullptr);
    desk.put(desk.one);
    desk.lists.close();
    CHECK(desk.lists.open() == nullptr);
    CHECK(desk.lists.of(desk.one) != nullptr);
}

TEST_CASE("shown is the open list, else that of the creature that is asked, else any that waits") {
    Desk desk;
    CHECK(desk.lists.shown(*desk.game) == nullptr);
    desk.put(desk.other);
    desk.lists.close();
    CHECK(desk.lists.shown(*desk.game)->who() == desk.other);
    desk.put(desk.one);
    desk.lists.close();
    REQUIRE(desk.game->awaiting() == desk.one);
    CHECK(desk.lists.shown(*desk.game)->who() == desk.one);
    desk.lists.open_for(desk.other);
    CHECK(desk.lists.shown(*desk.game)->who() == desk.other);
}

TEST_CASE("a list is dropped by itself, or all are") {
    Desk desk;
    desk.put(desk.one);
    desk.put(desk.other);
    desk.lists.drop(desk.other);
    CHECK(desk.lists.open() == nullptr);
    CHECK(desk.lists.of(desk.other) == nullptr);
    CHECK(desk.lists.of(desk.one) != nullptr);
    desk.lists.clear();
    CHECK(desk.lists.of(desk.one) == nullptr);
}

TEST_CASE("lists of those whom the player does not steer any more are gone, the others stay") {
    Desk desk;
    desk.lists.follow(*desk.game);
    desk.put(desk.one);
    desk.put(desk.other);
    desk.game->step(commands::SetTeamMode{false});
    desk.lists.follow(*desk.game);
    CHECK(desk.lists.of(desk.other) == nullptr);
    CHECK(desk.lists.open() == nullptr);
    CHECK(desk.lists.of(desk.one) != nullptr);
}

TEST_CASE("with every change the version is another, and without one it stays") {
    Desk desk;
    desk.lists.follow(*desk.game);
    std::uint64_t version = desk.lists.version();
    const auto changed = [&] { return std::exchange(version, desk.lists.version()) != desk.lists.version(); };
    desk.put(desk.one);
    CHECK(changed());
    desk.lists.follow(*desk.game);
    CHECK_FALSE(changed());
    desk.lists.close();
    CHECK(changed());
    desk.lists.drop(desk.one);
    CHECK(changed());
}

TEST_CASE("the next command of an open list is given where the list has led by then") {
    Desk desk;
    desk.put(desk.one);
    desk.lists.refresh(*desk.game, 1);
    const Game& then = desk.lists.before_next(*desk.game);
    CHECK(then.world().position(desk.one) == Point{2, 1});
    CHECK(desk.game->world().position(desk.one) == Point{1, 1});
}
