#include "tools/delve/depth_report.hpp"

#include <doctest/doctest.h>

using namespace td;
using namespace td::delve;

namespace {

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("quartets are compared with their median, and heroes by the best fifth of quartets") {
    Catalog catalog;
    Dungeon dungeon;
    for (const char* const name : {"Ada", "Bo", "Cy", "Di", "Ed"}) dungeon.heroes.emplace_back().name = name;
    std::vector<PartyFigures> parties;
    long wins = 0;
    for (const std::vector<std::size_t>& rows : quartets_of_heroes(dungeon)) parties.push_back({rows, ++wins});
    REQUIRE(parties.size() == 5);
    const std::string text = quartets_text(catalog, dungeon, parties, 10);
    INFO(text);
    CHECK(has(text, "best 50.0 % "));
    CHECK(has(text, " by Bo, Cy, Di, Ed; worst 10.0 % "));
    CHECK(has(text, " by Ada, Bo, Cy, Di; 40.0 points between them\n"));
    CHECK(has(text, "median 30.0 %; the best lies 20.0 points above it (goal: at most 20)\n"));
    CHECK(has(text, "of the best 1, how many each hero is in (goal: at least 3): Ada 0 (too few), Bo 1 (too few)"));
    parties.pop_back();
    CHECK(has(quartets_text(catalog, dungeon, parties, 10), "median 25.0 %; the best lies 15.0 points above it"));
}

TEST_CASE("a new page goes on with what was written by hand at the end of the old one") {
    const std::string by_hand = "\n<!-- By hand from here on. -->\nA note.\n";
    CHECK(written_by_hand("# A page\n\n| a | b |\n" + by_hand) == by_hand);
    CHECK(written_by_hand("# A page\n") == "");
}
