// The defaults of fields, as field tables tell them to authors.
#include <doctest/doctest.h>

#include <string>

#include "content/memory_pack.hpp"
#include "content/packs/definition_type.hpp"
#include "content/sample.hpp"
#include "content/tables/tables.hpp"
#include "tools/lint/content_loading.hpp"
#include "tools/lint/problem_report.hpp"

using namespace td;
using namespace td::testing;

namespace {

std::string default_of(const FieldTable& table, std::string_view name) {
    for (const Field& field : table.fields())
        if (field.name == name) return field.default_text;
    return "no such field";
}

}  // namespace

TEST_CASE("defaults are told in YAML") {
    CHECK(default_of(species_fields(), "health") == "20");
    CHECK(default_of(species_fields(), "moves") == "[walk]");
    CHECK(default_of(species_fields(), "propulsion") == "none");
    CHECK(default_of(skill_fields(), "area") == "front");
    CHECK(default_of(skill_fields(), "on_cancel") == "nothing");
    CHECK(default_of(item_fields(), "use_targets") == "self");
    CHECK(default_of(item_fields(), "use") == "[]");
    CHECK(default_of(dungeon_fields(), "time_system") == "six_tier");
    CHECK(default_of(floor_fields(), "rooms") == "[6, 9]");
    CHECK(default_of(landmark_fields(), "colour") == "\"#E8C860\"");
    CHECK(default_of(terrain_fields(), "passable") == "[walk, swim, fly, phase]");
}

TEST_CASE("required fields, and values that YAML has no notation for, have no default") {
    CHECK(default_of(species_fields(), "tactic").empty());
    CHECK(default_of(species_fields(), "sprite").empty());
    CHECK(default_of(species_fields(), "description").empty());
    CHECK(default_of(item_fields(), "part").empty());
}

TEST_CASE("the defaults of a choice are those of its own prototype") {
    const Value<Area> value = area();
    CHECK(default_of(*value.kind.variants[4], "range") == "6");
    CHECK(value.write({Shape::line, 3, 0}) == "{shape: line, range: 3}");
}

TEST_CASE("each default is read back without a problem") {
    for (const DefinitionType& type : definition_types()) {
        const ContentLoading loading = load_texts({Sample(type, {nullptr, nullptr, Mistake::defaults_written}).text()});
        for (const Problem& problem : loading.problems) FAIL_CHECK(to_report(problem));
    }
}
