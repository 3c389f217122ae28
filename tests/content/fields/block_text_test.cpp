#include "content/fields/block_text.hpp"

#include <doctest/doctest.h>

#include "content/fields/snippet.hpp"

using namespace td;
using namespace td::testing;

using Lines = std::vector<std::string_view>;

TEST_CASE("a block has the lines that are drawn, without empty ones at its end") {
    CHECK(lines_of_block("ab\n\nc\n \n\n") == Lines{"ab", "", "c"});
    CHECK(lines_of_block("ab") == Lines{"ab"});
    CHECK(lines_of_block("\n \n").empty());
}

TEST_CASE("a problem in a block stands at its character") {
    Snippet snippet("map: |\n    ##.\n    #x#\n");
    report_in_block(snippet.at("map"), 1, 1, ProblemCode::bad_combination, "odd", "", snippet.reader);
    REQUIRE(snippet.problems.size() == 1);
    CHECK(snippet.problems[0].line == 3);
    CHECK(snippet.problems[0].column == 6);
}

TEST_CASE("in text that is no block the whole value is meant") {
    Snippet snippet("map: \"##.\\n#x#\"\n");
    report_in_block(snippet.at("map"), 1, 1, ProblemCode::bad_combination, "odd", "", snippet.reader);
    REQUIRE(snippet.problems.size() == 1);
    CHECK(snippet.problems[0].line == 1);
    CHECK(snippet.problems[0].column == 6);
}

TEST_CASE("an icon has up to ten lines of up to ten letters, each a colour or a dot") {
    CHECK(lines_of_block(value_of(icon(), "|\n  w.r\n  .R.\n").value()) == Lines{"w.r", ".R."});
    CHECK(problem_of(icon(), "|\n  w.\n  .!\n").find("`!` is not a colour") != std::string::npos);
    CHECK(problem_of(icon(), "|\n  wwwwwwwwwww\n").find("the icon is 11 x 1 letters; it can be up to 10 x 10") != std::string::npos);
    CHECK(problem_of(icon(), "|\n  ä\n").find("a pixel is a letter or a dot") != std::string::npos);
}
