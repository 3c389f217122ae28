#include "generation/spawns.hpp"

#include <doctest/doctest.h>

#include <map>
#include <set>

#include "generation/sample_floor.hpp"

using namespace td;
using namespace td::tests;

namespace {

TeamSpawn team_of(std::size_t species, int weight = 1) { return {weight, {sample_member(species)}, {}}; }

ItemSpawn item_row(std::size_t item, int weight = 1) { return {weight, ItemId(item), 1, 1}; }

}  // namespace

TEST_CASE("rows are drawn by weight, among those that may occur on the floor") {
    const Catalog catalog = sample_catalog();
    std::vector<TeamSpawn> rows{team_of(0, 1), team_of(1, 3), team_of(2, 0)};
    rows.push_back(team_of(3, 99));
    rows.back().floors = {2, 9};
    Rng rng(1);
    std::map<std::size_t, int> drawn;
    for (int i = 0; i < 1000; ++i) ++drawn[draw_team(catalog, rows, 1, rng)->row];
    CHECK(drawn.size() == 2);
    CHECK(drawn[0] > 200);
    CHECK(drawn[0] < 300);
    CHECK_FALSE(draw_team(catalog, {rows[3]}, 1, rng));
    CHECK(draw_team(catalog, {rows[3]}, 2, rng));
    CHECK_FALSE(draw_team(catalog, {}, 1, rng));
}

TEST_CASE("a count of creatures becomes single members, of whom the first alone has the name") {
    const Catalog catalog = sample_catalog();
    TeamSpawn spawn = team_of(0);
    spawn.members[0].count = {3, 3};
    spawn.members[0].name = "Grub";
    spawn.members[0].tactic = TacticId(std::size_t{4});
    spawn.guests = {sample_member(1)};
    spawn.guests[0].count = {1, 2};
    Rng rng(1);
    std::set<std::size_t> guests;
    for (int i = 0; i < 50; ++i) {
        const auto drawn = draw_team(catalog, {spawn}, 1, rng);
        REQUIRE(drawn);
        REQUIRE(drawn->team.members.size() == 3);
        CHECK(drawn->team.members[0].name == "Grub");
        for (std::size_t m = 0; m < 3; ++m) {
            CHECK(drawn->team.members[m].tactic == TacticId(std::size_t{4}));
            CHECK((drawn->team.members[m].count.low == 1 && drawn->team.members[m].count.high == 1));
            if (m > 0) CHECK(drawn->team.members[m].name.empty());
        }
        guests.insert(drawn->team.guests.size());
    }
    CHECK(guests == std::set<std::size_t>{1, 2});
}

TEST_CASE("a team without members is none") {
    TeamSpawn spawn = team_of(0);
    spawn.members[0].count = {0, 0};
    Rng rng(1);
    CHECK_FALSE(draw_team(sample_catalog(), {spawn}, 1, rng));
}

TEST_CASE("a row may stand for a table, and that for another; the row of the list is the one that is told") {
    Catalog catalog = sample_catalog();
    const SpawnTableId outer(std::size_t{0}), inner(std::size_t{1});
    catalog.spawn_tables.push_back({"outer", {{1, {}, {}, inner, {}}}, {{1, {}, 1, 1, inner}}});
    catalog.spawn_tables.push_back({"inner", {team_of(3)}, {item_row(1)}});
    Rng rng(1);
    const auto team = draw_team(catalog, {team_of(0, 0), {1, {}, {}, outer, {}}}, 1, rng);
    REQUIRE(team);
    CHECK(team->row == 1);
    CHECK(team->team.members[0].species == SpeciesId(std::size_t{3}));
    CHECK(draw_item(catalog, {{1, {}, 1, 1, outer}}, 1, rng)->item == ItemId(std::size_t{1}));
    catalog.spawn_tables[1].items.clear();
    CHECK_FALSE(draw_item(catalog, {{1, {}, 1, 1, outer}}, 1, rng));
}

TEST_CASE("tables that name each other in a circle give nothing instead of hanging") {
    Catalog catalog = sample_catalog();
    const SpawnTableId table(std::size_t{0});
    catalog.spawn_tables.push_back({"loop", {{1, {}, {}, table, {}}}, {{1, {}, 1, 1, table}}});
    Rng rng(1);
    CHECK_FALSE(draw_team(catalog, {{1, {}, {}, table, {}}}, 1, rng));
    CHECK_FALSE(draw_item(catalog, {{1, {}, 1, 1, table}}, 1, rng));
}

TEST_CASE("items come in a number within their range; a range upside down is its lower end") {
    Rng rng(1);
    std::set<int> counts;
    for (int i = 0; i < 100; ++i) counts.insert(count_of({1, {}, 2, 4}, rng));
    CHECK(counts == std::set<int>{2, 3, 4});
    CHECK(count_of({1, {}, 5, 2}, rng) == 5);
}
