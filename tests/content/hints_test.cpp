// Hints with a text to write: that text is valid at the place of the mistake.
#include <doctest/doctest.h>

#include <string>

#include "content/memory_pack.hpp"
#include "content/temporary_directory.hpp"
#include "tools/lint/advice.hpp"
#include "tools/lint/content_loading.hpp"

using namespace td;
using namespace td::testing;

namespace {

const std::string basics = ground_rules +
                           "spawn_tables:\n  vermin: {teams: [{members: [rat]}]}\n"
                           "dungeons:\n  hole: {name: Hole, party: [rat], victory: [exit_reached], floors: [{theme: dark}]}\n";

std::string told_of(const std::string& text) { return reports(load_in_turn({basics, text}).problems); }

std::string hint_of(const std::string& text) {
    const ContentLoading loading = load_in_turn({basics, text});
    CAPTURE(reports(loading.problems));
    CHECK(loading.problems.size() == 1);
    return loading.problems.empty() ? std::string() : loading.problems[0].hint;
}

std::string hint_of_floor(const std::string& fields) {
    return hint_of("dungeons: {cave: {name: Cave, party: [rat], victory: [exit_reached], floors: [{theme: dark, " + fields + "}]}}\n");
}

}  // namespace

TEST_CASE("a hint for a list of maps shows a map with the required fields") {
    CHECK(hint_of_floor("boss: rat") == "write `[{members: [rat]}]`");
    CHECK(hint_of_floor("foes: rat") == "write `[{members: [rat]}]`");
    CHECK(hint_of_floor("foes: [rat]") == "write `{members: [rat]}`");
    CHECK(hint_of_floor("landmarks: well") == "for a single item write [well]");
    const auto of_effects = [](const std::string& effects) {
        return hint_of("skills: {bite: {change: edit, effects: " + effects + "}}\n");
    };
    CHECK(of_effects("harm") == "write `[{do: harm, kind: ...}]`");
    CHECK(of_effects("damage") == "write `[{do: damage, power: ..., kind: ...}]`");
    CHECK(of_effects("teleport") == "for a single item write [teleport]");
}

TEST_CASE("a number with a plus or a percent sign in an edit gets a hint with the verb") {
    const auto of_rat = [](const std::string& field) { return hint_of("species: {rat: {change: edit, " + field + "}}\n"); };
    CHECK(of_rat("health: +4") == "write `{plus: 4}`");
    CHECK(of_rat("health: 150%") == "write `{percent: 150}`");
    CHECK(of_rat("health: 150 %") == "write `{percent: 150}`");
    CHECK(of_rat("attack: +4") == "write `{plus: 4}`");
    CHECK(of_rat("evasion: 25%") == "write `25`");
    CHECK(of_rat("spotting: 25%") == "write `25`");
    CHECK(hint_of("species: {bat: {extends: rat, evasion: 25 %}}\n") == "write `25`");
    CHECK(hint_of("species: {bat: {extends: rat, evasion: 60}, owl: {extends: bat, evasion: 50%}}\n") == "write `{percent: 50}`");
    CHECK(hint_of("species: {bat: {extends: rat, health: +4}}\n") == "write `{plus: 4}`");
    CHECK(hint_of("species: {bat: {name: Bat, health: +4, attack_skill: bite, tactic: hunt}}\n") == "write `4`");
    CHECK(told_of("species: {rat: {change: edit, health: {plus: 4}}}\n") == "");
}

TEST_CASE("a map of a vault without a `|` gets a hint with one") {
    CHECK(hint_of("vaults:\n  den:\n    map:\n      ####\n      #..#\n      #..#\n") == "`#` starts a comment: put a `|` after the `:`");
    CHECK(hint_of("vaults:\n  den:\n    map: >\n      ....\n      ....\n") == "write `map: |`, and the lines of the map below it");
    CHECK(hint_of("vaults:\n  den:\n    map:\n      # to come\n    mirrored: true\n") != "`#` starts a comment: put a `|` after the `:`");
}

TEST_CASE("a field in the column of the ids is reported as a field") {
    const ContentLoading loading = load_in_turn({basics, "statuses:\n  giddy:\n    name: Giddy\n  speed: -1\n"});
    REQUIRE(loading.problems.size() == 1);
    CHECK(to_string(loading.problems[0]) ==
          "b/0.yaml:4:3: `speed` is a field of statuses, but is written where their ids belong (indent it further)");
    CHECK(told_of("statuses:\n  speed: {name: Speed, speed: 1}\n") == "");
}

TEST_CASE("a type in the column of the ids of another is reported as a type, once") {
    const ContentLoading loading =
        load_in_turn({basics, "skills:\n  species:\n    toad: {extends: rat, name: Toad}\n    newt: {extends: toad, name: Newt}\n"});
    REQUIRE(loading.problems.size() == 1);
    CHECK(to_string(loading.problems[0]) ==
          "b/0.yaml:2:3: `species` is a type of definition, but is written where the ids of skills belong "
          "(write it at the start of the line, and move what is below it as far to the left)");
    CHECK(told_of("statuses:\n  skills: {name: Skills, speed: -1}\n") == "");
}

TEST_CASE("a file with an extension behind `.yaml` is a warning, unless the file without it is there too") {
    const TemporaryDirectory content;
    content.write("core/pack.yaml", pack_yaml("core"));
    for (const std::string name : {"base.yaml", "base.yaml.bak", "hare.yaml.txt", "deep/toad.YML.txt", "notes.txt", ".cache.yaml.txt"})
        content.write("core/" + name, basics);
    std::vector<Problem> problems;
    std::vector<Pack> packs = read_packs(content.path(), problems);
    const LintFindings findings = lint_packs(packs, problems);
    REQUIRE(findings.errors == 0);
    std::string told;
    for (const Problem& warning : findings.problems)
        if (warning.line == 0) told += to_string(warning).substr(content.path().generic_string().size()) + "\n";
    CHECK(told ==
          "/core/deep/toad.YML.txt: is not read (name it toad.YML)\n"
          "/core/hare.yaml.txt: is not read (name it hare.yaml)\n");

    // It may be what is missing.
    content.write("core/more.yaml", "statuses: {dizzy: {naem: Dizzy}}\n");
    problems.clear();
    packs = read_packs(content.path(), problems);
    const LintFindings of_mistakes = lint_packs(packs, problems);
    CHECK(of_mistakes.errors > 0);
    CHECK(of_mistakes.warnings() == 2);
}

TEST_CASE("words of other games are answered with the game's own") {
    const std::string fields = "{name: Zap, description: Z., ";
    const auto of_skill = [&](const std::string& more) { return hint_of("skills: {zap: " + fields + more + "}}\n"); };
    const std::string does = "effects: [{do: heal, amount: 3}]";
    for (const auto& [word, name] :
         {std::pair("enemies", "foes"), {"enemy", "foes"}, {"friends", "allies"}, {"all", "everyone"}, {"caster", "self"}})
        CHECK(of_skill("targets: " + std::string(word) + ", " + does) == "did you mean `" + std::string(name) + "`?");
    for (const auto& [word, name] :
         {std::pair("circle", "burst"), {"sphere", "burst"}, {"projectile", "line"}, {"adjacent", "front"}, {"sweep", "arc"}})
        CHECK(of_skill("area: " + std::string(word) + ", " + does) == "did you mean `" + std::string(name) + "`?");
    for (const auto& [word, name] : {std::pair("apply_status", "gain_status"),
                                     {"cure", "lose_status"},
                                     {"knockback", "push"},
                                     {"spawn", "summon"},
                                     {"blink", "teleport"},
                                     {"haste", "extra_turn"}})
        CHECK(of_skill("effects: [{do: " + std::string(word) + "}]") == "did you mean `" + std::string(name) + "`?");
    for (const auto& [word, name] : {std::pair("hp", "health"),
                                     {"atk", "attack"},
                                     {"def", "defence"},
                                     {"spd", "speed"},
                                     {"fov", "sight"},
                                     {"ai", "tactic"},
                                     {"abilities", "skills"},
                                     {"desc", "description"}})
        CHECK(told_of("species: {zap: {" + std::string(word) + ": 3}}\n").find("did you mean `" + std::string(name) + "`?") !=
              std::string::npos);
    for (const auto& [word, name] :
         {std::pair("on_hit", "hits"), {"on_death", "dies"}, {"on_kill", "kills"}, {"on_damage", "hurt"}, {"on_turn_end", "turn_end"}})
        CHECK(hint_of("statuses: {zap: " + fields + "triggers: [{on: " + word + ", do: [{do: heal, amount: 3}]}]}}\n") ==
              "did you mean `" + std::string(name) + "`?");
}

TEST_CASE("a number that was pasted, or has a sign of its own, gets a hint") {
    const auto of_speed = [](const std::string& speed) {
        return hint_of("statuses: {zap: {name: Zap, description: Z., speed: " + speed + "}}\n");
    };
    CHECK(of_speed("\xE2\x88\x92"
                   "1") == "type a plain `-`");
    CHECK(of_speed("2%") == "write `2`");
    CHECK(of_speed("2#fast") == "put a space before the `#` of a comment");
    CHECK(of_speed("2x").empty());
}

TEST_CASE("a list of definitions is answered with the form of a map") {
    CHECK(hint_of("statuses:\n  - id: giddy\n    name: Giddy\n") ==
          "write each below its id: `giddy:`, and below that its fields, indented");
    CHECK(hint_of("statuses: [giddy]\n") == "write each below its id, without a dash");
}

TEST_CASE("where there are few ids, an unknown one that is like none of them gets them all") {
    CHECK(hint_of("dungeons: {cave: {name: Cave, party: [rat], victory: [exit_reached], floors: [{theme: xyz}]}}\n") == "known: dark");
    CHECK(hint_of("dungeons: {cave: {name: Cave, party: [rat], victory: [exit_reached], floors: [{theme: drak}]}}\n") ==
          "did you mean `dark`?");
}
