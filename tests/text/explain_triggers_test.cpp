#include "text/explain_triggers.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

using Kind = TriggerCondition::Kind;
using Whose = TriggerCondition::Whose;

std::string told(const Trigger& trigger) {
    const auto catalog = small_catalog();
    return describe_triggers({trigger}, *catalog).at(0);
}

/// A trigger that heals by 3.
Trigger when_hurt() { return {.event = TriggerEvent::hurt, .effects = {Effect{.payload = effect::Heal{.amount = 3}}}}; }

std::string told_if(const TriggerCondition& condition) {
    Trigger trigger = when_hurt();
    trigger.conditions = {condition};
    return told(trigger);
}

}  // namespace

TEST_CASE("a trigger is one sentence: when, and what follows") {
    CHECK(told(when_hurt()) == "When hurt: heals 3.");
    Trigger both = when_hurt();
    both.event = TriggerEvent::round_end;
    both.effects.push_back(Effect{.payload = effect::Heal{.amount = 2}});
    CHECK(told(both) == "At the end of a round: heals 3, heals 2.");
    CHECK(describe_triggers({when_hurt(), both}, *small_catalog()).size() == 2);
    CHECK(describe_triggers({}, *small_catalog()).empty());
}

TEST_CASE("the target and the limit stand behind the effects") {
    Trigger trigger = when_hurt();
    trigger.to = Whose::other;
    CHECK(told(trigger) == "When hurt: heals 3 (to the other).");
    trigger.area = Area{Shape::ring, 0, 1};
    CHECK(told(trigger) == "When hurt: heals 3. Reaches everyone around, up to 1 tile away, from where the other stands.");
    trigger.to = Whose::self;
    CHECK(told(trigger) == "When hurt: heals 3. Reaches everyone around, up to 1 tile away.");
    trigger.audience = Audience::foes;
    CHECK(told(trigger) == "When hurt: heals 3. Reaches everyone around, up to 1 tile away (foes only).");
    trigger.area.reset();
    trigger.limit = TriggerLimit::floor;
    trigger.ends = true;
    CHECK(told(trigger) == "When hurt: heals 3; once per floor; then it is gone.");
}

TEST_CASE("conditions and chance stand behind the event") {
    Trigger trigger = when_hurt();
    trigger.conditions = {{.kind = Kind::health_below, .low = 50}, {.kind = Kind::alone}};
    trigger.chance = 30;
    CHECK(told(trigger) == "When hurt, if it is below 50% of health and it is alone (30%): heals 3.");
    trigger.chance = 100;
    trigger.conditions = {
        {.kind = Kind::asleep, .negated = true}, {.kind = Kind::foe}, {.kind = Kind::guest, .whose = Whose::other, .negated = true}};
    CHECK(told(trigger) == "When hurt, if the other is a foe, unless it is asleep or the other is a guest: heals 3.");
}

TEST_CASE("a condition is told of the creature or of the other, and as it is negated") {
    CHECK(told_if({.kind = Kind::asleep, .whose = Whose::other}) == "When hurt, if the other is asleep: heals 3.");
    CHECK(told_if({.kind = Kind::asleep, .negated = true}) == "When hurt, unless it is asleep: heals 3.");
    CHECK(told_if({.kind = Kind::asleep, .whose = Whose::other, .negated = true}) == "When hurt, unless the other is asleep: heals 3.");
    CHECK(told_if({.kind = Kind::floor, .whose = Whose::other, .low = 2, .high = 4}) == "When hurt, if it is floor 2 to 4: heals 3.");
}

TEST_CASE("conditions name what they are about") {
    CHECK(told_if({.kind = Kind::has_status, .status = ids::poison}) == "When hurt, if it has \"poison\": heals 3.");
    CHECK(told_if({.kind = Kind::has_status}) == "When hurt, if it has a harmful status: heals 3.");
    CHECK(told_if({.kind = Kind::on_terrain, .terrain = ids::mire}) == "When hurt, if it is on mire: heals 3.");
    CHECK(told_if({.kind = Kind::species, .species = ids::slug}) == "When hurt, if it is a slug: heals 3.");
    CHECK(told_if({.kind = Kind::carries, .item = ids::knife}) == "When hurt, if it carries knife: heals 3.");
    CHECK(told_if({.kind = Kind::foes_within, .low = 2, .high = 1}) == "When hurt, if it sees 1 foe or more within 2 tiles: heals 3.");
    CHECK(told_if({.kind = Kind::speed, .low = 1, .high = 1}) == "When hurt, if it has speed 1: heals 3.");
    CHECK(told_if({.kind = Kind::harm_kind, .damage_kind = ids::fire}) == "When hurt, if it is done by fire: heals 3.");
    CHECK(told_if({.kind = Kind::of_side, .faction = static_cast<std::uint8_t>(Faction::neutral)}) ==
          "When hurt, if it is neutral: heals 3.");
}

TEST_CASE("every event and every condition has words") {
    const auto catalog = small_catalog();
    catalog->weathers.resize(1);
    catalog->weathers[0].name = "Rain";
    for (std::size_t i = 0; i < event_infos.size(); ++i) {
        const auto event = static_cast<TriggerEvent>(i);
        CHECK(describe_events(set_of(event), *catalog) == event_infos[i].words);
    }
    for (int kind = 0; kind <= static_cast<int>(Kind::of_status); ++kind) {
        Trigger trigger = when_hurt();
        trigger.conditions = {{.kind = static_cast<Kind>(kind),
                               .status = ids::slow,
                               .terrain = ids::mire,
                               .feature = ids::oil,
                               .species = ids::slug,
                               .item = ids::herb,
                               .skill = ids::bolt,
                               .weather = WeatherId(0),
                               .damage_kind = ids::fire}};
        const std::string text = describe_triggers({trigger}, *catalog)[0];
        CAPTURE(text);
        CHECK(text.find(", :") == std::string::npos);
        CHECK(text.find('{') == std::string::npos);
    }
}

TEST_CASE("several events are joined by or, in their own order") {
    const auto events = set_of(TriggerEvent::hurt) | set_of(TriggerEvent::foe_in_sight);
    CHECK(describe_events(events, *small_catalog()) == "when a foe comes into sight or when hurt");
    CHECK(describe_events({}, *small_catalog()) == "");
}

TEST_CASE("of a weather is told what it changes, and nothing of one that changes nothing") {
    CHECK(describe_weather({}, *small_catalog()) == "");
    CHECK(describe_weather({.sight = -3, .walk_speed = -1}, *small_catalog()) == "Walkers: speed -1. Sight -3.");
    CHECK(describe_weather({.accuracy_percent = 80, .swim_speed = 1, .fly_speed = -2, .quenches = true}, *small_catalog()) ==
          "Swimmers: speed +1. Fliers: speed -2. Accuracy 80%. Nothing burns.");
}
