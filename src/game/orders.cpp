#include "game/orders.hpp"

#include <algorithm>

#include "actions/commit.hpp"
#include "ai/ai_context.hpp"
#include "game/command_check.hpp"
#include "game/game_state.hpp"
#include "rules/action_costs.hpp"
#include "rules/ongoing_actions.hpp"
#include "rules/resolver.hpp"
#include "rules/weapons.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

using Proposal = std::variant<Action, Refusal>;

Proposal refuse(Refusal::Reason reason) { return Refusal{.reason = reason}; }

Proposal skill_action(const World& world, EntityId who, const Command& command) {
    const auto& slots = world.get<Skills>(who).slots;
    if (command.slot < 0 || static_cast<std::size_t>(command.slot) >= slots.size()) return refuse(Refusal::Reason::no_such_skill);
    return Action{UseSkill{who, slots[static_cast<std::size_t>(command.slot)].skill, command.slot, command.direction, command.aim, {}, {}}};
}

bool wants_rest(const WorldView& view, EntityId who) {
    for (const EntityId each : view.world.roster()[view.world.roster()[who].team].everyone())
        if (rest_helps(view, who, each)) return true;
    return false;
}

Proposal rest_action(const WorldView& view, EntityId who) {
    const SkillId rest = rest_skill_of(view, who);
    if (!rest) return refuse(Refusal::Reason::no_such_skill);
    // A rest that was begun may be continued even when nobody needs it any more.
    const OngoingAction* at = view.world.find<OngoingAction>(who);
    if (!(at && at->slot == rest_slot) && !wants_rest(view, who)) return refuse(Refusal::Reason::nothing_to_rest_for);
    return Action{UseSkill{who, rest, rest_slot, view.world.get<Creature>(who).facing, view.world.get<Position>(who).at, {}, {}}};
}

Proposal loot_action(const WorldView& view, EntityId who) {
    const EntityId loot = view.world.first_at<Loot>(view.world.get<Position>(who).at);
    if (!loot) return refuse(Refusal::Reason::nothing_here);
    Bag bag = view.world.bag(view.world.roster()[who].team);
    if (!add_to_bag(bag, view.catalog, view.world.get<Loot>(loot).stack)) return refuse(Refusal::Reason::bag_full);
    return Action{PickUp{who, loot, {}}};
}

Proposal attaching_action(const World& world, EntityId who, const Command& command) {
    if (command.slot != from_ground) return Action{AttachPart{who, command.slot, {}, {}}};
    const EntityId loot = world.first_at<Loot>(world.get<Position>(who).at);
    return loot ? Proposal(Action{AttachPart{who, from_ground, loot, {}}}) : refuse(Refusal::Reason::nothing_here);
}

Proposal team_action(const WorldView& view, EntityId who, const Command& command) {
    const TeamId team = view.world.roster()[who].team;
    switch (command.kind) {
        case Command::Kind::set_leader: return Action{SetLeader{team, command.target}};
        case Command::Kind::swap_slots: return Action{SwapSlots{team, command.slot, command.other_slot}};
        default: break;
    }
    if (!view.world.roster().alive(command.target) || view.world.roster()[command.target].team != team)
        return refuse(Refusal::Reason::not_a_member);
    if (!command.tactic || command.tactic.index() >= view.catalog.tactics.size()) return refuse(Refusal::Reason::pointless);
    return Action{SetTactic{command.target, command.tactic}};
}

}  // namespace

std::variant<Action, Refusal> action_of(const WorldView& view, EntityId who, const Command& command) {
    const Point at = view.world.get<Position>(who).at;
    const Point ahead = at + offset(command.direction);
    switch (command.kind) {
        case Command::Kind::wait: return Action{Pass{who}};
        case Command::Kind::rest: return rest_action(view, who);
        case Command::Kind::walk: return Action{Walk{who, at, ahead, command.direction}};
        case Command::Kind::attack:
            if (has_ready_weapons(view, who)) return Action{FireWeapons{who, command.direction, false, false, {}}};
            return Action{UseSkill{who, species_of(view, who).attack_skill, plain_attack_slot, command.direction, ahead, {}, {}}};
        case Command::Kind::use_skill: return skill_action(view.world, who, command);
        case Command::Kind::use_item: return Action{UseItem{who, command.slot, {}, command.direction, command.aim, {}, {}}};
        case Command::Kind::throw_item: return Action{ThrowItem{who, command.slot, {}, command.direction, at, {}}};
        case Command::Kind::give_item: return Action{GiveItem{who, command.target, command.slot}};
        case Command::Kind::take_item: return Action{TakeItem{who, command.target}};
        case Command::Kind::pick_up: return loot_action(view, who);
        case Command::Kind::drop_item: return Action{DropItem{who, command.slot, at, {}}};
        case Command::Kind::stairs: return Action{Descend{who}};
        case Command::Kind::close_door: return Action{CloseFeature{who, view.world.first_at<Fixture>(ahead)}};
        case Command::Kind::face: return Action{Face{who, command.direction}};
        case Command::Kind::set_leader:
        case Command::Kind::swap_slots:
        case Command::Kind::set_tactic: return team_action(view, who, command);
        case Command::Kind::attach_part: return attaching_action(view.world, who, command);
        case Command::Kind::detach_part: return Action{DetachPart{who, command.slot, {}}};
        case Command::Kind::swap_part: return Action{SwapPart{who, command.other_slot, command.slot, {}}};
        case Command::Kind::switch_part: return Action{SwitchPart{who, command.slot}};
        case Command::Kind::team_mode:
        case Command::Kind::reconsider:
        case Command::Kind::resume:
        case Command::Kind::pause_mode:
        case Command::Kind::debug: break;
    }
    return refuse(Refusal::Reason::pointless);
}

namespace {

bool is_move(const Action& action) { return std::holds_alternative<Walk>(action) || std::holds_alternative<SwapPlaces>(action); }

/// Skills and items may declare `counts_as_wait`.
bool is_wait(const Catalog& catalog, const Action& action) {
    if (std::holds_alternative<Pass>(action)) return true;
    if (const auto* use = std::get_if<UseSkill>(&action)) return catalog[use->skill].counts_as_wait;
    if (const auto* use = std::get_if<UseItem>(&action)) return use->item && catalog[use->item].counts_as_wait;
    if (const auto* work = std::get_if<ContinueOngoing>(&action)) return cast_time_of(catalog, work->ongoing).counts_as_wait;
    if (const auto* left = std::get_if<StopOngoing>(&action)) return cast_time_of(catalog, left->ongoing).counts_as_wait;
    return false;
}

}  // namespace

ActionCost action_cost_of(const WorldView& view, const Costs& costs, const Action& action) {
    const ActionClass kind = is_move(action) ? ActionClass::move : is_wait(view.catalog, action) ? ActionClass::wait : ActionClass::action;
    return {kind, cost_of(view, costs, action)};
}

namespace {

bool is_team_command(Command::Kind kind) {
    return kind == Command::Kind::set_leader || kind == Command::Kind::swap_slots || kind == Command::Kind::team_mode;
}

}  // namespace

std::variant<Action, Refusal> order(const GameState& state, EntityId who, const Command& command) {
    if (!who) return Refusal{.reason = Refusal::Reason::not_your_turn};
    const TeamId team = state.world.roster()[who].team;
    if (is_team_command(command.kind) && state.world.roster().leader_of(team) != who)
        return Refusal{.reason = Refusal::Reason::not_your_turn};
    if (command.kind == Command::Kind::set_leader && state.world.roster().alive(command.target) && command.target != who &&
        !state.time.may_take_over(state.world.roster(), command.target))
        return Refusal{.reason = Refusal::Reason::cannot_lead_now, .by = command.target};
    auto ordered = action_of({state.world, *state.catalog}, who, command);
    if (const auto* action = std::get_if<Action>(&ordered))
        if (needs_peace({state.world, *state.catalog}, *action) && !tactics::foes_in_sight(state.ai_context(), who).empty())
            return Refusal{.reason = Refusal::Reason::foes_in_sight};
    return ordered;
}

std::optional<Refusal> refusal_of(const GameState& state, const Command& command) {
    if (const auto refusal = refusal_of_numbers({state.world, *state.catalog}, command)) return refusal;
    if (is_about_pauses(command.kind)) return refusal_of_pausing(state, command);
    if (command.kind == Command::Kind::team_mode && state.steers(state.asked())) return std::nullopt;
    auto ordered = order(state, state.asked(), command);
    if (const auto* refusal = std::get_if<Refusal>(&ordered)) return *refusal;
    return rehearse({state.world, *state.catalog}, *state.rulebook, std::move(std::get<Action>(ordered))).refusal;
}

}  // namespace td
