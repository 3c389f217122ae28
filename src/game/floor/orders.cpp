#include "game/floor/orders.hpp"

#include <algorithm>

#include "actions/commit.hpp"
#include "ai/ai_context.hpp"
#include "game/floor/choices.hpp"
#include "game/floor/command_check.hpp"
#include "game/floor/companion_orders.hpp"
#include "game/floor/minutes.hpp"
#include "game/floor/pausing.hpp"
#include "game/state/game_state.hpp"
#include "rules/action_costs.hpp"
#include "rules/ongoing_actions.hpp"
#include "rules/resolver.hpp"
#include "rules/weapons.hpp"
#include "world/creature.hpp"
#include "world/fallen.hpp"

namespace td {

namespace {

using Proposal = std::variant<Action, Refusal>;

Proposal refuse(Refusal::Reason reason) { return Refusal{.reason = reason}; }

Proposal skill_action(const World& world, EntityId who, const commands::UseSkill& command) {
    const auto& slots = world.get<Skills>(who).slots;
    if (command.slot < 0 || static_cast<std::size_t>(command.slot) >= slots.size()) return refuse(Refusal::Reason::no_such_skill);
    return Action{UseSkill{.who = who,
                           .skill = slots[static_cast<std::size_t>(command.slot)].skill,
                           .slot = command.slot,
                           .direction = command.direction,
                           .aim = command.aim}};
}

bool wants_rest(const WorldView& view, EntityId who) {
    for (const EntityId each : view.world.roster()[view.world.roster()[who].team].everyone())
        if (rest_helps(view, who, each)) return true;
    return false;
}

Proposal rest_action(const WorldView& view, EntityId who) {
    const SkillId rest = rest_skill_of(view, who);
    if (!rest) return refuse(Refusal::Reason::no_such_skill);
    // A rest that was begun may be continued even when no member of the party needs it any more.
    const OngoingAction* at = view.world.find<OngoingAction>(who);
    if (!(at && at->slot == rest_slot) && !wants_rest(view, who)) return refuse(Refusal::Reason::nothing_to_rest_for);
    return Action{UseSkill{.who = who,
                           .skill = rest,
                           .slot = rest_slot,
                           .direction = view.world.get<Creature>(who).facing,
                           .aim = view.world.get<Position>(who).at}};
}

Proposal loot_action(const WorldView& view, EntityId who) {
    const EntityId loot = view.world.first_at<Loot>(view.world.get<Position>(who).at);
    if (!loot) return refuse(Refusal::Reason::nothing_here);
    Bag bag = view.world.bag(view.world.roster()[who].team);
    if (!add_to_bag(bag, view.catalog, view.world.get<Loot>(loot).stack)) return refuse(Refusal::Reason::bag_full);
    return Action{PickUp{who, loot, {}}};
}

Proposal attaching_action(const World& world, EntityId who, const commands::AttachPart& command) {
    if (command.slot != from_ground) return Action{AttachPart{.who = who, .slot = command.slot}};
    const EntityId loot = world.first_at<Loot>(world.get<Position>(who).at);
    return loot ? Proposal(Action{AttachPart{.who = who, .slot = from_ground, .loot = loot}}) : refuse(Refusal::Reason::nothing_here);
}

Proposal tactic_action(const WorldView& view, EntityId who, const commands::SetTactic& command) {
    const Roster& roster = view.world.roster();
    if (!roster.is_here(command.target) || roster[command.target].team != roster[who].team) return refuse(Refusal::Reason::not_a_member);
    if (!command.tactic || command.tactic.index() >= view.catalog.tactics.size()) return refuse(Refusal::Reason::pointless);
    return Action{SetTactic{command.target, command.tactic}};
}

/// The action for each kind of command.
struct Proposer {
    const WorldView& view;
    EntityId who;
    Point at;  ///< where `who` stands

    TeamId team() const { return view.world.roster()[who].team; }

    Proposal operator()(const commands::Wait&) const { return Action{Pass{who}}; }
    Proposal operator()(const commands::Rest&) const { return rest_action(view, who); }
    Proposal operator()(const commands::Walk& c) const { return Action{Walk{who, at, at + offset(c.direction), c.direction}}; }
    Proposal operator()(const commands::Attack& c) const {
        if (has_ready_weapons(view, who)) return Action{FireWeapons{.who = who, .direction = c.direction}};
        const SkillId skill = species_of(view, who).attack_skill;
        return Action{UseSkill{.who = who, .skill = skill, .direction = c.direction, .aim = at + offset(c.direction)}};
    }
    Proposal operator()(const commands::UseSkill& c) const { return skill_action(view.world, who, c); }
    Proposal operator()(const commands::UseItem& c) const {
        return Action{UseItem{.who = who, .slot = c.slot, .direction = c.direction, .aim = c.aim}};
    }
    Proposal operator()(const commands::ThrowItem& c) const {
        return Action{ThrowItem{.who = who, .slot = c.slot, .direction = c.direction, .landing = at}};
    }
    Proposal operator()(const commands::GiveItem& c) const { return Action{GiveItem{who, c.target, c.slot}}; }
    Proposal operator()(const commands::TakeItem& c) const { return Action{TakeItem{who, c.target}}; }
    Proposal operator()(const commands::PickUp&) const { return loot_action(view, who); }
    Proposal operator()(const commands::Carry& c) const {
        return Action{CarryFallen{who, c.target ? c.target : fallen_in_reach(view.world, at)}};
    }
    Proposal operator()(const commands::LayDown&) const { return Action{LayDownFallen{who, {}}}; }
    Proposal operator()(const commands::DropItem& c) const { return Action{DropItem{who, c.slot, at, {}}}; }
    Proposal operator()(const commands::Descend&) const { return Action{Descend{who}}; }
    Proposal operator()(const commands::CloseDoor& c) const {
        return Action{CloseFeature{who, view.world.first_at<Fixture>(at + offset(c.direction))}};
    }
    Proposal operator()(const commands::Face& c) const { return Action{Face{who, c.direction}}; }
    Proposal operator()(const commands::SetLeader& c) const { return Action{SetLeader{team(), c.target}}; }
    Proposal operator()(const commands::SwapSlots& c) const { return Action{SwapSlots{team(), c.first, c.second}}; }
    Proposal operator()(const commands::SetTactic& c) const { return tactic_action(view, who, c); }
    Proposal operator()(const commands::GiveOrder& c) const { return order_action(view, who, c); }
    Proposal operator()(const commands::PermitSkill& c) const { return order_action(view, who, c); }
    Proposal operator()(const commands::PermitItem& c) const { return order_action(view, who, c); }
    Proposal operator()(const commands::VetoCommand& c) const { return order_action(view, who, c); }
    Proposal operator()(const commands::AttachPart& c) const { return attaching_action(view.world, who, c); }
    Proposal operator()(const commands::DetachPart& c) const { return Action{DetachPart{who, c.part, {}}}; }
    Proposal operator()(const commands::SwapPart& c) const { return Action{SwapPart{who, c.part, c.slot, {}}}; }
    Proposal operator()(const commands::SwitchPart& c) const { return Action{SwitchPart{who, c.part}}; }

    // These change no world: turn_loop.cpp carries them out.
    Proposal operator()(const commands::Choose&) const { return refuse(Refusal::Reason::not_offered); }
    Proposal operator()(const commands::BuyTurn&) const { return refuse(Refusal::Reason::pointless); }
    Proposal operator()(const commands::SetTeamMode&) const { return refuse(Refusal::Reason::pointless); }
    Proposal operator()(const commands::Reconsider&) const { return refuse(Refusal::Reason::pointless); }
    Proposal operator()(const commands::Resume&) const { return refuse(Refusal::Reason::pointless); }
    Proposal operator()(const commands::SetPauseMode&) const { return refuse(Refusal::Reason::pointless); }
    Proposal operator()(const commands::Debug&) const { return refuse(Refusal::Reason::pointless); }
};

}  // namespace

std::variant<Action, Refusal> action_of(const WorldView& view, EntityId who, const Command& command) {
    return std::visit(Proposer{view, who, view.world.get<Position>(who).at}, static_cast<const AnyCommand&>(command));
}

namespace {

/// Discover is what becomes of a step into something hidden.
bool is_move(const Action& action) {
    return std::holds_alternative<Walk>(action) || std::holds_alternative<SwapPlaces>(action) || std::holds_alternative<Discover>(action);
}

/// Skills and items may declare `counts_as_wait`.
bool is_wait(const Catalog& catalog, const Action& action) {
    if (std::holds_alternative<Pass>(action)) return true;
    if (const auto* use = std::get_if<UseSkill>(&action)) return catalog[use->skill].counts_as_wait;
    if (const auto* use = std::get_if<UseItem>(&action)) return use->item && catalog[use->item].counts_as_wait;
    if (const auto* work = std::get_if<ContinueOngoing>(&action)) return cast_time_of(catalog, work->ongoing).counts_as_wait;
    if (const auto* left = std::get_if<StopOngoing>(&action)) return cast_time_of(catalog, left->ongoing).counts_as_wait;
    // A turn that was struck out costs nothing but itself.
    if (const auto* lost = std::get_if<LoseTurn>(&action)) return !lost->status;
    return false;
}

/// The class of an action that is neither a move nor a wait.
ActionClass class_by_forfeit(const WorldView& view, const Action& action) {
    const auto* use = std::get_if<UseSkill>(&action);
    const bool is_late = view.world.surroundings().ticks_of_round >= beginning_of_late;
    if (use && is_late && has_modifier(view, use->who, &Modifiers::late_forfeits_nothing)) return ActionClass::swift_action;
    switch (use ? view.catalog[use->skill].forfeits : Forfeit::round) {
        case Forfeit::round: return ActionClass::action;
        case Forfeit::next_turn: return ActionClass::brief_action;
        case Forfeit::nothing: return ActionClass::swift_action;
    }
    return ActionClass::action;
}

/// Action points: resources/docs/rules.md, "wait_time".
int points_of(const Catalog& catalog, const Action& action) {
    if (const auto* use = std::get_if<UseSkill>(&action)) return catalog[use->skill].points;
    if (const auto* use = std::get_if<UseItem>(&action)) return use->item ? catalog[use->item].points : 1;
    if (const auto* work = std::get_if<ContinueOngoing>(&action)) return cast_time_of(catalog, work->ongoing).points;
    return 1;
}

}  // namespace

ActionCost action_cost_of(const WorldView& view, const Costs& costs, const Action& action) {
    const ActionClass kind = is_move(action)                 ? ActionClass::move
                             : is_wait(view.catalog, action) ? ActionClass::wait
                                                             : class_by_forfeit(view, action);
    return {kind, cost_of(view, costs, action), points_of(view.catalog, action)};
}

namespace {

bool is_team_command(const Command& command) {
    return std::holds_alternative<commands::SetLeader>(command) || std::holds_alternative<commands::SwapSlots>(command) ||
           std::holds_alternative<commands::SetTeamMode>(command);
}

}  // namespace

std::variant<Action, Refusal> order(const GameState& state, EntityId who, const Command& command) {
    if (!who) return Refusal{.reason = Refusal::Reason::not_your_turn};
    const TeamId team = state.world.roster()[who].team;
    if (is_team_command(command) && state.world.roster().leader_of(team) != who) return Refusal{.reason = Refusal::Reason::not_your_turn};
    const auto* const lead = std::get_if<commands::SetLeader>(&command);
    if (lead && state.world.roster().is_here(lead->target) && lead->target != who &&
        !state.time.may_take_over(state.world.roster(), lead->target))
        return Refusal{.reason = Refusal::Reason::cannot_lead_now, .by = lead->target};
    if (const auto refusal = refusal_of_order(state, command)) return *refusal;
    auto ordered = action_of({state.world, *state.catalog}, who, command);
    if (const auto* action = std::get_if<Action>(&ordered))
        if (needs_peace({state.world, *state.catalog}, *action) && !tactics::foes_in_sight(state.ai_context(), who).empty())
            return Refusal{.reason = Refusal::Reason::foes_in_sight};
    return ordered;
}

std::optional<Refusal> refusal_of(const GameState& state, const Command& command) {
    if (const auto refusal = refusal_of_numbers({state.world, *state.catalog}, command)) return refusal;
    if (!state.choices.empty()) return refusal_of_choice(state, command);
    if (is_about_pauses(command)) return refusal_of_pausing(state, command);
    if (const auto* const bought = std::get_if<commands::BuyTurn>(&command)) return refusal_of_buying(state, *bought);
    if (std::holds_alternative<commands::SetTeamMode>(command) && state.steers(state.asked())) return std::nullopt;
    const EntityId who = state.pauses.paused && is_for_companions(command) ? state.leader() : state.asked();
    auto ordered = order(state, who, command);
    if (const auto* refusal = std::get_if<Refusal>(&ordered)) return *refusal;
    return rehearse({state.world, *state.catalog}, *state.rulebook, std::move(std::get<Action>(ordered))).refusal;
}

}  // namespace td
