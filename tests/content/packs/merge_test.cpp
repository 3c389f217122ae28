#include "content/packs/merge.hpp"
#include "tools/lint/content_loading.hpp"

#include <doctest/doctest.h>

#include <rapidcheck.h>

#include "content/packs/changed_rat.hpp"

using namespace td;
using namespace td::testing;
using namespace td::testing::changes;

TEST_CASE("maps change key by key, and keys can be taken away") {
    CHECK(changed_rat("resistances: {fire: 99}").resistances.size() == 2);
    CHECK(changed_rat("resistances: {remove: [blunt]}").resistances.size() == 1);
    CHECK(changed_rat("remove: [health]").health == Species{}.health);
    CHECK(reports_of_changed_rat("remove: [haelth]") ==
          "b/0.yaml:1:40: `haelth` is not given here, so it cannot be removed (did you mean `health`?)\n");
    CHECK(reports_of_changed_rat("remove: [tactic]") == "a/0.yaml:13:3: needs `tactic` (look at `remove` in b/0.yaml:1)\n");
}

TEST_CASE("changing the choice of a variant drops the fields of the old choice; the same choice keeps them") {
    const auto area = [](const std::string& text) {
        const ContentLoading loading = with("skills: {bite: {change: edit, area: " + text + "}}\n");
        CHECK(reports(loading) == "");
        return loading.catalog ? loading.catalog->skills[0].area : Area{};
    };
    CHECK(area("{range: 3}").radius == 2);
    CHECK(area("{range: 3}").range == 3);
    CHECK(area("{shape: burst, range: 3}").radius == 2);
    CHECK(area("ring").radius == 1);
    CHECK(area("{shape: ring}").shape == Shape::ring);
}

TEST_CASE("verbs change the default where the base leaves a field out") {
    CHECK(changed_rat("speed: {plus: 1}").speed == Species{}.speed + 1);
    CHECK(changed_rat("moves: {add: [fly]}").mobility != Species{}.mobility);
    CHECK(changed_rat("immunities: {add: []}").immunities.empty());
    CHECK(reports_of_changed_rat("immunities: {ad: []}") == "b/0.yaml:1:44: `ad` does nothing here (did you mean `add`?)\n");
    CHECK(reports_of_changed_rat("speed: {plus: 9}") ==
          "b/0.yaml:1:45: the result is 9; expected a whole number from -3 to 3 (it is 0 by default)\n");
}

TEST_CASE("several edits have the same result as one edit with all of their changes") {
    const bool holds = rc::check("the same result", [] {
        int health = 40;
        std::vector<std::string> packs{base};
        const auto count = *rc::gen::inRange(1, 6);
        for (int i = 0; i < count; ++i) {
            const int amount = *rc::gen::inRange(0, 30);
            const bool by_verb = *rc::gen::arbitrary<bool>();
            health = by_verb ? health + amount : amount + 1;
            const std::string value = by_verb ? "{plus: " + std::to_string(amount) + "}" : std::to_string(health);
            packs.push_back("species: {rat: {change: edit, health: " + value + "}}\n");
        }
        const ContentLoading merged = load_in_turn(packs);
        const ContentLoading at_once = load_in_turn({base, "species: {rat: {change: edit, health: " + std::to_string(health) + "}}\n"});
        RC_ASSERT(reports(merged) == "");
        RC_ASSERT(merged.catalog->species[0].health == health);
        RC_ASSERT(merged.catalog->fingerprint == at_once.catalog->fingerprint);
    });
    CHECK(holds);
}
