// Boons as authors write them, and what a dungeon offers of them.
#include <doctest/doctest.h>

#include <string>

#include "content/dungeon_line.hpp"
#include "tools/lint/content_loading.hpp"

using namespace td;
using namespace td::testing;

namespace {

std::string with_boon(const std::string& fields) {
    return "    boons: {from: [luck], offers: 2, rest_percent: 20}\nboons:\n  luck: {name: Luck, " + fields + "}\n";
}

std::string problems(const ContentLoading& loading) {
    std::string all;
    for (const Problem& problem : loading.problems) all += to_string(problem) + "\n";
    return all;
}

}  // namespace

TEST_CASE("a boon is read with its numbers, triggers and plans, and a dungeon with what it offers") {
    const ContentLoading loading =
        load_dungeon(with_boon("gives: More., takes: Less., speed: -1, early_attack_percent: 60, late_forfeits_nothing: true, weight: 3,"
                               " triggers: [{on: waits, do: [{do: bank_turn}]}], plans: [{do: hold, if: {foe_within: 3}}]"));
    REQUIRE_MESSAGE(loading.catalog, problems(loading));
    CHECK(problems(loading).empty());
    REQUIRE(loading.catalog->boons.size() == 1);
    const Boon& boon = loading.catalog->boons[0];
    CHECK(boon.gives == "More.");
    CHECK(boon.takes == "Less.");
    CHECK(boon.speed == -1);
    CHECK(boon.early_attack_percent == 60);
    CHECK(boon.late_forfeits_nothing);
    CHECK(boon.weight == 3);
    CHECK(boon.triggers.size() == 1);
    CHECK(boon.plans.size() == 1);
    const BoonRules& rules = loading.catalog->dungeons[0].boons;
    CHECK(rules.from == std::vector{BoonId(0)});
    CHECK(rules.offers == 2);
    CHECK(rules.rest_percent == 20);
}

TEST_CASE("a boon says what it gives and what it takes, and changes only what lasts for a whole run") {
    CHECK(problems(load_dungeon(with_boon("gives: More."))).find("takes") != std::string::npos);
    CHECK(problems(load_dungeon(with_boon("gives: More., takes: Less., stops_acting: true"))).find("stops_acting") != std::string::npos);
    CHECK(problems(load_dungeon(with_boon("gives: More., takes: Less., excludes: [luk]"))).find("luk") != std::string::npos);
    CHECK(problems(load_dungeon("    boons: {from: []}\n")).find("1.yaml:8:") != std::string::npos);
}
