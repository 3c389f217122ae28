// Every field of every type: each mistake in it is one problem in its line.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "content/memory_pack.hpp"
#include "content/sample.hpp"
#include "tools/lint/content_loading.hpp"
#include "tools/lint/problem_report.hpp"

using namespace td;
using namespace td::testing;

namespace {

/// Calls `check` for every field of every table, in the first type of definition that reaches it.
template <class Check>
void for_each_field(const Check& check) {
    std::set<const FieldTable*> checked;
    for (const DefinitionType& type : definition_types())
        for (const FieldTable* table : reachable_tables(*type.fields))
            if (checked.insert(table).second)
                for (const Field& field : table->fields()) check(type, *table, field);
}

/// The problem of a mistake, if it is the only problem and at the right place; an empty problem otherwise.
Problem only_problem(const DefinitionType& type, Target target, std::initializer_list<ProblemCode> codes) {
    const Sample sample(type, target);
    ContentLoading loading = load_texts({sample.text()});
    // To reach a field, a sample may combine fields that cannot stand together, which a repeated key does not hide.
    if (target.mistake == Mistake::repeated)
        std::erase_if(loading.problems, [](const Problem& problem) { return problem.code == ProblemCode::bad_combination; });
    CAPTURE(std::string(type.name));
    CAPTURE(std::string(target.field->name));
    CAPTURE(reports(loading.problems));
    CHECK(loading.problems.size() == 1);
    if (loading.problems.empty()) return {};
    const Problem& problem = loading.problems[0];
    CHECK(problem.line == sample.line_of_mistake());
    if (target.mistake != Mistake::missing) CHECK(problem.column == sample.column_of_mistake());
    CHECK(std::count(codes.begin(), codes.end(), problem.code) == 1);
    return problem;
}

}  // namespace

TEST_CASE("a file with every field of every type loads") {
    for (const DefinitionType& type : definition_types()) {
        const ContentLoading loading = load_texts({Sample(type, {}).text()});
        for (const Problem& problem : loading.problems) FAIL_CHECK(to_report(problem));
        CHECK(loading.catalog);
    }
}

TEST_CASE("a required field that is missing is one problem, at its owner") {
    for_each_field([](const DefinitionType& type, const FieldTable& table, const Field& field) {
        if (field.required) only_problem(type, {&table, &field, Mistake::missing}, {ProblemCode::missing_field});
    });
}

TEST_CASE("a value of the wrong type is one problem, in its line") {
    for_each_field([](const DefinitionType& type, const FieldTable& table, const Field& field) {
        only_problem(type, {&table, &field, Mistake::wrong_type}, {ProblemCode::wrong_type});
    });
}

TEST_CASE("a value below or above its range, or an unknown choice, is one problem at its place") {
    int tried = 0;
    for_each_field([&](const DefinitionType& type, const FieldTable& table, const Field& field) {
        for (const Mistake mistake : {Mistake::below, Mistake::above}) {
            if (out_of_range_value(field.kind, mistake).empty()) continue;
            only_problem(type, {&table, &field, mistake},
                         {ProblemCode::out_of_range, ProblemCode::unknown_choice, ProblemCode::unknown_id});
            ++tried;
        }
    });
    CHECK(tried > 150);
}

TEST_CASE("a misspelled key is one problem at its place, even of a required field, and the hint names the field") {
    for_each_field([](const DefinitionType& type, const FieldTable& table, const Field& field) {
        const Problem problem = only_problem(type, {&table, &field, Mistake::misspelled}, {ProblemCode::unknown_key});
        CAPTURE(problem.hint);
        const bool long_enough = field.name.size() >= 4;  // a shorter name may be nearer to another field
        if (long_enough) CHECK(problem.hint == "did you mean `" + std::string(field.name) + "`?");
    });
}

TEST_CASE("a key that is given twice is one problem, at the second") {
    for_each_field([](const DefinitionType& type, const FieldTable& table, const Field& field) {
        // A sample has no file for a picture or a recording, which would be a second problem.
        if (field.name == "picture" || field.name == "file") return;
        only_problem(type, {&table, &field, Mistake::repeated}, {ProblemCode::duplicate_key});
    });
}

TEST_CASE("a number in place of a map gets a hint with the fields that it would be valid for") {
    const auto hint = [](const std::string& time) {
        const ContentLoading loading = load_texts({"dungeons:\n  d:\n    time_system: " + time + "\n"});
        for (const Problem& problem : loading.problems)
            if (problem.code == ProblemCode::wrong_type) return problem.hint;
        return std::string("no such problem");
    };
    CHECK(hint("{system: wait_time, round: 500}") == "write `{wait_time: 500}` or `{turns: 500}`");
    CHECK(hint("{system: wait_time, round: 0}") == "");
    CHECK(hint("{system: wait_time, round: long}") == "");
}

TEST_CASE("another word for a cost gets a hint with the name of the field") {
    const ContentLoading loading = load_texts({"dungeons:\n  d:\n    costs: {move: 90, stroke: 120, stepp: 100}\n"});
    std::vector<std::string> hints;
    for (const Problem& problem : loading.problems)
        if (problem.code == ProblemCode::unknown_key) hints.push_back(problem.hint);
    CHECK(hints == std::vector<std::string>{"did you mean `step`?", "did you mean `melee`?", "did you mean `step`?"});
}
