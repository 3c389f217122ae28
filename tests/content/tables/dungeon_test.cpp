// Mistakes in the time system, the phases and the costs of a dungeon: each is reported at its place, with the nearest known name.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "content/dungeon_line.hpp"
#include "content/tables/tables.hpp"
#include "tools/lint/content_loading.hpp"

using namespace td;
using namespace td::testing;

TEST_CASE("an unknown time system is reported at its place, with the nearest known one") {
    CHECK(tells("    time_system: actoin_queue", "18", "`action_queue`"));
    CHECK(tells("    time_system: {system: deferd}", "27", "`deferred`"));
}

TEST_CASE("authors can choose every time system, by its name") {
    const std::vector<std::string_view> choices = time_settings().kind.choices;
    CHECK(std::equal(choices.begin(), choices.end(), time_system_names.begin(), time_system_names.end()));
}

TEST_CASE("a setting of another time system is unknown") {
    CHECK(tells("    time_system: {system: six_tier, spotting: true}", "37", "no further keys are allowed here"));
}

TEST_CASE("a round of length 0 is out of range, in wait time and in turns") {
    CHECK(tells("    time_system: {system: wait_time, round: {wait_time: 0}}", "57", "1"));
    CHECK(tells("    time_system: {system: wait_time, round: {turns: 0}}", "53", "1"));
    CHECK(tells("    time_system: {system: action_queue, turn: 0}", "47", "1"));
}

TEST_CASE("an unknown phase is reported with the nearest known one") {
    CHECK(tells("    defeat: [{when: side_dead, side: foe, judged: [trun_end]}]", "52", "`turn_end`"));
    CHECK(tells("    defeat: [{when: rounds_over, rounds: 9, judged: [tick_next]}]", "54", "round_start"));
}

TEST_CASE("a cost below 1 is out of range") {
    const ContentLoading loading = load_texts({dungeon_ground, "skills:\n  nip: {name: Nip, cost: 0, effects: [{do: heal, power: 5}]}\n"});
    bool found = false;
    for (const Problem& problem : loading.problems)
        found = found || (problem.file == "1.yaml" && problem.line == 2 && problem.code == ProblemCode::out_of_range);
    CHECK(found);
}

TEST_CASE("the bag of the party has one number for each item") {
    const std::string nut = "\nitems:\n  nut: {name: Nut}";
    CHECK(tells("    bag: [{item: nut, at_least: 2, at_most: 3}]" + nut, "36", "unknown key `at_most`"));
    CHECK(load_dungeon("    bag: [{item: nut, at_least: 2}]" + nut).problems.empty());
}
