// Pools, costs, cooldowns and rates in files: what is read, and what is refused with its place and a suggestion.
#include <doctest/doctest.h>

#include <string>

#include "content/one_problem.hpp"
#include "tools/lint/advice.hpp"
#include "tools/lint/content_loading.hpp"

using namespace td;
using namespace td::testing;

namespace {

const std::string pool = "pools:\n  mana: {name: Mana, description: D.}\n";

ContentLoading load_with_pool(const std::string& text) { return load_texts({ground_rules, plain_dungeon, pool, text}); }

/// The only problem or warning of `text`, its line and column, and its hint.
void check_pool_told(const std::string& text, const std::string& place, const std::string& hint) {
    const ContentLoading loading = load_with_pool(text);
    check_told(loading.problems.empty() ? loading.warnings : loading.problems, "3.yaml:" + place, hint);
}

std::string skill_with(const std::string& field) {
    return "skills:\n  flare:\n    name: Flare\n    effects: [{do: heal, amount: 1}]\n    " + field + "\n";
}
std::string mage_with(const std::string& field) {
    return "species:\n  mage:\n    name: Mage\n    attack_skill: bite\n    tactic: hunt\n    " + field + "\n";
}

}  // namespace

TEST_CASE("pools, costs and cooldowns are read") {
    const ContentLoading loading =
        load_with_pool(skill_with("pool_cost: {mana: 3}\n    cooldown: {rounds: 2, ticks: 50, turns: 1}") +
                       mage_with("pools: {mana: {maximum: 9, start: 4, per_round: 2, rate: 5}}\n    skills: [flare]"));
    INFO(reports(loading.problems));
    REQUIRE(loading.catalog);
    const Catalog& catalog = *loading.catalog;
    const Skill& flare = catalog[find_id<SkillId>(catalog.skills, "flare")];
    CHECK(flare.pool_cost == PoolCost{{PoolId(0), 3}});
    CHECK(flare.cooldown == Cooldown{2, 50, 1});
    const Species& mage = catalog[find_id<SpeciesId>(catalog.species, "mage")];
    REQUIRE(mage.pools.size() == 1);
    CHECK(mage.pools[0].second.maximum == 9);
    CHECK(mage.pools[0].second.start == 4);
    CHECK(mage.pools[0].second.per_round == 2);
    CHECK(mage.pools[0].second.rate == 5);
    CHECK(loading.warnings.empty());
}

TEST_CASE("mistakes of pools are reported at their place, with what may be meant") {
    check_pool_told(skill_with("pool_cost: {mna: 3}"), "5:17", "`mana`");
    check_pool_told(skill_with("pool_cost: {mana: 0}"), "5:23", "1");
    check_pool_told(skill_with("cooldown: {round: 3}"), "5:16", "`rounds`");
    check_pool_told(skill_with("cooldown: 3"), "5:15", "rounds");
    check_pool_told(mage_with("pools: {mana: {maximum: 5, start: 6}}"), "6:39", "5");
    check_pool_told(mage_with("pools: {mana: {rate: 5}}"), "6:13", "maximum");
    check_pool_told("statuses:\n  hot:\n    name: Hot\n    harm_rate: 30\n", "4:16", "harm_kind");
}

TEST_CASE("what can never be paid is warned of") {
    check_pool_told(skill_with("pool_cost: {mana: 3}"), "5:23", "`pools`");
    const std::string dear = skill_with("pool_cost: {mana: 30}") + mage_with("skills: [flare]\n    pools: {mana: {maximum: 20}}");
    check_pool_told(dear, "11:14", "30");
}
