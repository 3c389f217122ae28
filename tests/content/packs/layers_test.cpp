// What each place in a file says about an id: a new definition, or the change of one of an earlier pack.
#include <doctest/doctest.h>

#include "content/packs/changed_rat.hpp"
#include "tools/lint/content_loading.hpp"

using namespace td;
using namespace td::testing;
using namespace td::testing::changes;

TEST_CASE("an edit changes the fields that it gives, and keeps the number") {
    const ContentLoading loading =
        with("species:\n  bat: {name: Bat, attack_skill: bite, tactic: hunt}\n  rat: {change: edit, name: Big rat}\n");
    REQUIRE(reports(loading) == "");
    CHECK(loading.catalog->species[0].id == "rat");
    CHECK(loading.catalog->species[0].name == "Big rat");
    CHECK(loading.catalog->species[0].health == 40);
    CHECK(loading.catalog->species[1].id == "bat");
}

TEST_CASE("a definition that replaces another keeps none of its fields, not even required ones") {
    CHECK(reports_with("species: {rat: {change: replace, name: Other, attack_skill: claw}}\n") == "b/0.yaml:1:11: needs `tactic`\n");
    const ContentLoading loading = with("species: {rat: {change: replace, name: Other, attack_skill: claw, tactic: hunt}}\n");
    REQUIRE(reports(loading) == "");
    CHECK(loading.catalog->species[0].health == Species{}.health);
}

TEST_CASE("an id that is removed may be new again") {
    const ContentLoading loading =
        load_in_turn({base, "skills: {claw: {change: remove}}\n", "skills: {claw: {name: New claw, effects: [{do: heal}]}}\n"});
    REQUIRE(reports(loading) == "");
    CHECK(loading.catalog->skills[1].name == "New claw");
}

TEST_CASE("changing an unknown definition is a problem, with the nearest id") {
    CHECK(reports_with("species: {rta: {change: edit, health: 3}}\n") ==
          "b/0.yaml:1:11: there is no `rta` among the species to edit (did you mean `rat`?)\n");
    CHECK(reports_with("species: {cat: {change: remove}}\n") ==
          "b/0.yaml:1:11: there is no `cat` among the species to remove (did you mean `rat`?)\n");
    CHECK(reports(load_in_turn({"skills: {bite: {change: edit, charges: 3}}\n", base})) ==
          "a/0.yaml:1:10: there is no `bite` among the skills to edit (it comes later, in b/0.yaml:5)\n");
    CHECK(reports_with("skills:\n  claw: {change: remove}\nitems: {}\n") == "");
    CHECK(reports(load_in_turn({base, "skills: {claw: {change: remove}}\n", "skills: {claw: {change: edit, charges: 1}}\n"})) ==
          "c/0.yaml:1:10: there is no `claw` among the skills to edit (it is removed in b/0.yaml:1)\n");
}

TEST_CASE("a new definition with an id of an earlier pack is a problem") {
    CHECK(reports_with("skills:\n  claw: {name: Claw, effects: [{do: heal}]}\n") ==
          "b/0.yaml:2:3: `claw` is defined twice (the first is in a/0.yaml:6; `change: edit` would change it)\n");
}

TEST_CASE("a change or key that does not exist is one problem") {
    CHECK(reports_with("species: {rat: {change: edti, health: 3}}\n") ==
          "b/0.yaml:1:25: expected one of new, edit, replace, remove, not `edti` (did you mean `edit`?)\n");
    CHECK(reports_with("species:\n  bat: {extend: rat}\n") == "b/0.yaml:2:9: unknown key `extend` (did you mean `extends`?)\n");
}

TEST_CASE("a misspelt `change` of a known definition is reported, not a duplicate id") {
    CHECK(reports_with("species: {rat: {chnge: edit, health: 3}}\n") == "b/0.yaml:1:17: unknown key `chnge` (did you mean `change`?)\n");
    CHECK(reports_with("species: {rat: {health: 3}}\n").find("`rat` is defined twice") != std::string::npos);
}
