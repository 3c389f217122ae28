// Property test: ten thousand floors generated from random rules, each checked by simple, independent code.
#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <array>
#include <set>

#include "generation/generate.hpp"
#include "generation/sample_floor.hpp"
#include "generation/validate.hpp"
#include "tools/lab/level_text.hpp"

using namespace td;
using namespace td::tests;

namespace {

constexpr std::array<Point, 4> orthogonal_directions{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
constexpr int floors_per_rules = 50;

Range drawn_range(int low, int high) {
    const int a = *rc::gen::inRange(low, high + 1);
    return {a, *rc::gen::inRange(a, high + 1)};
}

int drawn_percent() { return *rc::gen::inRange(0, 101); }

FloorRules drawn_rules() {
    FloorRules rules = sample_rules();
    rules.width = *rc::gen::inRange(24, 80);
    rules.height = *rc::gen::inRange(18, 70);
    rules.rooms = drawn_range(1, 14);
    rules.room_width = drawn_range(3, 14);
    rules.room_height = drawn_range(3, 12);
    rules.shaped_rooms = drawn_percent();
    rules.loops = drawn_percent();
    rules.doors = drawn_percent();
    rules.dead_ends = drawn_percent();
    for (TerrainPatch& patch : rules.patches) patch.percent = *rc::gen::inRange(0, 40);
    rules.foe_teams = drawn_range(0, 8);
    rules.items = drawn_range(0, 12);
    return rules;
}

/// Tiles that a walker reaches by orthogonal steps without entering water or mire.
std::set<Point> reached_dry(const LevelPlan& plan) {
    const auto dry = [&](Point p) {
        const std::size_t terrain = plan.terrain[p].index();
        return terrain == 0 || terrain == grass;
    };
    std::set<Point> reached{plan.entrance[0]};
    std::vector<Point> open{plan.entrance[0]};
    while (!open.empty()) {
        const Point here = open.back();
        open.pop_back();
        for (const Point way : orthogonal_directions)
            if (dry(here + way) && reached.insert(here + way).second) open.push_back(here + way);
    }
    return reached;
}

template <class Look>
void look_at_floors(Look look) {
    const Catalog catalog = sample_catalog();
    CHECK(rc::check([&] {
        const FloorRules rules = drawn_rules();
        const std::uint64_t first = *rc::gen::arbitrary<std::uint32_t>();
        for (std::uint64_t seed = first; seed < first + floors_per_rules; ++seed) {
            const LevelPlan plan = generate_level(catalog, rules, 5, Rng::named(seed, "layout"), Rng::named(seed, "spawns"));
            if (!look(plan, rules, catalog)) RC_FAIL(to_text(plan, catalog));
        }
    }));
}

bool all_reached(const LevelPlan& plan, const FloorRules&, const Catalog&) {
    const std::set<Point> reached = reached_dry(plan);
    std::size_t dry = 0;
    for (const TerrainId terrain : plan.terrain.cells()) dry += terrain.index() == 0 || terrain.index() == grass ? 1u : 0u;
    const auto is_reached = [&](Point p) { return reached.count(p) == 1; };
    return reached.size() == dry && is_reached(plan.stairs) && std::all_of(plan.entrance.begin(), plan.entrance.end(), is_reached) &&
           std::all_of(plan.items.begin(), plan.items.end(), [&](const ItemPlacement& item) { return is_reached(item.at); });
}

bool separates(const LevelPlan& plan, Point door) {
    std::array<bool, 4> wall{};
    for (std::size_t i = 0; i < 4; ++i) wall[i] = plan.terrain[door + orthogonal_directions[i]].index() == 1;
    return wall[0] == wall[2] && wall[1] == wall[3] && wall[0] != wall[1];
}

bool doors_separate(const LevelPlan& plan, const FloorRules&, const Catalog&) {
    return std::all_of(plan.doors.begin(), plan.doors.end(), [&](Point door) { return separates(plan, door); });
}

bool one_thing_a_tile(const LevelPlan& plan, const FloorRules&, const Catalog&) {
    const std::vector<Point> places = all_places(plan);
    const std::set<Point> tiles(places.begin(), places.end());
    return tiles.size() == places.size() && std::none_of(tiles.begin(), tiles.end(), [&](Point p) { return plan.terrain[p].index() == 1; });
}

bool corridors_are_one_wide(const LevelPlan& plan, const FloorRules&, const Catalog&) {
    const auto in_corridor = [&](Point p) {
        return plan.terrain[p].index() != 1 &&
               std::none_of(plan.rooms.begin(), plan.rooms.end(), [&](const Room& r) { return r.contains(p); });
    };
    for (int y = 0; y + 1 < plan.terrain.height(); ++y)
        for (int x = 0; x + 1 < plan.terrain.width(); ++x)
            if (in_corridor({x, y}) && in_corridor({x + 1, y}) && in_corridor({x, y + 1}) && in_corridor({x + 1, y + 1})) return false;
    return true;
}

bool furnished_as_asked(const LevelPlan& plan, const FloorRules& rules, const Catalog& catalog) {
    const auto count = [&](SpawnList list) {
        return std::count_if(plan.teams.begin(), plan.teams.end(), [list](const TeamPlacement& team) { return team.list == list; });
    };
    return first_flaw(plan, rules, catalog).empty() && plan.entrance.size() == 5 && count(SpawnList::boss) == 1 &&
           count(SpawnList::foes) <= rules.foe_teams.high && count(SpawnList::neutrals) <= rules.neutral_teams.high &&
           static_cast<int>(plan.items.size()) <= rules.items.high + 1 &&
           std::count_if(plan.items.begin(), plan.items.end(), [](const ItemPlacement& item) { return item.item.index() == 1; }) == 1;
}

}  // namespace

TEST_CASE("on any floor, walkers reach every dry tile, the stairs and all items without entering water") { look_at_floors(all_reached); }

TEST_CASE("a generated door stands between two walls and separates two open sides") { look_at_floors(doors_separate); }

TEST_CASE("no two things of a generated floor share a tile, and none is in a wall") {
    look_at_floors([](const LevelPlan& plan, const FloorRules& rules, const Catalog& catalog) {
        return one_thing_a_tile(plan, rules, catalog) && corridors_are_one_wide(plan, rules, catalog);
    });
}

TEST_CASE("a generated floor has its boss, its prize and places for the party, and no more teams and items than its rules allow") {
    look_at_floors(furnished_as_asked);
}
