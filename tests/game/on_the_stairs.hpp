// A run that is about to enter its second floor, for tests of what is chosen there.
#pragma once

#include <string>

#include "game/arena.hpp"
#include "world/fallen.hpp"

namespace td::test {

/// A stands on the stairs of the first of three floors without foes, with B beside it. Four boons: the first for any member, the second
/// not together with the first, the third for no one here, the fourth with a trigger; the list names the first twice.
struct OnTheStairs : Arena {
    explicit OnTheStairs(TimeSystemKind kind = TimeSystemKind::six_tier, int offers = 3)
        : Arena({"##########", "#>B......#", "#........#", "#........#", "##########"}) {
        Dungeon& dungeon = catalog->dungeons[0];
        dungeon.time.kind = kind;
        dungeon.floors[0].doors = 0;
        dungeon.floors.resize(3, dungeon.floors[0]);
        catalog->themes.resize(1);
        for (Species& each : catalog->species) each.tactic = ids::hold;
        catalog->boons.resize(4);
        for (std::size_t i = 0; i < 4; ++i) catalog->boons[i].id = "boon_" + std::to_string(i);
        catalog->boons[0].attack_percent = 200;
        catalog->boons[1].excludes = {BoonId(0)};
        catalog->boons[2].who = {ids::fish};
        catalog->boons[3].triggers = {{.event = TriggerEvent::waits, .effects = {Effect{effect::GainStatus{ids::haste, 3}}}}};
        dungeon.boons = {{BoonId(0), BoonId(1), BoonId(2), BoonId(3), BoonId(0)}, offers, 50};
        a = add_creature(world, *catalog, TeamId(0), ids::hero, where('>'), false);
        b = hero('B');
    }
    /// Lets the party meet an encounter with these options, and one to go on, on the second floor.
    void meet(std::vector<EncounterOption> options, bool stays = false) {
        options.push_back({.text = "Go on."});
        catalog->encounters.resize(1);
        catalog->encounters[0].id = catalog->encounters[0].name = "desk";
        catalog->encounters[0].options = std::move(options);
        catalog->encounters[0].stays = stays;
        catalog->dungeons[0].floors[1].encounters = {{EncounterId(0), 1}};
    }
    /// Lets the party camp before the second floor, with these options, and one to go on. C waits off the floor.
    void camp(std::vector<EncounterOption> options) {
        meet(std::move(options), true);
        catalog->dungeons[0].boons = {};
        catalog->dungeons[0].floors[1].encounters.clear();
        catalog->dungeons[0].floors[1].camp = EncounterId(0);
        c = add_creature(world, *catalog, TeamId(0), ids::runner, {5, 2}, false);
        give_name(world, a, "A");
        give_name(world, c, "C");
        world.remove_from_floor(c);
        world.edit_roster()[c].here = false;
        world.edit_roster()[TeamId(0)].members.pop_back();
        world.edit_roster()[TeamId(0)].behind.push_back(c);
    }
    /// B has fallen, and A carries it.
    void let_fall() {
        world.edit<Health>(b).now = 0;
        world.remove_from_floor(b);
        world.edit_roster()[b].here = false;
        add_body(world, b, {2, 1}, 30);
        take_up_body(world, b, a);
        world.edit_roster()[a] = actor_time({world, *catalog}, a);
    }
    /// On the second floor or at the camp before it, where something is offered. `entered_with`: the party's minutes.
    Game descended(int entered_with = 0) const {
        Game game = start();
        while (!game.awaiting()) game.step();
        GameState state = game.state();
        state.world.edit_bag(TeamId(0)).minutes = entered_with;
        game = Game(std::move(state));
        game.step(commands::Descend{});
        Step step;
        do step = game.step();
        while (step.kind != Step::Kind::needs_choice && step.kind != Step::Kind::needs_command);
        return game;
    }

    EntityId a, b, c;
};

}  // namespace td::test
