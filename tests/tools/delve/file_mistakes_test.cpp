// For every field in the tables of scenario, scene and drill files: each kind of mistake gives exactly one problem, at the right place.
#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "catalog/rule.hpp"
#include "content/memory_pack.hpp"
#include "content/sample.hpp"
#include "tools/cases/scenario_file.hpp"
#include "tools/drills/drill_file.hpp"
#include "tools/drills/traced_scene.hpp"

namespace td::testing {

namespace {

struct KindOfFile {
    std::string_view name;
    const FieldTable& table;
    Sample::Values values;
    std::set<std::string_view> with_own_checks;  ///< fields whose range differs from the one in the table
    std::function<std::vector<Problem>(const std::string& text)> read;
};

const Catalog& small_content() {
    static const Catalog content =
        *load_texts({"terrains:\n  floor: {name: F, glyph: .}\n  wall: {name: W, glyph: \"#\"}\n  one: {name: O, glyph: o}\n"
                     "features:\n  door: {name: D, glyph: \"+\"}\n  one: {name: O, glyph: \"1\"}\n"
                     "damage_kinds:\n  one: {name: O}\n"
                     "skills:\n  one: {name: O, effects: [{do: damage, power: 5, kind: one}]}\n"
                     "tactics:\n  one: {name: O, plans: [attack]}\n"
                     "statuses:\n  one: {name: O}\n"
                     "items:\n  one: {name: O}\n"
                     "species:\n  one: {name: O, attack_skill: one, tactic: one}\n"
                     "boons:\n  one: {name: O, gives: G, takes: T}\n"
                     "themes:\n  one: {name: O}\n"
                     "dungeons:\n  one: {name: O, party: [one], floors: [{theme: one}], victory: [exit_reached]}\n"})
             .catalog;
    return content;
}

std::vector<Problem> problems_of_scene(const std::string& text) {
    std::vector<Problem> problems;
    read_scene("scene.yaml", text, small_content(), problems);
    return problems;
}

std::vector<Problem> problems_of_drill(const std::string& text) {
    std::vector<Problem> problems;
    read_drill("drill.yaml", text, small_content(), problems);
    return problems;
}

const std::vector<KindOfFile>& kinds_of_files() {
    static const Sample::Values of_scenes{{"map", "[\"#x#\"]"},
                                          {"do", "[wait, skill 1 east]"},
                                          {"team", "player"},
                                          {"guest", "false"},
                                          {"rulebook", fmt::format("[{}]", fmt::join(rule_names, ", "))},
                                          {"who", "[party, x]"},
                                          {"whom", "x"},
                                          {"area", "[x]"}};
    static const std::vector<KindOfFile> kinds{
        {"scenario", scenario_fields(), {}, {}, [](const std::string& text) { return read_scenario("scenario.yaml", text).problems; }},
        {"scene", scene_table(), of_scenes, {"rulebook", "map", "do"}, problems_of_scene},
        {"drill", drill_table(), of_scenes, {"rulebook", "map", "do"}, problems_of_drill}};
    return kinds;
}

/// Calls `check` for every field of every kind of file, including those of nested maps.
template <class Check>
void for_each_field(const Check& check) {
    for (const KindOfFile& file : kinds_of_files())
        for (const FieldTable* table : reachable_tables(file.table))
            for (const Field& field : table->fields()) check(file, *table, field);
}

/// The problem caused by a mistake, which must be the only one and at the right place; an empty problem otherwise.
Problem only_problem(const KindOfFile& file, Target target, std::initializer_list<ProblemCode> codes) {
    const Sample sample(file.table, target, file.values);
    std::vector<Problem> problems = file.read(sample.text());
    // To reach a field, a sample may combine fields that exclude each other.
    std::erase_if(problems, [](const Problem& problem) { return problem.code == ProblemCode::bad_combination; });
    CAPTURE(std::string(file.name));
    CAPTURE(std::string(target.field->name));
    CAPTURE(sample.text());
    CAPTURE(reports(problems));
    CHECK(problems.size() == 1);
    if (problems.empty()) return {};
    CHECK(problems[0].line == sample.line_of_mistake());
    if (target.mistake != Mistake::missing) CHECK(problems[0].column == sample.column_of_mistake());
    CHECK(std::count(codes.begin(), codes.end(), problems[0].code) == 1);
    return problems[0];
}

}  // namespace

TEST_CASE("a scene with every field can be read, and a scenario as far as its fields go together") {
    for (const KindOfFile& file : kinds_of_files()) {
        std::vector<Problem> problems = file.read(Sample(file.table, {}, file.values).text());
        if (file.name == "scenario")
            std::erase_if(problems, [](const Problem& problem) { return problem.code == ProblemCode::bad_combination; });
        // The slots of a sample's species are full with its own parts.
        std::erase_if(problems, [](const Problem& problem) { return problem.message.find("`x` has no slot") != std::string::npos; });
        // The only creature of a sample is no foe of itself.
        std::erase_if(problems, [](const Problem& problem) { return problem.message.find("`focus: x`") != std::string::npos; });
        CHECK(reports(problems) == "");
    }
}

TEST_CASE("of a scenario or scene, a required field that is missing is one problem, at its owner") {
    int tried = 0;
    for_each_field([&](const KindOfFile& file, const FieldTable& table, const Field& field) {
        if (!field.required) return;
        only_problem(file, {&table, &field, Mistake::missing}, {ProblemCode::missing_field});
        ++tried;
    });
    CHECK(tried >= 7);
}

TEST_CASE("of a scenario or scene, a value of the wrong type is one problem, in its place") {
    for_each_field([](const KindOfFile& file, const FieldTable& table, const Field& field) {
        only_problem(file, {&table, &field, Mistake::wrong_type}, {ProblemCode::wrong_type});
    });
}

TEST_CASE("of a scenario or scene, a value below or above its range, or none of those that there are, is one problem in its place") {
    int tried = 0;
    for_each_field([&](const KindOfFile& file, const FieldTable& table, const Field& field) {
        for (const Mistake mistake : {Mistake::below, Mistake::above}) {
            if (file.with_own_checks.contains(field.name) || out_of_range_value(field.kind, mistake).empty()) continue;
            only_problem(file, {&table, &field, mistake},
                         {ProblemCode::out_of_range, ProblemCode::unknown_choice, ProblemCode::unknown_id});
            ++tried;
        }
    });
    CHECK(tried > 40);
}

TEST_CASE("of a scenario or scene, a misspelled key is one problem, in its place, and the hint says what was meant") {
    for_each_field([](const KindOfFile& file, const FieldTable& table, const Field& field) {
        const Problem problem = only_problem(file, {&table, &field, Mistake::misspelled}, {ProblemCode::unknown_key});
        const bool long_enough = field.name.size() >= 4;  // a shorter name may be nearer to another field's
        if (long_enough) CHECK(problem.hint == "did you mean `" + std::string(field.name) + "`?");
    });
}

TEST_CASE("of a scenario or scene, a key that is given twice is one problem, at the second") {
    for_each_field([](const KindOfFile& file, const FieldTable& table, const Field& field) {
        only_problem(file, {&table, &field, Mistake::repeated}, {ProblemCode::duplicate_key});
    });
}

}  // namespace td::testing
