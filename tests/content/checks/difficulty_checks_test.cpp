#include "content/checks/difficulty_checks.hpp"

#include <doctest/doctest.h>

#include <string>

#include "content/memory_pack.hpp"

using namespace td;
using namespace td::testing;

namespace {

const std::string basics = ground_rules + "items:\n  bread: {name: Bread}\n";

const std::string cave = "dungeons:\n  cave: {name: Cave, party: [rat], floors: [{theme: dark}], victory: [exit_reached]}\n";
const std::string second_tactic = "tactics:\n  stalk: {name: Stalk, plans: [chase]}\n";

ContentLoading load_difficulty(const std::string& line) {
    return load_texts({basics, cave, second_tactic, "difficulties:\n  hard:\n    name: Hard\n    description: D.\n" + line});
}

/// The only problem of a difficulty whose fifth line is `line`, at this column, with the hint.
void check_told(const std::string& line, const std::string& column, const std::string& hint) {
    const ContentLoading loading = load_difficulty(line);
    INFO(reports(loading.problems));
    REQUIRE(loading.problems.size() == 1);
    const std::string told = to_string(loading.problems[0]) + " " + loading.problems[0].hint;
    CHECK(told.find("3.yaml:5:" + column + ":") != std::string::npos);
    CHECK(told.find(hint) != std::string::npos);
}

}  // namespace

TEST_CASE("a swap that can change nothing is reported") {
    // Replaced by itself, half of them are spared by the entry behind.
    CHECK(load_difficulty("    minds: {swaps: [{tactic: hunt, by: hunt, percent: 50}, {tactic: hunt, by: stalk}]}\n").problems.empty());
    check_told("    minds: {swaps: [{tactic: hunt, by: stalk}, {tactic: hunt, by: stalk, percent: 50}]}\n", "48", "below 100");
    CHECK(load_difficulty("    minds: {swaps: [{tactic: hunt, by: stalk, percent: 50}, {tactic: hunt, by: stalk}]}\n").problems.empty());
}
