// A foe that follows given plans.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "game/arena.hpp"

namespace td::test {

/// One foe `F` with a tactic of its own against the steered hero `A`.
struct PlanScene {
    PlanScene(std::vector<std::string> map, std::vector<Plan> plans) : arena(std::move(map)) {
        Tactic tactic;
        tactic.plans = std::move(plans);
        arena.catalog->tactics.push_back(tactic);
        arena.catalog->species[0].skills.clear();
        hero = arena.hero('A');
        foe = arena.add('F', ids::hero, arena.add_team(Faction::foe));
        arena.world.edit<AiState>(foe).tactic = TacticId(arena.catalog->tactics.size() - 1);
    }

    /// Where the foe stands after its turn.
    Point after_a_turn() {
        Game game = arena.start();
        game.step(commands::Wait{});
        game.step();
        events = game.take_events();
        return place(game, foe);
    }

    Arena arena;
    EntityId hero;
    EntityId foe;
    std::vector<Event> events;
};

}  // namespace td::test
