#include "view/map/camera.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A long corridor with the leader `A` at its west end, and a map of 20 by 10 tiles.
struct Hall {
    Hall() {
        leader = arena.hero('A');
        view.set({0, 0, 960, 480}, 2);
    }
    Spot place() const {
        const Game game = arena.start();
        return camera_place(game, Animator(), view);
    }

    Arena arena{{"##################################################", "#A......1.....#..............2.................B.#",
                 "##################################################"}};
    EntityId leader;
    MapView view;
};

}  // namespace

TEST_CASE("the map is drawn around the leader") {
    const Hall hall;
    CHECK(hall.place().x == 1);
    CHECK(hall.place().y == 1);
}

TEST_CASE("foes in sight draw the map to them as far as the leader stays on it; those out of sight do not") {
    Hall hall;
    const TeamId foes = hall.arena.add_team(Faction::foe);
    hall.arena.add('2', ids::slug, foes);
    CHECK(hall.place().x == 1);
    hall.arena.world.place(hall.arena.add('1', ids::slug, foes), {13, 1});
    hall.arena.catalog->species[ids::hero.index()].sight = 20;
    const Spot place = hall.place();
    CHECK(place.x > 1);
    hall.view.jump(place);
    CHECK(hall.view.area().contains(hall.view.box({13, 1}).centre()));
    CHECK(hall.view.area().contains(hall.view.box({1, 1}).centre()));
}

TEST_CASE("a member who is asked far from the leader is followed instead, one nearby is not") {
    Hall hall;
    const EntityId far = hall.arena.hero('B');
    Game game = hall.arena.start();
    game.step(commands::SetTeamMode{true});
    game.step(commands::Wait{});
    while (!game.awaiting()) game.step();
    REQUIRE(game.awaiting() == far);
    CHECK(camera_place(game, Animator(), hall.view).x == hall.arena.where('B').x);
    hall.arena.world.place(far, {4, 1});
    Game near = hall.arena.start();
    near.step(commands::SetTeamMode{true});
    near.step(commands::Wait{});
    while (!near.awaiting()) near.step();
    REQUIRE(near.awaiting() == far);
    CHECK(camera_place(near, Animator(), hall.view).x == 1);
}
