// Allowances: comments that allow a warning, the lines they count for, and warnings about allowances without use.
#include "tools/lint/allowances.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace td;

namespace {

/// The lines that the allowances of the text count for; 0 for none.
std::vector<int> lines_allowed(const std::string& text) {
    std::vector<int> lines;
    for (const Allowance& allowance : allowances_in(SourceText("a.yaml", text))) lines.push_back(allowance.line);
    return lines;
}

/// The warnings that remain of a C053 in line 2, with those about the allowances.
std::vector<std::string> left(const std::string& text) {
    const SourceText source("a.yaml", text);
    std::vector<Problem> warnings{source.problem_at(Place{2, 1}, ProblemCode::unused_definition, "nothing refers to `a`")};
    apply_allowances(source, warnings);
    std::vector<std::string> result;
    for (const Problem& warning : warnings) result.push_back(to_string(warning.code) + " in line " + std::to_string(warning.line));
    return result;
}

using Lines = std::vector<int>;
using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("an allowance counts for its own line, or alone in a line for the next line that is not empty") {
    CHECK(lines_allowed("a: 1  # lint: allow C053 because I say so\nb: 2\n") == Lines{1});
    CHECK(lines_allowed("# lint: allow C053 because I say so\na: 1\n") == Lines{2});
    CHECK(lines_allowed("  # lint: allow C053 because a\n  # of things\n\n  # lint: allow C054 because b\na: 1\n") == Lines{5, 5});
    CHECK(lines_allowed("a: 1\n# lint: allow C053 because nothing follows\n") == Lines{0});
}

TEST_CASE("a # within text begins no comment") {
    CHECK(lines_allowed("a: \"x # lint: allow C053 because\"\n").empty());
    CHECK(lines_allowed("a: 'it''s # lint: allow C053 because'\n").empty());
    CHECK(lines_allowed("a: \"\\\" # lint: allow C053 because\"\n").empty());
    CHECK(lines_allowed("a: {b: \"x # lint: allow C053 because\", c: 1}\n").empty());
    CHECK(lines_allowed("a: x# lint: allow C053 because\n").empty());
    CHECK(lines_allowed("a: |\n  x\n\n  # lint: allow C053 because\nb: 1\n").empty());
    CHECK(lines_allowed("- a: >-\n    # lint: allow C053 because\n  b: 1\n").empty());
    CHECK(lines_allowed("- >\n  # lint: allow C053 because\n- b\n").empty());
}

TEST_CASE("a quote inside plain text opens no quoted text") {
    CHECK(lines_allowed("a: rock 'n' roll, it's \"fine  # lint: allow C053 because\n") == Lines{1});
    CHECK(lines_allowed("a: [b, 'c'] # lint: allow C053 because\n") == Lines{1});
    CHECK(lines_allowed("a: |\n  # no comment\nb: 1 # lint: allow C053 because\n") == Lines{3});
    CHECK(lines_allowed("- a: >-\n    text\n  b: 1 # lint: allow C053 because\n") == Lines{3});
}

TEST_CASE("an allowance with a reason silences the warning of its code in its line") {
    CHECK(left("x:\na: 1\n") == Texts{"C053 in line 2"});
    CHECK(left("x:\na: 1 # lint: allow C053 because others build on it\n").empty());
    CHECK(left("# lint: allow C053 because others build on it\na: 1\n").empty());
    CHECK(left("x:\na: 1 # lint: allow C053\n") == Texts{"C050 in line 2"});
    CHECK(left("x:\na: 1 # lint: allow C053 because\n") == Texts{"C050 in line 2"});
}

TEST_CASE("an allowance without a warning, for an error, or not understood is a warning itself") {
    CHECK(left("x: 1 # lint: allow C053 because\na: 1\n") == Texts{"C053 in line 2", "C050 in line 1"});
    CHECK(left("x: 1 # lint: allow C053 because of it\na: 1\n") == Texts{"C053 in line 2", "C052 in line 1"});
    CHECK(left("x:\na: 1 # lint: allow C054 because of it\n") == Texts{"C053 in line 2", "C052 in line 2"});
    CHECK(left("x:\na: 1 # lint: allow C031 because of it\n") == Texts{"C053 in line 2", "C051 in line 2"});
    CHECK(left("x:\na: 1 # lint: allow C999 because of it\n") == Texts{"C053 in line 2", "C051 in line 2"});
    CHECK(left("x:\na: 1 # lint: alow C053 because of it\n") == Texts{"C053 in line 2", "C051 in line 2"});
    CHECK(left("x:\na: 1 # lint: allow C052 because of it\n") == Texts{"C053 in line 2", "C051 in line 2"});
    CHECK(left("x:\na: 1 # lint this line some day\n") == Texts{"C053 in line 2"});
}
