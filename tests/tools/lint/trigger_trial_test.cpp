#include "tools/lint/trigger_trial.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

using Kind = TriggerCondition::Kind;

constexpr TriggerId of_hero{TriggerOwner::species, 0, 0, 0};

/// Healing that hurts as much as it helps, and calls for the next.
Trigger useless_healing() {
    Trigger trigger;
    trigger.event = TriggerEvent::healed;
    trigger.effects = {Effect{.payload = effect::Harm{.amount = 1, .percent = 0, .kind = {}}},
                       Effect{.payload = effect::Heal{.amount = 1}}};
    return trigger;
}

std::vector<TriggerId> tried(const Catalog& catalog, std::vector<TriggerId> sources = {of_hero}) {
    return endless_chain(catalog, rulebook_of(catalog), of_hero, sources, StatusBearers::self);
}

}  // namespace

TEST_CASE("a trigger that sets itself off without end is told once, and one that does not is not") {
    const auto catalog = small_catalog();
    catalog->species[0].triggers = {useless_healing()};
    CHECK(tried(*catalog) == std::vector{of_hero});
    CHECK(tried(*catalog) == tried(*catalog));
    catalog->species[0].triggers[0].effects.pop_back();
    CHECK(tried(*catalog).empty());
}

TEST_CASE("the room is as the conditions of its triggers want it") {
    const auto catalog = small_catalog();
    catalog->weathers.resize(1);
    Trigger trigger = useless_healing();
    const auto want = [&](Kind kind) -> TriggerCondition& { return trigger.conditions.emplace_back(TriggerCondition{.kind = kind}); };
    want(Kind::health_below).low = 30;
    want(Kind::has_status).status = ids::haste;
    want(Kind::on_terrain).terrain = ids::mire;
    want(Kind::on_feature).feature = ids::spring;
    want(Kind::weather).weather = WeatherId(0);
    want(Kind::carries).item = ids::herb;
    want(Kind::of_side).faction = static_cast<std::uint8_t>(Faction::foe);
    catalog->species[0].triggers = {trigger};
    CHECK(tried(*catalog) == std::vector{of_hero});
    catalog->species[0].immunities = {ids::haste};
    CHECK(tried(*catalog).empty());
}

TEST_CASE("without ground or a species there is no room to try anything in") {
    const auto catalog = small_catalog();
    catalog->species[0].triggers = {useless_healing()};
    for (Terrain& terrain : catalog->terrains) terrain.passable = 0;
    CHECK(tried(*catalog).empty());
}
