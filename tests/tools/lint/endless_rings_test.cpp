#include "tools/lint/endless_rings.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

std::string told(const std::vector<Finding>& found) {
    std::string all;
    for (const Finding& one : found) all += one.why + "\n";
    return all;
}

Trigger on(TriggerEvent event, EffectPayload payload) {
    Trigger trigger;
    trigger.event = event;
    trigger.effects = {Effect{.payload = std::move(payload)}};
    return trigger;
}

}  // namespace

TEST_CASE("a ring of features that open into each other is told of once, at its first one") {
    Catalog catalog;
    for (const char* id : {"gate", "door", "ajar", "open"}) {
        catalog.features.emplace_back();
        catalog.features.back().id = id;
    }
    const auto feature = [](std::size_t number) { return FeatureId(number); };
    catalog.features[0].opens_into = feature(1);
    catalog.features[1].opens_into = feature(2);
    CHECK(told(endless_rings(catalog, feature(1))).empty());
    catalog.features[2].opens_into = feature(1);
    CHECK(told(endless_rings(catalog, feature(0))).empty());
    CHECK(told(endless_rings(catalog, feature(1))) == "walking into it opens it again and again: door -> ajar -> door\n");
    CHECK(told(endless_rings(catalog, feature(2))).empty());
    catalog.features[3].opens_into = feature(3);
    CHECK(told(endless_rings(catalog, feature(3))) == "walking into it opens it again and again: open -> open\n");
}

TEST_CASE("creatures that call their own kind, or change their shape to and fro, are told of with the ring") {
    const auto catalog = small_catalog();
    Species& hero = catalog->species[ids::hero.index()];
    Species& slug = catalog->species[ids::slug.index()];
    hero.id = "hero", slug.id = "slug";
    hero.triggers = {on(TriggerEvent::turn_end, effect::Summon{1, ids::slug})};
    CHECK(told(endless_rings(*catalog, ids::hero)).empty());
    slug.triggers = {on(TriggerEvent::joins, effect::Summon{1, ids::hero})};
    CHECK(told(endless_rings(*catalog, ids::hero)) == "they summon their own kind endlessly: hero -> slug -> hero\n");
    slug.triggers[0].chance = 50;
    CHECK(told(endless_rings(*catalog, ids::hero)).empty());
    slug.triggers = {on(TriggerEvent::dies, effect::Summon{1, ids::hero})};
    CHECK(told(endless_rings(*catalog, ids::hero)) == "they summon their own kind endlessly: hero -> slug -> hero\n");
    slug.triggers = {on(TriggerEvent::floor_entered, effect::Summon{1, ids::hero})};
    CHECK(told(endless_rings(*catalog, ids::hero)).empty());
    hero.triggers = {on(TriggerEvent::round_end, effect::Transform{ids::slug})};
    slug.triggers = {on(TriggerEvent::turn_start, effect::Transform{ids::hero})};
    CHECK(told(endless_rings(*catalog, ids::hero)) == "it turns into something else and back endlessly: hero -> slug -> hero\n");
    slug.triggers[0].event = TriggerEvent::hurt;
    CHECK(told(endless_rings(*catalog, ids::hero)).empty());
}

TEST_CASE("a status that a creature brings upon itself counts as its own for rings") {
    const auto catalog = small_catalog();
    Species& slug = catalog->species[ids::slug.index()];
    slug.id = "slug";
    Status egg;
    egg.triggers = {on(TriggerEvent::round_end, effect::Summon{1, ids::slug})};
    catalog->statuses.push_back(egg);
    slug.triggers = {on(TriggerEvent::hurt, effect::GainStatus{StatusId(catalog->statuses.size() - 1), 0})};
    CHECK(told(endless_rings(*catalog, ids::slug)) == "they summon their own kind endlessly: slug -> slug\n");
    slug.triggers[0].effects[0].chance = 50;
    CHECK(told(endless_rings(*catalog, ids::slug)).empty());
}

TEST_CASE("creatures that call their own kind by a skill are told of, since each who comes can call again") {
    const auto catalog = small_catalog();
    Species& hero = catalog->species[ids::hero.index()];
    Species& slug = catalog->species[ids::slug.index()];
    hero.id = "hero", slug.id = "slug";
    Skill call;
    call.effects = {Effect{.payload = effect::Summon{1, ids::slug}}};
    catalog->skills.push_back(call);
    hero.skills = slug.skills = {};
    hero.skills = {SkillId(catalog->skills.size() - 1)};
    CHECK(told(endless_rings(*catalog, ids::hero)).empty());
    slug.skills = hero.skills;
    CHECK(told(endless_rings(*catalog, ids::hero)).empty());
    CHECK(told(endless_rings(*catalog, ids::slug)) ==
          "they summon their own kind by a skill, and each of those can summon again: slug -> slug\n");
}

TEST_CASE("turns that give a further turn at once are told of, unless something bounds them") {
    const std::string endless = "each of its turns gives it another one at once, endlessly\n";
    const auto catalog = small_catalog();
    Species& hero = catalog->species[ids::hero.index()];
    hero.triggers = {on(TriggerEvent::turn_end, effect::ExtraTurn{})};
    CHECK(told(endless_rings(*catalog, ids::hero)) == endless);
    hero.triggers[0].limit = TriggerLimit::round;
    CHECK(told(endless_rings(*catalog, ids::hero)).empty());
    hero.triggers = {on(TriggerEvent::turn_start, effect::ExtraTurn{})};
    CHECK(told(endless_rings(*catalog, ids::hero)) == endless);
    hero.triggers[0].chance = 99;
    CHECK(told(endless_rings(*catalog, ids::hero)).empty());
    hero.triggers = {on(TriggerEvent::turn_end, effect::ExtraTurn{25})};
    CHECK(told(endless_rings(*catalog, ids::hero)).empty());
    hero.triggers = {on(TriggerEvent::round_end, effect::ExtraTurn{})};
    CHECK(told(endless_rings(*catalog, ids::hero)).empty());
}
