#include "content/checks/dungeon_checks.hpp"
#include "tools/lint/content_loading.hpp"

#include <doctest/doctest.h>

#include <string>

#include "content/dungeon_line.hpp"

using namespace td;
using namespace td::testing;

TEST_CASE("an objective about a landmark that the floor lacks, or about a name that no creature has, is reported") {
    CHECK(load_dungeon("    defeat: [{when: place_reached, landmark: well}]").problems.empty());
    CHECK(tells("    defeat: [{when: place_reached, landmark: gate}]", "46", "landmarks"));
    CHECK(load_dungeon("    defeat: [{when: creature_dead, species: rat, name: Nib}]").problems.empty());
    CHECK(tells("    defeat: [{when: creature_dead, species: rat, name: Nibs}]", "56", "`Nib`"));
    CHECK(tells("    defeat: [{when: creature_dead, species: rat, name: Boss}]", "56", "Whisker, Nib"));
}

TEST_CASE("members of the party and guests must be able to stand where the party arrives") {
    const auto told = [](const std::string& who) {
        return load_texts({dungeon_ground, "species:\n  stone: {name: Stone, attack_skill: bite, tactic: hunt, moves: []}\n",
                           "dungeons:\n  cave: {name: Cave, floors: [{theme: dark}], victory: [exit_reached], " + who + "}\n"});
    };
    REQUIRE(told("party: [rat, stone]").problems.size() == 1);
    CHECK(told("party: [rat, stone]").problems[0].path == "dungeons.cave.party[1]");
    CHECK(told("party: [rat], guests: [stone]").problems.size() == 1);
    CHECK(told("party: [rat]").problems.empty());
}

TEST_CASE("an objective about guests needs guests, and a landmark that the last floor lacks is reported with that floor") {
    const auto told = [](const std::string& victory) {
        const ContentLoading loading = load_texts(
            {dungeon_ground,
             "dungeons:\n  cave: {name: Cave, floors: [{theme: dark, landmarks: [well]}, {theme: dark}], party: [rat], victory: [" +
                 victory + "]}\n"});
        return loading.problems.size() == 1 ? loading.problems[0].message : std::to_string(loading.problems.size());
    };
    CHECK(told("guest_dead") == "no guest starts with the party");
    CHECK(told("{when: place_reached, landmark: well, last_floor: true}") == "there is no `well` on the last floor");
}

TEST_CASE("a landmark that an objective of a single floor names is missed on that floor, whichever it is") {
    for (const std::string floors : {"WELL, {theme: dark, landmarks: [well]}", "{theme: dark, landmarks: [well]}, WELL", "WELL"}) {
        std::string all = floors;
        all.replace(all.find("WELL"), 4, "{theme: dark, victory: [{when: place_reached, landmark: well}]}");
        const ContentLoading loading =
            load_texts({dungeon_ground, "dungeons:\n  cave: {name: Cave, floors: [" + all + "], party: [rat], victory: [exit_reached]}\n"});
        REQUIRE(loading.problems.size() == 1);
        CHECK(loading.problems[0].message == "there is no `well` on this floor");
    }
}

TEST_CASE("stairs are judged at the end of a battle alone") {
    CHECK(tells("    defeat: [{when: exit_reached, judged: [turn_end]}]", "43", "remove `judged`"));
    CHECK(tells("    defeat: [{when: creature_safe, species: rat, judged: [turn_end]}]", "58", "remove `judged`"));
    CHECK(load_dungeon("    defeat: [{when: creature_safe, species: rat, landmark: well, judged: [turn_end]}]").problems.empty());
    CHECK(load_dungeon("    defeat: [{when: exit_reached, judged: [turn_end, battle_end]}]").problems.empty());
}

TEST_CASE("ways that lead nowhere, back, or partly out are reported, and a floor to which none leads") {
    const auto told = [](const std::string& floors) {
        const ContentLoading loading = load_texts(
            {dungeon_ground, "dungeons:\n  cave: {name: Cave, floors: [" + floors + "], party: [rat], victory: [exit_reached]}\n"});
        std::string all;
        for (const Problem& problem : loading.problems) all += problem.message + " (" + problem.hint + ")\n";
        return all;
    };
    const std::string out = "{theme: dark, id: low, ways: [{name: A, sign: B}]}", high = "{theme: dark, id: high}";
    const auto top = [](const std::string& ways) { return "{theme: dark, id: top, ways: [" + ways + "]}, "; };
    const std::string to_low = "{name: A, sign: B, to: low}", to_high = "{name: A, sign: B, to: high}";
    CHECK(told(top(to_low + ", " + to_high) + out + ", " + high) == "");
    CHECK(told(top("{name: A, sign: B, to: lov}") + out) ==
          "no floor of the dungeon has the id `lov` (did you mean `low`?)\n"
          "no way leads to this floor (name it in `to:` of a way of a floor above, or remove it)\n");
    CHECK(told(top(to_low + ", {name: A, sign: B}") + out).find("others do not") != std::string::npos);
    CHECK(told(top("{name: A, sign: B, to: top}") + out).find("`top` does not come after this floor") != std::string::npos);
    CHECK(told(top(to_low) + out + ", " + high).find("no way leads to this floor") != std::string::npos);
    CHECK(told("{theme: dark, id: low}, " + out).find("another floor of the dungeon is called `low` already") != std::string::npos);
    CHECK(told(top(to_low + ", " + to_low + ", " + to_low + ", " + to_low) + out).find("3") != std::string::npos);
}

TEST_CASE("the last floor is each that leads out") {
    const auto told = [](const std::string& landmarks) {
        const ContentLoading loading =
            load_texts({dungeon_ground,
                        "dungeons:\n  cave: {name: Cave, floors: [{theme: dark, ways: [{name: A, sign: B, to: low}, "
                        "{name: A, sign: B, to: high}]}, {theme: dark, id: low, ways: [{name: A, sign: B}], " +
                            landmarks +
                            "}, {theme: dark, id: high}], party: [rat], victory: "
                            "[{when: place_reached, landmark: well, last_floor: true}]}\n"});
        return loading.problems.size();
    };
    CHECK(told("items: 0") == 1);
    CHECK(told("landmarks: [well]") == 0);
}
