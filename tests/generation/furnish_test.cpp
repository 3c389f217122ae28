#include "generation/furnish.hpp"

#include <doctest/doctest.h>

#include "generation/drawn_layout.hpp"
#include "generation/sample_floor.hpp"

using namespace td;
using namespace td::tests;

namespace {

/// Two rooms of ten by five with a door each, and a corridor with a dead end between them.
Layout two_rooms() {
    Layout layout = layout_of({"##############################", "#..........########..........#", "#..........########..........#",
                               "#..........+cccccc+..........#", "#..........###c####..........#", "#..........###c####..........#",
                               "##############################"},
                              {{{1, 1}, 10, 5}, {{19, 1}, 10, 5}});
    layout.dead_ends = {{14, 5}};
    return layout;
}

/// Nothing on it but the entrance and the stairs, unless a test asks for more.
FloorRules bare_rules() {
    FloorRules rules;
    rules.foe_teams = rules.neutral_teams = rules.items = {0, 0};
    return rules;
}

std::optional<LevelPlan> furnished(const Catalog& catalog, const FloorRules& rules, std::uint64_t seed, int arrivals = 3,
                                   bool may_leave_out = false) {
    const Layout layout = two_rooms();
    Ground ground(catalog, layout);
    Rng rng(seed);
    return Furnisher(catalog, rules, 1, layout, ground, rng).furnish(arrivals, may_leave_out);
}

bool in_same_room(Point a, Point b) { return (a.x < 12) == (b.x < 12); }

}  // namespace

TEST_CASE("the party arrives together in one room, away from its door, and the stairs are in the other") {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const auto plan = furnished(sample_catalog(), bare_rules(), seed, 4);
        REQUIRE(plan);
        REQUIRE(plan->entrance.size() == 4);
        for (const Point p : plan->entrance) {
            CHECK(in_same_room(p, plan->entrance[0]));
            CHECK(chebyshev(p, plan->entrance[0]) <= 2);
        }
        CHECK_FALSE(in_same_room(plan->stairs, plan->entrance[0]));
        for (const Point door : {Point{11, 3}, Point{18, 3}}) {
            CHECK(chebyshev(plan->entrance[0], door) > 0);
            const Point away = plan->stairs - door;
            CHECK(std::abs(away.x) + std::abs(away.y) > 1);
        }
        CHECK(plan->doors == two_rooms().doors);
    }
}

TEST_CASE("a party that fits into no room arrives nowhere") { CHECK_FALSE(furnished(sample_catalog(), bare_rules(), 1, 51)); }

TEST_CASE("the boss stands around the stairs with its prize in the same room") {
    FloorRules rules = bare_rules();
    rules.boss = {{1, {sample_member(3), sample_member(0)}, {sample_member(1)}}};
    rules.prize = {{1, ItemId(std::size_t{1}), 2, 2}};
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const auto plan = furnished(sample_catalog(), rules, seed);
        REQUIRE(plan);
        REQUIRE(plan->teams.size() == 1);
        CHECK(plan->teams[0].list == SpawnList::boss);
        REQUIRE(plan->teams[0].members.size() == 2);
        REQUIRE(plan->teams[0].guests.size() == 1);
        for (const Point p : plan->teams[0].members) CHECK(chebyshev(p, plan->stairs) <= 3);
        REQUIRE(plan->items.size() == 1);
        CHECK(plan->items[0].count == 2);
        CHECK(in_same_room(plan->items[0].at, plan->stairs));
    }
}

TEST_CASE("the stairs of a boss, and those of its other ways, are at the far end of their room from its door, and apart") {
    FloorRules rules = bare_rules();
    rules.boss = {{1, {sample_member(3)}, {}}};
    rules.ways.resize(2);
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const auto plan = furnished(sample_catalog(), rules, seed);
        REQUIRE(plan);
        const Point door = plan->stairs.x < 12 ? Point{11, 3} : Point{18, 3};
        REQUIRE(plan->side_stairs.size() == 1);
        for (const Point stairs : {plan->stairs, plan->side_stairs[0]}) CHECK(chebyshev(stairs, door) >= 7);
        CHECK(chebyshev(plan->stairs, plan->side_stairs[0]) == 4);
    }
}

TEST_CASE("foes and neutrals stand together in a room where the party does not arrive") {
    FloorRules rules = bare_rules();
    rules.foes = {{1, {sample_member(0), sample_member(1)}, {}}};
    rules.foe_teams = {3, 3};
    rules.neutrals = {{1, {sample_member(4)}, {}}};
    rules.neutral_teams = {2, 2};
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const auto plan = furnished(sample_catalog(), rules, seed);
        REQUIRE(plan);
        CHECK(plan->teams.size() == 5);
        for (const TeamPlacement& team : plan->teams)
            for (const Point p : team.members) {
                CHECK_FALSE(in_same_room(p, plan->entrance[0]));
                CHECK(chebyshev(p, team.members[0]) <= 6);
            }
    }
}

TEST_CASE("foes keep away from the entrance also where a wall hides them") {
    const Layout layout =
        layout_of({"##############", "#.....#......#", "#.....#......#", "#.....#......#", "#.....+......#", "##############"},
                  {{{1, 1}, 5, 4}, {{7, 1}, 6, 4}});
    const Catalog catalog = sample_catalog();
    FloorRules rules = bare_rules();
    rules.foes = {{1, {sample_member(0)}, {}}};
    rules.foe_teams = {4, 4};
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Ground ground(catalog, layout);
        Rng rng(seed);
        const auto plan = Furnisher(catalog, rules, 1, layout, ground, rng).furnish(1, true);
        REQUIRE(plan);
        for (const TeamPlacement& team : plan->teams) CHECK(chebyshev(team.members[0], plan->entrance[0]) >= 6);
    }
}

TEST_CASE("a team without a place is left out, or there is no plan if nothing may be") {
    FloorRules rules = bare_rules();
    rules.foes = {{1, {sample_member(2)}, {}}};  // a pike, and no water
    rules.foe_teams = {2, 2};
    CHECK_FALSE(furnished(sample_catalog(), rules, 1));
    const auto plan = furnished(sample_catalog(), rules, 1, 3, true);
    REQUIRE(plan);
    CHECK(plan->teams.empty());
    REQUIRE(plan->left_out.size() == 2);
    CHECK(plan->left_out[0].leader == SpeciesId(std::size_t{2}));
}

TEST_CASE("the keys of a vault lie in rooms, one of each") {
    Catalog catalog = sample_catalog();
    Vault vault;
    vault.width = vault.height = 1;
    vault.legend = {VaultTile{.kind = VaultTile::Kind::rock}};
    vault.cells = {0};
    vault.keys = {ItemId(std::size_t{0}), ItemId(std::size_t{1})};
    catalog.vaults = {vault};
    Layout layout = two_rooms();
    layout.vaults = {PlacedVault{VaultId(std::size_t{0}), {14, 1}, false, false}};
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        Ground ground(catalog, layout);
        Rng rng(seed);
        const auto plan = Furnisher(catalog, bare_rules(), 1, layout, ground, rng).furnish(2, false);
        REQUIRE(plan);
        REQUIRE(plan->items.size() == 2);
        for (const ItemPlacement& key : plan->items) CHECK(layout.tiles[key.at] == Tile::room);
    }
}

TEST_CASE("items lie at the ends of dead ends first, then in rooms, each on a tile of its own") {
    FloorRules rules = bare_rules();
    rules.loot = {{1, ItemId(std::size_t{0}), 1, 1}};
    rules.items = {5, 5};
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const auto plan = furnished(sample_catalog(), rules, seed);
        REQUIRE(plan);
        REQUIRE(plan->items.size() == 5);
        CHECK(plan->items[0].at == Point{14, 5});
        std::vector<Point> places = all_places(*plan);
        std::sort(places.begin(), places.end());
        CHECK(std::adjacent_find(places.begin(), places.end()) == places.end());
    }
}

TEST_CASE("a landmark stands in the room that is asked for") {
    FloorRules rules = bare_rules();
    rules.landmarks = {{LandmarkId(std::size_t{0}), RoomChoice::entrance}, {LandmarkId(std::size_t{1}), RoomChoice::exit}};
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const auto plan = furnished(sample_catalog(), rules, seed);
        REQUIRE(plan);
        REQUIRE(plan->landmarks.size() == 2);
        CHECK(in_same_room(plan->landmarks[0].at, plan->entrance[0]));
        CHECK(in_same_room(plan->landmarks[1].at, plan->stairs));
    }
}
