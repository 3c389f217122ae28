// Changes of content and what follows from all of them together.
#include <doctest/doctest.h>

#include "content/fields/verbs.hpp"
#include "content/packs/changed_rat.hpp"
#include "content/packs/definition_header.hpp"
#include "content/packs/definition_type.hpp"
#include "content/sample.hpp"
#include "tools/lint/content_loading.hpp"

using namespace td;
using namespace td::testing;
using namespace td::testing::changes;

TEST_CASE("the fingerprint depends on the merged content, not on which pack gives it") {
    const auto fingerprint = [](const std::vector<std::string>& packs) {
        const ContentLoading loading = load_in_turn(packs);
        CHECK(reports(loading) == "");
        return loading.catalog ? loading.catalog->fingerprint : 0;
    };
    const std::uint64_t flat = fingerprint({base, "species: {bat: {name: Bat, attack_skill: claw, tactic: hunt}}\n"});
    CHECK(fingerprint(
              {base,
               "species:\n  beast: {abstract: true, tactic: hunt, name: B}\n  bat: {attack_skill: claw, extends: beast, name: Bat}\n"}) ==
          flat);
    CHECK(fingerprint({base, "species: {bat: {name: Cat, attack_skill: claw, tactic: hunt}}\n",
                       "species: {bat: {change: edit, name: Bat}}\n"}) == flat);
    CHECK(fingerprint({base, "species: {bat: {name: Bat, attack_skill: claw, tactic: hunt}}\n",
                       "species: {bat: {change: edit, health: 3}}\n"}) != flat);
}

TEST_CASE("no field has the name of a verb for maps or of a key of the header") {
    std::vector<std::string_view> reserved = definition_header_keys();
    for (const Verb& verb : map_verbs()) reserved.push_back(verb.name);
    for (const DefinitionType& type : definition_types())
        for (const FieldTable* table : reachable_tables(*type.fields))
            for (const std::string_view name : reserved) CHECK(table->find(name) == nullptr);
}
