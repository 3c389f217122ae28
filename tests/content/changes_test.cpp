// How definitions change and extend each other, within a pack and from pack to pack.
#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <string>
#include <vector>

#include "content/fields/verbs.hpp"
#include "content/memory_pack.hpp"
#include "content/packs/definition_header.hpp"
#include "content/packs/definition_type.hpp"
#include "content/sample.hpp"

using namespace td;
using namespace td::testing;

namespace {

const std::string base =
    "terrains: {floor: {name: F, glyph: .}, wall: {name: W, glyph: \"#\"}}\n"
    "features: {door: {name: D, glyph: \"+\"}}\n"
    "damage_kinds: {blunt: {name: Blunt}, fire: {name: Fire}}\n"
    "skills:\n"
    "  bite: {name: Bite, area: {shape: burst, radius: 2}, effects: [{do: damage, power: 5, kind: blunt}]}\n"
    "  claw: {name: Claw, effects: [{do: damage, power: 7, kind: blunt}]}\n"
    "tactics:\n"
    "  hunt: {name: Hunt, plans: [attack, {do: chase, within: 4}, wander, attack]}\n"
    "themes: {dark: {name: Dark}}\n"
    "dungeons:\n"
    "  cave: {name: Cave, party: [rat], floors: [{theme: dark, rooms: [3, 5]}], victory: [exit_reached]}\n"
    "species:\n"
    "  rat: {name: Rat, attack_skill: bite, tactic: hunt, health: 40, skills: [bite], resistances: {blunt: 10, fire: 20}}\n";

std::string reports(const ContentLoading& loading) {
    std::string all;
    for (const Problem& problem : loading.problems) all += to_string(problem) + "\n";
    return all;
}

/// The content with a further pack `b`.
ContentLoading with(const std::string& more) { return load_in_turn({base, more}); }
std::string reports_with(const std::string& more) { return reports(with(more)); }

/// The only species of the content that a further pack changes.
Species changed_rat(const std::string& fields) {
    const ContentLoading loading = with("species: {rat: {change: edit, " + fields + "}}\n");
    CHECK(reports(loading) == "");
    return loading.catalog ? loading.catalog->species[0] : Species{};
}

std::string reports_of_changed_rat(const std::string& fields) { return reports_with("species: {rat: {change: edit, " + fields + "}}\n"); }

}  // namespace

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
    CHECK(reports_with("species: {rat: {change: replace, name: Other, attack_skill: claw}}\n") ==
          "b/0.yaml:1:11: `tactic` must be given\n");
    const ContentLoading loading = with("species: {rat: {change: replace, name: Other, attack_skill: claw, tactic: hunt}}\n");
    REQUIRE(reports(loading) == "");
    CHECK(loading.catalog->species[0].health == Species{}.health);
}

TEST_CASE("a reference to a removed definition is told where it was removed") {
    CHECK(reports_with("skills: {claw: {change: remove}}\n") == "");
    CHECK(with("skills: {claw: {change: remove}}\n").catalog->skills.size() == 1);
    CHECK(reports_with("skills:\n  bite: {change: remove}\nspecies: {rat: {change: edit, skills: [claw]}}\n") ==
          "a/0.yaml:13:34: `bite` is none of the skills: it is removed in b/0.yaml:2\n");
    CHECK(reports_with("species: {rat: {change: remove, name: Rat}}\ndungeons: {cave: {change: remove}}\n")
              .find("b/0.yaml:1:33: `name` has no meaning in what is removed") == 0);
}

TEST_CASE("a required field that another pack removes is missing at the definition, with a hint at the removal") {
    CHECK(reports_with("species: {rat: {change: edit, remove: [attack_skill]}}\n") ==
          "a/0.yaml:13:3: `attack_skill` must be given (look at `remove` in b/0.yaml:1)\n");
    CHECK(reports_with("species: {rat: {change: edit, skills: {remove: [claw]}}}\n").find("it has: bite") != std::string::npos);
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
          "b/0.yaml:2:3: `claw` is defined twice (first in a/0.yaml:6; `change: edit` would change that one)\n");
}

TEST_CASE("a change or key that does not exist is one problem") {
    CHECK(reports_with("species: {rat: {change: edti, health: 3}}\n") ==
          "b/0.yaml:1:25: expected one of new, edit, replace, remove, not `edti` (did you mean `edit`?)\n");
    CHECK(reports_with("species:\n  bat: {extend: rat}\n") == "b/0.yaml:2:9: `extend` is not known here (did you mean `extends`?)\n");
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
          "b/0.yaml:3:41: `beast` is none of the species: it is abstract, only there to be extended\n");
    CHECK(reports_with(beast + "  bat: {extends: beast}\n") == "b/0.yaml:3:3: `name` must be given\n");
}

TEST_CASE("a mistake in an abstract definition is one problem, however many definitions extend it") {
    CHECK(reports_with("species:\n  beast: {abstract: true, attack_skill: bite, tactic: hunt, helth: 7}\n"
                       "  bat: {extends: beast, name: Bat}\n  cat: {extends: beast, name: Cat}\n") ==
          "b/0.yaml:2:61: `helth` is not known here (did you mean `health`?)\n");
    CHECK(reports_with("species:\n  beast: {abstract: true, health: many}\n").find("b/0.yaml:2:35: expected a whole number") == 0);
}

TEST_CASE("extending in a cycle, extending an unknown id, and too long a chain are problems at their place") {
    CHECK(reports_with("species:\n  bat: {extends: cat}\n  cat: {extends: dog}\n  dog: {extends: bat}\n") ==
          "b/0.yaml:4:18: these extend each other in a ring: bat, cat, dog, bat\n");
    CHECK(reports_with("species:\n  bat: {extends: bat}\n") == "b/0.yaml:2:18: these extend each other in a ring: bat, bat\n");
    CHECK(reports_with("species:\n  bat: {extends: rta, name: Bat}\n") ==
          "b/0.yaml:2:18: `rta` is none of the species (did you mean `rat`?)\n");
    std::string chain = "species:\n  s0: {extends: rat, name: X}\n";
    for (int i = 1; i < 3000; ++i) chain += "  s" + std::to_string(i) + ": {extends: s" + std::to_string(i - 1) + "}\n";
    CHECK(reports_with(chain) == "");  // each extends one that is merged already
    std::string back = "species:\n";
    for (int i = 0; i < 3000; ++i) back += "  s" + std::to_string(i) + ": {extends: s" + std::to_string(i + 1) + "}\n";
    CHECK(reports_with(back + "  s3000: {extends: rat}\n").find("more than 50 definitions extend each other in a row") !=
          std::string::npos);
}

TEST_CASE("maps change key by key, and keys can be taken away") {
    CHECK(changed_rat("resistances: {fire: 99}").resistances.size() == 2);
    CHECK(changed_rat("resistances: {remove: [blunt]}").resistances.size() == 1);
    CHECK(changed_rat("remove: [health]").health == Species{}.health);
    CHECK(reports_of_changed_rat("remove: [haelth]") ==
          "b/0.yaml:1:40: `haelth` is not given here, so it cannot be removed (did you mean `health`?)\n");
    CHECK(reports_of_changed_rat("remove: [tactic]") == "a/0.yaml:13:3: `tactic` must be given (look at `remove` in b/0.yaml:1)\n");
}

TEST_CASE("changing the choice of a variant drops the fields of the old choice; the same choice keeps them") {
    const auto area = [](const std::string& text) {
        const ContentLoading loading = with("skills: {bite: {change: edit, area: " + text + "}}\n");
        CHECK(reports(loading) == "");
        return loading.catalog ? loading.catalog->skills[0].area : Area{};
    };
    CHECK(area("{range: 3}").radius == 2);
    CHECK(area("{range: 3}").range == 3);
    CHECK(area("{shape: burst, range: 3}").radius == 2);
    CHECK(area("ring").radius == 1);
    CHECK(area("{shape: ring}").shape == Shape::ring);
}

TEST_CASE("lists are replaced, or changed by verbs") {
    CHECK(changed_rat("skills: [claw]").skills.size() == 1);
    CHECK(changed_rat("skills: {add: [claw]}").skills[1].index() == 1);
    CHECK(changed_rat("skills: {first: [claw]}").skills[0].index() == 1);
    CHECK(changed_rat("skills: {remove: [bite]}").skills.empty());
    CHECK(changed_rat("skills: {replace: {bite: claw}}").skills[0].index() == 1);
    CHECK(changed_rat("skills: {after: {bite: [claw]}, before: {bite: [claw, claw]}}").skills.size() == 4);
    CHECK(reports_of_changed_rat("skills: {remove: [bit]}") == "b/0.yaml:1:49: the list has no `bit` (did you mean `bite`?)\n");
    CHECK(reports_of_changed_rat("skills: {ad: [claw]}") == "b/0.yaml:1:40: `ad` changes nothing here (did you mean `add`?)\n");
    CHECK(reports_of_changed_rat("skills: {add: claw}").find("b/0.yaml:1:45: expected a list of up to 8 items") == 0);
    CHECK(reports_of_changed_rat("skills: {add: [clw]}") == "b/0.yaml:1:46: `clw` is none of the skills (did you mean `claw`?)\n");
}

TEST_CASE("verbs name items that are maps by their choice, or by number") {
    const auto plans = [](const std::string& verbs) { return with("tactics: {hunt: {change: edit, plans: {" + verbs + "}}}\n"); };
    CHECK(plans("edit: {chase: {within: 9}}").catalog->tactics[0].plans[1].amount == 9);
    CHECK(plans("edit: {1: {within: 9}}").catalog->tactics[0].plans[1].amount == 9);
    CHECK(plans("remove: [attack]").catalog->tactics[0].plans.size() == 2);
    CHECK(plans("remove: [0], edit: {1: {within: 8}}").catalog->tactics[0].plans[0].amount == 8);
    CHECK(reports(plans("replace: {attack: hold}")) == "b/0.yaml:1:50: the list has `attack` 2 times (say which by its number: 0, 3)\n");
    CHECK(reports(plans("edit: {7: {within: 9}}")) ==
          "b/0.yaml:1:47: the list has no `7` (its items are numbered from 0 to 3, as `delve explain` shows them)\n");
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
          "b/0.yaml:1:46: makes it 1000; expected a whole number from 1 to 999 (it is 40 in a/0.yaml:13)\n");
    CHECK(reports_of_changed_rat("health: {times: 2}") == "b/0.yaml:1:40: `times` changes nothing here (what changes it: percent, plus)\n");
    CHECK(reports_of_changed_rat("health: {percent: 1.5}").find("b/0.yaml:1:49: expected a whole number from 0 to 10000, not `1.5`") == 0);
}

TEST_CASE("verbs without a base value are problems") {
    const std::string hint =
        " has nothing to change here (it changes what `extends` or `change: edit` bring; here, write the value itself)\n";
    CHECK(reports_of_changed_rat("sprite: {add: [claw]}").find("b/0.yaml:1:39: expected the id of one of the sprites, not a map") == 0);
    CHECK(reports_with("species:\n  bat: {name: Bat, attack_skill: bite, tactic: hunt, speed: {plus: 1}}\n") ==
          "b/0.yaml:2:62: `plus`" + hint);
    CHECK(reports_with("species:\n  bat: {name: Bat, attack_skill: bite, tactic: hunt, skills: {add: [claw]}}\n") ==
          "b/0.yaml:2:63: `add`" + hint);
}

TEST_CASE("verbs change the default where the base leaves a field out") {
    CHECK(changed_rat("speed: {plus: 1}").speed == Species{}.speed + 1);
    CHECK(changed_rat("moves: {add: [fly]}").mobility != Species{}.mobility);
    CHECK(changed_rat("immunities: {add: []}").immunities.empty());
    CHECK(reports_of_changed_rat("immunities: {ad: []}") == "b/0.yaml:1:44: `ad` changes nothing here (did you mean `add`?)\n");
    CHECK(reports_of_changed_rat("speed: {plus: 9}") ==
          "b/0.yaml:1:45: makes it 9; expected a whole number from -3 to 3 (it is 0 where nothing is said)\n");
}

TEST_CASE("a later pack changes the order of rules") {
    std::string book = "rulebook:\n";
    for (const Rule rule : all_rules()) book += "  - " + std::string(rule_names[static_cast<std::size_t>(rule)]) + "\n";
    const ContentLoading loading = load_in_turn({base + book, "rulebook: {remove: [burning], after: {lost_targets: [burning]}}\n"});
    REQUIRE(reports(loading) == "");
    CHECK(loading.catalog->rulebook[1] == Rule::burning);
    CHECK(reports(load_in_turn({base + book, "rulebook: {add: [burning]}\n"})).find("`burning` stands in the rulebook twice") !=
          std::string::npos);
    CHECK(reports(load_in_turn({base + book, book})) == "");
    CHECK(reports(load_in_turn({base, "rulebook: {add: [burning]}\n"})).find("b/0.yaml:1:12: `add` has nothing to change here") == 0);
}

TEST_CASE("a mistake that another pack overrides with a mistake of its own is reported too, each at its place") {
    CHECK(reports(load_in_turn(
              {base + "  bat: {name: Bat, attack_skill: bite, tactic: hunt, helth: 4}\n", "species: {bat: {change: edit, helth: 5}}\n"})) ==
          "a/0.yaml:14:54: `helth` is not known here (did you mean `health`?)\n"
          "b/0.yaml:1:31: `helth` is not known here (did you mean `health`?)\n");
    CHECK(reports(load_in_turn({base + "  bat: {name: Bat, attack_skill: bitte, tactic: hunt, health: much}\n",
                                "species: {bat: {change: edit, health: 5, attack_skill: claw}}\n"})) ==
          "a/0.yaml:14:34: `bitte` is none of the skills (did you mean `bite`?)\n"
          "a/0.yaml:14:63: expected a whole number from 1 to 999, not `much`\n");
    CHECK(reports(load_in_turn({base, "strings: {missed: \"{wo} is slow.\"}\n", "strings: {missed: Slow.}\n"})) ==
          "b/0.yaml:1:20: `{wo}` stands for nothing here (did you mean `who`?)\n");
}

TEST_CASE("a mistake in a definition that a later pack replaces or removes is reported too") {
    const std::string bat = base + "  bat: {name: Bat, attack_skill: bite, tactic: hunt, helth: 4}\n";
    const std::string told = "a/0.yaml:14:54: `helth` is not known here (did you mean `health`?)\n";
    CHECK(reports(load_in_turn({bat, "species: {bat: {change: remove}}\n"})) == told);
    CHECK(reports(load_in_turn({bat, "species: {bat: {change: replace, name: Bat, attack_skill: bite, tactic: hunt}}\n"})) == told);
    CHECK(reports(load_in_turn({base + "  bat: 5\n", "species: {bat: {change: remove}}\n"})) ==
          "a/0.yaml:14:8: expected a map of fields, not `5`\n");
}

TEST_CASE("a misspelt `change` of a known definition is reported, not a duplicate id") {
    CHECK(reports_with("species: {rat: {chnge: edit, health: 3}}\n") ==
          "b/0.yaml:1:17: `chnge` is not known here (did you mean `change`?)\n");
    CHECK(reports_with("species: {rat: {health: 3}}\n").find("`rat` is defined twice") != std::string::npos);
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

TEST_CASE("the fingerprint depends on the merged content, not on which pack gives it") {
    const auto fingerprint = [](const std::vector<std::string>& packs) {
        const ContentLoading loading = load_in_turn(packs);
        CHECK(reports(loading) == "");
        return loading.catalog ? loading.catalog->fingerprint : 0;
    };
    const std::uint64_t flat = fingerprint({base, "species: {bat: {name: Bat, attack_skill: claw, tactic: hunt}}\n"});
    CHECK(fingerprint(
              {base,
               "species:\n  beast: {abstract: true, tactic: hunt, name: B}\n  bat: {attack_skill: claw, extends: beast, name: Bat}\n"}) ==
          flat);
    CHECK(fingerprint({base, "species: {bat: {name: Cat, attack_skill: claw, tactic: hunt}}\n",
                       "species: {bat: {change: edit, name: Bat}}\n"}) == flat);
    CHECK(fingerprint({base, "species: {bat: {name: Bat, attack_skill: claw, tactic: hunt}}\n",
                       "species: {bat: {change: edit, health: 3}}\n"}) != flat);
}

TEST_CASE("no field has the name of a verb for maps or of a key of the header") {
    std::vector<std::string_view> reserved = definition_header_keys();
    for (const Verb& verb : map_verbs()) reserved.push_back(verb.name);
    for (const DefinitionType& type : definition_types())
        for (const FieldTable* table : reachable_tables(*type.fields))
            for (const std::string_view name : reserved) CHECK(table->find(name) == nullptr);
}

TEST_CASE("several edits have the same result as one edit with all of their changes") {
    rc::check("several edits have the same result as one edit with all of their changes", [] {
        int health = 40;
        std::vector<std::string> packs{base};
        const auto count = *rc::gen::inRange(1, 6);
        for (int i = 0; i < count; ++i) {
            const int amount = *rc::gen::inRange(0, 30);
            const bool by_verb = *rc::gen::arbitrary<bool>();
            health = by_verb ? health + amount : amount + 1;
            const std::string value = by_verb ? "{plus: " + std::to_string(amount) + "}" : std::to_string(health);
            packs.push_back("species: {rat: {change: edit, health: " + value + "}}\n");
        }
        const ContentLoading merged = load_in_turn(packs);
        const ContentLoading at_once = load_in_turn({base, "species: {rat: {change: edit, health: " + std::to_string(health) + "}}\n"});
        RC_ASSERT(reports(merged) == "");
        RC_ASSERT(merged.catalog->species[0].health == health);
        RC_ASSERT(merged.catalog->fingerprint == at_once.catalog->fingerprint);
    });
}
