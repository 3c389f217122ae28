// Actions that last hundreds of rounds, and rounds of hundreds of actions, are told with what makes them so.
#include "tools/lint/time_ratios.hpp"

#include <doctest/doctest.h>

#include <string>

#include "game/arena.hpp"
#include "time/every_system.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A dungeon whose party is one hero.
struct Timed {
    explicit Timed(TimeSystemKind kind) {
        dungeon.time.kind = kind;
        dungeon.party = {TeamMember{ids::hero, {}, {}}};
    }
    Species& hero() { return catalog->species[ids::hero.index()]; }
    std::string told() const {
        std::string text;
        for (const Finding& one : time_ratios(*catalog, dungeon)) text += std::string(one.list) + ": " + one.why + "; " + one.hint + "\n";
        return text;
    }

    std::shared_ptr<Catalog> catalog = small_catalog();
    Dungeon dungeon;
};

}  // namespace

TEST_CASE("what costs and rounds are by default is in proportion, under every time system") {
    for (const TimeSystemKind kind : every_time_system) CHECK(Timed(kind).told().empty());
}

TEST_CASE("an action that lasts more than a hundred rounds is told") {
    Timed queue(TimeSystemKind::action_queue);
    queue.dungeon.time.turn = 10;
    queue.dungeon.costs.wait = 1000;
    CHECK(queue.told().empty());
    queue.dungeon.costs.wait = 1001;
    CHECK(queue.told() ==
          "costs: `wait` of `hero` takes 1001 ticks and a round has 10, so it lasts 100 rounds; lower the cost, or make rounds longer: "
          "`turn` of `time_system`\n");
    queue.dungeon.costs = {};
    queue.hero().costs.other = 2000;
    CHECK(queue.told().starts_with("time_system: `other` of `hero`"));
    Timed pool(TimeSystemKind::energy_pool);
    pool.hero().time.allowance = 1;
    pool.dungeon.costs.step.none = 400;
    CHECK(pool.told().starts_with("costs: a step of `hero` takes 400 ticks"));
    Timed waits(TimeSystemKind::wait_time);
    waits.dungeon.time.round.wait_time = 1;
    waits.hero().time.wait = 10'000;
    CHECK(waits.told().starts_with("time_system: the `wait` of `hero` takes 10000 ticks"));
    waits.dungeon.time.round = {0, 5};
    CHECK(waits.told().empty());
    Timed tiers(TimeSystemKind::six_tier);
    tiers.dungeon.costs.wait = 10'000;
    CHECK(tiers.told().empty());
}

TEST_CASE("a round into which more than a hundred actions fit is told") {
    Timed queue(TimeSystemKind::deferred);
    queue.dungeon.time.turn = 10'000;
    CHECK(queue.told().empty());
    queue.dungeon.costs.other = 99;
    CHECK(queue.told().starts_with("costs: `other` of `hero` takes 99 ticks and a round has 10000, so 101 of them fit into one round"));
}

TEST_CASE("creatures of floors, tables and vaults count") {
    Timed queue(TimeSystemKind::action_queue);
    queue.catalog->species[ids::slug.index()].costs.other = 10'000;
    queue.dungeon.time.turn = 10;
    queue.dungeon.floors.resize(1);
    CHECK(queue.told().empty());
    queue.catalog->spawn_tables.push_back({"table", {{1, {TeamMember{ids::slug, {}, {}}}, {}}}, {}});
    queue.dungeon.floors[0].foes = {{1, {}, {}, SpawnTableId(std::size_t{0}), {}}};
    CHECK(queue.told().find("of `slug`") != std::string::npos);
}
