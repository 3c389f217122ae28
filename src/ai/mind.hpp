// An AI-controlled creature while it decides: what it perceives, what it remembers, and what its decision is based on.
#pragma once

#include <vector>

#include "ai/ai_context.hpp"
#include "ai/steps.hpp"
#include "ai/threats.hpp"

namespace td::tactics {

/// A foe gives up a chase after waiting in sight of its target for this many turns in a row.
inline constexpr int chase_patience_turns = 12;
/// A foe that went out of sight is remembered for this many turns.
inline constexpr int memory_turns = 8;
/// An AI-controlled leader remembers a foe longer: this many more turns for each tile to where it was last seen. With less, the leader
/// would turn back on the way round a wall, see the foe again from where it started, and set out again for ever.
inline constexpr int memory_turns_per_tile = 3;

struct Mind {
    /// `foe`: the only foe that it chases, and that each of its attacks must reach; none: it chooses for itself.
    Mind(const AiContext& ai_context, EntityId creature, Crowd others, EntityId foe);

    const AiContext& context;
    EntityId who;
    Crowd crowd;
    Point at;
    Rng rng;
    AiState ai_state;  ///< its memory while it decides
    EntityId focus;
    Threats threats;
    std::vector<EntityId> foes;  ///< in sight and taken into account, nearest first; set by perceive()

    EntityId leader() const { return context.world.roster().leader_of(context.world.roster()[who].team); }
    Faction faction() const { return faction_of(context.world, who); }
    bool is_of_party() const { return faction() == Faction::player; }
    bool leads_the_player() const { return is_of_party() && leader() == who; }
    bool is_neutral() const { return faction() == Faction::neutral; }
    bool sees_foes() const { return !foes.empty(); }
    /// A foe that can neither reach nor strike its target goes elsewhere for a while, so that the two sides don't stand still for ever.
    bool has_given_up() const { return !is_of_party() && ai_state.stalled >= chase_patience_turns; }
    /// The foes that it may attack.
    std::vector<EntityId> targets() const { return focus ? std::vector<EntityId>{focus} : foes; }
};

/// Updates the foes in sight and the chase target; the creature may wake up, or forget a foe that it has not seen for long.
void perceive(Mind& mind);

}  // namespace td::tactics
