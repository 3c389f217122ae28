#include "content/checks/difficulty_checks.hpp"

#include <doctest/doctest.h>

#include <string>

#include "content/difficulty_line.hpp"

using namespace td;
using namespace td::testing;

TEST_CASE("a swap that can change nothing is reported") {
    // Replaced by itself, half of them are spared by the entry behind.
    CHECK(load_difficulty("    minds: {swaps: [{tactic: hunt, by: hunt, percent: 50}, {tactic: hunt, by: stalk}]}\n").problems.empty());
    check_told("    minds: {swaps: [{tactic: hunt, by: stalk}, {tactic: hunt, by: stalk, percent: 50}]}\n", "48", "below 100");
    CHECK(load_difficulty("    minds: {swaps: [{tactic: hunt, by: stalk, percent: 50}, {tactic: hunt, by: stalk}]}\n").problems.empty());
}
