#include "content/yaml/source_text.hpp"

#include <doctest/doctest.h>

#include "content/temporary_directory.hpp"

using namespace td;

TEST_CASE("a byte has a line and a column in characters, and a line its text") {
    const SourceText source("f", "ab\näöü: x\n\nend");
    CHECK(source.place(0) == Place{1, 1});
    CHECK(source.place(3) == Place{2, 1});
    CHECK(source.place(3 + 6) == Place{2, 4});  // behind three letters of two bytes
    CHECK(source.place(999) == Place{4, 4});
    CHECK(source.line(1) == "ab");
    CHECK(source.line(2) == "äöü: x");
    CHECK(source.line(3) == "");
    CHECK(source.line(4) == "end");
    CHECK(source.line(0) == "");
    CHECK(source.line(5) == "");
}

TEST_CASE("a byte order mark is no text, and line ends of Windows are plain ones; a lone carriage return stays") {
    CHECK(SourceText("f",
                     "\xEF\xBB\xBF"
                     "a\r\nb\rc\r\n")
              .text() == "a\nb\rc\n");
}

TEST_CASE("places are found in long lines and long files as in short ones") {
    std::string text;
    for (int i = 0; i < 3000; ++i) text += "ä";
    text += "\nx";
    const SourceText source("f", text);
    CHECK(source.place(2 * 2500) == Place{1, 2501});
    CHECK(source.place(6001) == Place{2, 1});
}

TEST_CASE("a problem underlines so many bytes, within its line") {
    const SourceText source("f", "a: äö\nb: 1\n");
    const Problem problem = source.problem_at(std::size_t{3}, ProblemCode::syntax, "odd", "hint", 4);
    CHECK(problem.file == "f");
    CHECK(problem.line == 1);
    CHECK(problem.column == 4);
    CHECK(problem.length == 2);
    CHECK(problem.source == "a: äö");
    CHECK(source.problem_at(std::size_t{3}, ProblemCode::syntax, "odd", "", 7).length == 1);
}

TEST_CASE("of a very long line the part around the place is shown") {
    const SourceText source("f", std::string(500, 'x') + "HERE" + std::string(500, 'y'));
    const Problem problem = source.problem_at(std::size_t{500}, ProblemCode::syntax, "odd");
    CHECK(problem.column == 501);
    CHECK(problem.source.size() < 200);
    CHECK(problem.source.substr(0, 3) == "...");
    CHECK(problem.source.substr(static_cast<std::size_t>(problem.caret) - 1, 4) == "HERE");
}

TEST_CASE("the first byte that is no text is told, and not shown") {
    CHECK_FALSE(SourceText("f", "tabs\t, lines\n and ä").not_text());
    const auto latin = SourceText("f", "a\nf\xFCr").not_text();
    REQUIRE(latin);
    CHECK(latin->code == ProblemCode::not_utf8);
    CHECK(latin->line == 2);
    CHECK(latin->column == 2);
    CHECK(latin->source == "");
    const auto control = SourceText("f", "a\x1B[31m").not_text();
    REQUIRE(control);
    CHECK(control->code == ProblemCode::control_character);
    CHECK(control->message == "control character 0x1B");
}

TEST_CASE("a long text is cut at a whole character") {
    CHECK(shortened("short") == "short");
    CHECK(shortened(std::string(60, 'x') + "yz") == std::string(60, 'x'));
    CHECK(shortened(std::string(59, 'x') + "äz") == std::string(59, 'x'));
    CHECK(characters_in("aäö€") == 4);
}

TEST_CASE("the bytes of a file are read up to a limit; what is no file is a problem") {
    const td::testing::TemporaryDirectory directory;
    directory.write("f.yaml", "a: 1\n");
    CHECK(read_file_bytes(directory.path() / "f.yaml", "f.yaml", 5).bytes == "a: 1\n");
    CHECK(read_file_bytes(directory.path() / "f.yaml", "f.yaml", 4).problem->code == ProblemCode::file_too_large);
    CHECK(read_file_bytes(directory.path() / "g.yaml", "g.yaml", 5).problem->code == ProblemCode::unreadable_file);
    CHECK(read_file_bytes(directory.path(), "folder", 5).problem->code == ProblemCode::unreadable_file);
}
