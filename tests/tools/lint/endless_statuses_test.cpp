// A status that nothing ends and that costs all turns would lock a game whose whole party has it.
#include "tools/lint/endless_statuses.hpp"

#include <doctest/doctest.h>

#include <string>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A slug, which is no member of the party, turns others to stone by its plain attack. Stone has no duration.
struct Stone {
    Stone() {
        Status status;
        status.id = status.name = "stone";
        status.duration = 0;
        status.stops_acting = true;
        catalog->statuses.push_back(status);
        catalog->skills[ids::strike.index()].effects = {gain()};
        for (Species& species : catalog->species) species.attack_skill = {}, species.skills.clear();
        catalog->species[ids::slug.index()].attack_skill = ids::strike;
        catalog->dungeons[0].party = {TeamMember{ids::hero, {}, {}}};
    }
    Status& status() { return catalog->statuses.back(); }
    StatusId id() const { return StatusId(catalog->statuses.size() - 1); }
    Effect gain() const { return {.payload = effect::GainStatus{id(), 0}}; }
    Trigger at(TriggerEvent event, Effect effect) const {
        Trigger trigger;
        trigger.event = event;
        trigger.effects = {std::move(effect)};
        return trigger;
    }
    std::string told() const {
        const std::vector<Finding> found = endless_statuses(*catalog, id());
        if (!found.empty()) CHECK_FALSE(found.front().hint.empty());
        return found.empty() ? std::string() : found.front().why;
    }

    std::shared_ptr<Catalog> catalog = small_catalog();
};

}  // namespace

TEST_CASE("a status without an end that keeps the party from acting is told, with what gives it") {
    Stone stone;
    CHECK(stone.told() == "a creature that gains it never acts again, and nothing ends it; `" +
                              stone.catalog->skills[ids::strike.index()].id + "` gives it to the party");
    SUBCASE("not if it runs out") {
        stone.status().duration = 3;
        CHECK(stone.told().empty());
    }
    SUBCASE("not if whatever gives it says for how long") {
        stone.catalog->skills[ids::strike.index()].effects[0].part<effect::GainStatus>().duration = 2;
        CHECK(stone.told().empty());
    }
    SUBCASE("not if harm ends it") {
        stone.status().ends_when_hurt = true;
        CHECK(stone.told().empty());
    }
    SUBCASE("not if its bearer may act") {
        stone.status().stops_acting = false;
        CHECK(stone.told().empty());
    }
    SUBCASE("not if something takes it away by name") {
        stone.catalog->items[0].use = {{.payload = effect::LoseStatus{stone.id()}}};
        CHECK(stone.told().empty());
        stone.catalog->items[0].use = {{.payload = effect::LoseStatus{}}};
        CHECK_FALSE(stone.told().empty());
    }
    SUBCASE("not if another status replaces it") {
        stone.catalog->statuses[0].replaces = {stone.id()};
        CHECK(stone.told().empty());
    }
}

TEST_CASE("a trigger ends a status only if its event can happen to who does nothing") {
    Stone stone;
    stone.status().triggers = {stone.at(TriggerEvent::steps, {.payload = effect::Heal{.amount = 1}})};
    stone.status().triggers[0].ends = true;
    CHECK_FALSE(stone.told().empty());
    stone.status().triggers[0].event = TriggerEvent::round_end;
    CHECK(stone.told().empty());
}

TEST_CASE("a status that gives itself again never ends, nor does one whose trigger takes each turn") {
    Stone stone;
    stone.status().duration = 2;
    stone.status().triggers = {stone.at(TriggerEvent::round_end, stone.gain())};
    CHECK_FALSE(stone.told().empty());
    stone.status().triggers[0].chance = 50;
    CHECK(stone.told().empty());
    // Two that give each other.
    Status& stun = stone.catalog->statuses[ids::stunned.index()];
    stun.stops_acting = true;
    stun.triggers = {stone.at(TriggerEvent::status_lost, stone.gain())};
    stone.status().triggers = {stone.at(TriggerEvent::status_lost, {.payload = effect::GainStatus{ids::stunned, 0}})};
    CHECK_FALSE(stone.told().empty());
    stun.stops_acting = false;
    CHECK(stone.told().empty());
    stone.status().duration = 0;
    stone.status().stops_acting = false;
    stone.status().triggers = {stone.at(TriggerEvent::turn_start, {.payload = effect::LoseTurn{}})};
    CHECK_FALSE(stone.told().empty());
}

TEST_CASE("only what reaches the party counts: not what its members do to foes, nor what foes do to themselves") {
    Stone stone;
    stone.catalog->dungeons[0].party = {TeamMember{ids::slug, {}, {}}};
    CHECK(stone.told().empty());
    stone.catalog->skills[ids::strike.index()].audience = Audience::everyone;
    CHECK_FALSE(stone.told().empty());
    stone.catalog->skills[ids::strike.index()].effects.clear();
    stone.catalog->species[ids::runner.index()].triggers = {stone.at(TriggerEvent::floor_entered, stone.gain())};
    CHECK(stone.told().empty());
    stone.catalog->terrains[ids::mire.index()].triggers = {stone.at(TriggerEvent::stepped_on, stone.gain())};
    CHECK(stone.told().find("gives it to the party") != std::string::npos);
}

TEST_CASE("what heroes may be turned into is of the party, too") {
    Stone stone;
    Catalog& catalog = *stone.catalog;
    const auto turn_into = [&](SpeciesId species) { return Effect{.payload = effect::Transform{species}}; };
    catalog.skills[ids::strike.index()].effects = {turn_into(ids::wisp)};
    catalog.species[ids::fish.index()].triggers = {stone.at(TriggerEvent::turn_start, stone.gain())};
    CHECK(stone.told().empty());
    SUBCASE("in one step") { catalog.skills[ids::strike.index()].effects = {turn_into(ids::fish)}; }
    SUBCASE("in two steps") { catalog.species[ids::wisp.index()].triggers = {stone.at(TriggerEvent::round_end, turn_into(ids::fish))}; }
    SUBCASE("by an item") { catalog.items[ids::herb.index()].use = {turn_into(ids::fish)}; }
    CHECK(stone.told().find("; `" + catalog.species[ids::fish.index()].id + "` gives it to the party") != std::string::npos);
}

TEST_CASE("what a broken-off skill or item does to its own user counts, too") {
    Stone stone;
    Catalog& catalog = *stone.catalog;
    catalog.skills[ids::strike.index()].effects.clear();
    catalog.skills[ids::mend.index()].on_cancel.backlash = {stone.gain()};
    CHECK(stone.told().empty());
    catalog.species[ids::hero.index()].skills = {ids::mend};
    CHECK_FALSE(stone.told().empty());
    catalog.species[ids::hero.index()].skills.clear();
    catalog.items[ids::herb.index()].on_cancel.backlash = {stone.gain()};
    CHECK_FALSE(stone.told().empty());
}

TEST_CASE("the hint for a status that renews itself is not to give it a duration, if it has one") {
    Stone stone;
    stone.status().duration = 3;
    stone.status().triggers = {stone.at(TriggerEvent::turn_end, stone.gain())};
    const std::vector<Finding> found = endless_statuses(*stone.catalog, stone.id());
    REQUIRE(found.size() == 1);
    CHECK(found[0].hint == "do not let it renew itself, or let a trigger or an item `lose_status` it");
}
