// The recorded cases, and the files that hold them.
#include "time/turn_case.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>

#include "content/case_file.hpp"

using namespace td;

namespace {

std::vector<std::filesystem::path> case_files() {
    const std::filesystem::path folder = std::filesystem::path(TIERDELVE_SOURCE_DIR) / "tests/time/cases";
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

/// The lines that a file of cases is refused with, without its name.
std::string refusal(const std::string& yaml) {
    std::string lines;
    for (const Problem& problem : read_cases("f", yaml, Expectation::required).problems) lines += to_string(problem).substr(2) + '\n';
    return lines;
}

}  // namespace

TEST_CASE("every recorded case has its turns in the recorded order") {
    std::size_t played = 0;
    for (const auto& file : case_files()) {
        const CaseReading reading = read_case_file(file, Expectation::required);
        REQUIRE(reading.problems.empty());
        for (const RecordedCase& recorded : reading.cases) {
            CAPTURE(name_of(recorded));
            CHECK(played_rows(recorded) == expected_rows(recorded));
            ++played;
        }
    }
    CHECK(played > 560);
}

TEST_CASE("a turn is written as in the files") {
    TurnCase turn_case;
    turn_case.names = {"fox", "owl"};
    CHECK(to_string(CaseRow{2, 3, EntityId(1)}, turn_case) == R"([2, "1/2", owl])");
}

TEST_CASE("a file of cases names each mistake by its place") {
    const std::string head = "- name: x\n  teams:\n  - {faction: player, members: [{id: a, speed: 0}]}\n";
    CHECK(refusal(head + "  deeds: []\n  expect: []\n").empty());
    CHECK(refusal(head + "  deeds: []\n") == "1:3: a case needs the key \"expect\"\n");
    CHECK(refusal(head + "  deeds:\n  - {do: fly}\n  expect: []\n") == "5:10: do must be one of move, attack, wait\n");
    CHECK(refusal(head + "  deeds:\n  - {do: move, after: [{die: b}]}\n  expect: []\n") == "5:30: nobody here has the id \"b\"\n");
    CHECK(refusal(head + "  deeds:\n  - {do: move, after: [{speed: a, to: fast}]}\n  expect: []\n") == "5:39: to must be a whole number\n");
    CHECK(refusal(head + "  deeds: []\n  expect:\n  - [1, \"1/5\", a]\n") == "6:9: the tier must be one of 0, 1/4, 1/3, 1/2, 2/3, 3/4\n");
    CHECK(refusal("- name: x\n  teams:\n  - {faction: foe, members: [{id: a}, {id: a}]}\n  deeds: []\n  expect: []\n") ==
          "3:3: there must be one team of the player\n3:44: the id \"a\" is taken already\n");
    CHECK(refusal("- name: x\n  teams: [\n") == "2:10: this `[` is not closed (is a `]` missing?)\n");
}
