// Weapons that fire by themselves, between the turns of creatures: their timers, and games with them under every time system.
#include "game/state/weapon_timers.hpp"

#include <doctest/doctest.h>

#include "game/machines.hpp"
#include "time/every_system.hpp"

using namespace td;
using namespace td::test;

namespace {

struct Guarded {
    explicit Guarded(TimeSystemKind kind, int period = 70) {
        arena.catalog->dungeons[0].time.kind = kind;
        Machines::attach(arena.world, machine, {machines.turret(period)});
        arena.world.edit<Health>(foe) = {900, 900, 0};
    }
    Arena arena{{"#########", "#M...F..#", "#.......#", "#########"}};
    Machines machines{arena};
    EntityId machine = arena.hero('M', machines.machine);
    EntityId foe = arena.add('F', ids::fish, arena.add_team(Faction::foe));
};

struct Shots {
    std::vector<Ticks> at;
    std::vector<Moment> turns;  ///< of anybody, in order
};

/// Every creature waits until `end`.
Shots watch(Game& game, Ticks end) {
    Shots shots;
    while (game.now().time < end && game.outcome() == Outcome::running) {
        const Step step = game.step(game.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
        if (step.kind == Step::Kind::weapon_fired) shots.at.push_back(game.now().time);
        for (const Event& event : game.take_events()) CHECK_FALSE(std::holds_alternative<ChainCutOff>(event));
    }
    return shots;
}

}  // namespace

TEST_CASE("a weapon with a period fires by itself each time it is over, under every time system") {
    for (const TimeSystemKind kind : every_time_system) {
        CAPTURE(static_cast<int>(kind));
        Guarded guarded(kind);
        Game game = guarded.arena.start();
        const Shots shots = watch(game, 500);
        REQUIRE(shots.at.size() >= 6);
        for (std::size_t i = 0; i < shots.at.size(); ++i) CHECK(shots.at[i] == shots.at[0] + static_cast<Ticks>(70 * i));
        CHECK(shots.at[0] % 70 == 0);
        CHECK(game.world().get<Health>(guarded.foe).now < 900 - 6 * 3);
    }
}

TEST_CASE("at the same instant creatures go before weapons") {
    Guarded guarded(TimeSystemKind::action_queue, 100);
    Game game = guarded.arena.start();
    game.step(commands::Wait{});
    while (!game.awaiting()) game.step();
    CHECK(game.now().time == 100);
    CHECK(game.world().get<Health>(guarded.foe).now == 900);
    game.step(commands::Wait{});
    while (!game.awaiting()) game.step();
    CHECK(game.world().get<Health>(guarded.foe).now < 900);
}

TEST_CASE("whoever dies of such a shot has no turn any more, under every time system") {
    for (const TimeSystemKind kind : every_time_system) {
        CAPTURE(static_cast<int>(kind));
        Guarded guarded(kind, 30);
        guarded.arena.world.edit<Health>(guarded.foe).now = 1;
        Game game = guarded.arena.start();
        bool dead = false;
        while (game.now().time < 600 && game.outcome() == Outcome::running) {
            game.step(game.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
            for (const Event& event : game.take_events()) {
                const auto* began = std::get_if<TurnBegan>(&event);
                CHECK_FALSE((dead && began && began->who == guarded.foe));
                dead = !game.world().roster().is_here(guarded.foe);
            }
        }
        CHECK(dead);
    }
}

TEST_CASE("the forecast shows the instants at which weapons will fire, and they come true, under every time system") {
    for (const TimeSystemKind kind : every_time_system) {
        CAPTURE(static_cast<int>(kind));
        Guarded guarded(kind);
        Game game = guarded.arena.start();
        while (!game.awaiting()) game.step();
        std::vector<Ticks> foretold;
        for (const ForecastTurn& turn : game.forecast(4).turns)
            if (turn.weapon) {
                CHECK(turn.who == guarded.machine);
                foretold.push_back(turn.when.time);
            }
        REQUIRE(foretold.size() >= 3);
        const Shots shots = watch(game, foretold.back() + 1);
        REQUIRE(shots.at.size() >= foretold.size());
        for (std::size_t i = 0; i < foretold.size(); ++i) CHECK(shots.at[i] == foretold[i]);
    }
}

TEST_CASE("a copy of a game with such weapons goes on as the game does") {
    for (const TimeSystemKind kind : every_time_system) {
        Guarded guarded(kind);
        Game game = guarded.arena.start();
        watch(game, 150);
        Game copy = game;
        CHECK(copy.hash() == game.hash());
        watch(game, 400);
        watch(copy, 400);
        CHECK(copy.hash() == game.hash());
    }
}

TEST_CASE("a weapon switched off falls silent, and one switched on begins a period anew") {
    Guarded guarded(TimeSystemKind::action_queue, 150);
    Game game = guarded.arena.start();
    game.step(commands::SwitchPart{0});
    CHECK(watch(game, 400).at.empty());
    while (!game.awaiting()) game.step();
    const Ticks now = game.now().time;
    game.step(commands::SwitchPart{0});
    const Shots shots = watch(game, now + 320);
    REQUIRE(shots.at.size() == 2);
    CHECK(shots.at[0] == now + 150);
    CHECK(shots.at[1] == now + 300);
}

TEST_CASE("it fires whatever its bearer is up to, and the bearer pays nothing") {
    Guarded guarded(TimeSystemKind::action_queue);
    guarded.arena.world.edit<Statuses>(guarded.machine).list = {{ids::stunned, 9, {}}};
    Game game = guarded.arena.start();
    CHECK(watch(game, 300).at.size() == 4);
    CHECK(game.world().get<Health>(guarded.foe).now < 900);
}

TEST_CASE("a weapon that fires no more by itself has no alarm, whether it was changed or its bearer") {
    Guarded guarded(TimeSystemKind::action_queue);
    World& world = guarded.arena.world;
    Catalog& catalog = *guarded.arena.catalog;
    WeaponTimers alarms;
    alarms.follow({world, catalog}, guarded.machine, 0);
    REQUIRE(alarms.list().size() == 1);
    SUBCASE("it has no period any more") {
        for (Item& item : catalog.items)
            if (item.part) item.part->period = 0;
    }
    SUBCASE("its bearer is of another species now, which comes with other parts") {
        Species walker = catalog.species[guarded.machines.machine.index()];
        walker.parts = {guarded.machines.blade()};
        catalog.species.push_back(walker);
        ChangeSet change_set;
        commit(world, catalog, Transform{guarded.machine, SpeciesId(catalog.species.size() - 1)}, change_set);
    }
    alarms.follow({world, catalog}, guarded.machine, 0);
    CHECK(alarms.list().empty());
}

TEST_CASE("what is attached cannot become something that is no part") {
    Guarded guarded(TimeSystemKind::six_tier);
    Game game = guarded.arena.start();
    const std::uint64_t hash = game.hash();
    auto other = std::make_shared<Catalog>(*guarded.arena.catalog);
    for (Item& item : other->items) item.part.reset();
    const std::vector<std::string> missing = game.migrate_to(other);
    REQUIRE(missing.size() == 1);
    CHECK(missing[0].starts_with("`part` of item `"));
    CHECK(game.hash() == hash);
}

namespace {

/// A machine `M` of the party with turrets of these periods, and their timers as of instant 0.
struct Battery {
    explicit Battery(std::initializer_list<int> periods) {
        for (const int period : periods) Machines::attach(arena.world, machine, {machines.turret(period)});
        follow(0);
    }
    void follow(Ticks now) { timers.follow({arena.world, *arena.catalog}, machine, now); }
    WeaponTimer fire() { return timers.restart_first({arena.world, *arena.catalog}); }
    AttachedPart& part(std::size_t place) { return arena.world.edit<Parts>(machine).list[place]; }

    Arena arena{{"####", "#M.#", "####"}};
    Machines machines{arena};
    EntityId machine = arena.hero('M', machines.machine);
    WeaponTimers timers;
};

}  // namespace

TEST_CASE("timers go off in the order of time, and those of one instant in the order in which they were set") {
    Battery battery{60, 30};
    CHECK(battery.timers.first_due(1000) == 30);
    CHECK_FALSE(battery.timers.due_before(30));
    CHECK(battery.timers.due_before(31));
    CHECK(battery.timers.first_due(10) == 10);
    CHECK(battery.fire().due == 30);
    const WeaponTimer slower = battery.fire();  // set before the second shot of the other, which is due at 60 as well
    CHECK(slower.due == 60);
    CHECK(slower.part == battery.part(0).serial);
    CHECK(battery.fire().part == battery.part(1).serial);
    CHECK(battery.timers.first_due(1000) == 90);
}

TEST_CASE("timers follow the parts: one for each weapon that is switched on, kept as long as it is") {
    Battery battery{60, 30};
    battery.follow(50);
    CHECK(battery.timers.list().size() == 2);
    CHECK(battery.timers.first_due(1000) == 30);
    battery.part(1).on = false;
    battery.follow(50);
    REQUIRE(battery.timers.list().size() == 1);
    CHECK(battery.timers.list()[0].part == battery.part(0).serial);
    battery.part(1).on = true;
    battery.follow(50);
    CHECK(battery.timers.list().back().due == 80);
    battery.timers.forget(battery.machine);
    CHECK(battery.timers.list().empty());
}

TEST_CASE("the dead have no timers, and a timer whose weapon was taken off has none to fire") {
    Battery battery{60};
    const WeaponTimer timer = battery.timers.list()[0];
    CHECK(weapon_of(battery.arena.world, timer) != nullptr);
    battery.arena.world.edit<Parts>(battery.machine).list.clear();
    CHECK(weapon_of(battery.arena.world, timer) == nullptr);
    Battery other{60};
    other.arena.world.edit_roster()[other.machine].here = false;
    other.follow(0);
    CHECK(other.timers.list().empty());
}
