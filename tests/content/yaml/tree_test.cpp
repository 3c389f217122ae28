#include "content/yaml/tree.hpp"
#include "tools/lint/problem_report.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <string>
#include <utility>

#include "content/yaml/read_tree.hpp"

using namespace td;

namespace {

void show(TreeNode node, std::string& line) {
    const char* gap = "";
    if (node.is_nothing()) line += '_';
    if (node.quoted()) line += '\'';
    line += node.text();
    if (node.quoted()) line += '\'';
    if (node.is_list()) line += '[';
    if (node.is_map()) line += '{';
    for (const TreeNode item : node.items()) show(item, line.append(std::exchange(gap, " ")));
    for (const auto [key, value] : node.entries()) {
        show(key, line.append(std::exchange(gap, " ")));
        show(value, line.append(":"));
    }
    if (node.is_list()) line += ']';
    if (node.is_map()) line += '}';
}

/// The tree as one line: texts bare (quoted ones in quotes), lists in [], maps in {}, nothing as _.
std::string shown(TreeNode node) {
    std::string line;
    show(node, line);
    return line;
}

std::string read(const std::string& yaml) {
    const TreeReading reading = read_tree("f.yaml", yaml);
    REQUIRE(reading.problems.empty());
    return shown(reading.tree->root());
}

std::string place(TreeNode node) { return fmt::format("{}:{}", node.place().line, node.place().column); }

}  // namespace

TEST_CASE("a tree holds texts, lists and maps in the order of the file") {
    CHECK(read("b: 1\na: [x, 'y']\nc:\n  - d: 2\n    e: {f: g}\n  -\n") == "{b:1 a:[x 'y'] c:[{d:2 e:{f:g}} _]}");
}

TEST_CASE("words that other YAML readers take for null or a boolean stay words") {
    CHECK(read("a: null\nb: ~\nc: yes\nd: 010\ne:\n") == "{a:null b:~ c:yes d:010 e:_}");
    CHECK(read("{a: null, b: ~}") == "{a:null b:~}");
    CHECK(read("a:\nnull_and_void: 3\nb:\n~c: 4\n") == "{a:_ null_and_void:3 b:_ ~c:4}");
    CHECK(read("a:\nnull: 3\n") == "{a:_ null:3}");
}

TEST_CASE("text in a block is quoted text") { CHECK(read("a: >-\n  one: two\n  \"three\nb: 1\n") == "{a:'one: two \"three' b:1}"); }

TEST_CASE("a byte order mark and Windows line ends are accepted and do not move places") {
    const TreeReading reading = read_tree("f.yaml",
                                          "\xEF\xBB\xBF"
                                          "a: 1\r\nb:\r\n  - x\r\n");
    REQUIRE(reading.problems.empty());
    const TreeNode root = reading.tree->root();
    CHECK(shown(root) == "{a:1 b:[x]}");
    CHECK(place(*(*root.find("b")).items().begin()) == "3:5");
}

TEST_CASE("every key and value has its place, counted in characters") {
    const TreeReading reading = read_tree("f.yaml", "name: Füchsin\nüber: {ä: 1, b: zwei}\n");
    REQUIRE(reading.tree);
    const TreeNode inner = *reading.tree->root().find("über");
    CHECK(place(inner) == "2:7");
    for (const auto [key, value] : inner.entries()) {
        if (key.text() == "b") CHECK(place(key) == "2:14");
        if (key.text() == "b") CHECK(place(value) == "2:17");
        if (key.text() == "b") CHECK(value.length() == 4);
    }
}

TEST_CASE("an empty item is placed at its dash and an empty value at its key") {
    const TreeReading reading = read_tree("f.yaml", "a:\n  - x\n  # a comment - with a dash\n  -\nb: |\n  text\nc:\nd: 1\n");
    REQUIRE(reading.tree);
    std::string places;
    for (const TreeNode item : reading.tree->root().find("a")->items()) places += place(item) + " ";
    CHECK(places == "2:5 4:3 ");
    CHECK(place(*reading.tree->root().find("c")) == "7:1");
}

TEST_CASE("empty items are each placed at their own dash") {
    const TreeReading reading = read_tree("f.yaml", "-\n- a\n-\n-\n");
    REQUIRE(reading.tree);
    std::string places;
    for (const TreeNode item : reading.tree->root().items()) places += place(item) + " ";
    CHECK(places == "1:1 2:3 3:1 4:1 ");
}

TEST_CASE("finding a key that a map does not have gives nothing") {
    const TreeReading reading = read_tree("f.yaml", "a: {b: 1}\nc: [b]\n");
    CHECK(!reading.tree->root().find("b"));
    CHECK(!reading.tree->root().find("c")->find("b"));
    CHECK(reading.tree->root().find("a")->size() == 1);
}

TEST_CASE("a key given twice is one problem and one entry") {
    const TreeReading reading = read_tree("f.yaml", "a: 1\nb: 2\na: 3\n");
    REQUIRE(reading.problems.size() == 1);
    CHECK(to_string(reading.problems[0]) == "f.yaml:3:1: `a` is given twice (it is already in line 1)");
    CHECK(shown(reading.tree->root()) == "{a:1 b:2}");
}

TEST_CASE("of a very long line, a problem shows the part around its place, with dots where it is cut") {
    const auto report = [](const std::string& before, const std::string& word, const std::string& after) {
        const SourceText source("f.yaml", "first: line\n" + before + word + after + "\nlast: line\n");
        return to_report(source.problem_at(12 + before.size(), ProblemCode::none, "odd", {}, word.size()));
    };
    std::string some(100, 'x');
    for (std::size_t i = 0; i < some.size(); ++i) some[i] = static_cast<char>('a' + i % 26);
    const std::string last60 = some.substr(40);
    const std::string blanks(60, ' ');
    CHECK(report(some, "sped", some + some) ==
          "f.yaml:2:101: odd\n  2 | ..." + last60 + "sped" + (some + some).substr(0, 96) + "...\n    |    " + blanks + "^~~~\n");
    CHECK(report(some + some, "sped", "") == "f.yaml:2:201: odd\n  2 | ..." + last60 + "sped\n    |    " + blanks + "^~~~\n");
    CHECK(report("", "sped", some + some) == "f.yaml:2:1: odd\n  2 | sped" + (some + some).substr(0, 96) + "...\n    | ^~~~\n");
    // Characters of several bytes are never cut in two, and the underline ends at the end of the line.
    std::string letters;
    for (int i = 0; i < 120; ++i) letters += "é";
    CHECK(report(letters, std::string(150, 'w'), letters) == "f.yaml:2:121: odd\n  2 | ..." + letters.substr(0, 60) +
                                                                 std::string(100, 'w') + "...\n    |    " + std::string(30, ' ') + "^" +
                                                                 std::string(102, '~') + "\n");
}
