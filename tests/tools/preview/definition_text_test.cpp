#include "tools/preview/definition_text.hpp"

#include <doctest/doctest.h>

#include "content/packs/definition_type.hpp"
#include "content/shipped_content.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("every type of definition has a text, which begins with a name") {
    const auto content = shipped_content();
    for (const DefinitionType& type : definition_types()) {
        const std::vector<std::string> lines = definition_text(*content, {std::string(type.name), {}, {}}, 0);
        REQUIRE_MESSAGE(!lines.empty(), type.name);
        CHECK_MESSAGE(!lines.front().empty(), type.name);
    }
}

TEST_CASE("a definition is found by its id, and not under another type") {
    const auto content = shipped_content();
    const auto number = number_of(*content, {"species", "tunnel_rat", {}});
    REQUIRE(number);
    CHECK(content->species[*number].id == "tunnel_rat");
    CHECK(!number_of(*content, {"weathers", "tunnel_rat", {}}));
    CHECK(!number_of(*content, {"species", "tunnel_rta", {}}));
    CHECK(!number_of(*content, {"rulebook", "tunnel_rat", {}}));
}

TEST_CASE("a skill tells its area and its effects, a text of the game tells itself") {
    const auto content = shipped_content();
    const auto number = number_of(*content, {"skills", "gnaw", {}});
    REQUIRE(number);
    const std::vector<std::string> lines = definition_text(*content, {"skills", "gnaw", {}}, *number);
    CHECK(lines.size() >= 3);
    CHECK(lines.front() == content->skills[*number].name);
    const PreviewSubject text{"strings", "floating_miss", {}};
    CHECK(definition_text(*content, text, *number_of(*content, text)) == std::vector<std::string>{"floating_miss", "miss"});
}
