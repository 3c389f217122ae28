#include "game/orders.hpp"

#include <algorithm>

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

bool wants_rest(const World& world, const Catalog& catalog, EntityId who) {
    const Team& team = world.roster()[world.roster()[who].team];
    const auto needs = [&](EntityId id) {
        if (!world.roster().alive(id)) return false;
        const Health& health = world.get<Health>(id);
        if (health.now < health.maximum && species_of(world, catalog, id).regeneration > 0) return true;
        const auto& list = world.get<Statuses>(id).list;
        return std::any_of(list.begin(), list.end(), [&](const ActiveStatus& s) { return s.left > 0 && catalog[s.status].harmful; });
    };
    return std::any_of(team.members.begin(), team.members.end(), needs) || std::any_of(team.guests.begin(), team.guests.end(), needs);
}

Proposal loot_action(const World& world, EntityId who) {
    const EntityId loot = world.first_at<Loot>(world.get<Position>(who).at);
    return loot ? Proposal(Action{PickUp{who, loot}}) : refuse(Refusal::Reason::nothing_here);
}

Proposal team_action(const World& world, const Catalog& catalog, EntityId who, const Command& command) {
    const TeamId team = world.roster()[who].team;
    switch (command.kind) {
        case Command::Kind::set_leader: return Action{SetLeader{team, command.target}};
        case Command::Kind::swap_slots: return Action{SwapSlots{team, command.slot, command.other_slot}};
        default: break;
    }
    if (!world.roster().alive(command.target) || world.roster()[command.target].team != team) return refuse(Refusal::Reason::not_a_member);
    if (!command.tactic || command.tactic.index() >= catalog.tactics.size()) return refuse(Refusal::Reason::pointless);
    return Action{SetTactic{command.target, command.tactic}};
}

}  // namespace

std::variant<Action, Refusal> action_of(const World& world, const Catalog& catalog, EntityId who, const Command& command) {
    const Point at = world.get<Position>(who).at;
    const Point ahead = at + offset(command.direction);
    switch (command.kind) {
        case Command::Kind::wait: return Action{Pass{who, false}};
        case Command::Kind::rest:
            if (!wants_rest(world, catalog, who)) return refuse(Refusal::Reason::nothing_to_rest_for);
            return Action{Pass{who, true}};
        case Command::Kind::walk: return Action{Walk{who, at, ahead, command.direction}};
        case Command::Kind::attack:
            return Action{UseSkill{who, species_of(world, catalog, who).attack_skill, -1, command.direction, ahead, {}, {}}};
        case Command::Kind::use_skill: return skill_action(world, who, command);
        case Command::Kind::use_item: return Action{UseItem{who, command.slot, {}, command.direction, command.aim, {}, {}}};
        case Command::Kind::throw_item: return Action{ThrowItem{who, command.slot, {}, command.direction, at, {}}};
        case Command::Kind::give_item: return Action{GiveItem{who, command.target, command.slot}};
        case Command::Kind::take_item: return Action{TakeItem{who, command.target}};
        case Command::Kind::pick_up: return loot_action(world, who);
        case Command::Kind::drop_item: return Action{DropItem{who, command.slot, at}};
        case Command::Kind::stairs: return Action{Descend{who}};
        case Command::Kind::close_door: return Action{CloseDoor{who, world.first_at<Door>(ahead)}};
        case Command::Kind::turn: return Action{Turn{who, command.direction}};
        case Command::Kind::set_leader:
        case Command::Kind::swap_slots:
        case Command::Kind::set_tactic: return team_action(world, catalog, who, command);
        case Command::Kind::team_mode: break;
    }
    return refuse(Refusal::Reason::pointless);
}

Deed deed_of(const Catalog& catalog, const Action& action) {
    if (std::holds_alternative<Walk>(action) || std::holds_alternative<SwapPlaces>(action)) return {DeedClass::move, 100};
    if (std::holds_alternative<Pass>(action)) return {DeedClass::wait, 100};
    if (const auto* use = std::get_if<UseSkill>(&action)) return {DeedClass::action, catalog[use->skill].cost};
    return {DeedClass::action, 100};
}

}  // namespace td
