// Encounters that a party could not leave, or that give for nothing without end.
#include <doctest/doctest.h>

#include <string>

#include "content/memory_pack.hpp"
#include "tools/lint/content_loading.hpp"

using namespace td;
using namespace td::testing;

namespace {

std::string problems_of_options(const std::string& options, const std::string& more = "") {
    const ContentLoading loading =
        load_texts({ground_rules,
                    "dungeons:\n  cave: {name: Cave, party: [rat], floors: [{theme: dark, encounters: [well]}], minutes: {start: 1},"
                    " victory: [exit_reached]}\nencounters:\n  well: {name: Well, options: [" +
                        options + "]" + more + "}\n"});
    return reports(loading.problems);
}

}  // namespace

TEST_CASE("the last option of an encounter is free and does nothing") {
    CHECK(problems_of_options("{text: Drink., effects: [{do: heal, amount: 4}]}, {text: Go on.}").empty());
    for (const std::string last : {"{text: Pay., costs: {health: 1}}", "{text: Take., minutes: 1}",
                                   "{text: Drink., effects: [{do: reveal_map}]}", "{text: Go on., if: [leader]}"})
        CHECK(problems_of_options("{text: Drink., effects: [{do: heal, amount: 4}]}, " + last).find("must be free and do nothing") !=
              std::string::npos);
    CHECK_FALSE(problems_of_options("{text: Go on.}").empty());
}

TEST_CASE("what stays gives nothing for nothing") {
    CHECK(problems_of_options("{text: Drink., effects: [{do: heal, amount: 4}]}, {text: Go on.}", ", stays: true").find("without end") !=
          std::string::npos);
    CHECK(problems_of_options("{text: Drink., costs: {minutes: 1}, effects: [{do: heal, amount: 4}]}, {text: Go on.}", ", stays: true")
              .empty());
}

TEST_CASE("the party is changed at a camp only, and by an option that does nothing else") {
    const auto problems = [](const std::string& first, const std::string& second, const std::string& option) {
        return reports(
            load_texts({ground_rules, "dungeons:\n  cave: {name: Cave, party: [rat], floors: [{theme: dark" + first + "}, {theme: dark" +
                                          second + "}], minutes: {start: 1}, victory: [exit_reached]}\nencounters:\n  landing: {name: L, " +
                                          "stays: true, options: [" + option + ", {text: Go on.}]}\n"})
                .problems);
    };
    const std::string party = "{text: Change., party: true}", camp = ", camp: landing";
    CHECK(problems("", camp, party).empty());
    CHECK(problems(camp, "", party).empty());
    CHECK(problems("", ", encounters: [landing]", party).find("at a camp only") != std::string::npos);
    CHECK(problems("", camp, "{text: Change., party: true, minutes: 1}").find("does nothing else") != std::string::npos);
}
