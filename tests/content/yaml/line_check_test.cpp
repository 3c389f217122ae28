// Mistakes that are seen in the lines of a file before it is parsed. bad_yaml_test has many more of them, as whole files.
#include "content/yaml/line_check.hpp"

#include <doctest/doctest.h>

using namespace td;

namespace {

/// "LINE:COLUMN CODE: message (hint)" of the first mistake; empty if there is none.
std::string first_in(const std::string& yaml) {
    const SourceText source("f", yaml);
    const auto problems = check_lines(source);
    if (problems.empty()) return {};
    const Problem& problem = problems.front();
    return std::to_string(problem.line) + ":" + std::to_string(problem.column) + " " + to_string(problem.code) + ": " + problem.message +
           (problem.hint.empty() ? "" : " (" + problem.hint + ")");
}

/// "LINE CODE" of each mistake.
std::string all_in(const std::string& yaml) {
    std::string all;
    for (const Problem& problem : check_lines(SourceText("f", yaml)))
        all += (all.empty() ? "" : ", ") + std::to_string(problem.line) + " " + to_string(problem.code);
    return all;
}

}  // namespace

TEST_CASE("maps, lists, quoted text, brackets over several lines and blocks are in order") {
    CHECK(first_in("") == "");
    CHECK(first_in("a: 1\nb:\n  - c\n  - d: 'x: y'\n    e: \"\\\"\"\n") == "");
    CHECK(first_in("a: [1,\n  {b: 2},\n  ]\nc: 3\n") == "");
    CHECK(first_in("a: |\n  b: [ c: 'd\n   \te\nf: >-\n  @x\n") == "");
    CHECK(first_in("# 'a comment\na: 1  # [another\n") == "");
    CHECK(first_in("a: it's # fine\nb: 10:30\n") == "");
}

TEST_CASE("indentation is of spaces, and lines up with the lines above") {
    CHECK(first_in("a:\n\tb: 1\n") == "2:1 C011: a tab indents this line (use spaces; most editors can convert tabs)");
    CHECK(first_in("a:\n  b: 1\n c: 2\n") == "3:2 C023: does not line up with the lines above it (align entries that belong together)");
    CHECK(first_in("a: 1\n  b: 2\n").find("2:3 C023: is below a line that already has a value") == 0);
    CHECK(first_in("a:\n\xC2\xA0 b: 1\n").find("2:1 C023: this line is indented with a blank that is not a plain space") == 0);
}

TEST_CASE("behind a mistake that is one of its line alone, the lines are looked at as if it were right") {
    CHECK(all_in("a:\n  b 1\n  c: 2\n  d 3\n") == "2 C010, 4 C010");
    CHECK(all_in("a:\n  b: x: y\n  c 2\n") == "2 C022, 3 C010");
    CHECK(all_in("a:\n  b 1\n\n  # ready\n  c: 'x\n  d 4\n") == "2 C010, 5 C012");
    CHECK(all_in("a:\n  b 1\n  c: [1,\n") == "2 C010, 3 C010");
    // What stands deeper may belong to it, and what reads like text may be the rest of one.
    CHECK(all_in("a:\n  b\n    c 1\n  d 2\n") == "2 C010");
    CHECK(all_in("a:\n  b 1\n  and so it goes on\n  d 2\n") == "2 C010");
    CHECK(all_in("a:\n  so it began here\n  and so it goes on\n") == "2 C010");
}

TEST_CASE("a line left of all its neighbours, where none of those in its column has a value, is the one to blame") {
    const std::string outdented = "is further left than the lines around it (indent it as far as they are)";
    CHECK(first_in("a:\n  hare:\n    b: 1\n  c: 2\n    d: 3\n") == "4:3 C023: " + outdented);
    CHECK(first_in("a:\n  hare:\n    b: 1\nc: 2\n    d: 3\n").find("5:5 C023: is below") == 0);
    CHECK(first_in("a:\n  b: 1\n  c:\n    d: 1\n  e: 2\n    f: 3\n").find("6:5 C023: is below") == 0);
    CHECK(first_in("a:\n  hare:\n    b: 1\n  c: 2\n").empty());
    CHECK(first_in("a:\n  hare:\n    b: 1\n  c: # later\n    d: 3\n").empty());
}

TEST_CASE("a quote ends in its line, and nothing stands behind it") {
    CHECK(first_in("a: 'tis\nb: 1\n") ==
          "1:4 C012: this quote is not closed on its line (put double quotes around text that starts with an apostrophe; put text of "
          "several lines below `|` or `>`)");
    CHECK(first_in("a: 'It's'\n").find("there is text after the closing quote (write a quote inside it as `''`)") != std::string::npos);
    CHECK(first_in("a: [\"b, c: \"d\"]\n").find("C012: there is text after the quote that closes this one") != std::string::npos);
}

TEST_CASE("brackets are closed by their like, before the next key") {
    CHECK(first_in("a: [1, 2\nb: 3\n") == "1:4 C010: this `[` is not closed (is a `]` missing?)");
    CHECK(first_in("a: {b: 1]\n") == "1:4 C010: this `{` is not closed (is a `}` missing?)");
    CHECK(first_in("a: {b: #C8D0DC}\nc: 1\n").find("`#` starts a comment, and the `}` after it is part of the comment") !=
          std::string::npos);
    CHECK(first_in("a: {who} falls\n").find("there is text after what this `{` starts") != std::string::npos);
}

TEST_CASE("a line is a key with its value or an item, and a value has no second colon") {
    CHECK(first_in("a: 1\nhealth 24\n") == "2:1 C010: neither `key: value` nor `- item` (is a `:` or a `-` missing?)");
    CHECK(first_in("health:24\n") == "1:1 C010: neither `key: value` nor `- item` (a space is missing after the `:`)");
    CHECK(first_in("a: Warning: hot\n") == "1:11 C022: a second `:` in this line (put quotes around text with a colon)");
    CHECK(first_in("area: shape: ring, radius: 1\n") ==
          "1:12 C022: a second `:` in this line (put braces around a map, or quotes around text with a colon)");
    CHECK(first_in("a: - b\n").find("start the list on the line below its key") != std::string::npos);
}

TEST_CASE("signs with a meaning of their own in YAML are told, with what to write instead") {
    CHECK(first_in("a: &x 1\n").find("1:4 C015: `&` has a special meaning in YAML") == 0);
    CHECK(first_in("a: [*x]\n").find("1:5 C015: `*` has a special meaning in YAML") == 0);
    CHECK(first_in("a: !!str 1\n").find("1:4 C016: `!` has a special meaning in YAML") == 0);
    CHECK(first_in("a: @x\n").find("1:4 C010: `@` has a special meaning in YAML: text does not start with it") == 0);
    CHECK(first_in("%YAML 1.2\n").find("1:1 C024") == 0);
}

TEST_CASE("an item without its dash, or without a blank behind it, is named itself") {
    CHECK(first_in("a:\n  {b: 1}\n  - {b: 2}\n") == "2:3 C023: is above a list but has no dash (each item of a list starts with `- `)");
    CHECK(first_in("a:\n  -{b: 1}\n") == "2:3 C010: an item of a list needs a space after its `-` (write `- {`)");
    CHECK(first_in("a:\n  -[b, c]\n") == "2:3 C010: an item of a list needs a space after its `-` (write `- [`)");
    CHECK(first_in("a:\n  - -1\n  - -b\n") == "");
}

TEST_CASE("a dash, minus sign or bullet in place of the dash of an item is named, whatever follows below") {
    for (const std::string dash : {"–", "—", "−", "•", "‐", "‣", "▪", "○", "·", "－", "﹣"}) {
        CAPTURE(dash);
        const std::string row = "a:\n  b:\n    " + dash + " c: 1\n";
        for (const std::string& yaml : {row, row + "      d: 2\n", row + "      d: [1,\n        2]\n",
                                        "a:\n  b:\n    " + dash + "c: x\n      d: 2\n", "a:\n  - c: 1\n  " + dash + " c: 2\n    d: 3\n"}) {
            CAPTURE(yaml);
            CHECK(first_in(yaml).find(" C010: an item of a list starts with a plain `-` and a space (`" + dash + "` is a") !=
                  std::string::npos);
        }
    }
    CHECK(first_in("a:\n  - – c\n  - b: – c\n") == "");
    CHECK(first_in("legend:\n  •: rat\n") == "");
    CHECK(first_in("a: |\n  – b: c\n    d: e\n") == "");
}

TEST_CASE("lookalikes of signs are named where the sign is missing") {
    CHECK(first_in("a: [b, c］\n").find("this `[` is not closed (`］` is a full-width square bracket: type a plain `]`)") !=
          std::string::npos);
    CHECK(first_in("a: {b: [c］, d: 1}\n").find("type a plain `]`") != std::string::npos);
    CHECK(first_in("a: {b: '：', c: [1\n").find("is a `]` missing?") != std::string::npos);
    CHECK(first_in("a:\n  b׃ 1\n").find("`׃` is a Hebrew end of verse: type a plain `:`") != std::string::npos);
    CHECK(first_in("dungeons\u037E\n  b: 1\n").find("a key ends with `:`, not with `;`") != std::string::npos);
    CHECK(first_in("dungeons；\n  b: 1\n").find("a key ends with `:`, not with `;`") != std::string::npos);
    CHECK(first_in("a: 1\n\uFEFFb: 1\n") ==
          "2:1 C023: this line starts with an invisible character (here is an invisible byte order mark (U+FEFF): delete it)");
    CHECK(first_in("a: 1\n\u200Bb: 1\n").find("zero-width space (U+200B): delete it") != std::string::npos);
    CHECK(first_in("a: `b`\n").find("C010: a backtick has a special meaning in YAML") != std::string::npos);
    CHECK(first_in("`: b\n").find("C010: a backtick has a special meaning in YAML") != std::string::npos);
}
