#include "tools/lab/status_effects.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A floor with two creatures, one of which gains a status that only this number changes.
struct BearerScene {
    Arena arena{{"#####", "#H.F#", "#####"}};
    StatusId status;
    EntityId bearer, foe;
    StatusEffects effects;

    explicit BearerScene(const std::function<void(Status&)>& change) : status(add_status(change)), effects(*arena.catalog) {
        bearer = arena.hero('H');
        foe = arena.add('F', ids::slug, arena.world.add_team(Faction::foe));
        watch(GainedStatus{bearer, status, {}});
    }
    StatusId add_status(const std::function<void(Status&)>& change) {
        change(arena.catalog->statuses.emplace_back());
        return StatusId(arena.catalog->statuses.size() - 1);
    }
    void watch(const Event& event) { effects.watch(arena.world, event); }
    bool changed() const { return effects.changed()[status.index()]; }
};

}  // namespace

TEST_CASE("a status that changes time has changed something as soon as it is gained") {
    CHECK(BearerScene([](Status& s) { s.speed = -1; }).changed());
    CHECK_FALSE(BearerScene([](Status&) {}).changed());
}

TEST_CASE("a better attack changes something only when its bearer strikes") {
    BearerScene scene([](Status& s) { s.attack_percent = 200; });
    CHECK_FALSE(scene.changed());
    scene.watch(WasHurt{.who = scene.bearer, .amount = 3, .source = scene.foe});
    scene.watch(UsedSkill{.who = scene.bearer, .skill = SkillId(0)});
    CHECK_FALSE(scene.changed());
    scene.watch(UsedSkill{.who = scene.bearer, .skill = SkillId(0), .targets = {scene.foe}});
    CHECK(scene.changed());
}

TEST_CASE("a better defence changes something only when its bearer is struck, and while it has it") {
    BearerScene scene([](Status& s) { s.defence_percent = 200; });
    scene.watch(WasHurt{.who = scene.foe, .amount = 3, .source = scene.bearer});
    scene.watch(LostStatus{scene.bearer, scene.status});
    scene.watch(WasHurt{.who = scene.bearer, .amount = 3, .source = scene.foe});
    CHECK_FALSE(scene.changed());
    scene.watch(GainedStatus{scene.bearer, scene.status, {}});
    scene.watch(Missed{scene.foe, scene.bearer, {}});
    CHECK(scene.changed());
}

TEST_CASE("rates, lost turns and stumbles change something when they are told of") {
    const auto shown_by = [](const std::function<void(Status&)>& change, const std::function<Event(const BearerScene&)>& event) {
        BearerScene scene(change);
        CHECK_FALSE(scene.changed());
        scene.watch(event(scene));
        return scene.changed();
    };
    const auto harms = [](Status& s) { s.harm_rate = 5; };
    CHECK(shown_by(harms, [](const BearerScene& s) { return WasHurt{.who = s.bearer, .amount = 1, .by_status = s.status}; }));
    CHECK_FALSE(shown_by(harms, [](const BearerScene& s) { return WasHurt{.who = s.bearer, .amount = 1, .source = s.foe}; }));
    const auto heals = [](Status& s) { s.heal_rate = 5; };
    CHECK(shown_by(heals, [](const BearerScene& s) { return WasHealed{s.bearer, 1, true, {}}; }));
    CHECK_FALSE(shown_by(heals, [](const BearerScene& s) { return WasHealed{s.foe, 1, true, {}}; }));
    CHECK(shown_by([](Status& s) { s.stops_acting = true; }, [](const BearerScene& s) { return LostTurn{s.bearer, s.status}; }));
    CHECK(shown_by([](Status& s) { s.stumble_percent = 50; }, [](const BearerScene& s) { return Stumbled{s.bearer}; }));
}

TEST_CASE("a status is asked for by plans, triggers and effects") {
    const auto catalog = small_catalog();
    const StatusId status(0);
    CHECK_FALSE(is_asked_for(*catalog, status));
    TriggerCondition asks;
    asks.kind = TriggerCondition::Kind::has_status;
    asks.status = status;
    catalog->skills[0].effects.push_back(Effect{.payload = effect::Heal{}});
    catalog->skills[0].effects.back().conditions = {asks};
    CHECK(is_asked_for(*catalog, status));
    catalog->skills[0].effects.pop_back();
    catalog->tactics[0].plans.emplace_back().unless.emplace().has_status = status;
    CHECK(is_asked_for(*catalog, status));
    catalog->tactics[0].plans.pop_back();
    catalog->species[0].triggers.emplace_back().conditions = {asks};
    CHECK(is_asked_for(*catalog, status));
}
