#include "game/bout.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// Two heroes hunt a runner.
BoutRules hunt_rules() {
    BoutRules rules;
    rules.teams = {std::vector<SpeciesId>{ids::hero, ids::hero}, {ids::runner}};
    rules.ground = ids::floor;
    return rules;
}

Bout fight_once(const BoutRules& rules, std::uint64_t seed = 1, std::size_t first = 0) {
    return fight(catalog_for_bouts(*small_catalog(), rules), rules, seed, first);
}

}  // namespace

TEST_CASE("a bout ends when one team has fallen, and tells who of each species stands") {
    const Bout bout = fight_once(hunt_rules());
    REQUIRE(bout.winner == 0);
    CHECK(bout.faults.empty());
    REQUIRE(bout.teams[0].size() == 1);
    CHECK(bout.teams[0][0].count == 2);
    CHECK(bout.teams[0][0].standing >= 1);
    CHECK(bout.teams[0][0].kills == 1);
    CHECK(bout.teams[1][0].count == 1);
    CHECK(bout.teams[1][0].standing == 0);
}

TEST_CASE("what one team of a bout deals the other takes, where nothing else does harm") {
    const Bout bout = fight_once(hunt_rules(), 3);
    CHECK(bout.teams[0][0].dealt == bout.teams[1][0].taken);
    CHECK(bout.teams[1][0].dealt == bout.teams[0][0].taken);
    CHECK(bout.teams[1][0].taken >= 30);
}

TEST_CASE("the teams of a bout keep their names whoever stands in the party's place") {
    BoutRules rules = hunt_rules();
    const Bout exchanged = fight_once(rules, 1, 1);
    CHECK(exchanged.teams[0][0].species == ids::hero);
    CHECK(exchanged.winner == 0);
    std::swap(rules.teams[0], rules.teams[1]);
    CHECK(fight_once(rules, 1, 0).winner == 1);
}

TEST_CASE("a bout in which nobody fights is undecided at its limit of rounds") {
    BoutRules rules = hunt_rules();
    const auto catalog = std::make_shared<Catalog>(*catalog_for_bouts(*small_catalog(), rules));
    rules.teams = {std::vector<SpeciesId>{ids::slug}, {ids::slug}};
    for (Species& species : catalog->species) species.tactic = ids::hold;
    catalog->species[ids::slug.index()].sight = 1;
    rules.round_limit = 12;
    const Bout bout = fight(catalog, rules, 1);
    CHECK_FALSE(bout.winner);
    CHECK(bout.rounds == 12);
    CHECK(bout.standing(0) == 1);
    CHECK(bout.standing(1) == 1);
}

TEST_CASE("the same bout gives the same result, and another seed another") {
    const Bout once = fight_once(hunt_rules(), 5);
    CHECK(fight_once(hunt_rules(), 5).hash == once.hash);
    CHECK(fight_once(hunt_rules(), 6).hash != once.hash);
}

TEST_CASE("whoever cannot stand on the ground of a bout is named beforehand") {
    BoutRules rules = hunt_rules();
    CHECK_FALSE(unfit_for(*small_catalog(), rules));
    rules.ground = ids::water;
    rules.teams = {std::vector<SpeciesId>{ids::fish}, {ids::fish, ids::runner}};
    CHECK(unfit_for(*small_catalog(), rules) == ids::runner);
    rules.teams[1] = {ids::fish};
    CHECK_FALSE(unfit_for(*small_catalog(), rules));
}

TEST_CASE("twenty a side find room on the ordinary ground of a bout, and on the smallest do not") {
    BoutRules rules = hunt_rules();
    rules.teams[1] = std::vector<SpeciesId>(BoutRules::most_fighters, ids::slug);
    CHECK(has_room(rules));
    const Bout bout = fight_once(rules);
    CHECK(bout.faults.empty());
    CHECK(bout.teams[1][0].count == 20);
    rules.width = 10;
    rules.height = 6;
    CHECK_FALSE(has_room(rules));
}

TEST_CASE("a bout goes by the time system that it is given") {
    BoutRules rules = hunt_rules();
    const std::uint64_t tiers = fight_once(rules).hash;
    for (const TimeSystemKind kind :
         {TimeSystemKind::action_queue, TimeSystemKind::energy_pool, TimeSystemKind::wait_time, TimeSystemKind::deferred}) {
        rules.time.kind = kind;
        const Bout bout = fight_once(rules);
        CHECK(bout.faults.empty());
        CHECK(bout.winner.has_value());
        CHECK(bout.hash != tiers);
    }
}
