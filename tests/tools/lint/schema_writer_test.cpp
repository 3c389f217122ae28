// What editors are told of the content. Validators read the whole schema in tests/structure/schema.sh.
#include "tools/lint/schema_writer.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "content/tables/tables.hpp"
#include "content/temporary_directory.hpp"
#include "tools/lint/defined_ids.hpp"
#include "tools/lint/field_text.hpp"
#include "tools/lint/schema_text.hpp"

using namespace td;
using namespace td::testing;
using nlohmann::ordered_json;

TEST_CASE("a schema offers the ids of the packs, and only a closed one refuses others") {
    const TemporaryDirectory directory;
    directory.write("moor/pack.yaml", pack_yaml("moor"));
    directory.write("moor/skills.yaml", "skills:\n  peat_kick: {name: Kick}\n");
    const IdTable ids = defined_ids(directory.path());
    const std::string open = content_schema(ids, KnownIds::suggested), closed = content_schema(ids, KnownIds::required);
    for (const std::string* text : {&open, &closed}) {
        CHECK(text->find("\"peat_kick\"") != std::string::npos);
        CHECK(ordered_json::parse(*text).contains("properties"));
    }
    CHECK(open != closed);
    CHECK(content_schema(IdTable(), KnownIds::suggested).find("peat_kick") == std::string::npos);
    CHECK(ordered_json::parse(pack_schema()).dump().find("\"requires\"") != std::string::npos);
}

TEST_CASE("editors show of a field what it means, what it may hold, and what it is where it is left out") {
    const std::vector<Field>& fields = weather_fields().fields();
    const auto sight = std::find_if(fields.begin(), fields.end(), [](const Field& field) { return field.name == "sight"; });
    REQUIRE(sight != fields.end());
    CHECK(field_text(*sight) == std::string(sight->doc) + "\n\nExpected: " + describe(sight->kind) + ". Default: 0.");
    const auto name = std::find_if(fields.begin(), fields.end(), [](const Field& field) { return field.required; });
    REQUIRE(name != fields.end());
    CHECK(field_text(*name).ends_with(" Required."));
}

TEST_CASE("what is repeated in a schema is written once, and the text is the same schema") {
    const ordered_json repeated{{"type", "object"}, {"description", std::string(150, 'x')}};
    ordered_json schema{{"properties", {{"one", repeated}, {"two", repeated}, {"three", {{"type", "string"}}}}},
                        {"definitions", ordered_json::object()}};
    share_repeated(schema);
    const ordered_json& one = schema["properties"]["one"];
    REQUIRE(one.contains("$ref"));
    CHECK(one == schema["properties"]["two"]);
    CHECK(one["$ref"] == "#/definitions/one");
    CHECK(schema["definitions"]["one"] == repeated);
    CHECK(schema["properties"]["three"]["type"] == "string");
    CHECK(ordered_json::parse(printed(schema)) == schema);
}
