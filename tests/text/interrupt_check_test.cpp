#include "text/interrupt_check.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// `A` leads `B`; a foe stands behind a wall, out of sight.
struct Watch {
    Watch() {
        leader = arena.hero('A');
        mate = arena.hero('B');
        foe = arena.add('1', ids::slug, arena.add_team(Faction::foe));
    }
    /// What is told of the change from the arena before to the arena after `change`.
    template <class Change>
    std::string after(Change&& change) {
        const Game before = arena.start();
        const InterruptCheck check(before, leader);
        change(arena.world);
        return check.disturbance(arena.start());
    }

    Arena arena{{"#######", "#AB#1.#", "#..#..#", "#.....#", "#######"}};
    EntityId leader, mate, foe;
};

}  // namespace

TEST_CASE("nothing disturbs whoever waits while nothing happens") {
    Watch watch;
    CHECK(watch.after([](World&) {}) == "");
    CHECK(watch.after([&](World& world) { world.edit<Statuses>(watch.leader).list.push_back({ids::haste, 9, {}}); }) == "");
    CHECK(watch.after([&](World& world) { world.edit<Health>(watch.mate).now = 15; }) == "");
}

TEST_CASE("a foe that comes into sight disturbs, one that was seen before does not") {
    Watch watch;
    CHECK(foes_seen(watch.arena.start()).empty());
    CHECK(watch.after([&](World& world) { world.place(watch.foe, {3, 3}); }) == "1 comes into sight.");
    CHECK(foes_seen(watch.arena.start()) == std::vector<EntityId>{watch.foe});
    CHECK(watch.after([&](World& world) { world.place(watch.foe, {4, 3}); }) == "");
}

TEST_CASE("harm disturbs, and so does a status that harms") {
    Watch watch;
    CHECK(watch.after([&](World& world) { world.edit<Health>(watch.leader).now -= 1; }) == "A is hurt.");
    CHECK(watch.after([&](World& world) {
        world.edit<Statuses>(watch.leader).list.push_back({ids::poison, 9, {}});
    }) == "A is now poison.");
    CHECK(watch.after([](World&) {}) == "");
}

TEST_CASE("a companion that is badly hurt disturbs once") {
    Watch watch;
    CHECK(watch.after([&](World& world) { world.edit<Health>(watch.mate).now = 10; }) == "B is badly hurt.");
    CHECK(watch.after([&](World& world) { world.edit<Health>(watch.mate).now = 5; }) == "");
}

TEST_CASE("the death of a companion disturbs") {
    Watch watch;
    const auto kill = [&](World& world) {
        ChangeSet change_set;
        commit(world, *watch.arena.catalog, Hurt{.target = watch.mate, .amount = 99}, change_set);
        commit(world, *watch.arena.catalog, Die{watch.mate, {}, {}, {}}, change_set);
    };
    CHECK(watch.after(kill) == "B has fallen.");
}

TEST_CASE("a lead that is passed on disturbs") {
    Watch watch;
    CHECK(watch.after([&](World& world) { world.edit_roster()[TeamId(0)].leader = 1; }) == "B leads now.");
}
