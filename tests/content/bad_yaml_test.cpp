// Mistakes that keep a file from being parsed: each gives exactly one problem, in its line.
#include <doctest/doctest.h>

#include <string>

#include "content/yaml/read_tree.hpp"
#include "tools/lint/problem_report.hpp"

using namespace td;

namespace {

struct Slip {
    std::string name;
    std::string yaml;
    int line;
    int column;
    ProblemCode code;
};

std::string repeated(const std::string& text, int times) {
    std::string result;
    for (int i = 0; i < times; ++i) result += text;
    return result;
}

const Slip slips[] = {
    {"an empty file", "", 1, 1, ProblemCode::empty_file},
    {"a file of comments", "# one\n\n# two\n", 1, 1, ProblemCode::empty_file},
    {"a lone comma", ",", 1, 1, ProblemCode::syntax},
    {"a lone comma in a line", ",\n", 1, 1, ProblemCode::syntax},
    {"a tab that indents", "fox:\n  name: x\n\tspeed: 1\n", 3, 1, ProblemCode::tab_indentation},
    {"a tab behind blanks that indents", "fox:\n  name: x\n \tspeed: 1\n", 3, 2, ProblemCode::tab_indentation},
    {"a tab in an empty line", "a: 1\n\t\nb: 2\n", 2, 1, ProblemCode::tab_indentation},
    {"a lone dash as a value", "glyph: -\n", 1, 8, ProblemCode::syntax},
    {"a quote that is not closed", "name: \"Fox\nhealth: 3\ntitle: \"x\"\n", 1, 7, ProblemCode::unclosed_quote},
    {"a last quote that is not closed", "health: 3\nname: 'Fox\n", 2, 7, ProblemCode::unclosed_quote},
    {"a quote that is not closed in a list", "names: [\"a\", \"b, c]\nd: 1\n", 1, 14, ProblemCode::unclosed_quote},
    {"a quote that the next one closes", "a: {b: \"x, c: \"#123456\"}\nd: 1\n", 1, 8, ProblemCode::unclosed_quote},
    {"a quoted key that is not closed", "a: 1\n\"b: 2\n", 2, 1, ProblemCode::unclosed_quote},
    {"an apostrophe at the start of a text", "text: 'tis a fox\n", 1, 7, ProblemCode::unclosed_quote},
    {"text behind a quote", "name: 'Fox' den\n", 1, 13, ProblemCode::syntax},
    {"an apostrophe within quotes", "text: 'It's wet.'\n", 1, 11, ProblemCode::syntax},
    {"quotes within quotes", "text: \"She said \"run\" and left.\"\n", 1, 18, ProblemCode::syntax},
    {"a line a blank too far left", "a:\n  b:\n    c: 1\n   d: 2\n    e: 3\n", 4, 4, ProblemCode::wrong_indentation},
    {"a line a blank too far left in a list", "a:\n  - b: 1\n    c: 2\n   d: 3\n    e: 4\n", 4, 4, ProblemCode::wrong_indentation},
    {"a dash a blank too far left", "a:\n    - 1\n    - 2\n   - 3\n", 4, 4, ProblemCode::wrong_indentation},
    {"a line below a list in brackets", "a:\n  b:\n    [c]\n    d: 1\ne: 1\n", 4, 5, ProblemCode::wrong_indentation},
    {"a bracket below its key that is not closed", "a:\n  b:\n    [c,\n  d: 1\n", 3, 5, ProblemCode::syntax},
    {"text behind a bracket below its key", "a:\n  {who} falls\nb: 1\n", 2, 3, ProblemCode::syntax},
    {"a bracket that is not closed", "a: [1, 2\nb: 3\n", 1, 4, ProblemCode::syntax},
    {"a brace that is not closed", "a: {x: 1, y: 2\nb: 3\n", 1, 4, ProblemCode::syntax},
    {"a last bracket that is not closed", "b: 3\na: [1, {x: 2}\n", 2, 4, ProblemCode::syntax},
    {"brackets closed crosswise", "a: [1, {x: 2]\nb: 1\n", 1, 8, ProblemCode::syntax},
    {"a bracket too many", "a: [1, 2]]\n", 1, 10, ProblemCode::syntax},
    {"a missing comma", "a: {x: 1 y: 2}\n", 1, 11, ProblemCode::syntax},
    {"a comma too many", "a: {x: 1,, y: 2}\n", 1, 10, ProblemCode::odd_key},
    {"a colon in plain text", "a: 1\ntext: Warning: hot\n", 2, 14, ProblemCode::unquoted_colon},
    {"a missing colon", "fox:\n  health 24\n  speed: 1\n", 2, 3, ProblemCode::syntax},
    {"a missing colon in the last line", "fox:\n  speed: 1\n  health 24\n", 3, 3, ProblemCode::syntax},
    {"a missing colon in braces", "a: {x, y: 1}\n", 1, 5, ProblemCode::syntax},
    {"a missing colon in an item", "- theme dark\n  rooms: 3\n- b: 1\n", 1, 3, ProblemCode::syntax},
    {"a missing colon before a brace", "kinds:\n  blunt {name: Blunt}\n", 2, 3, ProblemCode::syntax},
    {"a missing blank behind a colon", "fox:\n  health:24\n  speed: 1\n", 2, 3, ProblemCode::syntax},
    {"a missing dash", "skills:\n  - bite\n  howl\n  - run\n", 3, 3, ProblemCode::syntax},
    {"a missing blank behind a dash", "skills:\n  - bite\n  -howl\n", 3, 3, ProblemCode::syntax},
    {"a dash in the line of its key", "skills: - bite\n", 1, 9, ProblemCode::syntax},
    {"a line too far to the right", "fox:\n  name: x\n   health: 3\n  speed: 1\n", 3, 4, ProblemCode::wrong_indentation},
    {"an item too far to the right", "- a: 1\n- b\n  - c\n", 3, 3, ProblemCode::wrong_indentation},
    {"text that goes on in the next line", "text: a fox\n  that burns\nhealth: 1\n", 2, 3, ProblemCode::wrong_indentation},
    {"a line too far to the left", "fox:\n  name: x\n health: 3\n", 3, 2, ProblemCode::wrong_indentation},
    {"an item in a map", "a: 1\n- b\n", 2, 1, ProblemCode::syntax},
    {"a key below a list", "- a\n- b\nc: 1\n", 3, 1, ProblemCode::second_document},
    {"a second document", "a: 1\n---\nb: 2\n", 2, 1, ProblemCode::second_document},
    {"text behind the root", "{a: 1} x\n", 1, 8, ProblemCode::second_document},
    {"an anchor", "a: &x 1\nb: 2\n", 1, 4, ProblemCode::anchor},
    {"an alias", "a: 2\nb: *x\n", 2, 4, ProblemCode::anchor},
    {"an anchor in a list", "a: [1, &x [*x]]\n", 1, 8, ProblemCode::anchor},
    {"a directive", "%YAML 1.2\n---\na: 1\n", 1, 1, ProblemCode::directive},
    {"a tag", "a: !!str 1\n", 1, 4, ProblemCode::tag},
    {"a merge key", "a:\n  <<: {b: 1}\n  c: 2\n", 2, 3, ProblemCode::anchor},
    {"an escape for a control character", "a: \"x\\u0000y\"\n", 1, 4, ProblemCode::control_character},
    {"a no-break space that indents", "a:\n\xC2\xA0 b: 1\n", 2, 1, ProblemCode::wrong_indentation},
    {"a wide blank behind plain ones",
     "a:\n  \xE3\x80\x80"
     "b: 1\n",
     2, 3, ProblemCode::wrong_indentation},
    {"a sign that begins nothing", "a: @x\n", 1, 4, ProblemCode::syntax},
    {"a list as a key", "? [a]\n: b\n", 1, 3, ProblemCode::odd_key},
    {"an unknown escape", "a: \"c:\\quake\"\n", 1, 7, ProblemCode::syntax},
    {"bytes that are no UTF-8", "a: 1\nb: f\xFCr\n", 2, 5, ProblemCode::not_utf8},
    {"an overlong character", "a: \xC0\xAF\n", 1, 4, ProblemCode::not_utf8},
    {"a character cut off at the end", "a: \xE2\x82", 1, 4, ProblemCode::not_utf8},
    {"a zero byte", std::string("a: b\0c\n", 7), 1, 5, ProblemCode::control_character},
    {"lists too deep", repeated("[", 70) + repeated("]", 70), 1, 65, ProblemCode::too_deep},
    {"dashes too deep", repeated("- ", 70) + "a", 1, 129, ProblemCode::too_deep},
    {"a text too long", "a: " + repeated("x", (64 << 10) + 1), 1, 4, ProblemCode::text_too_long},
    {"too many values", "[" + repeated("1,", 200'001) + "]", 1, 400'000, ProblemCode::too_many_nodes},
    {"a file too large", repeated("# 234567890123456789012345678901\n", (1 << 15) + 1), 0, 0, ProblemCode::file_too_large},
};

}  // namespace

TEST_CASE("each common mistake is one problem in its line") {
    for (const Slip& slip : slips) {
        CAPTURE(slip.name);
        const TreeReading reading = read_tree("f.yaml", slip.yaml);
        CHECK(reading.problems.size() == 1);
        if (reading.problems.empty()) continue;
        const Problem& problem = reading.problems[0];
        CAPTURE(to_report(problem));
        CHECK(problem.line == slip.line);
        CHECK(problem.column == slip.column);
        CHECK(to_string(problem.code) == to_string(slip.code));
    }
}

TEST_CASE("maps and texts below a key that lack their dashes are reported at the second of them") {
    for (const std::string item : {"{do: heal}", "[heal]", "\"heal\""}) {
        CAPTURE(item);
        const TreeReading reading = read_tree("f.yaml", "a:\n  effects:\n    " + item + "\n    " + item + "\n  b: 1\n");
        REQUIRE(reading.problems.size() == 1);
        CHECK(to_string(reading.problems[0]) ==
              "f.yaml:4:5: is below a line that already has a value (each item of a list starts with `- `)");
    }
}

TEST_CASE("a map above a list that lacks its dash is reported itself") {
    const TreeReading reading = read_tree("f.yaml", "a:\n  effects:\n    {do: harm}\n    - heal\n  b: 1\n");
    REQUIRE(reading.problems.size() == 1);
    CHECK(to_string(reading.problems[0]) == "f.yaml:3:5: is above a list but has no dash (each item of a list starts with `- `)");
}

TEST_CASE("valid but unusual YAML is read without a problem") {
    const std::string lawful[] = {
        "---\na: 1\n",
        "a:\n- b\n- c\nd: 1\n",
        "a: {b: 1,\n    c: [x,\n        y]\n}\nd: 'it''s # no comment'\n",
        "a: \"say \\\"yes\\\": now\" # a comment: with 'quotes\nb: x # [\n",
        "a: Fox's den, \"quoted\" inside, x#y\n",
        "a: http://example.org\nb: 12:30\n",
        "- - a\n  - b\n-\n  c: 1\n",
        "a: |\n  text: 'with\n  \tanything [\nb: >-\n   folded\n\n   text\nc: 1\n",
        "- text: |\n    block\n  b: 1\n- |\n  x\n- y\n",
        "'quoted key': 1\n\"b\": {'c': 1}\n",
        "a:\t1\nb:\n\n  # comment\n  c: 2\n  \n",
        "[a, b, {c: d}]\n",
        "a: -1\nb: -x\n",
        "a:\n  b: 1\n  c:\n    [d]\n  e: 2\nf:\n  {g: 3}\nh: 4\n",
        "a:\n  [b,\n    c]\nd:\n  [\n  ]\ne:\n- [f]\n- {g: 1}\n",
        "a:\n  \"b\"\nc:\n  |\n  d: [\ne: 1\n",
    };
    for (const std::string& yaml : lawful) {
        CAPTURE(yaml);
        const TreeReading reading = read_tree("f.yaml", yaml);
        if (!reading.problems.empty()) FAIL_CHECK(to_report(reading.problems[0]));
        CHECK(reading.tree);
    }
}

TEST_CASE("a file with a mistake in every line is refused with a limited number of problems") {
    const std::string many[] = {
        "skills:\n" + repeated("  - a\n", 170'000),                // each line looked at by itself
        "a: {" + repeated("a: 1, ", 90'000) + "a: 1}\n",           // the place of each in a long line
        "a:\n" + repeated("  -\n", 180'000),                       // items with nothing in them
        repeated("? ", 60) + "a\n" + repeated("a: 1\n", 100'000),  // keys within keys
        "a: " + repeated("'", 60'000) + "\n",
        repeated("{", 60) + "a: 1\n" + repeated("a\n", 100'000),
    };
    for (const std::string& yaml : many) {
        CAPTURE(yaml.substr(0, 20));
        const TreeReading reading = read_tree("f.yaml", yaml);
        CHECK(reading.problems.size() <= 1000);
    }
}

TEST_CASE("a report shows the source line, a caret under the place, and the hint") {
    const TreeReading reading = read_tree("pack/a.yaml", "größe: 1\nübung: {a: 1, größe: 1, größe: 2}\n");
    REQUIRE(reading.problems.size() == 1);
    CHECK(to_report(reading.problems[0]) ==
          "pack/a.yaml:2:25: C014: `größe` is given twice\n"
          "  2 | übung: {a: 1, größe: 1, größe: 2}\n"
          "    |                         ^~~~~\n"
          "  hint: it is already in line 2\n");
}
