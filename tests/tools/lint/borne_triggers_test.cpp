#include "tools/lint/borne_triggers.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("a creature bears the triggers of its species, and those of statuses that they bring upon it") {
    const auto catalog = small_catalog();
    const auto status = [&](std::vector<Trigger> triggers) {
        catalog->statuses.emplace_back().triggers = std::move(triggers);
        return StatusId(catalog->statuses.size() - 1);
    };
    const auto gains = [](StatusId id) {
        Trigger trigger;
        trigger.effects = {Effect{.payload = effect::GainStatus{id, 0}}};
        return trigger;
    };
    const StatusId last = status({Trigger{}});
    const StatusId first = status({gains(last)});
    std::vector<Trigger>& own = catalog->species[ids::hero.index()].triggers;
    const auto count = [&](Bringing bringing) { return borne_triggers(*catalog, ids::hero, bringing).size(); };
    own = {gains(first)};
    CHECK(count(Bringing::any) == 3);
    CHECK(count(Bringing::certain) == 3);
    own[0].chance = 50;
    CHECK(count(Bringing::any) == 3);
    CHECK(count(Bringing::certain) == 1);
    own[0].to = TriggerCondition::Whose::other;
    CHECK(count(Bringing::any) == 1);
    // A status that brings itself again ends.
    catalog->statuses[last.index()].triggers = {gains(first)};
    own = {gains(first)};
    CHECK(count(Bringing::any) == 3);
}
