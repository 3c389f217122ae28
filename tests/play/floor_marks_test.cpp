// What fights leave on the floor.
#include "play/floor_marks.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// `A` sees the foe `F`, and not the foe `G` behind the wall.
struct Field {
    Arena arena{{"########", "#A..F#G#", "########"}};
    EntityId hero = arena.hero('A');
    TeamId foes = arena.add_team(Faction::foe);
    EntityId foe = arena.add('F', ids::slug, foes);
    EntityId hidden = arena.add('G', ids::slug, foes);
    Game game = arena.start();
    FloorMarks marks;

    void dies(EntityId who, Point at) { marks.hear(game, Died{.who = who, .at = at}); }
};

}  // namespace

TEST_CASE("the dead stay on the floor where they were seen to fall, until the floor is left") {
    Field field;
    field.dies(field.hidden, {6, 1});
    CHECK(field.marks.all().empty());
    field.dies(field.foe, {4, 1});
    REQUIRE(field.marks.all().size() == 1);
    CHECK(field.marks.all()[0].at == Point{4, 1});
    CHECK(field.marks.all()[0].kind == FloorMark::Kind::body);
    field.marks.hear(field.game, FloorEntered{2});
    CHECK(field.marks.all().empty());
}

TEST_CASE("a member that can be revived leaves no mark: its body is in the world") {
    Field field;
    field.dies(field.hero, {1, 1});
    field.marks.hear(field.game, FellDown{field.hero, {1, 1}, 9});
    CHECK(field.marks.all().empty());
}

TEST_CASE("fire leaves scorched tiles, one mark for each tile") {
    Field field;
    field.dies(field.foe, {3, 1});
    field.marks.hear(field.game, FireWentOut{{3, 1}, {}});
    REQUIRE(field.marks.all().size() == 1);
    CHECK(field.marks.all()[0].kind == FloorMark::Kind::scorch);
}

TEST_CASE("the oldest marks go first") {
    Arena arena({"##########", "#A.......#", "#........#", "#........#", "#........#", "#........#", "#........#", "##########"});
    arena.hero('A');
    const Game game = arena.start();
    FloorMarks marks;
    for (int y = 1; y <= 6; ++y)
        for (int x = 1; x <= 8; ++x) marks.hear(game, FireWentOut{{x, y}, {}});
    CHECK(marks.all().size() == FloorMarks::most);
    CHECK(marks.all().back().at == Point{8, 6});
}
