// How AI-controlled creatures decide: the plans of their tactic in order, the first that yields a command is carried out.
#pragma once

#include <vector>

#include "actions/command.hpp"
#include "ai/ai_context.hpp"
#include "base/function_ref.hpp"

namespace td {
struct ConditionTraits;
}

namespace td::tactics {

/// What a command follows from.
enum class DecisionBasis : std::uint8_t {
    plan,            ///< a plan of its tactic
    asleep,          ///< it sleeps
    out_of_fire,     ///< its tile burns
    order,           ///< an order of the player makes it step: back to the leader, or out of reach
    ongoing_action,  ///< it goes on with what it has begun
    remedy,          ///< it is hurt, and its tactic has no plan to heal
    equipping,       ///< a machine without a plan to equip itself
    investigation,   ///< it noticed something, and its tactic has no plan to investigate
    given_up,        ///< it has long waited for a foe that it cannot reach
    nothing_to_do,   ///< no plan yielded a command
    out_of_snare,    ///< it would wait, but something holds it
    besides_plans,   ///< a candidate of a mind that looks ahead, of no plan
};

/// A command, and the memory of its doer from now on.
struct Decision {
    Command command;
    AiState ai_state;
    DecisionBasis basis = DecisionBasis::nothing_to_do;
    const Plan* plan = nullptr;  ///< the plan of the catalog that yielded the command; null: none did
};

/// A plan that did not yield the command, although it comes before the one that did.
struct PassedPlan {
    const Plan* plan = nullptr;  ///< of the catalog
    /// The first entry of `if` that does not hold; null: all of them do.
    const ConditionTraits* unmet = nullptr;
    /// All that `unless` names holds. Neither this, `unmet` nor `is_forbidden`: there was nothing that the plan could do.
    bool is_excluded = false;
    /// An order, a permission or a veto keeps it from what it would do.
    bool is_forbidden = false;
};

/// A decision, and the plans that were looked at before it was made, in the order of the tactic.
struct Deliberation {
    Decision decision;
    std::vector<PassedPlan> passed;
    EntityId focus;  ///< the foe that it was told to focus and that the decision is made for; none: it decides as if it were not told
};

/// The decision of `who` in this turn. Precondition: `who` is alive and on the floor.
Decision make_decision(const AiContext& context, EntityId who);

/// The same decision, with the plans that came to nothing. Plans that a foe overlooks are not among these.
Deliberation deliberate(const AiContext& context, EntityId who);

/// Different decisions among which a mind that looks ahead chooses, at most `at_most`: first the one of make_decision(), then one for each
/// plan of its tactic whatever that plan asks for, each of its skills, a wait, and each item that it may use. That first one alone where it
/// sees no foe, and where an order or the foe that it was told to go for decided. Precondition: as for make_decision().
std::vector<Decision> candidate_decisions(const AiContext& context, EntityId who, std::size_t at_most);

/// The creature on the tile that `who` would step onto next; none when that tile is free, its decision is not a step, or the creature is
/// none of those that `counts` holds for. Changes nothing.
EntityId means_to_enter(const AiContext& context, EntityId who, FunctionRef<bool(EntityId)> counts);

/// Is a creature's memory the same after it has made up its mind? One that inquires counts as having something new in mind.
bool is_unchanged(const AiState& before, const AiState& after);

}  // namespace td::tactics
