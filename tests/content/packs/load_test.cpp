#include "content/packs/load.hpp"
#include "tools/lint/content_loading.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <string>

#include "content/memory_pack.hpp"
#include "content/temporary_directory.hpp"
#include "project_folder.hpp"

using namespace td;
using namespace td::testing;

namespace fs = std::filesystem;

namespace {

const std::string ground =
    "terrains:\n  floor: {name: F, glyph: .}\n  wall: {name: W, glyph: \"#\"}\nfeatures:\n  door: {name: D, glyph: \"+\"}\n";
const std::string harm =
    "damage_kinds:\n  blunt: {name: Blunt}\nskills:\n  bite: {name: Bite, effects: [{do: damage, power: 5, kind: blunt}]}\n";
const std::string ways = "tactics:\n  hunt: {name: Hunt, plans: [chase]}\n";
const std::string cave =
    "themes:\n  dark: {name: Dark}\n"
    "dungeons:\n  cave: {name: Cave, party: [rat], floors: [{theme: dark}], victory: [exit_reached]}\n";
const std::string rat = "species:\n  rat: {name: Rat, attack_skill: bite, tactic: hunt}\n";

std::string reports_of(const ContentLoading& loading) {
    std::string all;
    for (const Problem& problem : loading.problems) all += to_string(problem) + "\n";
    return all;
}

}  // namespace

TEST_CASE("the game's own content loads without a problem") {
    const ContentLoading loading = load_content(project_folder() / "content");
    CHECK(reports_of(loading) == "");
    REQUIRE(loading.catalog);
    CHECK(loading.catalog->floor);
    CHECK(loading.catalog->wall);
}

TEST_CASE("definitions are numbered in the order of the files, and references may look ahead") {
    const ContentLoading loading =
        load_texts({cave, rat + "  bat: {name: Bat, attack_skill: bite, tactic: hunt, speed: 2}\n", ways, harm, ground});
    REQUIRE(reports_of(loading) == "");
    const Catalog& catalog = *loading.catalog;
    CHECK(catalog.species[0].id == "rat");
    CHECK(catalog.species[1].speed == 2);
    CHECK(catalog[catalog.dungeons[0].party[0].species].name == "Rat");
    CHECK(catalog[catalog.species[1].attack_skill].effects[0].part<effect::Damage>().power == 5);
    CHECK(catalog.terrains[catalog.wall.index()].id == "wall");
}

TEST_CASE("a field that is left out has the default of its member") {
    const ContentLoading loading = load_texts({cave, rat, ways, harm, ground});
    REQUIRE(loading.catalog);
    CHECK(loading.catalog->species[0].health == Species{}.health);
    CHECK(!loading.catalog->species[0].sprite);
    CHECK(loading.catalog->dungeons[0].floors[0].rooms.low == FloorRules{}.rooms.low);
}

TEST_CASE("the fingerprint depends on the content, not on the layout of the files") {
    const auto fingerprint = [](const std::string& species) {
        return load_texts({cave, species, ways, harm, ground}).catalog->fingerprint;
    };
    const std::string laid_out =
        "# A rat.\nspecies:\n    rat:\n        name: \"Rat\"\n        attack_skill: bite\n\n        tactic: hunt\n";
    CHECK(fingerprint(rat) == fingerprint(laid_out));
    CHECK(fingerprint(rat) != fingerprint("species:\n  rat: {name: Bat, attack_skill: bite, tactic: hunt}\n"));
}

TEST_CASE("the problems of all files come in one run, in the order of places") {
    const ContentLoading loading =
        load_texts({cave, "species:\n  rat:\n    name: Rat\n    attack_skill: bit\n    tactic: hunt\n    helth: 3\n",
                    "tactics:\n  hunt: {name: Hunt, plans: [chas]}\n", harm, ground});
    CHECK(!loading.catalog);
    CHECK(
        reports_of(loading) ==
        "1.yaml:4:19: `bit` is not one of the skills (did you mean `bite`?)\n"
        "1.yaml:6:5: unknown key `helth` (did you mean `health`?)\n"
        "2.yaml:2:30: expected one of flee_when_hurt, flee, use_skills, use_skill, use_items, attack, chase, avoid, heal_allies, rescue, "
        "heal, "
        "await_foe, retire, line_up, besiege, "
        "follow, hold, guard, return_home, wander, sleep, rest, investigate, auto_equip, pick_up, pursue, rest_party, reach_goal, gather, "
        "explore, descend, "
        "not `chas` (did you mean `chase`?)\n");
}

TEST_CASE("references to ids that an unreadable file may define are not reported") {
    const ContentLoading loading = load_texts({cave, rat, ways, "skills:\n\tbite: {}\n", ground});
    CHECK(reports_of(loading) == "3.yaml:2:1: a tab indents this line (use spaces; most editors can convert tabs)\n");
}

TEST_CASE("a misspelled type is one problem, however many references there are to its definitions") {
    const ContentLoading loading =
        load_texts({cave, "specis:\n  rat: {name: Rat, attack_skill: bite, tactic: hunt}\n", ways, harm, ground});
    CHECK(reports_of(loading) == "1.yaml:1:1: `specis` is not a type of definition (did you mean `species`?)\n");
}

TEST_CASE("a definition with a problem still counts for references") {
    const ContentLoading loading = load_texts({cave, "species:\n  rat:\n", ways, harm, ground});
    CHECK(reports_of(loading) ==
          "1.yaml:2:3: expected a map of fields, not nothing (write what belongs to it below it, indented further)\n");
}

TEST_CASE("an id that two files define is one problem, at the second") {
    const ContentLoading loading = load_texts({cave, rat, ways, harm, ground, rat});
    CHECK(reports_of(loading) == "5.yaml:2:3: `rat` is defined twice (the first is in 1.yaml:2; `change: edit` would change it)\n");
}

TEST_CASE("an id that is not a word is refused") {
    const ContentLoading loading = load_texts({cave, rat, ways, harm, ground + "  Deep Water: {name: D, glyph: w}\n"});
    REQUIRE(loading.problems.size() == 1);
    CHECK(to_string(loading.problems[0].code) == "C041");
}

TEST_CASE("values that other YAML readers convert are refused, and the hint says what to write") {
    const auto problem_of = [](const std::string& field) {
        return reports_of(load_texts({cave, rat, ways, harm, ground, "statuses:\n  s: {name: S, " + field + "}\n"}));
    };
    CHECK(problem_of("harmful: yes") == "5.yaml:2:25: expected true or false, not `yes` (write `true`)\n");
    CHECK(problem_of("harmful: \"false\"") == "5.yaml:2:25: expected true or false, not the text \"false\" (remove the quotes)\n");
    CHECK(problem_of("duration: 010") == "5.yaml:2:26: expected a whole number from 0 to 999, not `010` (write `10`)\n");
    CHECK(problem_of("duration: 1.5") ==
          "5.yaml:2:26: expected a whole number from 0 to 999, not `1.5` "
          "(use a whole number; fractions are given in percent)\n");
    CHECK(problem_of("duration: \"7\"") == "5.yaml:2:26: expected a whole number from 0 to 999, not the text \"7\" (remove the quotes)\n");
    CHECK(problem_of("duration: 99999999999") == "5.yaml:2:26: expected a whole number from 0 to 999, not 99999999999\n");
    CHECK(problem_of("replaces: s") ==
          "5.yaml:2:26: expected a list of up to 32 items, each the id of one of the statuses, not `s` "
          "(for a single item write [s])\n");
    CHECK(problem_of("colour: red") ==
          "5.yaml:2:24: expected a colour such as \"#E07A3F\", not `red` "
          "(a colour is `#` and six hexadecimal digits in quotes, two each for red, green and blue)\n");
}

TEST_CASE("fields that a merge key would have given are not reported as missing") {
    CHECK(reports_of(load_texts({cave, rat, ways, harm, ground, "statuses:\n  s: {<<: {name: S}, speed: -1}\n"})) ==
          "5.yaml:2:7: merge keys are not used here (a definition takes the fields of another with `extends: ID`)\n");
    CHECK(reports_of(load_texts({cave, rat, ways, harm, ground, "skills:\n  s: {name: S, effects: [{<<: {do: heal}, amount: 3}]}\n"})) ==
          "5.yaml:2:27: merge keys are not used here (a definition takes the fields of another with `extends: ID`)\n");
}

TEST_CASE("an anchor and a merge key are one problem each, with a hint at `extends`") {
    const std::string merged = reports_of(load_texts({cave, rat, ways, harm, ground, "statuses:\n  s: {<<: {name: S}, name: T}\n"}));
    CHECK(merged == "5.yaml:2:7: merge keys are not used here (a definition takes the fields of another with `extends: ID`)\n");
    const std::string anchor = reports_of(load_texts({cave, rat, ways, harm, ground, "statuses:\n  s: &x {name: S}\n"}));
    CHECK(anchor.starts_with("5.yaml:2:6: "));
    CHECK(anchor.find("`extends: ID`") != std::string::npos);
    CHECK(std::count(anchor.begin(), anchor.end(), '\n') == 1);
}

TEST_CASE("of thousands of mistakes a limited number is listed") {
    std::string ids = "statuses:\n", species = "species:\n";
    for (int i = 0; i < 4000; ++i) ids += "  a_long_name_for_a_status_number_" + std::to_string(i) + ": {name: S}\n";
    const std::string body = ": {name: R, attack_skill: bite, tactic: hunt, immunities: [a_long_name_for_a_status_nunber_";
    for (int i = 0; i < 10'500; ++i) species += "  r" + std::to_string(i) + body + std::to_string(i) + "]}\n";
    const std::size_t half = species.find("  r5250:");
    const ContentLoading loading =
        load_texts({ids, species.substr(0, half), "species:\n" + species.substr(half), cave, rat, ways, harm, ground});
    CHECK(loading.problems.size() == 10'001);
    const auto is_last = [](const Problem& problem) { return problem.code == ProblemCode::too_many_problems; };
    CHECK(std::count_if(loading.problems.begin(), loading.problems.end(), is_last) == 1);
}

TEST_CASE("content without a floor, a wall, a door or a dungeon is a problem") {
    const ContentLoading loading = load_texts({ways});
    CHECK(loading.problems.size() == 4);
    CHECK(!loading.catalog);
}

TEST_CASE("packs are folders that name themselves; every YAML file below them is read") {
    const TemporaryDirectory directory;
    directory.write("core/pack.yaml", pack_yaml("core"));
    directory.write("core/deep/down/all.yaml", ground + harm + ways);
    directory.write("core/notes.txt", "\tnot read");
    directory.write("core/.hidden.yaml", "\tnot read");
    directory.write("more/pack.yaml", pack_yaml("more"));
    directory.write("more/rest.yml", rat + cave);
    const ContentLoading loading = load_content(directory.path());
    CHECK(reports_of(loading) == "");
    CHECK(loading.files == 4);
    CHECK(loading.catalog);
}

TEST_CASE("a folder without `pack.yaml`, a wrong id and a link are problems of packs") {
    const TemporaryDirectory directory;
    directory.write("core/pack.yaml", pack_yaml("cure"));
    directory.write("core/all.yaml", ground + harm + ways + rat + cave);
    directory.write("stray/x.yaml", "");
    fs::create_symlink("/etc/hostname", directory.path() / "core/link.yaml");
    const ContentLoading loading = load_content(directory.path());
    REQUIRE(loading.problems.size() == 3);
    for (const Problem& problem : loading.problems) CHECK(to_string(problem.code) == "C044");
}

TEST_CASE("a file with the wrong extension is a problem, and the extension may be in capitals") {
    const TemporaryDirectory directory;
    directory.write("core/pack.yaml", pack_yaml("core"));
    directory.write("core/all.YAML", ground + harm + ways + rat + cave);
    CHECK(reports_of(load_content(directory.path())) == "");
    directory.write("loose.yaml", "");
    directory.write("readme.txt", "");
    directory.write("mine/pack.yml", pack_yaml("mine"));
    directory.write("archive/yours/pack.yaml", pack_yaml("yours"));
    directory.write("deeper/frost-main/frost/pack.yaml", pack_yaml("frost"));
    directory.write("shouted/PACK.YML", pack_yaml("shouted"));
    const ContentLoading loading = load_content(directory.path());
    const std::string told = reports_of(loading);
    REQUIRE(loading.problems.size() == 5);
    CHECK(told.find("(the pack is the folder frost-main/frost inside it: move that up)") != std::string::npos);
    CHECK(told.find("(rename its PACK.YML)") != std::string::npos);
    CHECK(told.find("archive: is not a pack: it has no pack.yaml (the pack is the folder yours inside it: move that up)") !=
          std::string::npos);
    CHECK(told.find("loose.yaml: is beside the packs, where it is not read (move it into the folder of a pack)") != std::string::npos);
    CHECK(told.find("mine: is not a pack: it has no pack.yaml (rename its pack.yml)") != std::string::npos);
}

TEST_CASE("a range given as two fields must not end before it begins, and its hint leads to no further mistake") {
    const auto problem_of = [](const std::string& more) { return reports_of(load_texts({cave, rat, ways, harm, ground, more})); };
    CHECK(problem_of("statuses:\n  s: {name: S, triggers: [{on: waits, if: [{is: speed, at_least: 2, at_most: -2}], do: [teleport]}]}\n") ==
          "5.yaml:2:78: `at_most` is -2, but `at_least` is 2 (swap them?)\n");
    CHECK(problem_of("items:\n  i: {name: I}\nspawn_tables:\n  t: {items: [{item: i, floors: {from: 3, to: 2}}]}\n") ==
          "5.yaml:4:47: `to` is 2, but `from` is 3 (swap them?)\n");
    CHECK(problem_of("statuses:\n  s:\n    name: S\n    replaces: s]\n").find("(is a `[` missing?)") != std::string::npos);
    const std::string sprite = "sprites:\n  s:\n    materials: {fur: \"#804020\"}\n    parts:\n";
    CHECK(problem_of(sprite + "      - ball: {at: [0, 1, 2], size: 22, material: fur}\n").find("(write 3 of them, such as [22, 22, 22])") !=
          std::string::npos);
    CHECK(problem_of(sprite + "      - ball:\n        at: [0, 1, 2]\n        size: [1, 1, 1]\n")
              .find("5.yaml:6:9: expected a map with a single key") == 0);
}

TEST_CASE("naming a pack instead of the folder around it is one problem that says so") {
    const TemporaryDirectory directory;
    directory.write("mine/pack.yaml", pack_yaml("mine"));
    directory.write("mine/sprites/rat.yaml", "");
    const ContentLoading loading = load_content(directory.path() / "mine");
    REQUIRE(loading.problems.size() == 1);
    CHECK(to_string(loading.problems[0].code) == "C044");
    CHECK(loading.problems[0].message == "is a pack itself");
}

TEST_CASE("the content directory is found beside the program or above it") {
    const TemporaryDirectory directory;
    directory.write("game/content/core/pack.yaml", pack_yaml("core"));
    directory.write("game/build/release/content/notes.txt", "no pack in here");
    const auto found = find_content_directory(directory.path() / "game/build/release/bin/delve");
    REQUIRE(found);
    CHECK(*found == fs::canonical(directory.path()) / "game/content");
}

TEST_CASE("the length of a text is counted in characters, in any script") {
    const auto problem_of = [](const std::string& badge) {
        return reports_of(load_texts({cave, rat, ways, harm, ground, "statuses:\n  s: {name: S, badge: " + badge + "}\n"}));
    };
    CHECK(problem_of("Öl").empty());
    CHECK(problem_of("洞窟").empty());
    CHECK(problem_of("洞窟に") == "5.yaml:2:23: expected text of 1 to 2 characters, not 3\n");
}

TEST_CASE("a comment, a comma and a missing blank in braces are reported with the remedy") {
    const auto problem_of = [](const std::string& fields) {
        return reports_of(load_texts({cave, rat, ways, harm, ground, "statuses:\n  s: " + fields + "\n"}));
    };
    CHECK(problem_of("{name: S, colour: #DDE8F4}") ==
          "5.yaml:2:24: `#` starts a comment, and the `}` after it is part of the comment (put the text in quotes)\n");
    CHECK(problem_of("{name: S, # the state\n      speed: 1}").empty());
    CHECK(problem_of("{name: S, speed: 1 # no end").find("this `{` is not closed (is a `}` missing?)") != std::string::npos);
    CHECK(problem_of("{name: S, description: It turns, and turns.}") ==
          "5.yaml:2:39: a key without a `:` (write `key: value`; put text with a comma in quotes, a list in brackets)\n");
    CHECK(problem_of("{name:Giddy}") == "5.yaml:2:7: a key without a `:` (a space is missing after the `:`)\n");
}

TEST_CASE("the hint for a missing text names a comment only where there is one") {
    const auto problem_of = [](const std::string& name) {
        return reports_of(load_texts({cave, rat, ways, harm, ground, "statuses:\n  s:\n    name:" + name + "\n"}));
    };
    CHECK(problem_of("").find("comment") == std::string::npos);
    CHECK(problem_of(" #1").find("`#` starts a comment") != std::string::npos);
}
