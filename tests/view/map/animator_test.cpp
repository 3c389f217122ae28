// Floating texts over creatures, and the turn that is shown, by the clock of the animation.
#include "view/map/animator.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

struct Desk {
    Arena arena{{"########", "#A.#..D#", "#.BC...#", "########"}};
    EntityId hero = arena.hero('A');
    TeamId foes = arena.add_team(Faction::foe);
    EntityId foe = arena.add('B', ids::slug, foes);
    Game game = arena.start();
    Animator animator;
    std::int64_t clock = 0;

    WasHurt hurt(EntityId who, int amount) const { return {.who = who, .amount = amount, .at = *game.world().position(who)}; }
    WasHealed healed(EntityId who, int amount) const { return {.who = who, .amount = amount, .at = *game.world().position(who)}; }
    void wait(std::int64_t milliseconds) {
        for (const std::int64_t until = clock + milliseconds; clock < until;) animator.advance(clock = std::min(clock + 20, until));
    }
    std::vector<std::string> texts() const {
        std::vector<std::string> texts;
        for (const FloatingText& each : animator.floating_texts()) texts.push_back(each.text);
        return texts;
    }
};

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("harm done to one creature within a moment rises as one number with a count") {
    Desk shown;
    shown.animator.add(shown.game, shown.hurt(shown.foe, 3));
    shown.animator.add(shown.game, shown.hurt(shown.foe, 3));
    shown.animator.add(shown.game, shown.hurt(shown.foe, 5));
    CHECK(shown.texts() == Texts{"11 (x3)"});
}

TEST_CASE("what rises stays apart by creature and by kind") {
    Desk shown;
    shown.animator.add(shown.game, shown.hurt(shown.foe, 3));
    shown.animator.add(shown.game, shown.hurt(shown.hero, 4));
    shown.animator.add(shown.game, shown.healed(shown.hero, 2));
    shown.animator.add(shown.game, shown.healed(shown.hero, 5));
    // The sparks of the second creature come after those of the first.
    shown.wait(500);
    CHECK(shown.texts() == Texts{"3", "4", "+7 (x2)"});
}

TEST_CASE("the same words fold, and different ones do not") {
    Desk shown;
    const Point at = shown.arena.where('A');
    shown.animator.add(shown.game, Missed{shown.foe, shown.hero, at});
    shown.animator.add(shown.game, Missed{shown.foe, shown.hero, at});
    shown.animator.add(shown.game, ResistedStatus{shown.hero, {}});
    shown.wait(200);
    REQUIRE(shown.texts().size() == 2);
    CHECK(shown.texts()[0].ends_with(" (x2)"));
    CHECK_FALSE(shown.texts()[1].ends_with(" (x2)"));
}

TEST_CASE("the same word over neighbours is one word between them, and one farther away is another") {
    Desk shown;
    for (const Point at : {Point{1, 1}, Point{1, 2}, Point{2, 2}, Point{5, 2}}) {
        REQUIRE(shown.game.sight().sees(at));
        shown.animator.add(shown.game, Missed{shown.foe, shown.hero, at});
    }
    shown.wait(40);
    const std::vector<FloatingText> texts = shown.animator.floating_texts();
    REQUIRE(texts.size() == 2);
    CHECK(texts[0].text.ends_with(" (x3)"));
    CHECK(texts[0].at.x == 1.5f);
    CHECK(texts[0].at.y == 1.5f);
    CHECK(texts[1].at.x == 5);
}

TEST_CASE("harm of another moment is a number of its own") {
    Desk shown;
    shown.animator.add(shown.game, shown.hurt(shown.foe, 3));
    shown.wait(600);
    shown.animator.add(shown.game, shown.hurt(shown.foe, 4));
    CHECK(shown.texts() == Texts{"3", "4"});
}

TEST_CASE("a count grows as its parts are shown") {
    Desk shown;
    const Point from = shown.arena.where('A');
    // Each shot lunges first, so the second hits later than the first.
    for (const int amount : {3, 4}) {
        shown.animator.add(shown.game, FiredWeapons{.who = shown.hero, .from = from});
        shown.animator.add(shown.game, shown.hurt(shown.foe, amount));
    }
    shown.wait(100);
    CHECK(shown.texts() == Texts{"3"});
    shown.wait(300);
    CHECK(shown.texts() == Texts{"7 (x2)"});
}

TEST_CASE("what is cut short rises at one moment and folds") {
    Desk shown;
    for (const int amount : {3, 4, 5}) {
        for (int i = 0; i < 3; ++i) shown.animator.add(shown.game, FiredWeapons{.who = shown.hero, .from = shown.arena.where('A')});
        shown.animator.add(shown.game, shown.hurt(shown.foe, amount));
    }
    shown.animator.finish();
    CHECK(shown.texts() == Texts{"12 (x3)"});
}

namespace {

/// A turn of `who` in which it walks a step to the east.
void walk(Desk& shown, EntityId who, int tier) {
    const Point at = *shown.game.world().position(who);
    shown.animator.add(shown.game, TurnBegan{who, 3, tier});
    shown.animator.add(shown.game, Walked{who, at, at + Point{1, 0}});
}

}  // namespace

TEST_CASE("turn by turn, one creature acts at a time, in the order of the turns") {
    Desk shown;
    shown.animator.set_tempo({Pace::turn_by_turn, true});
    walk(shown, shown.foe, 1);
    walk(shown, shown.hero, 2);
    shown.animator.advance(0);
    const std::vector<TurnShown> both{{shown.foe, {3, 1, 0}, true}, {shown.hero, {3, 2, 0}, false}};
    CHECK(shown.animator.turns_shown() == both);
    shown.wait(300);
    CHECK(shown.animator.turns_shown() == std::vector<TurnShown>{{shown.hero, {3, 2, 0}, true}});
    shown.wait(400);
    CHECK(shown.animator.turns_shown().empty());
    CHECK(shown.animator.settled());
}

TEST_CASE("at an easy pace steps go together, and everyone who steps acts") {
    Desk shown;
    walk(shown, shown.foe, 1);
    walk(shown, shown.hero, 2);
    REQUIRE(shown.animator.turns_shown().size() == 2);
    CHECK(shown.animator.turns_shown()[0].acts);
    CHECK(shown.animator.turns_shown()[1].acts);
}

TEST_CASE("a creature that acts in the turn of another is the one that acts") {
    Desk shown;
    shown.animator.set_tempo({Pace::turn_by_turn, true});
    walk(shown, shown.foe, 1);
    const Point from = *shown.game.world().position(shown.hero);
    shown.animator.add(shown.game, FiredWeapons{.who = shown.hero, .from = from, .alone = true});
    shown.animator.advance(0);
    REQUIRE(shown.animator.turns_shown().size() == 2);
    CHECK(shown.animator.turns_shown()[0].who == shown.foe);
    CHECK(shown.animator.turns_shown()[0].acts);
    CHECK(shown.animator.turns_shown()[1].who == shown.hero);
    CHECK_FALSE(shown.animator.turns_shown()[1].acts);
}

TEST_CASE("what is cut short is over for the ribbon, too") {
    Desk shown;
    shown.animator.set_tempo({Pace::slow, true});
    walk(shown, shown.foe, 1);
    shown.animator.finish();
    CHECK(shown.animator.turns_shown().empty());
}

TEST_CASE("a turn of a creature out of sight is not shown") {
    Desk shown;
    const EntityId hidden = shown.arena.add('D', ids::slug, shown.foes);
    const Game game = shown.arena.start();
    REQUIRE_FALSE(game.sight().sees({6, 1}));
    shown.animator.set_tempo({Pace::turn_by_turn, true});
    shown.animator.add(game, TurnBegan{hidden, 3, 1});
    shown.animator.add(game, Walked{hidden, {6, 1}, {5, 1}});
    CHECK(shown.animator.turns_shown().empty());
    shown.animator.add(game, TurnBegan{shown.foe, 3, 1});
    shown.animator.add(game, Waited{shown.foe});
    CHECK(shown.animator.turns_shown().size() == 1);
}
