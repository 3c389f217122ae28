#include "catalog/trigger_source.hpp"

#include <doctest/doctest.h>

#include <utility>

using namespace td;

namespace {

Trigger on(TriggerEvent event) { return {.event = event, .effects = {Effect{.payload = effect::Heal{.amount = 1}}}}; }

/// One source of each owner, each with a trigger of its own; two dungeons, the second without triggers.
Catalog one_of_each() {
    Catalog catalog;
    catalog.species.resize(1), catalog.species[0].triggers = {on(TriggerEvent::dies), on(TriggerEvent::kills)};
    catalog.statuses.resize(1), catalog.statuses[0].triggers = {on(TriggerEvent::status_lost)};
    catalog.items.resize(1), catalog.items[0].triggers = {on(TriggerEvent::item_used)};
    catalog.terrains.resize(1), catalog.terrains[0].triggers = {on(TriggerEvent::stepped_on)};
    catalog.features.resize(1), catalog.features[0].triggers = {on(TriggerEvent::catches_fire)};
    catalog.weathers.resize(1), catalog.weathers[0].triggers = {on(TriggerEvent::weather_changed)};
    catalog.weathers[0].id = "rain";
    catalog.dungeons.resize(2);
    catalog.dungeons[0].id = "mine";
    catalog.dungeons[0].floors.resize(2);
    catalog.dungeons[0].floors[1].triggers = {on(TriggerEvent::ally_hurt)};
    return catalog;
}

}  // namespace

TEST_CASE("every kind of trigger source is visited once, floors last") {
    const Catalog catalog = one_of_each();
    std::vector<std::pair<TriggerOwner, std::size_t>> visited;
    each_trigger_source(catalog, [&](TriggerId source, const std::vector<Trigger>& triggers) {
        CHECK(&triggers == &triggers_of(catalog, source));
        visited.emplace_back(source.owner, triggers.size());
    });
    using Owner = TriggerOwner;
    CHECK(visited == decltype(visited){{Owner::species, 2},
                                       {Owner::status, 1},
                                       {Owner::item, 1},
                                       {Owner::terrain, 1},
                                       {Owner::feature, 1},
                                       {Owner::weather, 1},
                                       {Owner::floor, 0},
                                       {Owner::floor, 1}});
}

TEST_CASE("the owner of a trigger is named by its definition, a floor by its dungeon") {
    const Catalog catalog = one_of_each();
    CHECK(owner_name(catalog, trigger_source(WeatherId(0))) == "rain");
    CHECK(owner_name(catalog, trigger_source(DungeonId(0), 1)) == "mine");
    CHECK(trigger_of(catalog, {TriggerOwner::species, 0, 0, 1}).event == TriggerEvent::kills);
}

TEST_CASE("an event on a floor is awaited in that dungeon alone, any other event everywhere") {
    const AwaitedEvents awaited = awaited_events(one_of_each());
    CHECK(awaited.contains(TriggerEvent::catches_fire, DungeonId(1)));
    CHECK(awaited.contains(TriggerEvent::dies, DungeonId{}));
    CHECK(awaited.contains(TriggerEvent::ally_hurt, DungeonId(0)));
    CHECK_FALSE(awaited.contains(TriggerEvent::ally_hurt, DungeonId(1)));
    CHECK_FALSE(awaited.contains(TriggerEvent::ally_hurt, DungeonId{}));
    CHECK_FALSE(awaited.contains(TriggerEvent::waits, DungeonId(0)));
}
