// Larger changes of creatures that commit carries out in one go.
#include <doctest/doctest.h>

#include "actions/changes.hpp"
#include "actions/commit.hpp"
#include "game/arena.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("what is used up goes from the hand first, then from the bag of the team") {
    Arena arena({"####", "#A.#", "####"});
    const EntityId who = arena.hero('A');
    arena.world.add(who, HeldItem{{ids::herb, 1}});
    Bag& bag = arena.world.edit_bag(TeamId(0));
    bag.stacks = {{ids::knife, 1}, {ids::herb, 2}};
    use_up(arena.world, who, ids::herb);
    CHECK_FALSE(arena.world.has<HeldItem>(who));
    CHECK(bag.stacks[1].count == 2);
    use_up(arena.world, who, ids::herb);
    CHECK(bag.stacks[1].count == 1);
    use_up(arena.world, who, ids::herb);
    CHECK(bag.stacks.size() == 1);
}

TEST_CASE("a creature that becomes another keeps its share of health, and has the skills of its new kind") {
    Arena arena({"####", "#A.#", "####"});
    const EntityId who = arena.hero('A');
    arena.catalog->species[ids::slug.index()].health = 80;
    arena.catalog->species[ids::slug.index()].skills = {ids::bolt};
    arena.world.edit<Health>(who) = {10, 40};
    change_species(arena.world, *arena.catalog, who, ids::slug);
    CHECK(species_of({arena.world, *arena.catalog}, who).id == "slug");
    CHECK(arena.world.find<Health>(who)->now == 20);
    CHECK(arena.world.find<Health>(who)->maximum == 80);
    REQUIRE(arena.world.find<Skills>(who)->slots.size() == 1);
    CHECK(arena.world.find<Skills>(who)->slots[0].skill == ids::bolt);
    CHECK(arena.world.find<Creature>(who)->name == "A");
    arena.world.edit<Health>(who).now = 1;
    change_species(arena.world, *arena.catalog, who, ids::hero);
    CHECK(arena.world.find<Health>(who)->now == 1);
}

TEST_CASE("triggers that may go off once a turn are renewed with the turn, others stay spent") {
    Arena arena({"####", "#A.#", "####"});
    const EntityId who = arena.hero('A');
    const auto spent = [&] {
        const UsedTriggers* triggers = arena.world.find<UsedTriggers>(who);
        return triggers ? triggers->list.size() : 0;
    };
    spend_trigger(arena.world, who, {TriggerOwner::species, 0, 0}, TriggerLimit::turn);
    spend_trigger(arena.world, who, {TriggerOwner::species, 0, 0, 1}, TriggerLimit::round);
    CHECK(spent() == 2);
    renew_triggers(arena.world, who, TriggerLimit::turn);
    CHECK(spent() == 1);
    renew_triggers(arena.world, who, TriggerLimit::round);
    CHECK(spent() == 0);
}
