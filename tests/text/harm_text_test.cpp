// What a blow would come to, in words.
#include "text/harm_text.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// The hero `A` beside the friend `B` and the foe `F`.
struct Blow {
    Arena arena{{"#####", "#BAF#", "#####"}};
    EntityId hero = arena.hero('A');
    EntityId mate = arena.hero('B');
    EntityId foe = arena.add('F', ids::slug, arena.add_team(Faction::foe));
    std::vector<Effect> five{Effect{.payload = effect::Harm{.amount = 5}}};

    std::string told(bool brief = false) { return chance_and_harm(arena.start(), hero, foe, 80, five, brief); }
};

}  // namespace

TEST_CASE("a blow is told with its chance, its harm and how many of them fell; in brief without the latter") {
    Blow blow;
    blow.arena.world.edit<Health>(blow.foe).now = 11;
    CHECK(blow.told() == "80%, 5 (3 hits to fell)");
    CHECK(blow.told(true) == "80%, 5");
    blow.five.front().times = 3;
    CHECK(blow.told() == "80%, 15 (1 hit to fell)");
}

TEST_CASE("what never harms is told by its chance alone") {
    Blow blow;
    blow.five = {Effect{.payload = effect::Heal{.amount = 5}}};
    CHECK(blow.told() == "80%");
}

TEST_CASE("friends are always hit, and do not answer") {
    Blow blow;
    const Game game = blow.arena.start();
    constexpr int accuracy = 50;
    CHECK(aimed_chance(game, blow.hero, blow.mate, accuracy) == 100);
    CHECK(aimed_chance(game, blow.hero, blow.foe, accuracy) < 100);
    CHECK(answers_to(game, blow.hero, blow.mate, game.catalog()[ids::strike]).empty());
}
