// Species as authors write them.
#include <doctest/doctest.h>

#include <string>

#include "content/dungeon_line.hpp"
#include "text/explain.hpp"
#include "tools/lint/content_loading.hpp"

using namespace td;
using namespace td::testing;

namespace {

ContentLoading with_lead(const std::string& fields) {
    return load_dungeon("species:\n  owl: {name: Owl, attack_skill: bite, tactic: hunt, lead: {" + fields + "}}\n");
}

std::string told_of(const ContentLoading& loading) {
    std::string all;
    for (const Problem& problem : loading.problems) all += to_string(problem) + problem.hint + "\n";
    return all;
}

}  // namespace

TEST_CASE("a lead trait is read with its sentence and its numbers") {
    const ContentLoading loading = with_lead("text: By night., late_attack_percent: 120, absorbs: 2, late_forfeits_nothing: true");
    REQUIRE_MESSAGE(loading.catalog, told_of(loading));
    const std::optional<LeadTrait>& lead = loading.catalog->species.back().lead;
    REQUIRE(lead);
    CHECK(lead->late_attack_percent == 120);
    CHECK(lead->absorbs == 2);
    CHECK(lead->late_forfeits_nothing);
    CHECK(describe_lead(*lead, *loading.catalog)
              .starts_with("By night. (hits about 110% as hard in the second half of a round, absorbs 2 damage"));
}

TEST_CASE("a lead trait has a sentence, and changes no speed and no number of turns: the lead may pass within a round") {
    CHECK(told_of(with_lead("absorbs: 2")).find("text") != std::string::npos);
    for (const std::string key : {"speed", "actions", "wait_percent", "allowance_percent"})
        CHECK_MESSAGE(
            told_of(with_lead("text: By night., " + key + ": 2")).find("who leads may change within a round") != std::string::npos, key);
}
