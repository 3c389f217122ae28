#include "rules/triggers.hpp"

#include <doctest/doctest.h>

#include "actions/changes.hpp"
#include "rules/rule_scene.hpp"

using namespace td;
using namespace td::test;

namespace {

using Owner = TriggerOwner;
using Owners = std::vector<Owner>;

Trigger on(TriggerEvent event) { return {.event = event, .effects = {Effect{.payload = effect::Heal{.amount = 1}}}}; }

/// Everything around the hero `A` waits for the end of a turn: its species, a status, what it holds, its bag, ground, weather and floor.
struct Waiting : RuleScene {
    Waiting() : RuleScene({"#####", "#A*.#", "#####"}), hero(arena.hero('A')) {
        const Trigger trigger = on(TriggerEvent::turn_end);
        catalog().species[ids::hero.index()].triggers = {trigger};
        catalog().statuses[ids::haste.index()].triggers = {trigger};
        catalog().items[ids::knife.index()].triggers = {trigger};
        catalog().items[ids::herb.index()].triggers = {trigger};
        catalog().terrains[ids::floor.index()].triggers = {trigger};
        catalog().features[ids::spring.index()].triggers = {trigger};
        catalog().weathers.resize(1);
        catalog().weathers[0].triggers = {trigger};
        catalog().dungeons[0].floors[0].triggers = {trigger};
        world().edit<Statuses>(hero).list = {{ids::haste, 9, {}}};
        world().add(hero, HeldItem{{ids::knife, 1}});
        world().edit_bag(TeamId(0)).stacks = {{ids::herb, 1}};
        world().edit_surroundings() = {DungeonId(0), 1, WeatherId(0), 0, {}, 0};
        world().place(hero, {2, 1});
    }
    Owners at(TriggerEvent event) const { return owners_of(triggers_fired_in_time(view(), event, hero)); }
    static Owners owners_of(const std::vector<Action>& actions) {
        Owners owners;
        for (const Action& action : actions) owners.push_back(std::get<FireTrigger>(action).trigger.owner);
        return owners;
    }

    EntityId hero;
};

}  // namespace

TEST_CASE("triggers go off from the creature outwards: species, statuses, hand, bag, ground, weather, floor") {
    const Waiting scene;
    CHECK(scene.at(TriggerEvent::turn_end) ==
          Owners{Owner::species, Owner::status, Owner::item, Owner::item, Owner::terrain, Owner::feature, Owner::weather, Owner::floor});
    CHECK(scene.at(TriggerEvent::turn_start).empty());
}

TEST_CASE("the bag's triggers are for the leader, and those of parts for whoever has them switched on") {
    Waiting scene;
    const EntityId mate = add_creature(scene.world(), scene.catalog(), TeamId(0), ids::slug, {1, 1}, false);
    const auto of_mate = [&] { return Waiting::owners_of(triggers_fired_in_time(scene.view(), TriggerEvent::turn_end, mate)); };
    CHECK(of_mate() == Owners{Owner::terrain, Owner::weather, Owner::floor});
    scene.world().add(mate, Parts{{{ids::knife, true, 0}}, 1});
    CHECK(of_mate().front() == Owner::item);
    scene.world().edit<Parts>(mate).list[0].on = false;
    CHECK(of_mate().front() == Owner::terrain);
}

TEST_CASE("the ground goes off for those who move in one of its ways") {
    Waiting scene;
    scene.catalog().terrains[ids::floor.index()].triggers[0].by = static_cast<MobilitySet>(Mobility::swim);
    for (const Owner owner : scene.at(TriggerEvent::turn_end)) CHECK(owner != Owner::terrain);
    scene.catalog().species[ids::hero.index()].mobility |= static_cast<MobilitySet>(Mobility::swim);
    CHECK(scene.at(TriggerEvent::turn_end)[4] == Owner::terrain);
}

TEST_CASE("gaining a status concerns that status alone") {
    Waiting scene;
    for (Status& status : scene.catalog().statuses) status.triggers = {on(TriggerEvent::status_gained)};
    const auto fired =
        triggers_fired_by(scene.view(), {.event = TriggerEvent::status_gained, .who = scene.hero, .at = {2, 1}, .status = ids::slow});
    REQUIRE(fired.size() == 1);
    CHECK(std::get<FireTrigger>(fired[0]).trigger.of == ids::slow.index());
}

TEST_CASE("of several items of a kind that the event uses up, one goes off") {
    Waiting scene;
    scene.world().edit_bag(TeamId(0)).stacks = {{ids::herb, 1}, {ids::herb, 1}};
    const auto herbs = [&] {
        int count = 0;
        for (const Action& action : triggers_fired_in_time(scene.view(), TriggerEvent::turn_end, scene.hero))
            count += std::get<FireTrigger>(action).trigger == TriggerId{Owner::item, ids::herb.value, 0, 0} ? 1 : 0;
        return count;
    };
    CHECK(herbs() == 2);
    scene.catalog().items[ids::herb.index()].triggers[0].ends = true;
    CHECK(herbs() == 1);
}

TEST_CASE("each trigger is told what the event is about") {
    Waiting scene;
    scene.catalog().species[ids::hero.index()].triggers = {on(TriggerEvent::misses), on(TriggerEvent::hurt)};
    const EntityId foe = add_creature(scene.world(), scene.catalog(), scene.foes, ids::slug, {3, 1}, false);
    const auto fired = triggers_fired_by(
        scene.view(), {.event = TriggerEvent::hurt, .who = scene.hero, .other = foe, .at = {2, 1}, .kind = ids::fire, .skill = ids::bolt});
    REQUIRE(fired.size() == 1);
    const auto& trigger = std::get<FireTrigger>(fired[0]);
    CHECK(trigger.trigger.row == 1);
    CHECK(trigger.other == foe);
    CHECK(trigger.kind == ids::fire);
    CHECK(trigger.skill == ids::bolt);
}

TEST_CASE("a creature waits for an event by a trigger or by a held turn") {
    Waiting scene;
    CHECK(waits_for(scene.view(), TriggerEvent::turn_end, scene.hero));
    CHECK_FALSE(waits_for(scene.view(), TriggerEvent::foe_in_sight, scene.hero));
    scene.world().add(scene.hero, HeldTurn{set_of(TriggerEvent::foe_in_sight)});
    CHECK(waits_for(scene.view(), TriggerEvent::foe_in_sight, scene.hero));
}

TEST_CASE("a trigger is spent for the bearer that had it go off, until it is renewed") {
    Waiting scene;
    const TriggerId id{Owner::species, 0, 0, 0}, next{Owner::species, 0, 0, 1};
    CHECK_FALSE(is_spent(scene.world(), scene.hero, id));
    spend_trigger(scene.world(), scene.hero, id, TriggerLimit::turn);
    CHECK(is_spent(scene.world(), scene.hero, id));
    CHECK_FALSE(is_spent(scene.world(), scene.hero, next));
    renew_triggers(scene.world(), scene.hero, TriggerLimit::turn);
    CHECK_FALSE(is_spent(scene.world(), scene.hero, id));
}
