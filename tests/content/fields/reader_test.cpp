#include "content/fields/reader.hpp"

#include <doctest/doctest.h>

#include "content/fields/snippet.hpp"

using namespace td;
using namespace td::testing;

TEST_CASE("ids are numbers by type, each once in its type") {
    IdTable ids;
    CHECK(ids.add("skills", "bite", 3));
    CHECK_FALSE(ids.add("skills", "bite", 4));
    CHECK(ids.add("items", "bite", 5));
    CHECK(ids.number("skills", "bite") == 3);
    CHECK(ids.number("items", "bite") == 5);
    CHECK_FALSE(ids.number("skills", "claw"));
    CHECK_FALSE(ids.number("sprites", "bite"));
    ids.add("skills", "arc", 6);
    CHECK(ids.ids("skills") == std::vector<std::string_view>{"arc", "bite"});
    ids.clear("skills");
    CHECK(ids.ids("skills").empty());
    CHECK(ids.number("items", "bite") == 5);
}

TEST_CASE("an id that is missing may have a reason") {
    IdTable ids;
    ids.explain_absence("skills", "claw", "it is abstract");
    CHECK(ids.why_absent("skills", "claw") == "it is abstract");
    CHECK(ids.why_absent("items", "claw") == "");
}

TEST_CASE("a problem has the path of keys and items at which it is found") {
    Snippet snippet("species:\n  rat:\n    skills: [bite, claw]\n");
    const TreeNode node = snippet.root();
    {
        const Reader::Step type(snippet.reader, "species", node);
        const Reader::Step id(snippet.reader, "rat", node);
        const Reader::Step field(snippet.reader, "skills", node);
        const Reader::Step item(snippet.reader, 1, node);
        snippet.reader.report(node, ProblemCode::unknown_id, "deep");
    }
    snippet.reader.report(node, ProblemCode::unknown_id, "outside");
    REQUIRE(snippet.problems.size() == 2);
    CHECK(snippet.problems[0].path == "species.rat.skills[1]");
    CHECK(snippet.problems[1].path == "");
}

TEST_CASE("warnings are kept apart, and only where somebody wants them") {
    Snippet snippet("a: 1\n");
    snippet.reader.warn(snippet.root(), ProblemCode::suspicious, "unheard");
    std::vector<Problem> warnings;
    snippet.reader.set_warnings(&warnings);
    snippet.reader.warn(snippet.root(), ProblemCode::suspicious, "heard");
    REQUIRE(warnings.size() == 1);
    CHECK(warnings[0].message == "heard");
    CHECK(snippet.problems.empty());
    CHECK(snippet.reader.problem_count() == 0);
}

TEST_CASE("a flood of problems ends with one that says so, and is counted on") {
    Snippet snippet("a: 1\n");
    for (int i = 0; i < 10'010; ++i) snippet.reader.report(snippet.root(), ProblemCode::wrong_type, "wrong");
    REQUIRE(snippet.problems.size() == 10'001);
    CHECK(snippet.problems.back().code == ProblemCode::too_many_problems);
    CHECK(snippet.reader.problem_count() == 10'010);
}

TEST_CASE("keys that every definition may have count directly below a definition alone") {
    Snippet snippet("a: 1\n");
    snippet.reader.set_definition_keys({"extends"});
    CHECK(snippet.reader.further_keys().empty());
    const Reader::Step type(snippet.reader, "species", snippet.root());
    CHECK(snippet.reader.further_keys().empty());
    const Reader::Step id(snippet.reader, "rat", snippet.root());
    CHECK(snippet.reader.further_keys() == std::vector<std::string_view>{"extends"});
    const Reader::Step field(snippet.reader, "time", snippet.root());
    CHECK(snippet.reader.further_keys().empty());
}

TEST_CASE("words are compared with ids only so often, so that a broken file is told soon") {
    Snippet snippet("a: 1\n");
    for (std::size_t i = 0; i < 1000; ++i) snippet.ids.add("skills", "skill_" + std::to_string(i), i);
    CHECK(snippet.reader.hint_for_id("skills", "skill_50x").find("skill_50") != std::string::npos);
    for (int i = 0; i < 50; ++i) snippet.reader.hint_for_id("skills", "skill_50x");
    CHECK(snippet.reader.hint_for_id("skills", "skill_50x") == "");
}
