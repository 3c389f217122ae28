#include "tools/lab/play_coverage.hpp"

#include <doctest/doctest.h>

#include "content/shipped_content.hpp"
#include "game/floor/floors.hpp"
#include "game/run/game.hpp"
#include "tools/lab/players.hpp"

using namespace td;
using namespace td::test;

namespace {

template <class IdType, class Row>
IdType id_of(const std::vector<Row>& table, const char* id) {
    return find_id<IdType>(table, id);
}

}  // namespace

TEST_CASE("games tell which definitions were met and used, how far they came, and what decided them") {
    const auto catalog = without_look_ahead(*shipped_content());
    const DungeonId dungeon = id_of<DungeonId>(catalog->dungeons, "lantern_stair");
    const Dungeon& rules = (*catalog)[dungeon];
    PlayCoverage sum(*catalog, rules);
    for (std::uint64_t seed = 1; seed <= 6; ++seed) sum.add(play_for_coverage(catalog, dungeon, seed));
    CHECK(sum.games == 6);
    CHECK(sum.won > 0);
    CHECK(sum.faults.empty());
    CHECK(sum.reached.size() == rules.floors.size());
    CHECK(sum.reached.front() == 6);
    CHECK(sum.reached.back() >= sum.won);
    long decided = 0;
    for (const long each : sum.victories) decided += each;
    for (const long each : sum.victories_of_floors.back()) decided += each;
    CHECK(decided == sum.won);
    CHECK(sum.met.species[rules.party.front().species.index()]);
    CHECK(sum.skills[(*catalog)[rules.party.front().species].attack_skill.index()].uses > 0);
    CHECK(sum.met.terrains[catalog->floor.index()]);
    CHECK_FALSE(sum.triggers.empty());
    // What no floor of the dungeon has is not met.
    const DefinitionSet possible = contents_of(*catalog, rules);
    for (std::size_t i = 0; i < possible.species.size(); ++i) CHECK((possible.species[i] || !sum.met.species[i]));
    for (std::size_t i = 0; i < possible.items.size(); ++i) CHECK((possible.items[i] || !sum.met.items[i]));
    for (std::size_t i = 0; i < possible.features.size(); ++i) CHECK((possible.features[i] || !sum.met.features[i]));
    for (std::size_t i = 0; i < possible.terrains.size(); ++i) CHECK((possible.terrains[i] || !sum.met.terrains[i]));
    for (std::size_t i = 0; i < possible.statuses.size(); ++i) CHECK((possible.statuses[i] || !sum.met.statuses[i]));
    for (const PlayCoverage::SkillUse& use : sum.skills) CHECK(use.misses <= use.targets);
}

TEST_CASE("the plan that tells of vaults is that of the floor which is played") {
    const auto catalog = shipped_content();
    const DungeonId dungeon = id_of<DungeonId>(catalog->dungeons, "sunken_city");
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Game game(catalog, {seed, dungeon, false, {}});
        const Team& party = game.world().roster()[game.player_team()];
        const LevelPlan plan = plan_of_floor(game.state(), 1, party.members.size() + party.guests.size());
        for (const FeaturePlacement& placed : plan.features) {
            const EntityId fixture = game.world().first_at<Fixture>(placed.at);
            REQUIRE(fixture);
            CHECK(game.world().get<Fixture>(fixture).feature == placed.feature);
        }
        CHECK(game.world().first_at<Stairs>(plan.stairs));
    }
}
