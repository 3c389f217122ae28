#include "tools/lab/arena_match.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// Two heroes hunt a runner.
ArenaRules hunt_rules() {
    ArenaRules rules;
    rules.teams = {std::vector<SpeciesId>{ids::hero, ids::hero}, {ids::runner}};
    rules.ground = ids::floor;
    return rules;
}

ArenaMatch fight_once(const ArenaRules& rules, std::uint64_t seed = 1, std::size_t first = 0) {
    return fight(field_for(*small_catalog(), rules), seed, first);
}

}  // namespace

TEST_CASE("a match ends when one team has fallen, and tells who of each species stands") {
    const ArenaMatch match = fight_once(hunt_rules());
    REQUIRE(match.winner == 0);
    CHECK(match.faults.empty());
    REQUIRE(match.teams[0].size() == 1);
    CHECK(match.teams[0][0].count == 2);
    CHECK(match.teams[0][0].survivors >= 1);
    CHECK(match.teams[0][0].kills == 1);
    CHECK(match.teams[1][0].count == 1);
    CHECK(match.teams[1][0].survivors == 0);
}

TEST_CASE("what one team of a match deals the other takes, where nothing else does harm") {
    const ArenaMatch match = fight_once(hunt_rules(), 3);
    CHECK(match.teams[0][0].dealt == match.teams[1][0].taken);
    CHECK(match.teams[1][0].dealt == match.teams[0][0].taken);
    CHECK(match.teams[1][0].taken >= 30);
}

TEST_CASE("the teams of a match keep their names whoever stands in the party's place") {
    ArenaRules rules = hunt_rules();
    const ArenaMatch exchanged = fight_once(rules, 1, 1);
    CHECK(exchanged.teams[0][0].species == ids::hero);
    CHECK(exchanged.winner == 0);
    std::swap(rules.teams[0], rules.teams[1]);
    CHECK(fight_once(rules, 1, 0).winner == 1);
}

TEST_CASE("a match in which nobody fights is undecided at its limit of rounds") {
    ArenaRules rules = hunt_rules();
    const auto catalog = small_catalog();
    rules.teams = {std::vector<SpeciesId>{ids::slug}, {ids::slug}};
    for (Species& species : catalog->species) species.tactic = ids::hold;
    catalog->species[ids::slug.index()].sight = 1;
    rules.round_limit = 12;
    const ArenaMatch match = fight(field_for(*catalog, rules), 1);
    CHECK_FALSE(match.winner);
    CHECK(match.rounds == 12);
    CHECK(match.survivors(0) == 1);
    CHECK(match.survivors(1) == 1);
}

TEST_CASE("the same match gives the same result, and another seed another") {
    const ArenaMatch once = fight_once(hunt_rules(), 5);
    CHECK(fight_once(hunt_rules(), 5).hash == once.hash);
    CHECK(fight_once(hunt_rules(), 6).hash != once.hash);
}

TEST_CASE("whoever cannot stand on the ground of a match is named beforehand") {
    ArenaRules rules = hunt_rules();
    CHECK_FALSE(unfit_for(*small_catalog(), rules));
    rules.ground = ids::water;
    rules.teams = {std::vector<SpeciesId>{ids::fish}, {ids::fish, ids::runner}};
    CHECK(unfit_for(*small_catalog(), rules) == ids::runner);
    rules.teams[1] = {ids::fish};
    CHECK_FALSE(unfit_for(*small_catalog(), rules));
}

TEST_CASE("twenty a side find room on the ordinary ground of a match, and on the smallest do not") {
    ArenaRules rules = hunt_rules();
    rules.teams[1] = std::vector<SpeciesId>(ArenaRules::most_fighters, ids::slug);
    CHECK(has_room(rules));
    const ArenaMatch match = fight_once(rules);
    CHECK(match.faults.empty());
    CHECK(match.teams[1][0].count == 20);
    rules.width = 10;
    rules.height = 6;
    CHECK_FALSE(has_room(rules));
}

TEST_CASE("a match goes by the time system that it is given") {
    ArenaRules rules = hunt_rules();
    const std::uint64_t tiers = fight_once(rules).hash;
    for (const TimeSystemKind kind :
         {TimeSystemKind::action_queue, TimeSystemKind::energy_pool, TimeSystemKind::wait_time, TimeSystemKind::deferred}) {
        rules.time.kind = kind;
        const ArenaMatch match = fight_once(rules);
        CHECK(match.faults.empty());
        CHECK(match.winner.has_value());
        CHECK(match.hash != tiers);
    }
}

TEST_CASE("a team of a match decides as its minds say, its leader too, whoever stands in the party's place") {
    ArenaRules rules;
    rules.teams = {std::vector<SpeciesId>{ids::hero}, {ids::hero}};
    rules.ground = ids::floor;
    rules.round_limit = 12;
    rules.minds = {ArenaMinds{ids::hold, {}}, ArenaMinds{ids::hold, {}}};
    for (const std::size_t first : {0u, 1u}) {
        const ArenaMatch match = fight_once(rules, 1, first);
        CHECK_FALSE(match.winner);
        CHECK(match.teams[0][0].taken == 0);
        CHECK(match.teams[1][0].taken == 0);
    }
    rules.minds[1].tactic = ids::hunt;
    CHECK(fight_once(rules, 1, 0).winner);
    CHECK(fight_once(rules, 1, 1).winner);
}

TEST_CASE("a match whose minds look ahead goes another way") {
    ArenaRules rules = hunt_rules();
    const std::uint64_t plain = fight_once(rules).hash;
    rules.minds[0].look_ahead = 1;
    const ArenaMatch match = fight_once(rules);
    CHECK(match.faults.empty());
    CHECK(match.winner == 0);
    CHECK(match.hash != plain);
}
