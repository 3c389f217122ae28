// An arena in which single actions are passed through all rules and committed, without turns.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/arena.hpp"
#include "rules/resolver.hpp"

namespace td::test {

struct RuleScene {
    explicit RuleScene(std::vector<std::string> map) : arena(std::move(map)), foes(arena.add_team(Faction::foe)) {}

    EntityId foe(char letter, SpeciesId kind = ids::slug) { return arena.add(letter, kind, foes); }
    World& world() { return arena.world; }
    Catalog& catalog() { return *arena.catalog; }
    WorldView view() const { return {arena.world, *arena.catalog}; }

    /// `events` are those of this action and of all that followed from it.
    Resolution resolve(Action action);
    /// Why the action is cancelled; nothing if it is committed.
    std::optional<Refusal::Reason> refusal(Action action);
    template <class Kind>
    bool tells() const {
        return happened<Kind>(events);
    }
    int health(EntityId who) const { return arena.world.get<Health>(who).now; }

    Arena arena;
    TeamId foes;
    Dice dice{Rng(1)};
    std::vector<Event> events;
};

}  // namespace td::test
