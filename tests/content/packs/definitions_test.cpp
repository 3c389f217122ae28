// Whole definitions: what they extend, what is abstract or removed, and mistakes in what was overridden.
#include <doctest/doctest.h>

#include "content/packs/changed_rat.hpp"
#include "tools/lint/content_loading.hpp"

using namespace td;
using namespace td::testing;
using namespace td::testing::changes;

TEST_CASE("a reference to a removed definition is told where it was removed") {
    CHECK(reports_with("skills: {claw: {change: remove}}\n") == "");
    CHECK(with("skills: {claw: {change: remove}}\n").catalog->skills.size() == 1);
    CHECK(reports_with("skills:\n  bite: {change: remove}\nspecies: {rat: {change: edit, skills: [claw]}}\n") ==
          "a/0.yaml:13:34: `bite` is not one of the skills: it is removed in b/0.yaml:2\n");
    CHECK(reports_with("species: {rat: {change: remove, name: Rat}}\ndungeons: {cave: {change: remove}}\n")
              .find("b/0.yaml:1:33: `name` does nothing in a definition that is removed") == 0);
}

TEST_CASE("a required field that another pack removes is missing at the definition, with a hint at the removal") {
    CHECK(reports_with("species: {rat: {change: edit, remove: [attack_skill]}}\n") ==
          "a/0.yaml:13:3: needs `attack_skill` (look at `remove` in b/0.yaml:1)\n");
    CHECK(reports_with("species: {rat: {change: edit, skills: {remove: [claw]}}}\n").find("it has: bite") != std::string::npos);
}

TEST_CASE("a definition starts from the fields of the one that it extends, after the changes of all packs") {
    const ContentLoading loading =
        with("species:\n  bat: {extends: rat, name: Bat, resistances: {fire: 50}}\n  rat: {change: edit, health: 41}\n");
    REQUIRE(reports(loading) == "");
    const Species& bat = loading.catalog->species[1];
    CHECK(bat.name == "Bat");
    CHECK(bat.health == 41);
    CHECK(bat.skills.size() == 1);
    CHECK(bat.resistances.size() == 2);
}

TEST_CASE("an abstract definition can be extended, may lack required fields, and is not in the catalog") {
    const std::string beast = "species:\n  beast: {abstract: true, attack_skill: bite, tactic: hunt, health: 7}\n";
    const ContentLoading loading = with(beast + "  bat: {extends: beast, name: Bat}\n  cat: {extends: bat, name: Cat}\n");
    REQUIRE(reports(loading) == "");
    REQUIRE(loading.catalog->species.size() == 3);
    CHECK(loading.catalog->species[2].id == "cat");
    CHECK(loading.catalog->species[2].health == 7);
    CHECK(reports_with(beast + "dungeons: {cave: {change: edit, party: [beast]}}\n") ==
          "b/0.yaml:3:41: `beast` is not one of the species: it is abstract, and exists only to be extended\n");
    CHECK(reports_with(beast + "  bat: {extends: beast}\n") == "b/0.yaml:3:3: needs `name`\n");
}

TEST_CASE("a mistake in an abstract definition is one problem, however many definitions extend it") {
    CHECK(reports_with("species:\n  beast: {abstract: true, attack_skill: bite, tactic: hunt, helth: 7}\n"
                       "  bat: {extends: beast, name: Bat}\n  cat: {extends: beast, name: Cat}\n") ==
          "b/0.yaml:2:61: unknown key `helth` (did you mean `health`?)\n");
    CHECK(reports_with("species:\n  beast: {abstract: true, health: many}\n").find("b/0.yaml:2:35: expected a whole number") == 0);
}

TEST_CASE("extending in a cycle, extending an unknown id, and too long a chain are problems at their place") {
    CHECK(reports_with("species:\n  bat: {extends: cat}\n  cat: {extends: dog}\n  dog: {extends: bat}\n") ==
          "b/0.yaml:4:18: these extend each other in a cycle: bat, cat, dog, bat\n");
    CHECK(reports_with("species:\n  bat: {extends: bat}\n") == "b/0.yaml:2:18: these extend each other in a cycle: bat, bat\n");
    CHECK(reports_with("species:\n  bat: {extends: rta, name: Bat}\n") ==
          "b/0.yaml:2:18: `rta` is not one of the species (did you mean `rat`?)\n");
    std::string chain = "species:\n  s0: {extends: rat, name: X}\n";
    for (int i = 1; i < 3000; ++i) chain += "  s" + std::to_string(i) + ": {extends: s" + std::to_string(i - 1) + "}\n";
    CHECK(reports_with(chain) == "");  // each extends one that is merged already
    std::string back = "species:\n";
    for (int i = 0; i < 3000; ++i) back += "  s" + std::to_string(i) + ": {extends: s" + std::to_string(i + 1) + "}\n";
    CHECK(reports_with(back + "  s3000: {extends: rat}\n").find("a chain of more than 50 definitions that extend each other") !=
          std::string::npos);
}

TEST_CASE("a later pack changes the order of rules") {
    std::string book = "rulebook:\n";
    for (const Rule rule : all_rules()) book += "  - " + std::string(rule_names[static_cast<std::size_t>(rule)]) + "\n";
    const ContentLoading loading = load_in_turn({base + book, "rulebook: {remove: [burning], after: {lost_targets: [burning]}}\n"});
    REQUIRE(reports(loading) == "");
    CHECK(loading.catalog->rulebook[1] == Rule::burning);
    CHECK(reports(load_in_turn({base + book, "rulebook: {add: [burning]}\n"})).find("`burning` is in the rulebook twice") !=
          std::string::npos);
    CHECK(reports(load_in_turn({base + book, book})) == "");
    CHECK(reports(load_in_turn({base, "rulebook: {add: [burning]}\n"})).find("b/0.yaml:1:12: there is nothing here for `add` to change") ==
          0);
}

TEST_CASE("a mistake that another pack overrides with a mistake of its own is reported too, each at its place") {
    CHECK(reports(load_in_turn(
              {base + "  bat: {name: Bat, attack_skill: bite, tactic: hunt, helth: 4}\n", "species: {bat: {change: edit, helth: 5}}\n"})) ==
          "a/0.yaml:14:54: unknown key `helth` (did you mean `health`?)\n"
          "b/0.yaml:1:31: unknown key `helth` (did you mean `health`?)\n");
    CHECK(reports(load_in_turn({base + "  bat: {name: Bat, attack_skill: bitte, tactic: hunt, health: much}\n",
                                "species: {bat: {change: edit, health: 5, attack_skill: claw}}\n"})) ==
          "a/0.yaml:14:34: `bitte` is not one of the skills (did you mean `bite`?)\n"
          "a/0.yaml:14:63: expected a whole number from 1 to 999, not `much`\n");
    CHECK(reports(load_in_turn({base, "strings: {missed: \"{wo} is slow.\"}\n", "strings: {missed: Slow.}\n"})) ==
          "b/0.yaml:1:20: unknown placeholder `{wo}` (did you mean `who`?)\n");
}

TEST_CASE("a mistake in a definition that a later pack replaces or removes is reported too") {
    const std::string bat = base + "  bat: {name: Bat, attack_skill: bite, tactic: hunt, helth: 4}\n";
    const std::string told = "a/0.yaml:14:54: unknown key `helth` (did you mean `health`?)\n";
    CHECK(reports(load_in_turn({bat, "species: {bat: {change: remove}}\n"})) == told);
    CHECK(reports(load_in_turn({bat, "species: {bat: {change: replace, name: Bat, attack_skill: bite, tactic: hunt}}\n"})) == told);
    CHECK(reports(load_in_turn({base + "  bat: 5\n", "species: {bat: {change: remove}}\n"})) ==
          "a/0.yaml:14:8: expected a map of fields, not `5`\n");
}

TEST_CASE("a cycle is reported under the definition that closes it, and a wrong verb under the definition that has it") {
    const ContentLoading ring = load_in_turn({base + "  bat: {extends: cat, name: B}\n  cat: {extends: bat, name: C}\n"});
    REQUIRE(ring.problems.size() == 1);
    CHECK(ring.problems[0].path == "species.cat.extends");
    const ContentLoading verb =
        load_in_turn({base + "  bat: {extends: cat, name: B}\n  cat: {extends: rat, name: C, health: {plus: 999}}\n"});
    REQUIRE(verb.problems.size() == 1);
    CHECK(verb.problems[0].path == "species.cat.health");
}

TEST_CASE("an overridden definition may refer to removed and abstract ones, and may lack fields that an edit adds") {
    CHECK(reports(load_in_turn({base + "  bat: {name: Bat, attack_skill: claw, tactic: hunt}\n",
                                "skills: {claw: {change: remove}}\nspecies: {bat: {change: edit, attack_skill: bite}}\n"})) == "");
    CHECK(reports(load_in_turn({base + "  bat: {name: Bat, attack_skill: claw, tactic: hunt}\n",
                                "skills: {claw: {change: remove}}\nspecies: {bat: {change: remove}}\n"})) == "");
    CHECK(reports(load_in_turn({base + "  bat: {name: Bat, attack_skill: claw}\n", "species: {bat: {change: edit, tactic: hunt}}\n"})) ==
          "");
}

TEST_CASE("a mistake that other definitions extend is reported under the definition it was written in") {
    const ContentLoading loading = load_in_turn({base + "  cat: {abstract: true, extends: bat, helth: 3}\n"
                                                        "  bat: {name: Bat, attack_skill: bite, tactic: hunt, health: much}\n"});
    REQUIRE(loading.problems.size() == 2);
    CHECK(loading.problems[0].path == "species.cat");
    CHECK(loading.problems[1].path == "species.bat.health");
}
