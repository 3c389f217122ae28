#include "content/yaml/problem.hpp"
#include "tools/lint/problem_report.hpp"

#include <doctest/doctest.h>

using namespace td;

namespace {

Problem some_problem() {
    Problem problem{"f.yaml", 3, 5, "is odd", ProblemCode::wrong_type};
    problem.source = "  a: oddity";
    return problem;
}

}  // namespace

TEST_CASE("a code is a C and three digits") {
    CHECK(to_string(ProblemCode::unreadable_file) == "C001");
    CHECK(to_string(ProblemCode::pack_conflict) == "C064");
}

TEST_CASE("warnings leave the content playable, and those about comments cannot be allowed") {
    CHECK_FALSE(is_warning(ProblemCode::unknown_id));
    CHECK_FALSE(is_warning(ProblemCode::nothing_to_change));
    CHECK(is_warning(ProblemCode::suspicious));
    CHECK(can_be_allowed(ProblemCode::unused_definition));
    CHECK_FALSE(can_be_allowed(ProblemCode::allowed_for_nothing));
    CHECK_FALSE(can_be_allowed(ProblemCode::unknown_id));
}

TEST_CASE("a problem is told in one line: its place, what it is, and the hint if there is one") {
    Problem problem = some_problem();
    CHECK(to_string(problem) == "f.yaml:3:5: is odd");
    problem.hint = "write `even`";
    CHECK(to_string(problem) == "f.yaml:3:5: is odd (write `even`)");
    problem.line = 0;
    CHECK(to_string(problem) == "f.yaml: is odd (write `even`)");
}

TEST_CASE("a report shows the line, and underlines what is meant") {
    Problem problem = some_problem();
    problem.column = 6;
    problem.length = 6;
    problem.path = "species.rat";
    problem.hint = "write `even`";
    CHECK(to_report(problem) ==
          "f.yaml:3:6: C031: species.rat: is odd\n"
          "  3 |   a: oddity\n"
          "    |      ^~~~~~\n"
          "  hint: write `even`\n");
    problem.code = ProblemCode::suspicious;
    CHECK(to_report(problem).find("C059: warning: species.rat") != std::string::npos);
}

TEST_CASE("the caret stands under its place behind tabs and letters of several bytes") {
    Problem problem = some_problem();
    problem.source = "\täö: x";
    problem.column = 6;
    CHECK(to_report(problem).find("    | \t    ^\n") != std::string::npos);
}

TEST_CASE("of a shortened line only the part that is shown is underlined") {
    Problem problem = some_problem();
    problem.source = "...abc";
    problem.column = 500;
    problem.caret = 5;
    problem.length = 90;
    CHECK(to_report(problem).find("    |     ^~\n") != std::string::npos);
}

TEST_CASE("problems are sorted by file, line and column, and those of one place stay in order") {
    const auto at = [](const char* file, int line, int column, const char* message) {
        return Problem{file, line, column, message, ProblemCode::none};
    };
    std::vector<Problem> problems{at("b", 1, 1, "1"), at("a", 9, 1, "2"), at("a", 2, 7, "3"), at("a", 2, 3, "4"), at("a", 2, 3, "5")};
    sort_by_place(problems);
    std::string order;
    for (const Problem& problem : problems) order += problem.message;
    CHECK(order == "45321");
}

TEST_CASE("a line break in the name of a file does not end the line of its message") {
    Problem problem = some_problem();
    problem.file = "two\nlines\tand.yaml";
    CHECK(to_string(problem) == "two\\nlines\\tand.yaml:3:5: is odd");
}
