#include "tools/cases/case_fields.hpp"

#include <doctest/doctest.h>

#include "content/fields/snippet.hpp"

using namespace td;
using namespace td::testing;

namespace {

/// A snippet and the fields that read it.
struct Case {
    explicit Case(const std::string& yaml) : snippet(yaml) {}
    std::string first() const { return snippet.first(); }

    Snippet snippet;
    CaseFields fields{snippet.problems};
};

}  // namespace

TEST_CASE("a whole number within its limits is read, any other is reported and becomes a harmless one") {
    const auto read = [](const std::string& text, std::string* problem = nullptr) {
        Case a_case("v: " + text + "\n");
        const std::int64_t number = a_case.fields.integer(a_case.snippet.at("v"), "the cost", 1, 100);
        if (problem) *problem = a_case.first();
        return number;
    };
    std::string problem;
    CHECK(read("7", &problem) == 7);
    CHECK(problem == "");
    CHECK(read("0", &problem) == 1);
    CHECK(problem == "4 C032: the cost must lie between 1 and 100");
    CHECK(read("900") == 100);
    CHECK(read("2.5", &problem) >= 1);
    CHECK(problem == "4 C031: the cost must be a whole number");
    read("'7'", &problem);
    CHECK(problem == "4 C031: the cost must be a whole number");
}

TEST_CASE("a choice is the number of its word, and the first where the word is unknown") {
    Case a_case("a: drain\nb: drian\n");
    CHECK(a_case.fields.choice(a_case.snippet.at("a"), "wait", {"cost", "drain"}) == 1);
    CHECK(a_case.fields.choice(a_case.snippet.at("b"), "wait", {"cost", "drain"}) == 0);
    CHECK(a_case.first() == "4 C034: wait must be one of cost, drain (did you mean `drain`?)");
}

TEST_CASE("ids are given once and known afterwards, until they are forgotten") {
    Case a_case("[owl, cat, owl, cta, owl]\n");
    std::vector<TreeNode> nodes;
    for (const TreeNode node : a_case.snippet.root().items()) nodes.push_back(node);
    CHECK(a_case.fields.new_id(nodes[0]) == EntityId(0));
    CHECK(a_case.fields.new_id(nodes[1]) == EntityId(1));
    CHECK(a_case.fields.known_id(nodes[2]) == EntityId(0));
    CHECK(a_case.snippet.problems.empty());
    CHECK(a_case.fields.known_id(nodes[3]) == EntityId(0));
    CHECK(a_case.first() == "17 C043: nobody here has the id \"cta\" (did you mean `cat`?)");
    a_case.fields.new_id(nodes[4]);
    CHECK(a_case.snippet.problems.back().message == "the id \"owl\" is already used");
    a_case.fields.forget_ids();
    CHECK(a_case.fields.names().empty());
    CHECK(a_case.fields.new_id(nodes[0]) == EntityId(0));
}

TEST_CASE("the keys of a map are those that are asked for") {
    Case a_case("id: owl\nstrat: 3\n");
    a_case.fields.map(a_case.snippet.root(), "an actor", [](CaseMap& map) {
        CHECK(map.required("id"));
        CHECK_FALSE(map.required("name"));
        CHECK(map.integer_or("start", 9, 0, 99) == 9);
    });
    REQUIRE(a_case.snippet.problems.size() == 2);
    CHECK(a_case.snippet.problems[0].message == "an actor needs the key \"name\"");
    CHECK(a_case.snippet.problems[1].message == "an actor has no key \"strat\"; its keys are id, name, start");
    CHECK(a_case.snippet.problems[1].hint == "did you mean `start`?");
}

TEST_CASE("what is no map is one problem, and read as an empty one") {
    Case a_case("[1]\n");
    a_case.fields.map(a_case.snippet.root(), "an actor", [](CaseMap& map) { CHECK_FALSE(map.required("id")); });
    REQUIRE(a_case.snippet.problems.size() == 1);
    CHECK(a_case.snippet.problems[0].message == "an actor must be a map with the keys id");
}

TEST_CASE("a key that says what kind of map it is rules out the keys that were asked for before") {
    Case a_case("join: owl\nleave: cat\n");
    a_case.fields.map(a_case.snippet.root(), "a change", [](CaseMap& map) {
        CHECK_FALSE(map.find_kind("refit", "a refit"));
        CHECK(map.find_kind("join", "a join"));
    });
    REQUIRE(a_case.snippet.problems.size() == 1);
    CHECK(a_case.snippet.problems[0].message == "a join has no key \"leave\"; its keys are join");
}

TEST_CASE("a value that is read as in content leaves its target as it was if it is wrong or missing") {
    Case a_case("units: many\nspeed: 2\n");
    int units = 7, speed = 7, weight = 7;
    a_case.fields.map(a_case.snippet.root(), "a drive", [&](CaseMap& map) {
        map.read("units", number(1, 9), units);
        map.read("speed", number(1, 9), speed);
        map.read("weight", number(1, 9), weight);
    });
    CHECK(units == 7);
    CHECK(speed == 2);
    CHECK(weight == 7);
    CHECK(a_case.snippet.problems.size() == 1);
}
