// Caves, halls, mazes, rings and vaults: floors of every style can be played.
#include <doctest/doctest.h>

#include <algorithm>

#include "generation/generate.hpp"
#include "generation/sample_vault.hpp"
#include "generation/validate.hpp"
#include "tools/lab/level_text.hpp"

using namespace td;
using namespace td::tests;

namespace {

LevelPlan floor_of(const Catalog& catalog, const FloorRules& rules, std::uint64_t seed) {
    return generate_level(catalog, rules, 4, Rng::named(seed, "layout"), Rng::named(seed, "spawns"));
}

FloorRules rules_with_vault(FloorStyle style) {
    FloorRules rules = sample_rules();
    rules.style = style;
    rules.boss.clear();
    rules.prize.clear();
    rules.vaults = {{1, VaultId(std::size_t{0}), 1}};
    return rules;
}

const std::vector<std::string> den{"#######", "#G...!#", "#.###.#", "+..G..#", "#######"};

}  // namespace

TEST_CASE("floors of every style can be played, and are the same each time") {
    const Catalog catalog = sample_catalog();
    for (const FloorStyle style : {FloorStyle::rooms, FloorStyle::cave, FloorStyle::hall, FloorStyle::maze, FloorStyle::ring}) {
        FloorRules rules = sample_rules();
        rules.style = style;
        int left_out = 0;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const LevelPlan plan = floor_of(catalog, rules, seed);
            INFO(to_text(plan, catalog));
            CHECK(first_flaw(plan, rules, catalog) == "");
            left_out += static_cast<int>(plan.left_out.size());
            if (seed < 3) CHECK(plan == floor_of(catalog, rules, seed));
        }
        CHECK(left_out == 0);
    }
}

TEST_CASE("each way of a floor has its own stairs: far apart, or all in the boss's room") {
    const Catalog catalog = sample_catalog();
    for (const FloorStyle style : {FloorStyle::rooms, FloorStyle::cave, FloorStyle::hall, FloorStyle::maze, FloorStyle::ring})
        for (const bool has_boss : {false, true}) {
            FloorRules rules = sample_rules();
            rules.style = style;
            rules.rooms = {8, 9};
            if (!has_boss) rules.boss.clear();
            rules.ways.resize(3);
            int apart = 0;
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                const LevelPlan plan = floor_of(catalog, rules, seed);
                INFO(to_text(plan, catalog));
                CHECK(first_flaw(plan, rules, catalog) == "");
                REQUIRE(plan.side_stairs.size() == 2);
                const auto in_room = [&](Point p) { return [p](const Room& room) { return room.contains(p); }; };
                const auto exit = std::find_if(plan.rooms.begin(), plan.rooms.end(), in_room(plan.stairs));
                for (const Point side : plan.side_stairs) apart += exit == plan.rooms.end() || !exit->contains(side) ? 1 : 0;
            }
            if (style == FloorStyle::rooms) CHECK((has_boss ? apart == 0 : apart >= 20));
        }
}

TEST_CASE("a vault places the stairs of any way") {
    Catalog catalog = catalog_with_vault({"######", "+.!..#", "#..>.#", "######"});
    for (VaultTile& mark : catalog.vaults[0].legend)
        if (mark.glyph == '!') mark = {.glyph = '!', .kind = VaultTile::Kind::stairs, .way = 2};
    FloorRules rules = rules_with_vault(FloorStyle::rooms);
    rules.ways.resize(2);
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const LevelPlan plan = floor_of(catalog, rules, seed);
        CHECK(first_flaw(plan, rules, catalog) == "");
        REQUIRE(plan.side_stairs.size() == 1);
        CHECK(chebyshev(plan.side_stairs.front(), plan.stairs) == 1);
    }
}

TEST_CASE("a floor of a single room has the party at one end and the stairs at the other") {
    const Catalog catalog = sample_catalog();
    FloorRules rules = sample_rules();
    rules.style = FloorStyle::room;
    rules.room_width = {16, 20};
    rules.room_height = {8, 10};
    rules.patches.clear();
    rules.foes = {{1, {sample_member(0)}, {}}};
    rules.boss.clear();
    rules.foe_teams = {1, 2};
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const LevelPlan plan = floor_of(catalog, rules, seed);
        CHECK(first_flaw(plan, rules, catalog) == "");
        CHECK(plan.left_out.empty());
        CHECK(plan.doors.empty());
        CHECK(chebyshev(plan.stairs, plan.entrance[0]) >= 4);
    }
}

TEST_CASE("corridors can be wide, winding and full of niches") {
    const Catalog catalog = sample_catalog();
    for (int width = 1; width <= 3; ++width) {
        FloorRules rules = sample_rules();
        rules.corridors = {width, 70, 20};
        rules.room_shapes = {{1, RoomShape::hollow}, {1, RoomShape::rounded}, {1, RoomShape::plain}};
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const LevelPlan plan = floor_of(catalog, rules, seed);
            INFO(to_text(plan, catalog));
            CHECK(first_flaw(plan, rules, catalog) == "");
        }
    }
}

TEST_CASE("a vault is placed with its foes in one team, its item, and a door reached by a corridor") {
    const Catalog catalog = catalog_with_vault(den);
    for (const FloorStyle style : {FloorStyle::rooms, FloorStyle::cave, FloorStyle::hall, FloorStyle::maze, FloorStyle::ring}) {
        const FloorRules rules = rules_with_vault(style);
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const LevelPlan plan = floor_of(catalog, rules, seed);
            INFO(to_text(plan, catalog));
            CHECK(first_flaw(plan, rules, catalog) == "");
            const auto is_vaults = [](const TeamPlacement& team) { return team.list == SpawnList::vault_foes; };
            const auto team = std::find_if(plan.teams.begin(), plan.teams.end(), is_vaults);
            REQUIRE(team != plan.teams.end());
            CHECK(team->members.size() == 2);
            CHECK(team->team.members.size() == 2);
            CHECK(std::count_if(plan.items.begin(), plan.items.end(), [](const ItemPlacement& i) { return i.item.index() == 1; }) == 1);
            CHECK_FALSE(plan.doors.empty());
        }
    }
}

TEST_CASE("stairs and entrance in a vault are those of the floor") {
    const Catalog catalog = catalog_with_vault({"######", "+....#", "#..>.#", "######"});
    const FloorRules rules = rules_with_vault(FloorStyle::rooms);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const LevelPlan plan = floor_of(catalog, rules, seed);
        CHECK(first_flaw(plan, rules, catalog) == "");
        // Rock one and two tiles above and below, in either orientation.
        const int rock = (plan.terrain[plan.stairs + Point{0, 1}] == catalog.wall ? 1 : 0) +
                         (plan.terrain[plan.stairs - Point{0, 1}] == catalog.wall ? 1 : 0);
        CHECK(rock == 1);
    }
}

TEST_CASE("a drawn floor is its vault with rock around it, and everybody on it stands where it is drawn") {
    Catalog catalog = catalog_with_vault({"#######", "#@..G.#", "#..!..#", "#....>#", "#######"});
    catalog.vaults[0].mirrored = false;
    FloorRules rules = rules_with_vault(FloorStyle::drawn);
    rules.foes.clear();
    rules.neutrals.clear();
    rules.loot.clear();
    rules.landmarks.clear();
    rules.features.clear();
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const LevelPlan plan = floor_of(catalog, rules, seed);
        CHECK(first_flaw(plan, rules, catalog) == "");
        CHECK(plan.terrain.width() == 9);
        CHECK(plan.terrain.height() == 7);
        CHECK(plan.entrance.front() == Point{2, 2});
        CHECK(plan.stairs == Point{6, 4});
        REQUIRE(plan.teams.size() == 1);
        CHECK(plan.teams[0].members == std::vector<Point>{{5, 2}});
        REQUIRE(plan.items.size() == 1);
        CHECK(plan.items[0].at == Point{4, 3});
        CHECK(plan.left_out.empty());
    }
}

TEST_CASE("a team without a place is recorded as left out") {
    const Catalog catalog = sample_catalog();
    FloorRules rules = sample_rules();
    rules.patches.clear();
    rules.foes = {{1, {sample_member(2)}, {}}};
    rules.foe_teams = {2, 2};
    const LevelPlan plan = floor_of(catalog, rules, 1);
    CHECK(plan.left_out.size() == 2);
    CHECK(left_out_text(plan, catalog).find("no place for the team of `pike`") != std::string::npos);
    FloorRules crowded = sample_rules();
    crowded.foes = {{1, {sample_member(0), sample_member(0), sample_member(1)}, {}}};
    crowded.foe_teams = {6, 6};
    std::size_t left_out = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const LevelPlan full = floor_of(catalog, crowded, seed);
        const auto teams =
            std::count_if(full.teams.begin(), full.teams.end(), [](const TeamPlacement& t) { return t.list == SpawnList::foes; });
        CHECK(static_cast<std::size_t>(teams) + full.left_out.size() == 6);
        left_out += full.left_out.size();
    }
    CHECK(left_out <= 4);
}

TEST_CASE("spawn tables give rows for their own floors, in the numbers asked for") {
    Catalog catalog = sample_catalog();
    TeamSpawn rats{1, {sample_member(1)}, {}};
    rats.members[0].count = {2, 4};
    rats.floors = {1, 1};
    TeamSpawn ogres{1, {sample_member(3)}, {}};
    ogres.floors = {2, 9};
    catalog.spawn_tables.push_back({"vermin", {rats, ogres}, {}});
    FloorRules rules = sample_rules();
    rules.boss.clear();
    rules.foe_teams = {3, 3};
    rules.foes = {{1, {}, {}, SpawnTableId(std::size_t{0}), {}}};
    for (std::uint64_t seed = 0; seed < 30; ++seed)
        for (const int floor : {1, 2}) {
            const LevelPlan plan = generate_level(catalog, rules, 4, Rng::named(seed, "layout"), Rng::named(seed, "spawns"), floor);
            for (const TeamPlacement& team : plan.teams) {
                if (team.list != SpawnList::foes) continue;
                CHECK(team.team.members[0].species.index() == (floor == 1 ? 1u : 3u));
                CHECK(team.members.size() >= (floor == 1 ? 2u : 1u));
                CHECK(team.members.size() <= 4);
            }
        }
}

TEST_CASE("the fallback floor records what it leaves out") {
    // A boss whose team fits into no room forces the fallback floor.
    const Catalog catalog = catalog_with_vault(den);
    FloorRules rules = rules_with_vault(FloorStyle::rooms);
    rules.room_width = rules.room_height = {3, 3};
    rules.width = 24;
    rules.height = 18;
    rules.boss = {{1, std::vector<TeamMember>(6, sample_member(3)), {}}};
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const LevelPlan plan = floor_of(catalog, rules, seed);
        const bool has_vault =
            std::any_of(plan.teams.begin(), plan.teams.end(), [](const TeamPlacement& team) { return team.list == SpawnList::vault_foes; });
        CHECK(has_vault != (left_out_text(plan, catalog).find("vault") != std::string::npos));
    }
}
