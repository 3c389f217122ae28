// An arena, and what its AI knows at the first turn.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "ai/ai_context.hpp"
#include "game/arena.hpp"

namespace td::test {

struct AiScene {
    explicit AiScene(std::vector<std::string> map) : arena(std::move(map)), foes(arena.add_team(Faction::foe)) {}

    EntityId foe(char letter, SpeciesId kind = ids::slug) { return arena.add(letter, kind, foes); }

    /// What `question` answers to the context of a game that begins with the arena as it is now.
    template <class Question>
    auto ask(Question&& question) const {
        const Game game = arena.start();
        return question(game.state().ai_context());
    }

    Arena arena;
    TeamId foes;
};

}  // namespace td::test
