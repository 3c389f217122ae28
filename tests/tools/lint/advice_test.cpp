// Warnings about content that can be played.
#include "tools/lint/advice.hpp"
#include "tools/lint/content_loading.hpp"
#include "tools/lint/definition_advice.hpp"
#include "tools/lint/problem_report.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "content/memory_pack.hpp"
#include "content/yaml/read_tree.hpp"

using namespace td;

namespace {

const std::string advised = R"(terrains:
  floor: {name: Floor, glyph: "."}
  wall: {name: Wall, glyph: "#"}
features:
  door: {name: Door, description: Opens., glyph: "+"}
skills:
  bite: {name: Bite, description: Teeth., effects: [{do: damage, power: 5, kind: cut}]}
  rest: {name: Rest, description: Sits down., area: self, targets: self, effects: [{do: heal, amount: 1}]}
damage_kinds:
  cut: {name: Cut}
tactics:
  hunt: {name: Hunt, plans: [attack]}
themes:
  cave: {name: Cave}
sprites:
  rat: {materials: {fur: "#804020"}, parts: [{ball: {at: [0, 40, 0], size: [30, 30, 30], material: fur}}]}
species:
  rat: {name: Rat, description: Small., attack_skill: bite, tactic: hunt, sprite: rat}
dungeons:
  hole:
    name: Hole
    description: Deep.
    party: [rat]
    victory: [exit_reached]
    floors: [{theme: cave}]
)";

/// `more` is a pack of its own, which is loaded last but checked first.
std::vector<std::string> warnings_of(const std::string& more) {
    std::vector<Pack> packs(1);
    packs[0].info.id = "advised";
    std::vector<const Tree*> files;
    for (const auto& [name, text] : {std::pair{"advised.yaml", advised}, std::pair{"more.yaml", more}}) {
        if (text.empty()) continue;
        TreeReading reading = read_tree(name, text);
        REQUIRE(reading.tree);
        files.insert(files.begin(), reading.tree.get());
        if (text == more) packs.emplace_back().info.id = "more";
        packs.back().trees.push_back(std::move(reading.tree));
    }
    const ContentLoading loading = load_with_advice(packs);
    for (const Problem& problem : loading.problems) FAIL_CHECK(to_report(problem));
    REQUIRE(loading.catalog);
    std::vector<std::string> result;
    for (const Problem& warning : advice_on(files, *loading.catalog, loading.warnings)) {
        CHECK(is_warning(warning.code));
        result.push_back(to_string(warning));
    }
    return result;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("content in which everything is used gives no warning") { CHECK(warnings_of("").empty()); }

TEST_CASE("features that open into each other in a cycle are a warning that names the cycle") {
    const auto told = [](const std::string& features) {
        const Texts warnings = warnings_of("features:\n" + features);
        return warnings.empty() ? std::string() : warnings.front();
    };
    const std::string ajar = "  ajar: {name: Ajar door, description: Creaks., glyph: \"/\", opens_into: %}\n";
    const auto ajar_opens = [&](const std::string& id) { return std::string(ajar).replace(ajar.find('%'), 1, id); };
    CHECK(told("  door: {change: edit, opens_into: door}\n").find("in `door`: walking into it opens it again and again: door -> door") !=
          std::string::npos);
    CHECK(told("  door: {change: edit, opens_into: ajar}\n" + ajar_opens("door")).find("door -> ajar -> door") != std::string::npos);
    // The door leads into a cycle, but is not part of it.
    CHECK(told("  door: {change: edit, opens_into: ajar}\n" + ajar_opens("ajar")).find("ajar -> ajar") != std::string::npos);
    CHECK(warnings_of("features:\n  door: {change: edit, opens_into: ajar}\n  ajar: {name: Open, description: Open., glyph: \"/\"}\n")
              .empty());
}

TEST_CASE("a definition without references is a warning; a reference from itself does not count") {
    const std::string loner =
        "statuses:\n"
        "  giddy:\n"
        "    name: Giddy\n"
        "    description: Turns.\n"
        "    speed: -1\n"
        "    triggers: [{on: round_end, do: [{do: gain_status, status: giddy}]}]\n";
    CHECK(warnings_of(loner) == Texts{"more.yaml:2:3: nothing refers to `giddy` (let a skill, an item or a terrain cause it)"});
    CHECK(warnings_of(loner + "landmarks:\n  kiln: {name: Kiln, description: Hot.}\n").size() == 2);
}

TEST_CASE("references that bring nothing into the game do not count: a skill in plans, a status that is lost or resisted, a weather") {
    const std::string frog =
        "species:\n  frog: {name: Frog, description: Green., attack_skill: bite, tactic: wait, sprite: rat, immunities: [giddy]}\n"
        "dungeons:\n  pond: {name: Pond, description: Wet., party: [frog], victory: [exit_reached], floors: [{theme: cave}]}\n";
    const std::string asked =
        "skills:\n  croak: {name: Croak, description: Loud., effects: [{do: lose_status, status: giddy}]}\n"
        "tactics:\n  wait: {name: Wait, plans: [{do: use_skill, skill: croak, if: {ready: croak}}, attack]}\n"
        "statuses:\n  giddy: {name: Giddy, description: Turns., speed: -1}\n"
        "weathers:\n  hail: {name: Hail, description: Hard., sight: -1}\n"
        "palettes:\n  dusk: {colours: {fur: \"#302010\"}}\n";
    CHECK(warnings_of(asked + frog) ==
          Texts{"more.yaml:2:3: nothing refers to `croak` (give it to a species, or to a weapon)",
                "more.yaml:4:30: in `wait`: no species that follows it has the skill `croak` (give one of them that skill)",
                "more.yaml:6:3: nothing refers to `giddy` (let a skill, an item or a terrain cause it)",
                "more.yaml:8:3: nothing refers to `hail` (list it under the `weather` of a floor, or let something change to it)",
                "more.yaml:10:3: nothing refers to `dusk` (use it as the `palette` of a sprite or a terrain)"});
    CHECK(warnings_of(asked + frog + "features:\n  net: {name: Net, description: Holds., glyph: n}\n").size() == 6);
}

TEST_CASE("a status that only helps but is harmful by default is a warning") {
    const auto of_status = [](const std::string& fields) {
        return warnings_of("statuses:\n  giddy: {name: Giddy, description: Turns., " + fields +
                           "}\nspecies:\n  rat: {change: edit, skills: {add: [turn]}}\n"
                           "skills:\n  turn: {name: Turn, description: Round., effects: [{do: gain_status, status: giddy}]}\n");
    };
    const Texts told{
        "more.yaml:2:3: everything that `giddy` changes is good for its bearer, but it counts as harmful (write `harmful: false`)"};
    CHECK(of_status("speed: 1") == told);
    CHECK(of_status("attack_percent: 150, wait_percent: 50, ends_when_hurt: true") == told);
    CHECK(of_status("speed: 1, harmful: false").empty());
    CHECK(of_status("speed: 1, harmful: true").empty());
    CHECK(of_status("speed: 1, defence_percent: 90").empty());
    CHECK(of_status("speed: 1, triggers: [{on: round_end, do: [{do: harm, amount: 1, kind: cut}]}]").empty());
    CHECK(of_status("speed: -1").empty());
}

TEST_CASE("speed and propulsion of an immobile species are a warning") {
    const auto of_rat = [](const std::string& fields) { return warnings_of("species:\n  rat: {change: edit, " + fields + "}\n"); };
    CHECK(of_rat("immobile: true").empty());
    const Texts warnings = of_rat("immobile: true, speed: 1");
    REQUIRE(warnings.size() == 1);
    CHECK(warnings[0].find("`rat` is immobile, so its speed and propulsion do nothing") != std::string::npos);
    CHECK(of_rat("immobile: true, slots: {propulsion: 1}").size() == 1);
    CHECK(of_rat("speed: 1").empty());
}

TEST_CASE("of two main dungeons the later one is a warning") {
    const auto dungeon = [](const std::string& id, const std::string& name, const std::string& more) {
        return "  " + id + ": {name: " + name + ", description: Deep., party: [rat], victory: [exit_reached], floors: [{theme: cave}]" +
               more + "}\n";
    };
    const std::string pond = "dungeons:\n" + dungeon("pond", "Pond", ", main: true");
    CHECK(warnings_of(pond).empty());
    CHECK(warnings_of(pond + dungeon("pool", "Pool", ", main: true") + dungeon("puddle", "Puddle", ", main: false")) ==
          Texts{"more.yaml:3:3: `pool` is a main dungeon, but `pond` is offered first (remove `main` from one of the two)"});
}

TEST_CASE("references are seen in every form that authors write them in") {
    CHECK(warnings_of("statuses:\n"
                      "  wet: {name: Wet, description: Drips., speed: -1}\n"
                      "  dry: {name: Dry, description: Crackles., speed: -1, replaces: [wet]}\n"
                      "  hot: {name: Hot, description: Glows., speed: -1}\n"
                      "features:\n"
                      "  net: {name: Net, description: Holds., glyph: n, holds: {spares: dry}}\n"
                      "items:\n"
                      "  net_bag: {name: Bag, description: Of nets., sprite: rat, use: [{do: place, feature: net}]}\n"
                      "  coal: {name: Coal, description: Hot., sprite: rat, thrown: [{do: gain_status, status: hot}]}\n"
                      "damage_kinds:\n"
                      "  sun: {name: Sun}\n"
                      "species:\n"
                      "  frog: {name: Frog, description: Green., attack_skill: bite, tactic: hunt, sprite: rat, resistances: {sun: 5}}\n"
                      "dungeons:\n"
                      "  pond:\n"
                      "    name: Pond\n"
                      "    description: Wet.\n"
                      "    party: [{species: frog}]\n"
                      "    bag: [net_bag, {item: coal}]\n"
                      "    victory: [exit_reached]\n"
                      "    floors: [{theme: cave}]\n")
              .empty());
}

TEST_CASE("a definition that another pack edits is warned of at the edit that made the mistake, a removed one not at all") {
    CHECK(warnings_of("species:\n  rat: {change: edit, health: 3}\n").empty());
    CHECK(warnings_of("skills:\n  rest: {change: remove}\n").empty());
    CHECK(warnings_of("species:\n  rat: {change: edit, description: \"\"}\n") ==
          Texts{"more.yaml:2:36: `rat` has no description for players (add a `description`)"});
}

TEST_CASE("missing texts, pictures and effects are warnings") {
    const std::string start =
        "dungeons:\n  well:\n    name: Well\n    description: Round.\n    party: [rat]\n    victory: [exit_reached]\n"
        "    floors: [{theme: cave}]\n    bag: [stone]\nitems:\n  stone: ";
    CHECK(warnings_of(start + "{name: Stone, sprite: rat, treasure: true}\n") ==
          Texts{"more.yaml:10:3: `stone` has no description for players (add a `description`)"});
    CHECK(warnings_of(start + "{name: Stone, description: Grey., treasure: true}\n") ==
          Texts{"more.yaml:10:3: `stone` has no picture (name a `sprite`)"});
    CHECK(warnings_of(start + "{name: Stone, description: Grey., sprite: rat}\n") ==
          Texts{"more.yaml:10:3: `stone` does nothing: it cannot be used, and throwing it does nothing"});
}

TEST_CASE("skills and items that heal nothing, or reach no creature of their targets, are warnings") {
    const auto of_skill = [](const std::string& fields) {
        return warnings_of("skills:\n  lick: {name: Lick, description: Wet., " + fields +
                           "}\nspecies:\n  rat: {change: edit, skills: {add: [lick]}}\n");
    };
    const std::string heals = "effects: [{do: heal, amount: 5}]", place = "more.yaml:2:3: `lick` does nothing: ";
    const Texts reaches_nobody{place + "nobody that it affects is ever in its area (check `area` and `targets`)"};
    CHECK(of_skill("area: self, " + heals) == reaches_nobody);
    CHECK(of_skill("area: front, targets: self, " + heals) == reaches_nobody);
    CHECK(of_skill("area: self, targets: self, " + heals).empty());
    CHECK(of_skill("area: {shape: burst, radius: 1}, targets: self, " + heals).empty());
    CHECK(of_skill("area: self, targets: self, effects: [heal]") == Texts{place + "its `amount` and its `percent` are 0"});
    CHECK(of_skill("area: self, effects: [reveal_map]").empty());
}

TEST_CASE("an empty sprite is a warning") {
    CHECK(warnings_of("sprites:\n  ghost: {gait: floats}\nspecies:\n  rat: {change: edit, sprite: ghost}\n") ==
          Texts{"more.yaml:2:3: `ghost` does nothing: there is nothing to see (give it `parts` or a `picture`)"});
}

TEST_CASE("two definitions with the same name are a warning at the later one") {
    const Texts found = warnings_of(
        "species:\n  rat_king: {name: Rat, description: Big., attack_skill: bite, tactic: hunt, sprite: rat}\n"
        "dungeons:\n  den: {name: Den, description: Dark., party: [rat_king], victory: [exit_reached],"
        " floors: [{theme: cave}]}\n");
    CHECK(found == Texts{"advised.yaml:18:3: `rat_king` is called \"Rat\" too (the other is in more.yaml:2)"});
}

namespace {

/// A dungeon of one floor, won as `victory` says; `floor`: what the floor has beside its theme. A second dungeon has both of its vaults.
std::string hunt(const std::string& victory, const std::string& floor) {
    return "landmarks:\n"
           "  kiln: {name: Kiln, description: Hot.}\n"
           "species:\n"
           "  cat: {name: Cat, description: Sly., attack_skill: bite, tactic: hunt, sprite: rat}\n"
           "vaults:\n"
           "  den:\n    map: |\n      k.c#\n      ....\n    legend: {k: {landmark: kiln}, c: {foe: cat, name: Tom}}\n"
           "  bare:\n    map: |\n      ...#\n      ....\n"
           "dungeons:\n"
           "  yard:\n"
           "    name: Yard\n"
           "    description: Grey.\n"
           "    party: [rat]\n"
           "    victory: " +
           victory +
           "\n"
           "    floors: [{theme: cave, " +
           floor +
           "}]\n"
           "  barn: {name: Barn, description: Dry., party: [rat], victory: [exit_reached], floors: [{theme: cave, vaults: [den, bare]}]}\n";
}

const std::string way_out = " comes to floor 1 only by chance (make sure that it comes, or add another way to win)";

}  // namespace

TEST_CASE("a victory that needs a vault which may not be drawn is a warning at the victory") {
    const std::string two_vaults = "vaults: [den, bare]";
    CHECK(warnings_of(hunt("[{when: place_reached, landmark: kiln}]", two_vaults)) == Texts{"more.yaml:20:47: `kiln`" + way_out});
    CHECK(warnings_of(hunt("[{when: creature_dead, species: cat, name: Tom}]", two_vaults)) == Texts{"more.yaml:20:46: `cat`" + way_out});
    CHECK(warnings_of(hunt("[{when: place_reached, landmark: kiln}]", two_vaults + ", vault_rooms: 2")).empty());
    CHECK(warnings_of(hunt("[{when: place_reached, landmark: kiln}]", two_vaults + ", landmarks: [kiln]")).empty());
    CHECK(warnings_of(hunt("[{when: place_reached, landmark: kiln}, exit_reached]", two_vaults)).empty());
    CHECK(warnings_of(hunt("[exit_reached]", two_vaults + ", defeat: [{when: creature_dead, species: cat, name: Tom}]")).empty());
    CHECK(warnings_of(hunt("[exit_reached]", two_vaults + ", victory: [{when: place_reached, landmark: kiln}]")).size() == 1);
}

TEST_CASE("a victory about a creature or an item that no floor is sure to have is a warning") {
    const std::string dead = "[{when: creature_dead, species: cat}]";
    CHECK(warnings_of(hunt(dead, "foe_teams: 1, foes: [{members: [cat]}, {members: [rat]}]")).size() == 1);
    CHECK(warnings_of(hunt(dead, "foe_teams: 1, foes: [{members: [cat]}, {members: [rat, cat]}]")).empty());
    CHECK(warnings_of(hunt(dead, "foe_teams: [0, 2], foes: [{members: [cat]}]")).size() == 1);
    CHECK(warnings_of(hunt(dead, "foe_teams: 0, boss: [{members: [cat]}]")).empty());
    CHECK(warnings_of(hunt(dead, "foe_teams: 0")) ==
          Texts{"more.yaml:20:46: `cat` never comes to floor 1 (make sure that it comes, or add another way to win)"});
    const std::string gem = "items:\n  gem: {name: Gem, description: Red., sprite: rat, treasure: true}\n";
    const std::string carried = "[{when: item_carried, item: gem}]";
    CHECK(warnings_of(gem + hunt(carried, "items: 3, loot: [{item: gem}]")).empty());
    CHECK(warnings_of(gem + hunt(carried, "prize: [{item: gem}]")).empty());
    CHECK(warnings_of(gem + hunt(carried, "items: [0, 3], loot: [{item: gem}]")) ==
          Texts{"more.yaml:22:42: `gem` comes to any floor only by chance (make sure that it comes, or add another way to win)"});
}

TEST_CASE("of a dungeon that no floor leads out of, a victory on the last floor is not judged") {
    const std::string round = "foe_teams: 0, id: top, ways: [{name: Round, sign: Again., to: top}]";
    const ContentLoading loading = testing::load_texts({std::string(advised), hunt("[{when: creature_dead, species: cat}]", round)});
    REQUIRE(loading.problems.size() == 1);
    CHECK(loading.problems[0].message == "`top` does not come after this floor in the list");
}

TEST_CASE("a victory about the death of a creature that only a change of shape brings or takes is a warning") {
    const std::string dead = "[{when: creature_dead, species: cat}]", nobody = "foe_teams: 0";
    std::string brought = hunt(dead, nobody), taken = hunt(dead, nobody + ", boss: [{members: [cat]}]");
    CHECK(warnings_of(taken).empty());
    const std::string rat_turns = "  rat: {change: edit, triggers: [{on: turn_end, do: [{do: transform, species: cat}]}]}\n";
    brought.insert(brought.find("  cat:"), rat_turns);
    CHECK(warnings_of(brought) ==
          Texts{"more.yaml:21:46: `cat` comes to floor 1 only by a change of shape (make sure that it comes, or add another way to win)"});
    taken.insert(taken.find("}", taken.find("  cat:")), ", triggers: [{on: turn_end, do: [{do: transform, species: rat}]}]");
    CHECK(warnings_of(taken) == Texts{"more.yaml:20:46: `cat` may turn into `rat`, and then doesn't die as `cat` (add the death of `rat` "
                                      "as a victory of its own, or another way to win)"});
}

TEST_CASE("a victory over each shape of a creature is none by chance; a shape that is left out is told") {
    const auto told = [](const std::string& victory) {
        std::string boss = hunt(victory, "foe_teams: 0, boss: [{members: [cat]}]");
        boss.insert(boss.find("  cat:"),
                    "  tiger: {extends: cat, name: Tiger, triggers: [{on: hurt, do: [{do: transform, species: lion}]}]}\n"
                    "  lion: {extends: cat, name: Lion, triggers: [{on: hurt, do: [{do: transform, species: tiger}]}]}\n");
        boss.insert(boss.find("}", boss.find("  cat:")), ", triggers: [{on: hurt, do: [{do: transform, species: tiger}]}]");
        const Texts warnings = warnings_of(boss);
        return warnings.empty() ? std::string() : std::to_string(warnings.size()) + " " + warnings.front();
    };
    const auto dead = [](const std::string& species) { return "{when: creature_dead, species: " + species + "}"; };
    CHECK(told("[" + dead("cat") + ", " + dead("tiger") + ", " + dead("lion") + "]").empty());
    CHECK(told("[" + dead("lion") + ", " + dead("cat") + ", " + dead("tiger") + "]").empty());
    CHECK(told("[" + dead("cat") + ", " + dead("tiger") + ", exit_reached]").empty());
    const std::string left_out = told("[" + dead("cat") + ", " + dead("tiger") + "]");
    CHECK(left_out.starts_with("1 "));
    CHECK(left_out.find("`cat` may turn into `lion`") != std::string::npos);
}

TEST_CASE("a comment allows a victory by chance as it allows other warnings") {
    std::string allowed = hunt("[{when: place_reached, landmark: kiln}]", "vaults: [den, bare]");
    allowed.replace(allowed.find("kiln}]"), 6, "kiln}]  # lint: allow C058 because the stairs lead back to the camp");
    CHECK(warnings_of(allowed).empty());
}

TEST_CASE("parts that come to nothing and comments that take text away are warnings with their place") {
    const auto told = [](const std::string& more) {
        const Texts warnings = warnings_of(more);
        return warnings.empty() ? std::string() : warnings.front();
    };
    CHECK(told("skills:\n  bite: {change: edit, accuracy: 0}\n")
              .find("in `bite`: its `accuracy` is 0, but at least 5 percent of all blows hit") != std::string::npos);
    CHECK(told("tactics:\n  hunt: {change: edit, plans: [wander, attack]}\n").find("in `hunt`: `wander` is nearly always possible") !=
          std::string::npos);
    CHECK(told("species:\n  rat:\n    change: edit\n    description: Rat #1 of all\n") ==
          "more.yaml:4:22: `#` starts a comment, so the text ends before it (put quotes around text with a `#`; if it is a comment, put a "
          "space after the `#`)");
}
