#include "rules/trigger_conditions.hpp"

#include <doctest/doctest.h>

#include "actions/fixture.hpp"
#include "game/machines.hpp"
#include "rules/rule_scene.hpp"

using namespace td;
using namespace td::test;

namespace {

using Kind = TriggerCondition::Kind;
using Whose = TriggerCondition::Whose;

/// Something happens to `A`, who leads `B`; the other is the foe `1`, two tiles away.
struct Case : RuleScene {
    Case() : RuleScene({"#######", "#BA.1.#", "#######"}) {
        self = arena.hero('A');
        mate = arena.hero('B');
        other = foe('1');
    }
    bool holds(const TriggerCondition& condition) const { return holds(condition, {.self = self, .other = other}); }
    bool holds(const TriggerCondition& condition, const TriggerContext& context) const { return hold(view(), {condition}, context); }

    EntityId self, mate, other;
};

}  // namespace

TEST_CASE("without conditions anything goes, and of several each must hold") {
    const Case scene;
    const TriggerCondition holds{.kind = Kind::foe}, fails{.kind = Kind::ally};
    const TriggerContext context{.self = scene.self, .other = scene.other};
    CHECK(hold(scene.view(), {}, context));
    CHECK(hold(scene.view(), {holds, holds}, context));
    CHECK_FALSE(hold(scene.view(), {holds, fails}, context));
    CHECK(scene.holds({.kind = Kind::ally, .negated = true}));
    CHECK_FALSE(scene.holds({.kind = Kind::foe, .negated = true}));
}

TEST_CASE("a condition is about the creature to which it happens, or about the other") {
    Case scene;
    scene.world().edit<Health>(scene.other).now = 14;  // of 30
    CHECK(scene.holds({.kind = Kind::health_below, .whose = Whose::other, .low = 50}));
    CHECK_FALSE(scene.holds({.kind = Kind::health_below, .low = 50}));
    scene.world().edit<Health>(scene.other).now = 15;
    CHECK_FALSE(scene.holds({.kind = Kind::health_below, .whose = Whose::other, .low = 50}));
}

TEST_CASE("a creature is not alone while another of its team is on its way down the stairs") {
    Case scene;
    scene.arena.send_on_the_way(scene.mate);
    CHECK_FALSE(scene.holds({.kind = Kind::alone}));
    scene.world().remove<OnTheWay>(scene.mate);
    CHECK(scene.holds({.kind = Kind::alone}));
}

TEST_CASE("a condition about a creature that takes no part does not hold") {
    const Case scene;
    const TriggerCondition about_other{.kind = Kind::species, .whose = Whose::other, .species = ids::slug};
    CHECK(scene.holds(about_other));
    CHECK_FALSE(scene.holds(about_other, {.self = scene.self}));
    CHECK_FALSE(scene.holds({.kind = Kind::foe}, {.self = scene.self}));
    CHECK_FALSE(scene.holds({.kind = Kind::leader}, {.other = scene.other}));
}

TEST_CASE("a status is meant by its name, or any that harms") {
    Case scene;
    const TriggerCondition any{.kind = Kind::has_status};
    auto& statuses = scene.world().edit<Statuses>(scene.self).list;
    CHECK_FALSE(scene.holds(any));
    statuses = {{ids::haste, 9, {}}};
    CHECK_FALSE(scene.holds(any));
    CHECK(scene.holds({.kind = Kind::has_status, .status = ids::haste}));
    statuses = {{ids::poison, 9, {}}};
    CHECK(scene.holds(any));
    CHECK_FALSE(scene.holds({.kind = Kind::has_status, .status = ids::haste}));
}

TEST_CASE("where a creature stands is its terrain and its feature") {
    Case scene;
    CHECK(scene.holds({.kind = Kind::on_terrain, .terrain = ids::floor}));
    CHECK_FALSE(scene.holds({.kind = Kind::on_terrain, .terrain = ids::water}));
    CHECK_FALSE(scene.holds({.kind = Kind::on_feature, .feature = ids::oil}));
    add_fixture(scene.world(), scene.catalog(), ids::oil, scene.arena.where('A'));
    CHECK(scene.holds({.kind = Kind::on_feature, .feature = ids::oil}));
    CHECK_FALSE(scene.holds({.kind = Kind::on_feature, .feature = ids::crate}));
}

TEST_CASE("who a creature is: its side, its place in the team, its speed, how it moves") {
    Case scene;
    CHECK(scene.holds({.kind = Kind::of_side, .faction = static_cast<std::uint8_t>(Faction::player)}));
    CHECK_FALSE(scene.holds({.kind = Kind::of_side, .faction = static_cast<std::uint8_t>(Faction::foe)}));
    CHECK(scene.holds({.kind = Kind::leader}));
    CHECK_FALSE(scene.holds({.kind = Kind::leader}, {.self = scene.mate}));
    CHECK(scene.holds({.kind = Kind::place, .low = 1}));
    CHECK_FALSE(scene.holds({.kind = Kind::place, .low = 2}));
    CHECK(scene.holds({.kind = Kind::place, .low = 2}, {.self = scene.mate}));
    CHECK_FALSE(scene.holds({.kind = Kind::alone}));
    CHECK(scene.holds({.kind = Kind::alone, .whose = Whose::other}));
    CHECK_FALSE(scene.holds({.kind = Kind::guest}));
    CHECK(scene.holds({.kind = Kind::speed, .whose = Whose::other, .low = -3, .high = -2}));
    CHECK_FALSE(scene.holds({.kind = Kind::speed, .whose = Whose::other, .low = -1, .high = 3}));
    CHECK(scene.holds({.kind = Kind::moves_by, .mobility = static_cast<MobilitySet>(Mobility::walk)}));
    CHECK_FALSE(scene.holds({.kind = Kind::moves_by, .mobility = static_cast<MobilitySet>(Mobility::fly)}));
}

TEST_CASE("two creatures are foes or allies, apart so far, one faster than the other") {
    const Case scene;
    CHECK(scene.holds({.kind = Kind::foe}));
    CHECK(scene.holds({.kind = Kind::ally}, {.self = scene.self, .other = scene.mate}));
    CHECK(scene.holds({.kind = Kind::within, .low = 2}));
    CHECK_FALSE(scene.holds({.kind = Kind::within, .low = 1}));
    CHECK(scene.holds({.kind = Kind::faster}));
    CHECK_FALSE(scene.holds({.kind = Kind::faster, .whose = Whose::other}));
}

TEST_CASE("foes are counted within so many tiles") {
    const Case scene;
    CHECK(scene.holds({.kind = Kind::foes_within, .low = 2, .high = 1}));
    CHECK_FALSE(scene.holds({.kind = Kind::foes_within, .low = 1, .high = 1}));
    CHECK_FALSE(scene.holds({.kind = Kind::foes_within, .low = 2, .high = 2}));
    CHECK(scene.holds({.kind = Kind::foes_within, .whose = Whose::other, .low = 3, .high = 2}));
}

TEST_CASE("foes behind rock and beyond its own sight are not counted") {
    RuleScene scene({"########", "#A#1...#", "########"});
    const EntityId self = scene.arena.hero('A');
    const EntityId foe = scene.foe('1');
    const std::vector<TriggerCondition> near{{.kind = Kind::foes_within, .low = 9, .high = 1}};
    CHECK_FALSE(hold(scene.view(), near, {.self = self}));
    scene.world().set_terrain({2, 1}, scene.world().terrain({4, 1}), false);
    CHECK(hold(scene.view(), near, {.self = self}));
    scene.world().place(foe, {6, 1});
    scene.arena.catalog->species[0].sight = 4;
    CHECK_FALSE(hold(scene.view(), near, {.self = self}));
}

TEST_CASE("a blow follows up that of the member before in the list, on the same target") {
    Case scene;
    const TriggerContext hit{.self = scene.other, .other = scene.mate};
    CHECK_FALSE(scene.holds({.kind = Kind::follow_up}, hit));
    scene.world().add(scene.self, RoundActivity{.acted = true, .struck = {{scene.mate, 0}}});
    CHECK_FALSE(scene.holds({.kind = Kind::follow_up}, hit));
    // One blow may hurt several.
    scene.world().edit<RoundActivity>(scene.self).struck = {{scene.other, 0}, {scene.mate, 0}};
    CHECK(scene.holds({.kind = Kind::follow_up}, hit));
    CHECK_FALSE(scene.holds({.kind = Kind::follow_up}, {.self = scene.other, .other = scene.self}));
    CHECK(scene.holds({.kind = Kind::acted}));
    CHECK_FALSE(scene.holds({.kind = Kind::acted}, {.self = scene.mate}));
}

TEST_CASE("a blow in the same tier follows up only what was struck at this instant of the round") {
    Case scene;
    const TriggerContext hit{.self = scene.other, .other = scene.mate};
    scene.world().add(scene.self, RoundActivity{.acted = true, .struck = {{scene.other, 50}}});
    scene.world().edit_surroundings().ticks_of_round = 50;
    CHECK(scene.holds({.kind = Kind::follow_up, .same_tier = true}, hit));
    scene.world().edit_surroundings().ticks_of_round = 67;
    CHECK_FALSE(scene.holds({.kind = Kind::follow_up, .same_tier = true}, hit));
    CHECK(scene.holds({.kind = Kind::follow_up}, hit));
}

TEST_CASE("the surroundings are known without any creature") {
    Case scene;
    scene.world().edit_surroundings() = {{}, 3, WeatherId(1), 0, {}, 0, 50};
    CHECK(scene.holds({.kind = Kind::floor, .low = 2, .high = 3}, {}));
    CHECK_FALSE(scene.holds({.kind = Kind::floor, .low = 4, .high = 9}, {}));
    CHECK(scene.holds({.kind = Kind::weather, .weather = WeatherId(1)}, {}));
    CHECK_FALSE(scene.holds({.kind = Kind::weather, .weather = WeatherId(0)}, {}));
    CHECK(scene.holds({.kind = Kind::late, .low = 50}, {}));
    CHECK_FALSE(scene.holds({.kind = Kind::late, .low = 51}, {}));
}

TEST_CASE("the cause is what the event says of it") {
    const Case scene;
    const TriggerContext context{.self = scene.self, .kind = ids::fire, .skill = ids::bolt, .item = ids::herb, .status = ids::slow};
    CHECK(scene.holds({.kind = Kind::harm_kind, .damage_kind = ids::fire}, context));
    CHECK(scene.holds({.kind = Kind::by_skill, .skill = ids::bolt}, context));
    CHECK(scene.holds({.kind = Kind::by_item, .item = ids::herb}, context));
    CHECK(scene.holds({.kind = Kind::of_status, .status = ids::slow}, context));
    CHECK_FALSE(scene.holds({.kind = Kind::by_skill, .skill = ids::mend}, context));
    CHECK_FALSE(scene.holds({.kind = Kind::harm_kind, .damage_kind = ids::fire}));
}

TEST_CASE("an item is carried in the hand or as a part, and in the bag by the leader alone") {
    Case scene;
    const World& world = scene.world();
    CHECK_FALSE(carries(world, scene.self, ids::herb));
    scene.world().edit_bag(TeamId(0)).stacks = {{ids::herb, 1}};
    CHECK(carries(world, scene.self, ids::herb));
    CHECK_FALSE(carries(world, scene.mate, ids::herb));
    scene.world().add(scene.mate, HeldItem{{ids::herb, 1}});
    CHECK(carries(world, scene.mate, ids::herb));
    CHECK_FALSE(carries(world, scene.mate, ids::knife));
    Machines machines(scene.arena);
    const ItemId part = machines.helper(&Part::defence, 1);
    const EntityId machine = add_creature(scene.world(), scene.catalog(), TeamId(0), machines.machine, {5, 1}, false);
    CHECK_FALSE(carries(world, machine, part));
    Machines::attach(scene.world(), machine, {part});
    CHECK(carries(world, machine, part));
}
