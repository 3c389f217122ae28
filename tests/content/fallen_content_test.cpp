// What becomes of the fallen, in files: what is read, and what is refused with its place and a suggestion.
#include <doctest/doctest.h>

#include <string>

#include "content/one_problem.hpp"
#include "tools/lint/content_loading.hpp"

using namespace td;
using namespace td::testing;

namespace {

const std::string fallen_cave =
    "dungeons:\n  cave:\n    name: Cave\n    party: [rat]\n    floors: [{theme: dark}]\n    victory: [exit_reached]\n";

ContentLoading load_dungeon(const std::string& line) { return load_texts({ground_rules, fallen_cave + line}); }

FallenRule rule_in(const std::string& line) {
    const ContentLoading loading = load_dungeon(line);
    INFO(reports(loading.problems));
    REQUIRE(loading.catalog);
    return loading.catalog->dungeons[0].fallen;
}

/// The only problem of a dungeon whose seventh line is `line`, at this column, with the hint.
void check_fallen_told(const std::string& line, const std::string& column, const std::string& hint) {
    check_told(load_dungeon(line).problems, "1.yaml:7:" + column, hint);
}

}  // namespace

TEST_CASE("what becomes of the fallen is a word, or a map with the rounds") {
    CHECK(rule_in("").rounds_to_live() == 0);
    CHECK(rule_in("    fallen: lost\n").rounds_to_live() == 0);
    CHECK(rule_in("    fallen: carried\n").rounds_to_live() == FallenRule::standard_rounds);
    CHECK(rule_in("    fallen: {rounds: 7}\n").rounds_to_live() == 7);
    CHECK(rule_in("    fallen: {rounds: 7}\n").fate == FallenRule::Fate::carried);
    CHECK(rule_in("    fallen: {fate: lies, rounds: 7}\n").fate == FallenRule::Fate::lies);
}

TEST_CASE("mistakes about the fallen are reported at their place, with what may be meant") {
    check_fallen_told("    fallen: {rounds: 0}\n", "22", "1");
    check_fallen_told("    fallen: {round: 5}\n", "14", "`rounds`");
    check_fallen_told("    fallen: {fate: lies, rounds: many}\n", "34", "999");
    check_fallen_told("    fallen: carrid\n", "13", "`carried`");
    check_fallen_told("    fallen: {fate: lost, rounds: 5}\n", "34", "`rounds`");
    check_fallen_told("    falen: lost\n", "5", "`fallen`");
}

TEST_CASE("an effect brings back with a percentage of health, which is checked") {
    const auto load_skill = [](const std::string& effect) {
        return load_texts({ground_rules, fallen_cave, "skills:\n  wake:\n    name: Wake\n    effects: [" + effect + "]\n"});
    };
    const ContentLoading good = load_skill("{do: revive, percent: 40}");
    INFO(reports(good.problems));
    REQUIRE(good.catalog);
    const auto wake = find_id<SkillId>(good.catalog->skills, "wake");
    CHECK(find_payload<effect::Revive>((*good.catalog)[wake].effects)->percent == 40);
    CHECK(load_skill("{do: revive, percent: 0}").problems.size() == 1);
    const ContentLoading misspelt = load_skill("{do: reviv}");
    REQUIRE(misspelt.problems.size() == 1);
    CHECK(misspelt.problems[0].hint.find("`revive`") != std::string::npos);
}
