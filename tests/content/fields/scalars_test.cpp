#include "content/fields/scalars.hpp"

#include <doctest/doctest.h>

#include "catalog/ids.hpp"
#include "content/fields/snippet.hpp"

using namespace td;
using namespace td::testing;

TEST_CASE("a number is whole, decimal and within its limits") {
    CHECK(value_of(number(-5, 99), "-5") == -5);
    CHECK(value_of(number(-5, 99), "99") == 99);
    CHECK(problem_of(number(1, 99), "100") == "4 C032: expected a whole number from 1 to 99, not 100");
    CHECK(problem_of(number(1, 99), "99999999999999") == "4 C032: expected a whole number from 1 to 99, not 99999999999999");
    CHECK(problem_of(number(1, 99), "many") == "4 C031: expected a whole number from 1 to 99, not `many`");
    CHECK(problem_of(number(1, 99), "[1]") ==
          "4 C031: expected a whole number from 1 to 99, not a list (give a single value, without brackets or dashes)");
    CHECK(problem_of(number(1, 99), "") == "1 C031: expected a whole number from 1 to 99, not nothing");
}

TEST_CASE("a number written in another way is refused with the way that is meant") {
    const auto hint = [](const std::string& text) {
        const std::string problem = problem_of(number(0, 9999), text);
        return problem.substr(std::min(problem.find('('), problem.size()));
    };
    CHECK(hint("010") == "(write `10`)");
    CHECK(hint("+3") == "(write `3`)");
    CHECK(hint("2.0") == "(write `2`)");
    CHECK(hint("1_000") == "(write `1000`)");
    CHECK(hint("\"7\"") == "(remove the quotes)");
    CHECK(hint("2.5") == "(use a whole number; fractions are given in percent)");
    CHECK(hint("20;") == "(write `20`)");
    CHECK(hint("20ms") == "(write the number without a unit)");
    CHECK(hint("2d6") == "");
    CHECK(hint("0x10") == "");
}

TEST_CASE("true and false are the only booleans") {
    CHECK(value_of(boolean(), "true") == true);
    CHECK(value_of(boolean(), "false") == false);
    CHECK(problem_of(boolean(), "yes") == "4 C031: expected true or false, not `yes` (write `true`)");
    CHECK(problem_of(boolean(), "Off") == "4 C031: expected true or false, not `Off` (write `false`)");
    CHECK(problem_of(boolean(), "\"true\"") == "4 C031: expected true or false, not the text \"true\" (remove the quotes)");
}

TEST_CASE("text is counted in characters, and anything written as one value is text") {
    CHECK(value_of(text(1, 3), "äöü") == "äöü");
    CHECK(value_of(text(1, 4), "true") == "true");
    CHECK(value_of(text(1, 3), "010") == "010");
    CHECK(problem_of(text(1, 3), "long") == "4 C032: expected text of 1 to 3 characters, not 4");
    CHECK(problem_of(text(1, 3), "{a: b}") == "4 C031: expected text of 1 to 3 characters, not a map");
    CHECK(problem_of(text(1, 3), " # red").find("(`#` starts a comment: if it is text, put it in quotes)") != std::string::npos);
}

TEST_CASE("a glyph is one printable character, a colour has six digits") {
    CHECK(value_of(glyph(), "x") == 'x');
    CHECK(value_of(glyph(), "'#'") == '#');
    CHECK_FALSE(value_of(glyph(), "ä"));
    CHECK_FALSE(value_of(glyph(), "' '"));
    CHECK_FALSE(value_of(glyph(), "xy"));
    CHECK(value_of(colour(), "\"#00ff7F\"") == 0x00FF7Fu);
    CHECK_FALSE(value_of(colour(), "\"#00FF7\""));
    CHECK_FALSE(value_of(colour(), "\"#00FF7G\""));
    CHECK_FALSE(value_of(colour(), "red"));
}

TEST_CASE("keys of a map that are no glyphs are reported one by one") {
    Snippet snippet("a: 1\nbc: 2\nä: 3\n");
    check_glyph_keys(snippet.root(), snippet.reader);
    REQUIRE(snippet.problems.size() == 2);
    CHECK(snippet.problems[0].line == 2);
    CHECK(snippet.problems[1].line == 3);
}

TEST_CASE("a choice is one of its words, and a near one is asked about") {
    const auto way = word({"walk", "swim", "fly"});
    CHECK(value_of(way, "swim") == "swim");
    CHECK(problem_of(way, "wlak") == "4 C034: expected one of walk, swim, fly, not `wlak` (did you mean `walk`?)");
    CHECK(problem_of(way, "[walk]") ==
          "4 C031: expected one of walk, swim, fly, not a list (give a single value, without brackets or dashes)");
}

TEST_CASE("a reference is the id of a definition, or reported with the reason why there is none") {
    const auto read = [](const std::string& id, bool complete = true) {
        Snippet snippet("v: " + id + "\n");
        snippet.ids.add("skills", "bite", 7);
        snippet.ids.explain_absence("skills", "claw", "it is abstract");
        if (!complete) snippet.ids.mark_incomplete();
        const auto number = read_reference(snippet.at("v"), reference<SkillId>("skills").kind, snippet.reader);
        return number ? std::to_string(*number) : snippet.first();
    };
    CHECK(read("bite") == "7");
    CHECK(read("bit") == "4 C043: `bit` is not one of the skills (did you mean `bite`?)");
    CHECK(read("claw") == "4 C043: `claw` is not one of the skills: it is abstract");
    CHECK(read("''").find("C031") != std::string::npos);
    CHECK(read("bit", false) == "");  // a file that could not be read may define it
}

TEST_CASE("a range has two ends in order, or is one number for both") {
    const auto read = [](const std::string& text) {
        const auto ends = value_of(range<IntegerRange>(1, 9), text);
        return ends ? std::to_string(ends->low) + ".." + std::to_string(ends->high) : problem_of(range<IntegerRange>(1, 9), text);
    };
    CHECK(read("[2, 5]") == "2..5");
    CHECK(read("4") == "4..4");
    CHECK(read("[5, 2]") == "8 C032: the range ends at 2, before its start 5 (swap them?)");
    CHECK(read("[0, 5]") == "5 C032: expected a whole number from 1 to 9, not 0");
    CHECK(read("[1, 2, 3]").find("C031") != std::string::npos);
}

TEST_CASE("a list has a number of items that is allowed; a single one is asked for in brackets") {
    const auto numbers = list(number(1, 9), 1, 2);
    CHECK(value_of(numbers, "[1, 2]") == std::vector<int>{1, 2});
    CHECK(problem_of(numbers, "[1, 2, 3]") == "1 C032: expected a list of 1 to 2 items, each a whole number from 1 to 9, not 3");
    CHECK(problem_of(numbers, "3") ==
          "4 C031: expected a list of 1 to 2 items, each a whole number from 1 to 9, not `3` (for a single item write [3])");
    CHECK(problem_of(numbers, "1, 2").find("(write [1, 2])") != std::string::npos);
}
