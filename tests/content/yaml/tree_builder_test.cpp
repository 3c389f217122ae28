// What of YAML becomes a tree, and what is refused on the way.
#include "content/yaml/tree_builder.hpp"

#include <doctest/doctest.h>

#include "content/yaml/read_tree.hpp"

using namespace td;

namespace {

/// The codes of all problems: "C014 C017".
std::string codes(const std::string& yaml, const TreeLimits& limits = {}) {
    std::string all;
    for (const Problem& problem : read_tree("f", yaml, limits).problems) all += (all.empty() ? "" : " ") + to_string(problem.code);
    return all;
}

std::string hint(const std::string& yaml) {
    const auto problems = read_tree("f", yaml).problems;
    return problems.empty() ? std::string() : problems[0].hint;
}

}  // namespace

TEST_CASE("of a key that is given twice the first counts, each further one is a problem") {
    const TreeReading reading = read_tree("f", "a: 1\nb: 2\na: 3\na: 4\n");
    REQUIRE(reading.tree);
    CHECK(reading.problems.size() == 2);
    CHECK(reading.problems[0].hint == "it is already in line 1");
    CHECK(reading.tree->root().find("a")->text() == "1");
    std::size_t entries = 0;
    for ([[maybe_unused]] const auto entry : reading.tree->root().entries()) ++entries;
    CHECK(entries == 2);
}

TEST_CASE("keys of large maps are compared as those of small ones") {
    std::string yaml;
    for (int i = 0; i < 50; ++i) yaml += "key_" + std::to_string(i) + ": 1\n";
    CHECK(codes(yaml) == "");
    CHECK(codes(yaml + "key_7: 2\n") == "C014");
}

TEST_CASE("a merge key is one problem, and its map is known to lack what it would have given") {
    const TreeReading reading = read_tree("f", "a:\n  <<: {b: 1}\n  c: 2\n");
    REQUIRE(reading.tree);
    CHECK(reading.problems.size() == 1);
    const TreeNode map = *reading.tree->root().find("a");
    CHECK(map.is_incomplete());
    CHECK(map.find("c"));
    CHECK_FALSE(reading.tree->root().is_incomplete());
}

TEST_CASE("a file is one document, and a list or map is no key") {
    CHECK(codes("---\na: 1\n") == "");
    CHECK(codes("a: 1\n---\nb: 2\n") == "C017");
    CHECK(codes("? [a]\n: b\n") == "C018");
}

TEST_CASE("the limits of a file are those that are asked for") {
    CHECK(codes("a: {b: {c: 1}}\n", {.depth = 3}) == "");
    CHECK(codes("a: {b: {c: 1}}\n", {.depth = 2}) == "C019");
    CHECK(codes("[1, 2, 3]\n", {.nodes = 4}) == "");
    CHECK(codes("[1, 2, 3]\n", {.nodes = 3}) == "C020");
    CHECK(codes("a: abcd\n", {.text_bytes = 3}) == "C021");
}

TEST_CASE("an escape in quotes may stand for anything but a control character") {
    CHECK(codes("a: \"\\u00e4 \\n \\t\"\n") == "");
    CHECK(codes("a: \"\\u001b\"\n") == "C004");
}

TEST_CASE("a word in braces without a value is told with what it lacks") {
    CHECK(hint("a: {x, y: 1}\n") == "write `key: value`");
    CHECK(hint("a: {x: 1, y}\n") == "write `key: value`; put text with a comma in quotes, a list in brackets");
    CHECK(hint("a: {x:1, y: 2}\n") == "a space is missing after the `:`");
}

TEST_CASE("quoted text is as long in the file as it was written, escapes included") {
    const TreeReading reading = read_tree("f", "a: \"x\\\"y\"\nb: 'it''s'\nc: plain\n");
    REQUIRE(reading.tree);
    CHECK(reading.tree->root().find("a")->length() == 6);
    CHECK(reading.tree->root().find("b")->length() == 7);
    CHECK(reading.tree->root().find("c")->length() == 5);
}
