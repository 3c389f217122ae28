// The sentence for each reason why something was not done.
#include <doctest/doctest.h>

#include <algorithm>

#include "game/arena.hpp"
#include "text/describe.hpp"

using namespace td;
using namespace td::test;

namespace {

using Reason = Refusal::Reason;

/// `Mira` is refused something beside a fox.
struct RefusalScene {
    RefusalScene() {
        mira = arena.hero('A');
        fox = arena.add('1', ids::slug, arena.add_team(Faction::foe));
        give_name(arena.world, mira, "Mira");
        give_name(arena.world, fox, "Ember fox");
        ResourcePool mana;
        mana.id = mana.name = "Mana";
        ResourcePool heat = mana;
        heat.id = heat.name = "Heat";
        heat.fills_up = true;
        arena.catalog->pools = {mana, heat};
    }
    std::string refused(const Refusal& refusal) const { return describe(refusal, mira, {arena.world, *arena.catalog}); }

    Arena arena{{"####", "#A1#", "####"}};
    EntityId mira, fox;
};

}  // namespace

TEST_CASE("every refusal is a sentence of its own") {
    const RefusalScene scene;
    std::vector<std::string> seen;
    for (int i = 0; i <= static_cast<int>(Reason::replaced_forever); ++i) {
        const std::string text = scene.refused({.reason = static_cast<Reason>(i),
                                                .by = scene.fox,
                                                .status = ids::rooted,
                                                .terrain = ids::mire,
                                                .feature = ids::crate,
                                                .pool = PoolId(0),
                                                .cooling = {.rounds = 2}});
        CAPTURE(text);
        CHECK(text.back() == '.');
        CHECK(std::find(seen.begin(), seen.end(), text) == seen.end());
        seen.push_back(text);
    }
}

TEST_CASE("a refusal names what is in the way, as far as that is known") {
    const RefusalScene scene;
    CHECK(scene.refused({.reason = Reason::terrain, .terrain = ids::mire}) == "Mira cannot enter mire.");
    CHECK(scene.refused({.reason = Reason::terrain}) == "Mira cannot enter that ground.");
    CHECK(scene.refused({.reason = Reason::feature, .feature = ids::crate}) == "The crate is in the way.");
    CHECK(scene.refused({.reason = Reason::feature}) == "Something solid is in the way.");
    CHECK(scene.refused({.reason = Reason::creature, .by = scene.fox}) == "Ember fox is in the way.");
    CHECK(scene.refused({.reason = Reason::rooted, .status = ids::rooted}) == "Mira is rooted and cannot step away.");
    CHECK(scene.refused({.reason = Reason::rooted}) == "Mira is held fast and cannot step away.");
    CHECK(scene.refused({.reason = Reason::already_holding, .by = scene.fox}) == "Ember fox is already holding something.");
}

TEST_CASE("what cannot be paid is told by what is left of the pool, or by what still fits into it") {
    const RefusalScene scene;
    CHECK(scene.refused({.reason = Reason::cannot_pay, .pool = PoolId(0), .needed = 5, .left = 3}) == "Mira has 3 mana and needs 5.");
    CHECK(scene.refused({.reason = Reason::cannot_pay, .pool = PoolId(1), .needed = 5, .left = 3}) ==
          "Mira can take only 3 more heat; this adds 5.");
}
