#include "tools/lint/comment_check.hpp"

#include <doctest/doctest.h>

#include <string>

#include "content/yaml/line_check.hpp"

using namespace td;

namespace {

/// "LINE:COLUMN" of each warning.
std::string places_in(const std::string& yaml) {
    const SourceText source("f", yaml);
    REQUIRE(check_lines(source).empty());
    std::string places;
    for (const Problem& problem : swallowing_comments(source)) {
        CHECK(problem.code == ProblemCode::swallowed_by_comment);
        places += (places.empty() ? "" : " ") + std::to_string(problem.line) + ":" + std::to_string(problem.column);
    }
    return places;
}

}  // namespace

TEST_CASE("a row of a map that stands left of its block is told of") {
    CHECK(places_in("v:\n  map: |\n    .#.\n    ###\n  #.#\n") == "5:3");
    CHECK(places_in("v:\n  map: |\n    .#.\n  #.#\n  legend: {}\n") == "4:3");
    CHECK(places_in("v:\n  - |\n    .#.\n  #.#\n") == "4:3");
    CHECK(places_in("v:\n  - map: |\n      .#.\n    #.#\n") == "4:5");
    CHECK(places_in("v:\n  map: |\n    ###\n    #.#\n   #.#\n    #.#\n") == "5:4");
    CHECK(places_in("v:\n  map: |\n    ###\n   #.#\n") == "4:4");
    CHECK(places_in("v:\n  text: >-\n    Long\n    text.\n  #not part\n") == "5:3");
}

TEST_CASE("rows of a map, and comments that are meant, are in order") {
    CHECK(places_in("v:\n  map: |\n    #.#\n    ###\n  legend: {}\n") == "");
    CHECK(places_in("v:\n  map: |\n    #.#\n  # what follows\n  legend: {}\n") == "");
    CHECK(places_in("v:\n  map: |\n    #.#\n\n  #legend of it\n  legend: {}\n") == "");
    CHECK(places_in("v:\n  text: |\n    one\n      #two\n    #three\n") == "");
    CHECK(places_in("#a comment\na: 1\n#another\n") == "");
    CHECK(places_in("a: |  #rows\n  #.#\nb: 1\n") == "");
}

TEST_CASE("text that a comment cuts is told of") {
    CHECK(places_in("a: Number #1 of all\n") == "1:11");
    CHECK(places_in("- Number #1\n") == "1:10");
    CHECK(places_in("a: {b: Number #1\n  }\n") == "1:15");
    CHECK(places_in("a: it's #1\n") == "1:9");
}

TEST_CASE("quoted text, numbers and comments with a blank are in order") {
    CHECK(places_in("a: Number  # 1 of all\n") == "");
    CHECK(places_in("a: 'Number #1'\n") == "");
    CHECK(places_in("a: \"Number \\\" #1\"\n") == "");
    CHECK(places_in("a: \"Number\" #1\n") == "");
    CHECK(places_in("a: [b, 'c'] #1\n") == "");
    CHECK(places_in("a: 15 #1\nb: 1.5% #2\nc: #3\n  d: 1\n") == "");
    CHECK(places_in("a: Number#1\n") == "");
}

TEST_CASE("a comment inside of a block, with rows below, is a mistake") {
    const auto problems = check_lines(SourceText("f", "v:\n  map: |\n    .#.\n  #.#\n    ...\n"));
    REQUIRE(problems.size() == 1);
    CHECK(problems[0].line == 4);
    CHECK(problems[0].column == 3);
    CHECK(problems[0].message == "this comment ends the block text above, but more of its rows follow");
    // The block may be over, and the comment meant.
    CHECK(check_lines(SourceText("f", "v:\n  map: |\n    .#.\n  # next\n  legend:\n    a: 1\n")).empty());
    CHECK(check_lines(SourceText("f", "v:\n  map: |\n    .#.\n# next\nw:\n  a: 1\n")).empty());
}
