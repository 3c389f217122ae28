#include "content/fields/placeholders.hpp"

#include <doctest/doctest.h>

#include "content/fields/snippet.hpp"

using namespace td;
using namespace td::testing;

namespace {

/// The first problem of a text in which `who` and `amount` are known; empty if there is none.
std::string placeholder_problem(const std::string& text) {
    Snippet snippet("v: \"" + text + "\"\n");
    const bool good = check_placeholders(snippet.at("v"), {"who", "amount"}, snippet.reader);
    CHECK(good == snippet.problems.empty());
    return snippet.first();
}

}  // namespace

TEST_CASE("known placeholders are in order, as often as they stand and in every form") {
    CHECK(placeholder_problem("{who} takes {amount}, {who:capital}!") == "");
    CHECK(placeholder_problem("{amount} {amount|point|points}") == "");
    CHECK(placeholder_problem("no placeholder at all") == "");
}

TEST_CASE("an unknown placeholder is reported at its place, with the one that is meant or with all") {
    CHECK(placeholder_problem("Oh, {woh}!") == "9 C037: unknown placeholder `{woh}` (did you mean `who`?)");
    CHECK(placeholder_problem("{zzzzzz}") == "5 C037: unknown placeholder `{zzzzzz}` (known here: who, amount)");
    Snippet none("v: \"{who}\"\n");
    CHECK_FALSE(check_placeholders(none.at("v"), {}, none.reader));
    CHECK(none.problems[0].hint == "there are no placeholders in this text");
}

TEST_CASE("braces that do not belong together are reported") {
    CHECK(placeholder_problem("a {who") == "7 C037: `{who` is not closed (a placeholder ends with `}`, as in {who})");
    CHECK(placeholder_problem("a who} b") == "10 C037: this `}` closes nothing (a placeholder starts with `{`, as in {who})");
}

TEST_CASE("an unknown form is reported with the one that is meant") {
    CHECK(placeholder_problem("{who:captial}").find("`captial` is not a form of a placeholder (did you mean `capital`?)") !=
          std::string::npos);
}

TEST_CASE("all problems of a text are found at once, on whichever line they stand") {
    Snippet snippet("v: |\n  {who}\n  {a} {b}\n");
    CHECK_FALSE(check_placeholders(snippet.at("v"), {"who"}, snippet.reader));
    REQUIRE(snippet.problems.size() == 2);
    CHECK(snippet.problems[1].line == 3);
    CHECK(snippet.problems[1].column == 7);
    CHECK(snippet.problems[1].length == 3);
}
