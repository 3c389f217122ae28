// Effects on tiles, maps, weather and teams, and the actions that they become.
#include <doctest/doctest.h>

#include <algorithm>

#include "actions/fixture.hpp"
#include "rules/effects.hpp"
#include "rules/rule_scene.hpp"

using namespace td;
using namespace td::test;

namespace {

/// The hero `A` is the doer, unless a test says otherwise.
struct Ground : RuleScene {
    explicit Ground(std::vector<std::string> map) : RuleScene(std::move(map)), hero(arena.hero('A')) {}

    std::vector<Action> actions(EffectPayload payload, std::vector<Point> tiles) { return actions(Effect{.payload = payload}, tiles); }
    std::vector<Action> actions(const Effect& effect, const std::vector<Point>& tiles) {
        return consequences_for_ground(view(), dice, {effect}, effect_source_of(world(), hero), tiles);
    }
    /// By something that nobody did: `whom` set it off.
    std::vector<Action> by_ground(EffectPayload payload, EntityId whom, Point at) {
        return consequences_for_ground(view(), dice, {Effect{.payload = payload}}, {.at = at, .whom = whom}, {at});
    }

    EntityId hero;
};

std::vector<Point> places_of_joins(const std::vector<Action>& actions) {
    std::vector<Point> places;
    for (const Action& action : actions) places.push_back(std::get<Join>(action).at);
    return places;
}

}  // namespace

TEST_CASE("those who are called stand beside the doer, on free tiles that bear them, as many as there is room for") {
    Ground ground({"#####", "#~A.#", "###B#", "#####"});
    ground.arena.hero('B');
    ground.catalog().terrains[ids::floor.index()].passable = static_cast<MobilitySet>(Mobility::walk);
    CHECK(places_of_joins(ground.actions(effect::Summon{.count = 1, .species = ids::slug}, {})) == std::vector<Point>{{3, 1}});
    CHECK(ground.actions(effect::Summon{.count = 5, .species = ids::slug}, {}).size() == 1);
    CHECK(places_of_joins(ground.actions(effect::Summon{.count = 5, .species = ids::fish}, {})) == std::vector<Point>{{1, 1}});
    CHECK(std::get<Join>(ground.actions(effect::Summon{.count = 1, .species = ids::slug}, {})[0]).team == TeamId(0));
}

TEST_CASE("those whom a trap calls are against whoever set it off") {
    Ground ground({"######", "#A...#", "#...1#", "######"});
    const EntityId foe = ground.foe('1');
    const auto team = [&](EntityId whom) {
        const auto joins = ground.by_ground(effect::Summon{.count = 1, .species = ids::slug}, whom, {3, 1});
        return joins.empty() ? TeamId{} : std::get<Join>(joins[0]).team;
    };
    CHECK(team(ground.hero) == ground.foes);
    CHECK(team(foe) == TeamId(0));
    CHECK_FALSE(team({}));
}

TEST_CASE("the ground changes where it is open and bears whoever stands there") {
    Ground ground({"#######", "#A~+>.#", "#######"});
    std::vector<Point> changed;
    for (const Action& action :
         ground.actions(effect::ChangeTerrain{.terrain = ids::water}, {{0, 1}, {1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}}))
        changed.push_back(std::get<ChangeTerrain>(action).at);
    CHECK(changed == std::vector<Point>{{5, 1}});  // not the wall, the walker's, what is water, the door, the stairs
}

TEST_CASE("only what can be dug through is dug, and never the border of the floor") {
    Ground ground({"#####", "#A#.#", "#####"});
    CHECK(ground.actions(effect::Dig{.terrain = ids::floor}, {{2, 1}}).empty());
    ground.catalog().terrains[ids::wall.index()].diggable = true;
    const auto dug = ground.actions(effect::Dig{.terrain = ids::floor}, {{2, 1}, {2, 0}, {3, 1}, {9, 9}});
    REQUIRE(dug.size() == 1);
    CHECK(std::get<ChangeTerrain>(dug[0]).at == Point{2, 1});
    CHECK(why_not_dig(ground.view(), {2, 0})->reason == Refusal::Reason::undiggable);
    CHECK(why_not_dig(ground.view(), {3, 1})->reason == Refusal::Reason::nothing_to_dig);
}

TEST_CASE("items are left where something could lie") {
    Ground ground({"#####", "#A..#", "#####"});
    const auto left = ground.actions(effect::LeaveItem{.item = ids::herb, .count = 2}, {{2, 1}, {4, 1}, {9, 9}});
    REQUIRE(left.size() == 1);
    CHECK(std::get<PlaceItem>(left[0]).at == Point{2, 1});
    CHECK(std::get<PlaceItem>(left[0]).stack.count == 2);
}

TEST_CASE("a search finds what is hidden from the doer's side") {
    Ground ground({"######", "#A...#", "######"});
    const EntityId trap = add_fixture(ground.world(), ground.catalog(), ids::spring, {2, 1});
    add_fixture(ground.world(), ground.catalog(), ids::spring, {3, 1});
    hide_fixture(ground.world(), trap, Faction::foe);
    const auto found = ground.actions(effect::RevealTraps{}, {{2, 1}, {3, 1}, {4, 1}});
    REQUIRE(found.size() == 1);
    CHECK(std::get<Discover>(found[0]).fixture == trap);
}

TEST_CASE("clearing takes away one kind of feature, or all that are neither solid nor doors") {
    Ground ground({"######", "#Awo&#", "#/...#", "######"});
    const std::vector<Point> all{{2, 1}, {3, 1}, {4, 1}, {1, 2}, {2, 2}};
    CHECK(ground.actions(effect::ClearFeatures{}, all).size() == 2);
    const auto crates = ground.actions(effect::ClearFeatures{.feature = ids::crate}, all);
    REQUIRE(crates.size() == 1);
    CHECK(std::get<RemoveFeature>(crates[0]).fixture == ground.world().first_at<Fixture>({4, 1}));
}

TEST_CASE("what burns catches fire, what burns already goes out") {
    Ground ground({"######", "#Ao^.#", "######"});
    const std::vector<Point> tiles{{2, 1}, {3, 1}, {4, 1}};
    const auto lit = ground.actions(effect::Ignite{}, tiles);
    REQUIRE(lit.size() == 1);
    CHECK(std::get<Ignite>(lit[0]).fixture == ground.world().first_at<Fixture>({2, 1}));
    const auto put_out = ground.actions(effect::Extinguish{}, tiles);
    REQUIRE(put_out.size() == 1);
    CHECK(std::get<Extinguish>(put_out[0]).fixture == ground.world().first_at<Fixture>({3, 1}));
}

TEST_CASE("an effect is tried as often as it says, each time by its chance and under its conditions") {
    Ground ground({"#####", "#A..#", "#####"});
    Effect effect{.payload = effect::PlaceFeature{.feature = ids::oil}, .times = 3};
    CHECK(ground.actions(effect, {{2, 1}}).size() == 3);
    effect.chance = 0;
    CHECK(ground.actions(effect, {{2, 1}}).empty());
    effect.chance = 100;
    effect.conditions = {{.kind = TriggerCondition::Kind::has_status, .status = ids::poison}};
    CHECK(ground.actions(effect, {{2, 1}}).empty());
    ground.world().edit<Statuses>(ground.hero).list.push_back({ids::poison, 9, {}});
    CHECK(ground.actions(effect, {{2, 1}}).size() == 3);
}

TEST_CASE("effects on creatures are no affair of the ground") {
    Ground ground({"#####", "#A..#", "#####"});
    CHECK(ground.actions(effect::Heal{.amount = 9}, {{1, 1}}).empty());
}

TEST_CASE("the ground harms by fire or a hold, if its creature suffers from them") {
    Ground ground({"#####", "#Ao.#", "#####"});
    const auto harms = [&](EffectPayload payload) { return ground_would_harm(ground.view(), {.payload = payload}, ground.hero); };
    CHECK(harms(effect::PlaceFeature{.feature = ids::flame}));
    CHECK(harms(effect::PlaceFeature{.feature = ids::cobweb}));
    CHECK_FALSE(harms(effect::PlaceFeature{.feature = ids::oil}));
    CHECK_FALSE(harms(effect::Ignite{}));
    CHECK_FALSE(harms(effect::Damage{.power = 9}));
    ground.catalog().species[ids::hero.index()].resistances = {{ids::fire, 100}};
    ground.catalog().species[ids::hero.index()].immunities = {ids::rooted};
    CHECK_FALSE(harms(effect::PlaceFeature{.feature = ids::flame}));
    CHECK_FALSE(harms(effect::PlaceFeature{.feature = ids::cobweb}));
    ground.world().place(ground.hero, {2, 1});
    CHECK(harms(effect::Ignite{}));
    CHECK_FALSE(harms(effect::PlaceFeature{.feature = ids::flame}));
}
