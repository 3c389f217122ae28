// Multi-turn commands that continue without a key, and the events that stop them.
#include "play/auto_continue.hpp"

#include <doctest/doctest.h>

#include "game/workshop.hpp"
#include "rules/ongoing_actions.hpp"

using namespace td;
using namespace td::test;

namespace {

const Command rest = commands::Rest{};

/// Carries out a command as DungeonController does.
void give(Played& played, AutoContinue& auto_continue, const Command& command) {
    auto_continue.before_command(played.game, foes_seen(played.game));
    played.give(command);
    auto_continue.after_command(played.game);
}

/// Lets the command continue until it stops. Returns the number of turns.
int go_on(Played& played, AutoContinue& auto_continue) {
    int turns = 0;
    while (auto_continue.continues(played.game)) {
        const auto command = auto_continue.next(played.game);
        if (!command) break;
        give(played, auto_continue, *command);
        ++turns;
    }
    return turns;
}

}  // namespace

TEST_CASE("an action of several turns goes on by itself until it is done") {
    under_every_system({"#####", "#A..#", "#####"}, [](Arena arena) {
        const EntityId hero = arena.hero('A');
        arena.world.edit<Health>(hero).now = 10;
        Played played{arena.start()};
        AutoContinue auto_continue;
        give(played, auto_continue, rest);
        CHECK(go_on(played, auto_continue) == camp_turns - 1);
        CHECK(played.health(hero) == 22);
        CHECK(auto_continue.why_stopped() == "");
    });
}

TEST_CASE("it stops when a foe comes into sight, and goes on when it is told to") {
    under_every_system({"############", "#A#........#", "#.#......2.#", "#..........#", "############"}, [](Arena arena) {
        const EntityId hero = arena.hero('A');
        arena.catalog->skills[camp_id.index()].turns = 60;
        arena.catalog->skills[camp_id.index()].needs_peace = false;
        arena.catalog->tactics[ids::hunt.index()].plans = {{Plan::Kind::wander, 0}};
        arena.catalog->species[ids::runner.index()].speed = 0;
        arena.add('2', ids::runner, arena.add_team(Faction::foe));
        arena.world.edit<Health>(hero).now = 10;
        Played played{arena.start(3)};
        AutoContinue auto_continue;
        give(played, auto_continue, rest);
        const int turns = go_on(played, auto_continue);
        CHECK(turns < 58);
        REQUIRE(played.at(hero));
        CHECK(auto_continue.why_stopped() == "2 comes into sight.");
        CHECK_FALSE(auto_continue.continues(played.game));
        give(played, auto_continue, *continuing_command(played.game.world(), hero));
        CHECK(auto_continue.continues(played.game));
    });
}

TEST_CASE("it stops for harm and for a status that harms") {
    for (const bool hurts : {true, false}) {
        under_every_system({"#####", "#A..#", "#####"}, [&](Arena arena) {
            const EntityId hero = arena.hero('A');
            arena.catalog->skills[camp_id.index()].turns = 60;
            arena.catalog->skills[camp_id.index()].interrupted_by_harm = false;
            arena.world.edit<Health>(hero).now = 10;
            if (!hurts)
                arena.catalog->statuses[ids::poison.index()].triggers = {
                    Trigger{.event = TriggerEvent::round_end, .effects = {Effect{.payload = effect::GainStatus{.status = ids::slow}}}}};
            arena.world.edit<Statuses>(hero).list.push_back({ids::poison, 5, {}});
            Played played{arena.start()};
            AutoContinue auto_continue;
            give(played, auto_continue, rest);
            go_on(played, auto_continue);
            REQUIRE(played.at(hero));
            CHECK(auto_continue.why_stopped() == (hurts ? "A is hurt." : "A is now slow."));
        });
    }
}

TEST_CASE("a boon does not stop it, be it a status or healing") {
    for (const Effect& boon : {Effect{.payload = effect::GainStatus{.status = ids::haste}}, Effect{.payload = effect::Heal{.amount = 3}}}) {
        under_every_system({"#####", "#A..#", "#####"}, [&](Arena arena) {
            const EntityId hero = arena.hero('A');
            arena.catalog->skills[camp_id.index()].turns = 20;
            arena.catalog->statuses[ids::haste.index()].harmful = false;
            arena.catalog->statuses[ids::poison.index()].triggers = {Trigger{.event = TriggerEvent::round_end, .effects = {boon}}};
            arena.world.edit<Health>(hero).now = 1;
            arena.world.edit<Statuses>(hero).list.push_back({ids::poison, 50, {}});
            Played played{arena.start()};
            AutoContinue auto_continue;
            give(played, auto_continue, rest);
            CHECK(go_on(played, auto_continue) == 19);
            CHECK(auto_continue.why_stopped() == "");
            CHECK((find_payload<effect::GainStatus>(boon) ? played.count<GainedStatus>() : played.health(hero) - 1) > 0);
        });
    }
}

TEST_CASE("it stops when a companion is badly hurt") {
    under_every_system({"#####", "#AB.#", "#####"}, [](Arena arena) {
        const EntityId hero = arena.hero('A');
        const EntityId other = arena.hero('B');
        arena.catalog->skills[camp_id.index()].turns = 60;
        arena.world.edit<Health>(hero).now = 20;
        arena.world.edit<Health>(other).now = 11;
        arena.world.edit<Statuses>(other).list.push_back({ids::poison, 5, {}});
        Played played{arena.start()};
        AutoContinue auto_continue;
        give(played, auto_continue, rest);
        go_on(played, auto_continue);
        CHECK(auto_continue.why_stopped() == "B is badly hurt.");
    });
}
