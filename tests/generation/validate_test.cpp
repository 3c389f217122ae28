#include "generation/validate.hpp"

#include <doctest/doctest.h>

#include <string>

#include "generation/sample_floor.hpp"

using namespace td;
using namespace td::tests;

namespace {

/// A plan from a drawing: '#' wall, '~' water, '+' door, '>' stairs, '@' entrance, '!' item, 'g' goblin, 'p' pike, otherwise floor.
LevelPlan drawn(const std::vector<std::string>& map) {
    LevelPlan plan;
    plan.terrain = Grid<TerrainId>(static_cast<int>(map[0].size()), static_cast<int>(map.size()), TerrainId(std::size_t{0}));
    for (std::size_t y = 0; y < map.size(); ++y)
        for (std::size_t x = 0; x < map[y].size(); ++x) {
            const Point p{static_cast<int>(x), static_cast<int>(y)};
            const char c = map[y][x];
            if (c == '#') plan.terrain[p] = TerrainId(std::size_t{1});
            if (c == '~') plan.terrain[p] = TerrainId(water);
            if (c == '+') plan.doors.push_back(p);
            if (c == '>') plan.stairs = p;
            if (c == '@') plan.entrance.push_back(p);
            if (c == '!') plan.items.push_back({ItemId(std::size_t{0}), 1, p});
            if (c == 'g') plan.teams.push_back({SpawnList::foes, 0, {p}, {}, {1, {sample_member(0)}, {}}});
            if (c == 'p') plan.teams.push_back({SpawnList::foes, 1, {p}, {}, {1, {sample_member(2)}, {}}});
        }
    return plan;
}

std::string flaw_of(const LevelPlan& plan) { return std::string(first_flaw(plan, FloorRules{}, sample_catalog())); }

std::string flaw_of(const std::vector<std::string>& map) { return flaw_of(drawn(map)); }

const std::vector<std::string> sound_map{
    "#########",
    "#@.+..g.#",
    "#.!##.>.#",
    "#########",
};

}  // namespace

TEST_CASE("a plan with the stairs, items and foes where they belong is sound") { CHECK(flaw_of(sound_map) == ""); }

TEST_CASE("stairs behind water or beyond a corner that would be cut are out of reach") {
    CHECK(flaw_of({"#######", "#@.~>.#", "#######"}) == "a dry tile that walkers cannot reach");
    CHECK(flaw_of({"#####", "#@#.#", "##>.#", "#####"}) == "a dry tile that walkers cannot reach");
}

TEST_CASE("an unreachable pocket is a flaw") {
    CHECK(flaw_of({"#######", "#@>.#.#", "#######"}) == "a dry tile that walkers cannot reach");
}

TEST_CASE("a door in the open or in a corner is a flaw") {
    CHECK(flaw_of({"#######", "#@.+.>#", "#.....#", "#######"}) == "a door that does not stand between two walls");
    CHECK(flaw_of({"######", "#@.+##", "###.>#", "######"}) == "a door that does not stand between two walls");
}

TEST_CASE("a foe in the party's sight at the entrance is a flaw, a neutral is not") {
    LevelPlan plan = drawn({"########", "#@..g.>#", "########"});
    CHECK(flaw_of(plan) == "a foe in sight of the entrance");
    plan.teams[0].list = SpawnList::neutrals;
    CHECK(flaw_of(plan) == "");
}

TEST_CASE("two things on a tile are a flaw") {
    LevelPlan plan = drawn(sound_map);
    plan.items.push_back(plan.items[0]);
    CHECK(flaw_of(plan) == "the entrance, the stairs, a landmark or an item on no dry tile, or on another's");
    plan = drawn(sound_map);
    plan.teams[0].members[0] = plan.stairs;
    CHECK(flaw_of(plan) == "a creature where it may not stand, or on another's tile");
}

TEST_CASE("walkers in water and swimmers ashore are judged by the terrain") {
    LevelPlan plan = drawn({"##########", "#@.+.p~~.#", "#.>#.....#", "##########"});
    plan.teams[0].members[0] = {6, 1};
    CHECK(flaw_of(plan) == "");
    plan.teams[0].team.members = {sample_member(0)};
    CHECK(flaw_of(plan) == "a creature where it may not stand, or on another's tile");
}

TEST_CASE("the stairs and the keys of vaults must be reached with all gates shut") {
    Catalog catalog = sample_catalog();
    Feature grate;
    grate.solid = true;
    grate.opens_into = FeatureId(std::size_t{0});
    grate.needs = ItemId(std::size_t{0});
    catalog.features.push_back(grate);
    const FeatureId locked(catalog.features.size() - 1);
    Vault vault;
    vault.keys = {ItemId(std::size_t{0})};
    catalog.vaults = {vault};
    const auto flaw = [&](const std::vector<std::string>& map, Point gate, bool has_vault) {
        LevelPlan plan = drawn(map);
        plan.features = {{locked, gate, true}};
        if (has_vault) plan.vaults = {VaultId(std::size_t{0})};
        return std::string(first_flaw(plan, FloorRules{}, catalog));
    };
    const std::string behind = "the stairs or the key of a vault behind a gate";
    CHECK(flaw({"########", "#@.>...#", "########"}, {5, 1}, false) == "");
    CHECK(flaw({"########", "#@...>.#", "########"}, {3, 1}, false) == behind);
    CHECK(flaw({"########", "#@.>...#", "########"}, {5, 1}, true) == behind);
    CHECK(flaw({"########", "#@.>..!#", "########"}, {5, 1}, true) == behind);
    CHECK(flaw({"########", "#@!>...#", "########"}, {5, 1}, true) == "");
}

TEST_CASE("a hole in the rim is a flaw") { CHECK(flaw_of({"######", "#@.>..", "######"}) == "the rim is not all wall"); }
