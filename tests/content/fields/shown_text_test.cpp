#include "content/fields/shown_text.hpp"

#include <doctest/doctest.h>

#include "content/fields/drawn_characters.hpp"
#include "content/fields/snippet.hpp"

using namespace td;
using namespace td::testing;

namespace {

/// The first warning about a name: "COLUMN: message"; empty if there is none.
std::string warning_about(const std::string& text) {
    Snippet snippet("v: " + text + "\n");
    std::vector<Problem> warnings;
    snippet.reader.set_warnings(&warnings);
    const Reader::Step step(snippet.reader, "v", snippet.root());
    display_text(1, 40).read(snippet.at("v"), snippet.reader);
    return warnings.empty() ? std::string() : std::to_string(warnings[0].column) + ": " + warnings[0].message;
}

}  // namespace

TEST_CASE("a name is one line, and has something to see") {
    const Value<std::string> name = display_text(1, 40);
    CHECK(value_of(name, "\"Größe 1\"") == "Größe 1");
    for (const char* const text : {R"("Two\nlines")", R"("a\u2028b")", R"("\n")"}) {
        CAPTURE(text);
        CHECK(problem_of(name, text).find("4 C032: expected one line of text, and this has a line break") == 0);
        CHECK(problem_of(own_name(), text).find("line break") != std::string::npos);
        CHECK(problem_of(display_text(1, 200), text).find("line break") != std::string::npos);
    }
    CHECK(problem_of(name, "|\n  Rat") ==
          "4 C032: expected one line of text, and this has a line break (write it behind the `:`, or below `>-`)");
    for (const char* const text : {R"("   ")", R"("\u200B")", R"("\u00a0\u3000")", R"("\u2060\ufeff")", R"("\u3164")", R"("\u2800 ")",
                                   R"("\u00AD")", R"("\u0301")", R"(" \u20DD ")"}) {
        CAPTURE(text);
        CHECK(problem_of(name, text).find("4 C032: there is nothing to see in this text") == 0);
    }
    CHECK(problem_of(name, R"("a\tb")") == "4 C032: this text has the control character U+0009 (delete it)");
}

TEST_CASE("a description may have several lines, and may be left out") {
    CHECK(value_of(display_text(0, 2000), R"("One.\n\nTwo.")") == "One.\n\nTwo.");
    CHECK(value_of(display_text(0, 2000), "\"\"") == "");
    CHECK(problem_of(display_text(0, 2000), R"("  \t")").find("4 C032: there is nothing to see in this text") == 0);
    CHECK(value_of(text(1, 40), R"("a\nb")") == "a\nb");
}

TEST_CASE("characters that the game cannot draw, and invisible ones, are warned of") {
    CHECK(warning_about("Rat") == "");
    CHECK(warning_about("Größe Ελλάδα Москва Հայ ქართ ½ → ✓ “q” – … 😀") == "");
    CHECK(warning_about("Ratの番の") == "4: the game cannot draw `の`, `番`");
    CHECK(warning_about("مرحبا") == "4: the game cannot draw `م`, `ر`, `ح`, `ب`, `ا`");
    CHECK(warning_about("שלום").find("the game cannot draw") != std::string::npos);
    CHECK(warning_about("नमस्ते नमक").find("and") != std::string::npos);
    CHECK(warning_about("\"Ra\\u200Bt\"") == "4: this text has an invisible character, U+200B");
    CHECK(warning_about("\"Ra\\u00ADt\"") == "");
    for (const std::string code : {"202E", "202A", "2066", "2062", "FFFC", "FFF9", "180E"}) {
        CAPTURE(code);
        CHECK(warning_about("\"Ra\\u" + code + "t\"") == "4: this text has an invisible character, U+" + code);
    }
    CHECK(warning_about("\"Ra\\uE000t番\"") == "4: the game cannot draw U+E000, `番`");
    CHECK(warning_about("\"Ra\\uFFFEt\"") == "4: the game cannot draw U+FFFE");
}

TEST_CASE("of a language that cannot be drawn not every text is warned of") {
    std::string yaml;
    for (int i = 0; i < 100; ++i) yaml += "v" + std::to_string(i) + ": 番\n";
    Snippet snippet(yaml);
    std::vector<Problem> warnings;
    snippet.reader.set_warnings(&warnings);
    const Reader::Step step(snippet.reader, "v", snippet.root());
    for (int i = 0; i < 100; ++i) display_text(1, 40).read(snippet.at("v" + std::to_string(i)), snippet.reader);
    REQUIRE(warnings.size() == 20);
    CHECK(warnings.back().hint.ends_with("further texts are not listed"));
}

TEST_CASE("the table of drawn characters is in order") {
    CHECK(is_drawn(U' '));
    CHECK(is_drawn(U'~'));
    CHECK_FALSE(is_drawn(U'\x7f'));
    CHECK(is_drawn(U'ß'));
    CHECK(is_drawn(U'\uFFFD'));
    CHECK_FALSE(is_drawn(U'漢'));
    CHECK_FALSE(is_drawn(U'ا'));
    CHECK_FALSE(is_drawn(U'\U0010FFFF'));
    CHECK(undrawn_in("a漢b字漢") == std::vector<std::string>{"漢", "字"});
}
