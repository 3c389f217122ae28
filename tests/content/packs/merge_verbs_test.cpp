// The verbs that change lists and numbers.
#include <doctest/doctest.h>

#include "content/packs/changed_rat.hpp"
#include "tools/lint/content_loading.hpp"

using namespace td;
using namespace td::testing;
using namespace td::testing::changes;

TEST_CASE("lists are replaced, or changed by verbs") {
    CHECK(changed_rat("skills: [claw]").skills.size() == 1);
    CHECK(changed_rat("skills: {add: [claw]}").skills[1].index() == 1);
    CHECK(changed_rat("skills: {first: [claw]}").skills[0].index() == 1);
    CHECK(changed_rat("skills: {remove: [bite]}").skills.empty());
    CHECK(changed_rat("skills: {replace: {bite: claw}}").skills[0].index() == 1);
    CHECK(changed_rat("skills: {after: {bite: [claw]}, before: {bite: [claw, claw]}}").skills.size() == 4);
    CHECK(reports_of_changed_rat("skills: {remove: [bit]}") == "b/0.yaml:1:49: the list has no `bit` (did you mean `bite`?)\n");
    CHECK(reports_of_changed_rat("skills: {ad: [claw]}") == "b/0.yaml:1:40: `ad` does nothing here (did you mean `add`?)\n");
    CHECK(reports_of_changed_rat("skills: {add: claw}").find("b/0.yaml:1:45: expected a list of up to 8 items") == 0);
    CHECK(reports_of_changed_rat("skills: {add: [clw]}") == "b/0.yaml:1:46: `clw` is not one of the skills (did you mean `claw`?)\n");
}

TEST_CASE("verbs name items that are maps by their choice, or by number") {
    const auto plans = [](const std::string& verbs) { return with("tactics: {hunt: {change: edit, plans: {" + verbs + "}}}\n"); };
    CHECK(plans("edit: {chase: {within: 9}}").catalog->tactics[0].plans[1].amount == 9);
    CHECK(plans("edit: {1: {within: 9}}").catalog->tactics[0].plans[1].amount == 9);
    CHECK(plans("remove: [attack]").catalog->tactics[0].plans.size() == 2);
    CHECK(plans("remove: [0], edit: {1: {within: 8}}").catalog->tactics[0].plans[0].amount == 8);
    CHECK(reports(plans("replace: {attack: hold}")) == "b/0.yaml:1:50: the list has `attack` 2 times (choose one by its number: 0, 3)\n");
    CHECK(reports(plans("edit: {7: {within: 9}}")) ==
          "b/0.yaml:1:47: the list has no `7` (its items are numbered from 0 to 3; `delve explain` shows them)\n");
    const ContentLoading floors = with("dungeons: {cave: {change: edit, floors: {edit: {0: {rooms: {plus: 2}}}, add: [{theme: dark}]}}}\n");
    REQUIRE(reports(floors) == "");
    CHECK(floors.catalog->dungeons[0].floors.size() == 2);
    CHECK(floors.catalog->dungeons[0].floors[0].rooms.high == 7);
}

TEST_CASE("verbs change numbers, rounded to the nearest whole number, within the range of the field") {
    CHECK(changed_rat("health: {plus: 5}").health == 45);
    CHECK(changed_rat("health: {plus: -5}").health == 35);
    CHECK(changed_rat("health: {percent: 150}").health == 60);
    CHECK(changed_rat("health: {plus: 1, percent: 50}").health == 21);
    CHECK(changed_rat("health: {percent: 101}").health == 40);
    CHECK(changed_rat("resistances: {blunt: {percent: 45}}").resistances[0].second == 5);
    CHECK(reports_of_changed_rat("health: {plus: 960}") ==
          "b/0.yaml:1:46: the result is 1000; expected a whole number from 1 to 999 (it is 40 in a/0.yaml:13)\n");
    CHECK(reports_of_changed_rat("health: {times: 2}") ==
          "b/0.yaml:1:40: `times` does nothing here (verbs that work here: percent, plus)\n");
    CHECK(reports_of_changed_rat("health: {percent: 1.5}").find("b/0.yaml:1:49: expected a whole number from 0 to 10000, not `1.5`") == 0);
}

TEST_CASE("verbs without a base value are problems") {
    const std::string hint = " to change (it changes a value from `extends` or `change: edit`; here, write the value itself)\n";
    CHECK(reports_of_changed_rat("sprite: {add: [claw]}").find("b/0.yaml:1:39: expected the id of one of the sprites, not a map") == 0);
    CHECK(reports_with("species:\n  bat: {name: Bat, attack_skill: bite, tactic: hunt, speed: {plus: 1}}\n") ==
          "b/0.yaml:2:62: there is nothing here for `plus`" + hint);
    CHECK(reports_with("species:\n  bat: {name: Bat, attack_skill: bite, tactic: hunt, skills: {add: [claw]}}\n") ==
          "b/0.yaml:2:63: there is nothing here for `add`" + hint);
}
