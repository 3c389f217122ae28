#include "rules/readiness.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A hero with 10 points of mana, of which `left` are left and 2 come back each round.
struct Mage {
    explicit Mage(int left = 10) {
        ResourcePool mana;
        mana.id = mana.name = "mana";
        arena.catalog->pools = {mana};
        PoolBudget budget;
        budget.maximum = 10;
        budget.per_round = 2;
        arena.catalog->species[ids::hero.index()].pools = {{PoolId(0), budget}};
        hero = arena.hero('A');
        arena.world.edit<Pools>(hero).list[0].amount = left;
    }
    void cost(int points) { arena.catalog->skills[ids::bolt.index()].pool_cost = {{PoolId(0), points}}; }
    std::optional<Refusal> refusal(const SkillSlot& slot) const { return why_not_ready(view(), hero, slot); }
    WorldView view() const { return {arena.world, *arena.catalog}; }

    Arena arena{{"###", "#A#", "###"}};
    EntityId hero;
};

}  // namespace

TEST_CASE("a skill needs a charge, unless it has none to spend") {
    const Mage mage;
    CHECK(mage.refusal({ids::bolt, 0})->reason == Refusal::Reason::no_charge);
    CHECK_FALSE(mage.refusal({ids::bolt, 1}));
    CHECK_FALSE(mage.refusal({ids::strike, 0}));
    CHECK(is_ready(mage.view(), mage.hero, {ids::bolt, 1}));
    CHECK_FALSE(is_ready(mage.view(), mage.hero, {ids::bolt, 0}));
}

TEST_CASE("a skill that cools down says for how long") {
    const Mage mage;
    const auto refusal = mage.refusal({ids::bolt, 1, {.rounds = 2}});
    REQUIRE(refusal);
    CHECK(refusal->reason == Refusal::Reason::cooling);
    CHECK(refusal->cooling.rounds == 2);
}

TEST_CASE("what cannot be paid is told with the pool, what is needed and what is left") {
    Mage mage(3);
    mage.cost(3);
    CHECK_FALSE(mage.refusal({ids::bolt, 1}));
    mage.cost(4);
    const auto refusal = mage.refusal({ids::bolt, 1});
    REQUIRE(refusal);
    CHECK(refusal->reason == Refusal::Reason::cannot_pay);
    CHECK(refusal->pool == PoolId(0));
    CHECK(refusal->needed == 4);
    CHECK(refusal->left == 3);
    CHECK(why_not_payable(mage.view(), mage.hero, {{PoolId(0), 4}}) == refusal);
    CHECK_FALSE(why_not_payable(mage.view(), mage.hero, {}));
}

TEST_CASE("a skill may become ready within a round by what its pool gives back, and by the end of its cooldown") {
    Mage mage(3);
    const auto may = [&](const SkillSlot& slot) { return may_become_ready(mage.view(), mage.hero, slot); };
    mage.cost(5);
    CHECK(may({ids::bolt, 1}));
    mage.cost(6);
    CHECK_FALSE(may({ids::bolt, 1}));
    mage.arena.catalog->species[ids::hero.index()].pools[0].second.rate = 11;  // in ten rounds
    mage.cost(7);
    CHECK(may({ids::bolt, 1}));
    mage.cost(8);
    CHECK_FALSE(may({ids::bolt, 1}));
    mage.cost(0);
    CHECK(may({ids::bolt, 1, {.rounds = 1}}));
    CHECK_FALSE(may({ids::bolt, 1, {.rounds = 2}}));
    CHECK(may({ids::bolt, 1, {.ticks = 100}}));
    CHECK_FALSE(may({ids::bolt, 1, {.ticks = 101}}));
    CHECK_FALSE(may({ids::bolt, 0}));
}
