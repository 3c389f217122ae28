#include "rules/action_costs.hpp"

#include <doctest/doctest.h>

#include <array>

#include "game/machines.hpp"
#include "tools/cases/action_price.hpp"

using namespace td;
using namespace td::test;

namespace {

struct Workshop {
    Arena arena{{"#######", "#M....#", "#######"}};
    Machines machines{arena};
    EntityId machine = arena.hero('M', machines.machine);
    Costs dungeon;

    int step() const { return step_cost({arena.world, *arena.catalog}, dungeon, machine); }
    int cost(const Action& action) const { return cost_of({arena.world, *arena.catalog}, dungeon, action); }
    int volley(std::initializer_list<ItemId> weapons) const {
        return volley_cost({arena.world, *arena.catalog}, dungeon, machine, weapons);
    }
    void attach(std::initializer_list<ItemId> items) { Machines::attach(arena.world, machine, items); }
    /// What recorded cases charge the machine as it is, with a load that is 12 units too heavy.
    int priced_case(CostEntry entry, std::vector<int> weapons = {}) const {
        const CostProfile doer{.propulsion = Propulsion::treads,
                               .units = 3,
                               .overweight = 12,
                               .speed = arena.world.roster()[machine].speed,
                               .costs = machines.catalog.species[machines.machine.index()].costs};
        return static_cast<int>(priced({.entry = entry, .weapons = std::move(weapons)}, doer, dungeon).cost);
    }
    void set_speed(int speed) { arena.world.edit_roster()[machine].speed = static_cast<std::int8_t>(speed); }
};

}  // namespace

TEST_CASE("handling things costs what the table of the time systems says") {
    Workshop w;
    const ItemId part = w.machines.weapon(w.machines.slug);
    CHECK(w.cost(PickUp{w.machine, {}, part}) == 100);
    CHECK(w.cost(AttachPart{w.machine, 0, {}, part}) == 100);
    CHECK(w.cost(AttachPart{w.machine, from_ground, w.machine, part}) == 150);
    CHECK(w.cost(DetachPart{w.machine, 0, part}) == 50);
    CHECK(w.cost(DropItem{w.machine, 0, {}, part}) == 50);
    CHECK(w.cost(SwapPart{w.machine, 0, 0, part}) == 150);
    CHECK(w.cost(OpenFeature{w.machine, {}}) == 100);
    CHECK(w.cost(Pass{w.machine}) == 100);
}

TEST_CASE("a step costs by what carries the walker") {
    const std::array<std::pair<Propulsion, int>, 6> table{{{Propulsion::none, 100},
                                                           {Propulsion::flight, 40},
                                                           {Propulsion::hover, 60},
                                                           {Propulsion::wheels, 80},
                                                           {Propulsion::legs, 120},
                                                           {Propulsion::treads, 160}}};
    for (const auto& [kind, cost] : table) {
        Workshop w;
        w.attach({w.machines.drive(kind)});
        CHECK(w.step() == cost);
    }
    CHECK(Workshop().step() == 100);
}

TEST_CASE("five units of flight make a step of 28, and no number of units one below 5") {
    Workshop w;
    const ItemId wing = w.machines.drive(Propulsion::flight);
    w.attach({wing, wing, wing, wing, wing});
    CHECK(w.step() == 28);
    w.attach({w.machines.drive(Propulsion::flight, 9)});
    CHECK(w.step() == 5);
}

TEST_CASE("the first propulsion that is switched on decides, and others of its kind are further units") {
    Workshop w;
    w.attach({w.machines.drive(Propulsion::legs, 2), w.machines.drive(Propulsion::wheels), w.machines.drive(Propulsion::legs)});
    CHECK(w.step() == 120 - 2 * 3);
    auto& list = w.arena.world.edit<Parts>(w.machine).list;
    list[0].on = list[2].on = false;
    CHECK(w.step() == 80);
    list[1].on = false;
    CHECK(w.step() == 100);
}

TEST_CASE("each unit of weight that is too much slows every step") {
    Workshop w;
    w.attach({w.machines.drive(Propulsion::hover, 1, 20, 5), w.machines.helper(&Part::sight, 1, 115)});
    CHECK(w.step() == 60);
    w.attach({w.machines.helper(&Part::sight, 1, 4)});
    CHECK(w.step() == 60 + 4 * 10);
}

TEST_CASE("a creature of double speed pays half for a step, one of a third three times") {
    Workshop w;
    const std::array<std::pair<int, int>, 7> table{{{-3, 400}, {-2, 300}, {-1, 200}, {0, 100}, {1, 50}, {2, 33}, {3, 25}}};
    for (const auto& [speed, cost] : table) {
        w.set_speed(speed);
        CHECK(w.step() == cost);
    }
}

TEST_CASE("a volley costs by the number of its weapons, times the modifier of each") {
    Workshop w;
    const ItemId gun = w.machines.weapon(w.machines.slug);
    const ItemId autogun = w.machines.weapon(w.machines.slug, 80);
    CHECK(w.volley({gun}) == 200);
    CHECK(w.volley({gun, gun}) == 300);
    CHECK(w.volley({gun, gun, gun}) == 325);
    CHECK(w.volley({gun, gun, gun, gun}) == 350);
    CHECK(w.volley({gun, gun, gun, gun, gun}) == 375);
    CHECK(w.volley({gun, gun, gun, gun, gun, gun}) == 400);
    CHECK(w.volley({gun, gun, gun, gun, gun, gun, gun}) == 400);
    CHECK(w.volley({autogun}) == 160);
    CHECK(w.volley({autogun, gun, autogun}) == 208);
    CHECK(melee_cost({w.arena.world, *w.arena.catalog}, w.dungeon, w.machine, w.machines.blade()) == 300);
}

TEST_CASE("an entry of an item goes before one of the species, that before one of the dungeon, and the rest stays as it is") {
    Workshop w;
    const ItemId part = w.machines.weapon(w.machines.slug);
    w.dungeon.detach = 60;
    w.dungeon.step.none = 70;
    w.dungeon.volley = {250};
    CHECK(w.cost(DetachPart{w.machine, 0, part}) == 60);
    CHECK(w.step() == 70);
    CHECK(w.volley({part}) == 250);
    CHECK(w.volley({part, part}) == 300);
    Costs& own = w.machines.catalog.species[w.machines.machine.index()].costs;
    own.detach = 55;
    own.step.none = 90;
    CHECK(w.cost(DetachPart{w.machine, 0, part}) == 55);
    CHECK(w.step() == 90);
    w.machines.catalog.items[part.index()].costs.detach = 20;
    CHECK(w.cost(DetachPart{w.machine, 0, part}) == 20);
    CHECK(w.cost(SwapPart{w.machine, 0, 0, part}) == 150);
}

TEST_CASE("steps of half the cost come twice as often under an action queue") {
    Arena arena({"#########", "#A......#", "#1......#", "#########"});
    arena.catalog->dungeons[0].time.kind = TimeSystemKind::action_queue;
    const EntityId runner = arena.hero('A', ids::runner);
    const EntityId other = arena.add('1', ids::fish, arena.add_team(Faction::foe));
    Game game = arena.start();
    int own = 0, others = 0;
    while (game.now().time < 300) {
        const Step step = game.step(
            game.awaiting() ? std::optional<Command>(commands::Walk{own % 2 == 0 ? Direction::east : Direction::west}) : std::nullopt);
        if (step.kind != Step::Kind::turn_taken && step.kind != Step::Kind::needs_command) continue;
        for (const Event& event : game.take_events())
            if (const auto* began = std::get_if<TurnBegan>(&event); began && game.now().time < 300) ++(began->who == runner ? own : others);
    }
    CHECK(other);
    // Its very first turn began before anybody watched.
    CHECK(own + 1 == 2 * others);
}

TEST_CASE("statuses change what a creature has of time, and double speed halves its wait as well") {
    Arena arena({"#####", "#A..#", "#####"});
    Species& hero = arena.catalog->species[ids::hero.index()];
    hero.time = {120, 10, 80, 2};
    arena.catalog->statuses[0].allowance_percent = 150;
    arena.catalog->statuses[0].wait_percent = 50;
    arena.catalog->statuses[0].actions = 1;
    const EntityId who = arena.hero('A');
    const auto row = [&] { return arena.world.roster()[who]; };
    CHECK(row().allowance == 120);
    CHECK(row().pool == 10);
    CHECK(row().wait == 80);
    CHECK(row().actions == 2);
    ChangeSet change_set;
    commit(arena.world, *arena.catalog, GainStatus{who, ids::haste, 3, {}}, change_set);
    CHECK(row().allowance == 180);
    CHECK(row().wait == 20);
    CHECK(row().actions == 3);
    REQUIRE(change_set.roster_changes.size() == 1);
    CHECK(change_set.roster_changes[0].kind == RosterChange::Kind::speed);
    commit(arena.world, *arena.catalog, LoseStatus{who, ids::haste}, change_set);
    CHECK(row().allowance == 120);
    CHECK(change_set.roster_changes.size() == 2);
}

TEST_CASE("recorded cases charge what the game charges") {
    Workshop w;
    w.dungeon.swap = 130;
    w.dungeon.step.treads = 150;
    w.machines.catalog.species[w.machines.machine.index()].costs.drop = 45;
    w.attach({w.machines.drive(Propulsion::treads, 3, 10, 2), w.machines.helper(&Part::sight, 1, 120)});
    const ItemId part = w.machines.weapon(w.machines.slug);
    const ItemId autogun = w.machines.weapon(w.machines.slug, 80);
    for (const int speed : {-2, 0, 1}) {
        w.set_speed(speed);
        CHECK(w.priced_case(CostEntry::step) == w.step());
    }
    CHECK(w.priced_case(CostEntry::pick_up) == w.cost(PickUp{w.machine, {}, part}));
    CHECK(w.priced_case(CostEntry::attach) == w.cost(AttachPart{w.machine, 0, {}, part}));
    CHECK(w.priced_case(CostEntry::attach_from_ground) == w.cost(AttachPart{w.machine, from_ground, w.machine, part}));
    CHECK(w.priced_case(CostEntry::detach) == w.cost(DetachPart{w.machine, 0, part}));
    CHECK(w.priced_case(CostEntry::drop) == w.cost(DropItem{w.machine, 0, {}, part}));
    CHECK(w.priced_case(CostEntry::swap) == w.cost(SwapPart{w.machine, 0, 0, part}));
    CHECK(w.priced_case(CostEntry::other) == w.cost(OpenFeature{w.machine, {}}));
    CHECK(w.priced_case(CostEntry::wait) == w.cost(Pass{w.machine}));
    CHECK(w.priced_case(CostEntry::volley, {80, 100, 80}) == w.volley({autogun, part, autogun}));
    CHECK(w.priced_case(CostEntry::melee, {100}) ==
          melee_cost({w.arena.world, *w.arena.catalog}, w.dungeon, w.machine, w.machines.blade()));
}
