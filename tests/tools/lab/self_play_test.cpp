// What a game that does not end is blamed on.
#include "tools/lab/self_play.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("statuses and triggers that keep members of the party from acting or moving are named") {
    Arena arena({"#####", "#A.B#", "#####"});
    const EntityId first = arena.hero('A'), second = arena.hero('B', ids::runner);
    const auto kept = [&] { return kept_members(arena.start()); };
    const auto name = [&](StatusId status) { return arena.catalog->statuses[status.index()].id; };
    arena.catalog->statuses[ids::stunned.index()].stops_acting = true;
    arena.catalog->statuses[ids::rooted.index()].stops_moving = true;
    Trigger loss;
    loss.event = TriggerEvent::turn_start;
    loss.effects = {{.payload = effect::LoseTurn{}}};
    const std::string one = arena.world.get<Creature>(first).name, other = arena.world.get<Creature>(second).name;
    CHECK(kept() == "");
    SUBCASE("a status that stops acts") {
        for (const EntityId who : {first, second}) arena.world.edit<Statuses>(who).list.push_back({ids::stunned, 0, {}});
        CHECK(kept() == ": `" + name(ids::stunned) + "` keeps " + one + " and " + other + " from acting");
    }
    SUBCASE("a status that stops moves") {
        arena.world.edit<Statuses>(first).list.push_back({ids::rooted, 0, {}});
        CHECK(kept() == ": `" + name(ids::rooted) + "` keeps " + one + " from moving");
    }
    SUBCASE("a species, or a status, that loses each turn") {
        arena.catalog->species[ids::runner.index()].triggers = {loss};
        CHECK(kept() == ": `" + arena.catalog->species[ids::runner.index()].id + "` keeps " + other + " from acting");
        arena.catalog->species[ids::runner.index()].triggers.clear();
        arena.catalog->statuses[ids::slow.index()].triggers = {loss};
        arena.world.edit<Statuses>(first).list.push_back({ids::slow, 0, {}});
        CHECK(kept() == ": `" + name(ids::slow) + "` keeps " + one + " from acting");
    }
}
