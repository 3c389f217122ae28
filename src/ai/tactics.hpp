// How AI-controlled creatures decide: the first plan of their tactic that yields a command is carried out.
#pragma once

#include <vector>

#include "actions/command.hpp"
#include "ai/ai_context.hpp"
#include "base/function_ref.hpp"

namespace td {
struct ConditionTraits;
}

namespace td::tactics {

/// What a decision is based on.
enum class DecisionBasis : std::uint8_t {
    plan,            ///< a plan of its tactic
    asleep,          ///< it sleeps
    out_of_harm,     ///< its tile burns, or is harmful ground
    order,           ///< a player's order makes it step back to the leader, or out of reach
    ongoing_action,  ///< it continues its ongoing action
    remedy,          ///< it is hurt, and its tactic has no healing plan
    equipping,       ///< a foe with parts, whose tactic has no plan to equip itself
    investigation,   ///< it noticed something, and its tactic has no plan to investigate
    given_up,        ///< it waited too long for a foe that it cannot reach
    nothing_to_do,   ///< no plan yielded a command
    out_of_snare,    ///< it would wait, but something holds it
    besides_plans,   ///< a candidate of a mind that looks ahead, from no plan
};

/// Turns in a row that a member of the party spends ready for foes that do not come. Then it does something else.
inline constexpr int longest_readiness = 2;

/// A command, and the creature's memory from now on.
struct Decision {
    Command command;
    AiState ai_state;
    DecisionBasis basis = DecisionBasis::nothing_to_do;
    const Plan* plan = nullptr;  ///< the plan (in the catalog) that yielded the command; null: none did
};

/// A plan that was tried before the one that yielded the command, and yielded none.
struct PassedPlan {
    const Plan* plan = nullptr;  ///< in the catalog
    /// The first condition of `if` that does not hold; null: all hold.
    const ConditionTraits* unmet = nullptr;
    /// All conditions of `unless` hold. If this, `unmet` and `is_forbidden` are all unset, the plan could do nothing.
    bool is_excluded = false;
    /// An order, a permission or a veto forbids its command.
    bool is_forbidden = false;
};

/// A decision, and the plans that were tried before it was made, in the tactic's order.
struct Deliberation {
    Decision decision;
    std::vector<PassedPlan> passed;
    EntityId focus;  ///< the foe that it was ordered to focus, if that shaped the decision; else none
};

/// The decision of `who` in this turn. Precondition: `who` is alive and on the floor.
Decision make_decision(const AiContext& context, EntityId who);

/// The same decision, with the plans that yielded no command. Plans that a foe overlooks are left out.
Deliberation deliberate(const AiContext& context, EntityId who);

/// Up to `at_most` different decisions between which a mind that looks ahead chooses: first that of make_decision(), then one for each
/// plan of its tactic regardless of conditions, each skill, a wait, and each usable item. Only the first if it sees no foe, leaves
/// harmful ground or flees, or if an order or the foe that it was ordered to focus decided. Precondition: as for make_decision().
std::vector<Decision> candidate_decisions(const AiContext& context, EntityId who, std::size_t at_most);

/// The creature on the tile that `who` would step onto next; none if the tile is free, its decision is not a step, or `counts` is false
/// for the creature.
EntityId creature_in_next_step(const AiContext& context, EntityId who, FunctionRef<bool(EntityId)> counts);

/// True if a decision left the creature's memory as it was. An investigation always counts as a change.
bool is_unchanged(const AiState& before, const AiState& after);

}  // namespace td::tactics
