// Costs and parts in content files, and mistakes in them.
#include <doctest/doctest.h>

#include <string>

#include "content/memory_pack.hpp"
#include "tools/lint/content_loading.hpp"

using namespace td;
using namespace td::testing;

namespace {

const std::string ground =
    "terrains:\n  floor: {name: F, glyph: .}\n  wall: {name: W, glyph: \"#\"}\nfeatures:\n  door: {name: D, glyph: \"+\"}\n"
    "damage_kinds:\n  blunt: {name: Blunt}\nskills:\n  ram: {name: Ram, effects: [{do: damage, power: 5, kind: blunt}]}\n"
    "tactics:\n  hunt: {name: Hunt, plans: [chase]}\nthemes:\n  dark: {name: Dark}\n"
    "dungeons:\n  cave: {name: Cave, party: [rat], floors: [{theme: dark}], victory: [exit_reached], costs: {wait: 80}}\n";

ContentLoading load(const std::string& species, const std::string& items) {
    return load_texts({ground, "species:\n  rat: {name: Rat, attack_skill: ram, tactic: hunt" + species + "}\n", "items:\n" + items});
}

const std::string legs = "  legs: {name: Legs, part: {slot: propulsion, kind: legs, carries: 9}}\n";
const std::string gun =
    "  gun: {name: Gun, costs: {detach: 20, step: {none: 90}, volley: [150]}, part: {slot: weapon, fires: ram, time: 80, period: 60}}\n";

void expect_problem(const ContentLoading& loading, int line, const std::string& words) {
    REQUIRE(loading.problems.size() == 1);
    const Problem& problem = loading.problems[0];
    CAPTURE(problem.message);
    CHECK(problem.line == line);
    CHECK(problem.column > 0);
    CHECK((problem.message + problem.hint).find(words) != std::string::npos);
}

}  // namespace

TEST_CASE("parts, slots, time budgets and costs of every kind are read") {
    const ContentLoading loading = load(
        ", slots: {propulsion: 1, weapon: 1}, parts: [legs, gun], salvage: 30, time: {allowance: 120, wait: 60, actions: 2}", legs + gun);
    REQUIRE(loading.catalog);
    const Catalog& catalog = *loading.catalog;
    const Species& rat = catalog.species[0];
    CHECK(rat.slots.propulsion == 1);
    CHECK(rat.slots.utility == 0);
    CHECK(rat.parts.size() == 2);
    CHECK(rat.salvage == 30);
    CHECK(rat.time.allowance == 120);
    CHECK(rat.time.wait == 60);
    CHECK(rat.time.actions == 2);
    CHECK(catalog.dungeons[0].costs.wait == 80);
    const Item& weapon = catalog[find_id<ItemId>(catalog.items, "gun")];
    REQUIRE(weapon.part);
    CHECK(weapon.part->slot == PartSlot::weapon);
    CHECK(weapon.part->time_percent == 80);
    CHECK(weapon.part->period == 60);
    CHECK(weapon.costs.detach == 20);
    CHECK(weapon.costs.step.none == 90);
    CHECK(weapon.costs.volley == std::vector{150});
    CHECK(weapon.costs.attach == cost_not_given);
}

TEST_CASE("a cost below 1 is a problem at its place, wherever it stands") {
    expect_problem(load(", costs: {wait: 0}", legs), 2, "from 1");
    expect_problem(load(", costs: {step: {legs: -5}}", legs), 2, "from 1");
    expect_problem(load("", "  gun: {name: Gun, costs: {volley: [200, 0]}}\n"), 2, "from 1");
}

TEST_CASE("an unknown cost or kind of slot is reported with the nearest name") {
    expect_problem(load(", costs: {atach: 50}", legs), 2, "attach");
    expect_problem(load("", "  gun: {name: Gun, part: {slot: wepon, fires: ram}}\n"), 2, "weapon");
}

TEST_CASE("the parts of a species must be items that are parts") {
    expect_problem(load(", slots: {weapon: 1}, parts: [bread]", "  bread: {name: Bread}\n"), 2, "`bread` is not a part");
}

TEST_CASE("the parts of a species must fit into its slots") {
    expect_problem(load(", slots: {weapon: 1}, parts: [gun, legs]", legs + gun), 2, "no slot for `legs`");
    expect_problem(load(", slots: {weapon: 1}, parts: [gun, gun]", gun), 2, "no slot for `gun`");
}

TEST_CASE("what people wear has numbers and triggers, and no weight") {
    const std::string knife =
        "  knife: {name: Knife, part: {slot: hand, attack: 2, late_attack_percent: 200, speed: -1}, "
        "triggers: [{on: kills, do: [{do: extra_turn}]}]}\n";
    const ContentLoading loading = load(", slots: {hand: 1, charm: 2}, parts: [knife]", knife);
    REQUIRE(loading.catalog);
    const Part& part = *loading.catalog->items[0].part;
    CHECK(part.slot == PartSlot::hand);
    CHECK(part.weight == 0);
    CHECK(part.late_attack_percent == 200);
    CHECK(part.speed == -1);
    CHECK(loading.catalog->species[0].slots.charm == 2);
    expect_problem(load(", slots: {body: 1}, parts: [knife]", knife), 2, "no slot");
    expect_problem(load("", "  plate: {name: P, part: {slot: body, weight: 3}}\n"), 2, "weight");
    expect_problem(load("", "  plate: {name: P, part: {slot: body, stops_moving: true}}\n"), 2, "stops_moving");
}
