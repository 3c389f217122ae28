// Where each value of a definition comes from.
#include "content/explain.hpp"

#include <doctest/doctest.h>

#include <string>

#include "content/memory_pack.hpp"

using namespace td;
using namespace td::testing;

namespace {

/// "PATH: VALUE PLACE" of what somebody has written, a line each.
std::string given(const std::vector<ExplainedValue>& values) {
    std::string text;
    for (const ExplainedValue& value : values)
        if (!value.place.empty()) text += value.path + ": " + value.value + " " + value.place + "\n";
    return text;
}

}  // namespace

TEST_CASE("each value is told with the file and line that it was written in, across packs") {
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
          "charges: 6 b/0.yaml:2\n"
          "effects[0].amount: 3 a/0.yaml:7\n"
          "effects[0].do: heal a/0.yaml:7\n"
          "effects[1].do: heal a/0.yaml:8\n"
          "effects[2]: revive b/0.yaml:7\n");
    CHECK(definitions.all()[1].extends->text() == "bite");
    CHECK(definitions.all()[0].edits.size() == 1);
}

TEST_CASE("what is left out is told with what that means") {
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
