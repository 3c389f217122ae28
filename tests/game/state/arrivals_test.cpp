// Teams that come to a floor while it is being played.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "game/arena.hpp"
#include "tools/lab/invariants.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A hero in a room without a view of the two others; runners come from round 2 on.
Arena arena_with_arrivals(TimeSystemKind kind) {
    Arena arena({"###################", "#A..#......#......#", "#...#......#......#", "#...+......+......#", "#...#......#.....>#",
                 "###################"});
    arena.hero('A');
    Dungeon& dungeon = arena.catalog->dungeons[0];
    dungeon.time.kind = kind;
    Arrival arrival;
    arrival.first = {2, 3};
    arrival.every = {2, 2};
    arrival.at_most = 2;
    TeamMember runner{ids::runner, ids::hold, "Late"};
    runner.count = {2, 2};
    arrival.teams = {TeamSpawn{1, {runner}, {}}};
    dungeon.floors[0].arrivals = {arrival};
    return arena;
}

int count_foes(const Game& game) {
    const auto& actors = game.world().roster().actors;
    return static_cast<int>(std::count_if(actors.begin(), actors.end(), [&](const ActorTime& actor) {
        return actor.here && game.world().roster()[actor.team].faction == Faction::foe;
    }));
}

void wait_until_round(Game& game, int round) {
    for (int i = 0; i < 4000 && game.now().round < round; ++i) game.step(commands::Wait{});
}

constexpr std::array all_systems{TimeSystemKind::six_tier, TimeSystemKind::action_queue, TimeSystemKind::energy_pool,
                                 TimeSystemKind::wait_time, TimeSystemKind::deferred};

}  // namespace

TEST_CASE("teams come out of sight, in their numbers and with their names, and no more than the floor says, whatever the time system") {
    for (const TimeSystemKind kind : all_systems) {
        Game game = arena_with_arrivals(kind).start();
        CHECK(count_foes(game) == 0);
        wait_until_round(game, 4);
        REQUIRE(count_foes(game) >= 2);
        for (std::size_t i = 0; i < game.world().roster().actors.size(); ++i) {
            const ActorTime& actor = game.world().roster().actors[i];
            if (!actor.here || game.world().roster()[actor.team].faction != Faction::foe) continue;
            CHECK_FALSE(game.sight().sees(place(game, EntityId(i))));
        }
        wait_until_round(game, 30);
        CHECK(count_foes(game) == 4);
        CHECK(broken_invariants(game).empty());
    }
}

TEST_CASE("equal runs have equal arrivals, and who has come acts") {
    for (const TimeSystemKind kind : all_systems) {
        Game one = arena_with_arrivals(kind).start();
        Game other = arena_with_arrivals(kind).start();
        wait_until_round(one, 12);
        wait_until_round(other, 12);
        CHECK(one.hash() == other.hash());
        std::vector<Event> events = one.take_events();
        CHECK(happened<Joined>(events));
        const auto acts = [&](const Event& event) {
            const auto* began = std::get_if<TurnBegan>(&event);
            return began && faction_of(one.world(), began->who) == Faction::foe;
        };
        CHECK(std::any_of(events.begin(), events.end(), acts));
    }
}

TEST_CASE("a forecast lets nobody come, and changes nothing about who will") {
    Game game = arena_with_arrivals(TimeSystemKind::six_tier).start();
    const std::uint64_t before = game.hash();
    const Forecast forecast = game.forecast(6);
    for (const ForecastTurn& turn : forecast.turns) CHECK(turn.who == game.leader());
    CHECK(game.hash() == before);
}

TEST_CASE("nobody comes while as many of their side are on the floor as the floor bears") {
    Arena arena = arena_with_arrivals(TimeSystemKind::six_tier);
    arena.catalog->dungeons[0].floors[0].arrivals[0].alive = 2;
    Game game = arena.start();
    wait_until_round(game, 30);
    CHECK(count_foes(game) == 2);
}

TEST_CASE("who hunts comes to where the party was, who comes by the stairs stands there") {
    Arena arena = arena_with_arrivals(TimeSystemKind::six_tier);
    Arrival& arrival = arena.catalog->dungeons[0].floors[0].arrivals[0];
    arrival.at_most = 1;
    arrival.place = Arrival::Place::stairs;
    SUBCASE("by the stairs") {
        Game game = arena.start();
        wait_until_round(game, 4);
        for (std::size_t i = 0; i < game.world().roster().actors.size(); ++i)
            if (game.world().roster().actors[i].here && faction_of(game.world(), EntityId(i)) == Faction::foe)
                CHECK(chebyshev(place(game, EntityId(i)), {17, 4}) <= 3);
    }
    SUBCASE("hunting") {
        arrival.hunting = true;
        arrival.teams[0].members[0].tactic = ids::hunt;
        Game game = arena.start();
        const Point party = place(game, game.leader());
        int nearest = 99;
        for (int round = 2; round < 40 && game.outcome() == Outcome::running && nearest > 2; ++round) {
            wait_until_round(game, round);
            for (std::size_t i = 0; i < game.world().roster().actors.size(); ++i)
                if (game.world().roster().actors[i].here && faction_of(game.world(), EntityId(i)) == Faction::foe)
                    nearest = std::min(nearest, chebyshev(place(game, EntityId(i)), party));
        }
        CHECK(nearest <= 2);
    }
}
