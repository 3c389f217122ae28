#include "rules/effects.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("every effect is about the ground, or does something to a creature that is hurt, poisoned and in reach") {
    for (int i = 0; i <= static_cast<int>(EffectKind::end_round); ++i) {
        CAPTURE(i);
        const auto kind = static_cast<EffectKind>(i);
        Arena arena({"#########", "#A..B...#", "#.......#", "#.......#", "#########"});
        const EntityId hero = arena.hero('A', ids::wisp);
        const EntityId foe = arena.add('B', ids::wisp, arena.add_team(Faction::foe));
        arena.world.edit<Health>(foe).now = 1;
        arena.world.edit<Statuses>(foe).list.push_back({ids::poison, 3, {}});
        Effect effect{.kind = kind, .amount = 2, .radius = 9};
        effect.status = ids::poison;
        effect.species = ids::runner;
        effect.terrain = ids::mire;
        effect.feature = ids::cobweb;
        effect.item = ids::herb;
        Dice dice(Rng(1));
        const auto actions = consequences(arena.world, *arena.catalog, dice, {effect}, effect_source_of(arena.world, hero), foe);
        CHECK(actions.empty() == is_about_ground(kind));
        const auto on_ground =
            consequences_for_ground(arena.world, *arena.catalog, dice, {effect}, effect_source_of(arena.world, hero), {{4, 1}});
        if (!is_about_ground(kind)) CHECK(on_ground.empty());
    }
}
