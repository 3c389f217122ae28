#include <doctest/doctest.h>

#include "ai/ai_scene.hpp"
#include "ai/follow.hpp"
#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A guest `G` that has to be brought to a beacon, behind its leader `A` and the companions `B` and `C`, who all follow within two tiles.
struct Escort {
    explicit Escort(std::vector<std::string> map, Point site, int reach) : arena(std::move(map)) {
        arena.catalog->tactics[ids::follow.index()].plans = {{Plan::Kind::follow, 2}};
        arena.catalog->species[ids::runner.index()].tactic = ids::follow;
        leader = arena.hero('A');
        for (const char letter : {'B', 'C'}) companions.push_back(arena.hero(letter));
        guest = arena.add('G', ids::runner, TeamId(0), true);
        Landmark beacon;
        beacon.id = beacon.name = "beacon";
        beacon.reach = reach;
        arena.catalog->landmarks = {beacon};
        const EntityId mark = arena.world.create();
        arena.world.place(mark, site);
        arena.world.add(mark, LandmarkMarker{LandmarkId(0)});
        Objective safe;
        safe.kind = Objective::Kind::creature_safe;
        safe.species = ids::runner;
        safe.landmark = LandmarkId(0);
        arena.catalog->dungeons[0].victory = {safe};
    }

    /// Has the guest come to the beacon, once the leader, steered or not, has had twenty turns?
    bool arrives(bool is_steered) const {
        Game game(arena.catalog, {1, DungeonId(0), is_steered}, arena.world);
        for (int step = 0; step < 80 && game.outcome() == Outcome::running; ++step)
            game.step(game.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
        return game.outcome() == Outcome::victory;
    }

    Arena arena;
    EntityId leader, guest;
    std::vector<EntityId> companions;
};

}  // namespace

TEST_CASE("a guest that has to come to a landmark goes there once its leader is there, past those who stand in its way") {
    const std::vector<std::string> blind_alley{"##########", "#G..CBA.##", "##########"};
    for (const bool is_steered : {true, false})
        for (const int reach : {0, 1, 2}) {
            CAPTURE(is_steered);
            CAPTURE(reach);
            CHECK(Escort(blind_alley, {6, 1}, reach).arrives(is_steered));
        }
}

TEST_CASE("a guest stays behind a leader that has not come to the landmark yet, and goes on alone from one that stands before it") {
    const std::vector<std::string> hall{"############", "#GCBA......#", "############"};
    CHECK_FALSE(Escort(hall, {9, 1}, 2).arrives(true));
    CHECK(Escort(hall, {5, 1}, 0).arrives(true));
}

TEST_CASE("a leader draws back while its back is turned to the nearest foe awake, and goes on away from that foe") {
    AiScene scene({"###########", "#....A..F.#", "###########"});
    const EntityId leader = scene.arena.hero('A');
    const EntityId foe = scene.foe('F');
    const auto draws_back = [&] { return scene.ask([&](const auto& context) { return tactics::is_retreating(context, leader); }); };
    const auto next = [&] { return scene.ask([&](const auto& context) { return tactics::retreat_further(context, leader); }); };
    for (const auto& [facing, expected] :
         {std::pair(Direction::west, true), {Direction::southwest, true}, {Direction::north, false}, {Direction::east, false}}) {
        scene.arena.world.edit<Creature>(leader).facing = facing;
        CHECK(draws_back() == expected);
    }
    CHECK(next() == Command(commands::Walk{Direction::west}));
    scene.arena.world.edit<Creature>(leader).facing = Direction::west;
    scene.arena.world.edit<AiState>(foe).asleep = true;
    CHECK_FALSE(draws_back());
    CHECK(next() == Command(commands::Wait{}));
}
