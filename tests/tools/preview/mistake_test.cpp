#include "tools/preview/mistake.hpp"

#include <doctest/doctest.h>

#include "content/shipped_content.hpp"
#include "view/draw/style.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("mistakes of a definition stand below the line of the file that has them") {
    const auto content = shipped_content();
    const std::vector<PreviewMistake> mistakes{{"hare.yaml:5", "", "helth: 12", "unknown key `helth` (did you mean `health`?)"},
                                               {"hare.yaml:7", "time.wait", "time: {wait: x, pay: y}", "expected a number"},
                                               {"hare.yaml:7", "time", "time: {wait: x, pay: y}", "unknown key `pay`"}};
    const std::vector<MistakeLine> lines = lines_of(mistakes, *content);
    REQUIRE(lines.size() == 6);
    CHECK(lines[0].text == "3 mistakes in it");
    CHECK(lines[1].text == "hare.yaml:5  helth: 12");
    CHECK(lines[2].text == "unknown key `helth` (did you mean `health`?)");
    CHECK(lines[3].text == "hare.yaml:7  time: {wait: x, pay: y}");
    CHECK(lines[5].text == "unknown key `pay`");
    for (const MistakeLine& line : lines) CHECK(line.colour == style::bad);
    CHECK(lines_of({}, *content).empty());
}

TEST_CASE("warnings have a colour and a headline of their own") {
    const std::vector<MistakeLine> lines = lines_of({{"hare.yaml:3", "", "moon_hare:", "it is not used", true}}, *shipped_content());
    REQUIRE(lines.size() == 3);
    CHECK(lines[0].text == "1 warning about it");
    CHECK(lines[1].colour == style::accent);
}

TEST_CASE("a mistake in a floor of a dungeon names its floor, from 1") {
    const auto floor = [](std::string field) { return floor_of({"", std::move(field), "", ""}); };
    CHECK(floor("floors[0].size") == 1);
    CHECK(floor("floors[11]") == 12);
    CHECK(!floor("floors"));
    CHECK(!floor("party[0].species"));
    CHECK(!floor("floors[x]"));
}
