#include "play/considering.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A hero `A` who is asked, and a foe `1` that it sees.
struct Hall {
    Arena arena{{"########", "#A.....#", "#......#", "#.1....#", "########"}};
    EntityId hero = arena.hero('A');
    EntityId foe = arena.add('1', ids::slug, arena.add_team(Faction::foe));
    Session session{arena.start()};

    Hall() { session.begin(); }
    UiFocus& focus() { return session.focus; }
};

}  // namespace

TEST_CASE("a command is considered unless it would be refused") {
    Hall hall;
    consider(hall.session, commands::Walk{Direction::east});
    CHECK(hall.focus().considered == commands::Walk{Direction::east});
    consider(hall.session, commands::Walk{Direction::north});
    CHECK_FALSE(hall.focus().considered);
}

TEST_CASE("a click is considered as the first step of its way, and as nothing on the own tile or in a wall") {
    Hall hall;
    consider_click(hall.session, {4, 1});
    CHECK(hall.focus().considered == commands::Walk{Direction::east});
    CHECK(hall.focus().path == std::vector<Point>{{2, 1}, {3, 1}, {4, 1}});
    for (const Point nothing : {Point{1, 1}, Point{5, 0}}) {
        consider_click(hall.session, nothing);
        CHECK_FALSE(hall.focus().considered);
        CHECK(hall.focus().path.empty());
    }
}

TEST_CASE("a skill is considered with the tiles it would reach, until nothing is") {
    Hall hall;
    consider_skill(hall.session, 0);
    CHECK_FALSE(hall.focus().reached.empty());
    CHECK_FALSE(hall.focus().aimed);
    consider_nothing(hall.focus());
    CHECK(hall.focus().reached.empty());
    CHECK_FALSE(hall.focus().considered);
}

TEST_CASE("an aim is shown though it would be refused") {
    Hall hall;
    Aim aim(hall.session.next_game(), commands::UseSkill{0, Direction::north, {}});
    aim.move(Direction::north);
    REQUIRE(hall.session.refusal_of(aim.command()));
    consider_aim(hall.session, aim);
    CHECK(hall.focus().aimed == aim.command());
    CHECK(hall.focus().tile == aim.cursor());
    CHECK_FALSE(hall.focus().considered);
}
