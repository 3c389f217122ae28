// The place that each value of a definition comes from.
#include "tools/lint/explain.hpp"

#include <doctest/doctest.h>

#include <string>

#include "content/memory_pack.hpp"

using namespace td;
using namespace td::testing;

namespace {

/// "PATH: VALUE PLACE" of each value that a file gives, a line each.
std::string given(const std::vector<ExplainedValue>& values) {
    std::string text;
    for (const ExplainedValue& value : values)
        if (!value.place.empty())
            text += value.path + ": " + value.value + " " + (value.history.empty() ? value.place : "= " + value.history) + "\n";
    return text;
}

}  // namespace

TEST_CASE("each value is explained with the file and line that it was written in, across packs") {
    std::vector<Problem> problems;
    std::vector<Pack> packs;
    packs.push_back(pack_of_texts("a", "a/",
                                  {"skills:\n"
                                   "  bite:\n"
                                   "    name: Bite\n"
                                   "    area: {shape: burst, radius: 1}\n"
                                   "    charges: 4\n"
                                   "    effects:\n"
                                   "      - {do: heal, amount: 3}\n"
                                   "      - do: heal\n"},
                                  problems));
    packs.push_back(pack_of_texts("b", "b/",
                                  {"skills:\n"
                                   "  bite: {change: edit, charges: {plus: 2}}\n"
                                   "  gnaw:\n"
                                   "    extends: bite\n"
                                   "    name: \"Gnaw: 1\"\n"
                                   "    area: {range: 9}\n"
                                   "    effects: {add: [revive]}\n"},
                                  problems));
    const Definitions definitions({&packs[0], &packs[1]}, problems);
    REQUIRE(problems.empty());
    REQUIRE(definitions.all().size() == 2);
    CHECK(given(explain(definitions.all()[1])) ==
          "name: \"Gnaw: 1\" b/0.yaml:5\n"
          "area.range: 9 b/0.yaml:6\n"
          "area.radius: 1 a/0.yaml:4\n"
          "area.shape: burst a/0.yaml:4\n"
          "charges: 6 = 4 (a/0.yaml:5) plus 2 (b/0.yaml:2)\n"
          "effects[0].amount: 3 a/0.yaml:7\n"
          "effects[0].do: heal a/0.yaml:7\n"
          "effects[1].do: heal a/0.yaml:8\n"
          "effects[2]: revive b/0.yaml:7\n");
    CHECK(definitions.all()[1].extends->text() == "bite");
    CHECK(definitions.all()[0].edits.size() == 1);
}

TEST_CASE("a number that verbs changed is explained with its history, over several packs and down to the default") {
    std::vector<Problem> problems;
    std::vector<Pack> packs;
    packs.push_back(pack_of_texts("a", "a/", {"species:\n  rat: {name: Rat, health: 20}\n"}, problems));
    packs.push_back(
        pack_of_texts("b", "b/", {"species:\n  rat:\n    change: edit\n    health:\n      plus: 3\n      percent: 150\n"}, problems));
    packs.push_back(
        pack_of_texts("c", "c/", {"species:\n  king: {extends: rat, name: King, health: {plus: 10}, sight: {plus: 1}}\n"}, problems));
    const Definitions definitions({&packs[0], &packs[1], &packs[2]}, problems);
    REQUIRE(problems.empty());
    CHECK(given(explain(definitions.all()[0])).find("health: 33 = 20 (a/0.yaml:2) percent 150 (b/0.yaml:6) plus 3 (b/0.yaml:5)\n") !=
          std::string::npos);
    const std::string king = given(explain(definitions.all()[1]));
    CHECK(king.find("health: 43 = 20 (a/0.yaml:2) percent 150 (b/0.yaml:6) plus 3 (b/0.yaml:5) plus 10 (c/0.yaml:2)\n") !=
          std::string::npos);
    CHECK(king.find(std::to_string(Species{}.sight + 1) + " = " + std::to_string(Species{}.sight) + " (default) plus 1 (c/0.yaml:2)\n") !=
          std::string::npos);
}

TEST_CASE("both ends of a range that verbs changed are explained together") {
    std::vector<Problem> problems;
    std::vector<Pack> packs;
    const std::string dungeon =
        "dungeons:\n  cave: {name: C, party: [rat], victory: [exit_reached], floors: [{theme: dark, foe_teams: [2, 4]}]}\n";
    packs.push_back(pack_of_texts("a", "a/", {dungeon}, problems));
    packs.push_back(
        pack_of_texts("b", "b/", {"dungeons:\n  cave: {change: edit, floors: {edit: {0: {foe_teams: {plus: 2}}}}}\n"}, problems));
    const Definitions definitions({&packs[0], &packs[1]}, problems);
    REQUIRE(problems.empty());
    CHECK(given(explain(definitions.all()[0])).find("foe_teams: [4, 6] = [2, 4] (a/0.yaml:2) plus 2 (b/0.yaml:2)\n") != std::string::npos);
}

TEST_CASE("a field that is left out is explained with its default") {
    std::vector<Problem> problems;
    std::vector<Pack> packs;
    packs.push_back(pack_of_texts("a", "", {"species: {rat: {name: Rat, resistances: {fire: 3}, skills: []}}\n"}, problems));
    const Definitions definitions({&packs[0]}, problems);
    bool health = false;
    for (const ExplainedValue& value : explain(definitions.all()[0]))
        health = health || (value.path == "health" && value.value == std::to_string(Species{}.health) && value.place.empty());
    CHECK(health);
    CHECK(given(explain(definitions.all()[0])) == "name: Rat 0.yaml:1\nskills: [] 0.yaml:1\nresistances.fire: 3 0.yaml:1\n");
}

TEST_CASE("an unknown type is answered with the one that was meant, or with all") {
    CHECK(unknown_type("speces") == "unknown type `speces`; did you mean `species`?");
    CHECK(unknown_type("monsters") == "unknown type `monsters`; did you mean `species`?");
    CHECK(unknown_type("strngs", "strings") == "unknown type `strngs`; did you mean `strings`?");
    CHECK(unknown_type("xyzzy").starts_with("unknown type `xyzzy`; known: boons, "));
}
