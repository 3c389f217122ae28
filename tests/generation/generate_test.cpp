#include "generation/generate.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

#include "generation/sample_vault.hpp"
#include "generation/validate.hpp"
#include "project_folder.hpp"
#include "tools/lab/level_text.hpp"

using namespace td;
using namespace td::tests;

namespace {

Dungeon sample_dungeon() {
    Dungeon dungeon;
    dungeon.id = "sample";
    dungeon.floors = {sample_rules(), sample_rules()};
    dungeon.party.resize(3);
    dungeon.guests.resize(1);
    return dungeon;
}

std::string golden(const std::string& file) {
    std::ifstream in(project_folder() / ("tests/generation/golden/" + file));
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

LevelPlan floor_of_seed(const FloorRules& rules, std::uint64_t seed) {
    return generate_level(sample_catalog(), rules, 4, Rng::named(seed, "layout"), Rng::named(seed, "spawns"));
}

bool holds_all_vaults(const LevelPlan& plan) {
    return std::none_of(plan.left_out.begin(), plan.left_out.end(), [](const LeftOut& one) { return !!one.vault; });
}

}  // namespace

TEST_CASE("floor 1 of seed 7 equals the golden file") {
    const Dungeon dungeon = sample_dungeon();
    const Catalog catalog = sample_catalog();
    CHECK(to_text(generate_level(catalog, dungeon, 1, 7), catalog) == golden("seed_7.txt"));
}

TEST_CASE("the same seed and floor give the same plan, another floor or seed another") {
    const Dungeon dungeon = sample_dungeon();
    const Catalog catalog = sample_catalog();
    const LevelPlan plan = generate_level(catalog, dungeon, 1, 3);
    CHECK(plan == generate_level(catalog, dungeon, 1, 3));
    CHECK_FALSE(plan == generate_level(catalog, dungeon, 2, 3));
    CHECK_FALSE(plan == generate_level(catalog, dungeon, 1, 4));
}

TEST_CASE("spawns do not change the layout") {
    FloorRules crowded = sample_rules();
    crowded.items = {30, 30};
    crowded.foe_teams = {8, 8};
    CHECK(floor_of_seed(sample_rules(), 11).terrain == floor_of_seed(crowded, 11).terrain);
}

TEST_CASE("a floor with little space still has the rooms asked for in most cases") {
    FloorRules rules = sample_rules();
    rules.width = 36;
    rules.height = 24;
    int enough = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed)
        enough += static_cast<int>(floor_of_seed(rules, seed).rooms.size()) >= rules.rooms.low ? 1 : 0;
    CHECK(enough >= 90);
}

TEST_CASE("rules that ask for the impossible still give a floor that can be played") {
    const Catalog catalog = sample_catalog();
    FloorRules rules = sample_rules();
    rules.width = 24;
    rules.height = 18;
    rules.rooms = {40, 40};
    rules.room_width = {90, 90};
    rules.room_height = {90, 90};
    rules.patches = {{TerrainId(water), 100}};
    rules.boss[0].members.assign(4, sample_member(3));
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const LevelPlan plan = floor_of_seed(rules, seed);
        CHECK(first_flaw(plan, rules, catalog) == "");
        CHECK(plan.rooms.size() == 2);
    }
}

TEST_CASE("a large vault is placed for certain, beside rooms that are as small as need be") {
    struct Floor {
        FloorStyle style;
        int width, height;  ///< of the vault
    };
    // The largest that `delve lint` lets pass on a floor of 30 x 20, or with a ring of 40 x 30.
    for (const Floor& floor : {Floor{FloorStyle::rooms, 17, 11},
                               {FloorStyle::rooms, 21, 7},
                               {FloorStyle::maze, 17, 11},
                               {FloorStyle::cave, 23, 15},
                               {FloorStyle::cave, 25, 13},
                               {FloorStyle::hall, 25, 15},
                               {FloorStyle::room, 4, 2},
                               {FloorStyle::ring, 13, 11}}) {
        std::vector<std::string> map(static_cast<std::size_t>(floor.height), std::string(static_cast<std::size_t>(floor.width), '.'));
        const Catalog catalog = catalog_with_vault(map);
        FloorRules rules = sample_rules();
        const bool is_ring = floor.style == FloorStyle::ring;
        rules.width = is_ring ? 40 : 30, rules.height = is_ring ? 30 : 20, rules.style = floor.style;
        rules.rooms = {3, 5};
        rules.vaults = {{1, VaultId(std::size_t{0}), 1}};
        rules.vault_rooms = {1, 1};
        CAPTURE(floor.width);
        int placed = 0;
        for (std::uint64_t seed = 1; seed <= 40; ++seed)
            placed += holds_all_vaults(generate_level(catalog, rules, 4, Rng(seed), Rng(seed + 100))) ? 1 : 0;
        CHECK(placed == 40);
    }
}

TEST_CASE("the vault in which the party arrives may show it a foe, and the stairs, in every style") {
    using Map = std::vector<std::string>;
    for (const Map& map : {Map{"##########", "#@......G#", "#........+", "##########"},
                           Map{"##########", "#@......>#", "#........+", "##########"}, Map{"@G.", "..>"}})
        for (const FloorStyle style :
             {FloorStyle::rooms, FloorStyle::cave, FloorStyle::hall, FloorStyle::room, FloorStyle::maze, FloorStyle::ring}) {
            CAPTURE(static_cast<int>(style));
            CAPTURE(map[1]);
            const Catalog catalog = catalog_with_vault(map);
            FloorRules rules = sample_rules();
            rules.style = style;
            rules.width = 64, rules.height = 40;
            rules.rooms = {3, 5};
            rules.room_width = rules.room_height = {6, 25};
            rules.boss.clear();
            rules.vaults = {{1, VaultId(std::size_t{0}), 1}};
            rules.vault_rooms = {1, 1};
            for (std::uint64_t seed = 1; seed <= 10; ++seed) {
                const LevelPlan plan = generate_level(catalog, rules, 4, Rng(seed), Rng(seed + 100));
                CHECK(holds_all_vaults(plan));
                CHECK(plan.arrival_vault.contains(plan.entrance[0]));
                CHECK(first_flaw(plan, rules, catalog) == "");
            }
        }
}

TEST_CASE("a party that has grown finds places for all its members") {
    const Dungeon dungeon = sample_dungeon();
    const Catalog catalog = sample_catalog();
    CHECK(generate_level(catalog, dungeon, 1, 5).entrance.size() == 4);
    const LevelPlan plan = generate_level(catalog, dungeon, 1, 5, most_arrivals);
    CHECK(plan.entrance.size() == most_arrivals);
    CHECK(first_flaw(plan, dungeon.floors[0], catalog) == "");
}

TEST_CASE("a boss that finds no water to swim in is left out, and the floor remains playable") {
    const Catalog catalog = sample_catalog();
    FloorRules rules = sample_rules();
    rules.patches.clear();
    rules.boss[0].members = {sample_member(2)};
    const LevelPlan plan = floor_of_seed(rules, 1);
    CHECK(first_flaw(plan, rules, catalog) == "");
    for (const TeamPlacement& team : plan.teams) CHECK(team.list != SpawnList::boss);
}

TEST_CASE("swimmers are put into water, walkers onto dry floor") {
    FloorRules rules = sample_rules();
    rules.patches = {{TerrainId(water), 25}};
    rules.foe_teams = {6, 6};
    int swimmers = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const LevelPlan plan = floor_of_seed(rules, seed);
        for (const TeamPlacement& team : plan.teams) {
            if (team.list != SpawnList::foes || team.row == 1) continue;
            for (const Point p : team.members) CHECK((plan.terrain[p].index() == water) == (team.row == 2));
            swimmers += team.row == 2 ? 1 : 0;
        }
    }
    CHECK(swimmers > 0);
}

TEST_CASE("a team stands together in one room") {
    int companions = 0;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const LevelPlan plan = floor_of_seed(sample_rules(), seed);
        for (const TeamPlacement& team : plan.teams) {
            for (const Point p : team.members) CHECK(chebyshev(p, team.members[0]) <= 6);
            companions += static_cast<int>(team.members.size()) - 1;
        }
    }
    CHECK(companions > 0);
}
