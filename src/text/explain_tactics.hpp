// Tactics, their plans and conditions in words for a player, and why a companion decides as it does. Plain sentences; knows no screen.
#pragma once

#include <string>
#include <vector>

#include "catalog/tactic_traits.hpp"
#include "game/foresight/intentions.hpp"
#include "text/turn_order.hpp"

namespace td {

/// "go for a foe, up to 4 steps from the leader", without the plan's conditions.
std::string describe_plan(const Plan& plan, const Catalog& catalog);
/// The entry of that table row: "it has less than 40 % of its health". Precondition: it is given.
std::string describe_condition(const ConditionTraits& traits, const PlanCondition& condition, const Catalog& catalog);
/// All entries that are given: "a foe in sight is at most 2 tiles away and it stands in the open".
std::string describe_condition(const PlanCondition& condition, const Catalog& catalog);
/// How far the tactic looks ahead, a sentence.
std::string describe_look_ahead(const Tactic& tactic, const Catalog& catalog);

/// The command as it is decided upon, with the known creatures that it would reach: "attack Tunnel rat", "use Flare on Sand gnat 2".
std::string describe_decision(const Command& command, EntityId who, const WorldView& view, const Known& known);

struct ReasonLine {
    std::string text;
    bool is_done = false;  ///< about the chosen action, not about a rejected one
};

/// The first line says what it intends, the second which orders matter, if any; the others why: the best three commands that it compared,
/// with what they cost compared to the first; or up to three plans of its tactic, the last being the one it follows.
std::vector<ReasonLine> describe_reasons(const DecisionReasons& reasons, const Known& known);

}  // namespace td
