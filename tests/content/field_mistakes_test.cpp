// Every field of every type, as the tables declare it: each mistake in it is one problem in its line.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "content/memory_pack.hpp"
#include "content/sample.hpp"

using namespace td;
using namespace td::testing;

namespace {

/// Calls `check` for every field of every type, also those of maps inside.
template <class Check>
void for_each_field(const Check& check) {
    for (const DefinitionType& type : definition_types())
        for (const FieldTable* table : reachable_tables(*type.fields))
            for (const Field& field : table->fields()) check(type, *table, field);
}

std::string reports(const std::vector<Problem>& problems) {
    std::string all;
    for (const Problem& problem : problems) all += to_report(problem);
    return all;
}

void expect_one_problem(const DefinitionType& type, Target target, std::initializer_list<ProblemCode> codes) {
    const Sample sample(type, target);
    const ContentLoading loading = load_texts({sample.text()});
    CAPTURE(std::string(type.name));
    CAPTURE(std::string(target.field->name));
    CAPTURE(reports(loading.problems));
    CHECK(loading.problems.size() == 1);
    if (loading.problems.empty()) return;
    CHECK(loading.problems[0].line == sample.line_of_mistake());
    bool expected = false;
    for (const ProblemCode code : codes) expected = expected || loading.problems[0].code == code;
    CHECK(expected);
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
        if (field.required) expect_one_problem(type, {&table, &field, Mistake::missing}, {ProblemCode::missing_field});
    });
}

TEST_CASE("a value of the wrong type is one problem, in its line") {
    for_each_field([](const DefinitionType& type, const FieldTable& table, const Field& field) {
        expect_one_problem(type, {&table, &field, Mistake::wrong_type}, {ProblemCode::wrong_type});
    });
}

TEST_CASE("a value out of range is one problem, in its line") {
    for_each_field([](const DefinitionType& type, const FieldTable& table, const Field& field) {
        if (out_of_range_value(field.kind).empty()) return;
        expect_one_problem(type, {&table, &field, Mistake::out_of_range},
                           {ProblemCode::out_of_range, ProblemCode::unknown_choice, ProblemCode::unknown_id});
    });
}

TEST_CASE("a misspelled key is one problem, in its line, even when the field is required") {
    for_each_field([](const DefinitionType& type, const FieldTable& table, const Field& field) {
        expect_one_problem(type, {&table, &field, Mistake::misspelled}, {ProblemCode::unknown_key});
    });
}

TEST_CASE("a key that is given twice is one problem, at the second") {
    for_each_field([](const DefinitionType& type, const FieldTable& table, const Field& field) {
        expect_one_problem(type, {&table, &field, Mistake::repeated}, {ProblemCode::duplicate_key});
    });
}
