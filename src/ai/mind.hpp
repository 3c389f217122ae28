// An AI-controlled creature in its turn, while it decides: what it perceives and remembers, and what its decision may draw on.
#pragma once

#include <vector>

#include "ai/ai_context.hpp"
#include "ai/steps.hpp"
#include "ai/threats.hpp"

namespace td::tactics {

/// Turns in a row that a foe waits in sight of whom it is after without coming any nearer.
inline constexpr int patience_of_chase = 12;
/// Turns for which a foe that went out of sight is remembered.
inline constexpr int memory_turns = 8;
/// For an AI-controlled leader, and each tile that a foe in sight is away: turns more for which the leader goes on towards where that foe
/// was. With less it would turn back on the way round a wall to what it left, see the foe from there, and set out again without end.
inline constexpr int memory_turns_for_tile = 3;

struct Mind {
    /// `foe`: the one that it goes for and to which all that it does to foes is to reach; none: it goes for whom it chooses.
    Mind(const AiContext& ai_context, EntityId creature, Crowd others, EntityId foe);

    const AiContext& context;
    EntityId who;
    Crowd crowd;
    Point at;
    Rng rng;
    AiState ai_state;  ///< its memory, as it is while it decides
    EntityId focus;
    Threats threats;
    std::vector<EntityId> foes;  ///< in sight whom it does something about, nearest first: see perceive()

    EntityId leader() const { return context.world.roster().leader_of(context.world.roster()[who].team); }
    Faction faction() const { return faction_of(context.world, who); }
    bool is_of_party() const { return faction() == Faction::player; }
    bool leads_the_player() const { return is_of_party() && leader() == who; }
    bool is_neutral() const { return faction() == Faction::neutral; }
    bool sees_foes() const { return !foes.empty(); }
    /// A foe that can neither reach nor strike whom it is after goes elsewhere for a while: neither side is to stand still for ever.
    bool has_given_up() const { return ai_state.stalled >= patience_of_chase; }
    /// Those to whom it may do something.
    std::vector<EntityId> targets() const { return focus ? std::vector<EntityId>{focus} : foes; }
};

/// It looks around: finds its foes, may wake up, and sets out for one of them or forgets one that it has not seen for long.
void perceive(Mind& mind);

}  // namespace td::tactics
