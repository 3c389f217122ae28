#include "game/floor/companion_orders.hpp"

#include <algorithm>

#include "actions/command_record.hpp"
#include "ai/order_check.hpp"
#include "rules/targets.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

using OrderProposal = std::variant<Action, Refusal>;
using Change = CompanionOrderChange;

CompanionOrders orders_of(const World& world, EntityId who) {
    const CompanionOrders* orders = world.find<CompanionOrders>(who);
    return orders ? *orders : CompanionOrders{};
}

bool is_companion(const World& world, EntityId who, EntityId target) {
    const Roster& roster = world.roster();
    return roster.is_here(target) && roster[target].team == roster[who].team;
}

/// The members and guests that the order applies to. Its leader is not called back to itself.
std::vector<EntityId> receivers(const World& world, EntityId who, const commands::GiveOrder& command) {
    std::vector<EntityId> found;
    const TeamId team = world.roster()[who].team;
    for (const EntityId each : world.roster()[team].everyone()) {
        if (!world.roster().is_here(each) || (command.target && command.target != each)) continue;
        const bool calls_itself = command.order == CompanionOrder::come_back && world.roster().leader_of(team) == each;
        if (!command.on || !calls_itself) found.push_back(each);
    }
    return found;
}

template <class IdType>
OrderProposal permit(const WorldView& view, EntityId who, EntityId target, IdType thing, Permission permission) {
    const int number = static_cast<int>(permission);
    if (!is_companion(view.world, who, target)) return Refusal{.reason = Refusal::Reason::not_a_member};
    CompanionOrders orders = orders_of(view.world, target);
    if (number < 0 || number >= permission_count || orders.of(thing) == permission) return Refusal{.reason = Refusal::Reason::pointless};
    orders.permit(thing, permission);
    SetOrders action{.rows = {{target, std::move(orders)}}, .change = {.kind = Change::Kind::permitted, .who = target}};
    action.change.permission = permission;
    if constexpr (std::is_same_v<IdType, SkillId>)
        action.change.skill = thing;
    else
        action.change.item = thing;
    return Action{std::move(action)};
}

/// Nothing if the command names what does not exist.
std::optional<Veto> veto_in(const WorldView& view, const commands::VetoCommand& command) {
    if (command.kind < 0 || command.kind >= command_kind_count) return std::nullopt;
    const Command vetoed = *command_of({.kind = command.kind});
    if (!costs_turn(vetoed)) return std::nullopt;
    Veto veto{.command_kind = command.kind, .skill = {}, .item = {}, .target = {}, .to = {-1, -1}};
    const bool uses_skill = std::holds_alternative<commands::UseSkill>(vetoed);
    const bool uses_item = std::holds_alternative<commands::UseItem>(vetoed) || std::holds_alternative<commands::ThrowItem>(vetoed);
    const std::size_t count = uses_skill ? view.catalog.skills.size() : uses_item ? view.catalog.items.size() : 0;
    if ((uses_skill || uses_item) && (command.thing < 0 || static_cast<std::size_t>(command.thing) >= count)) return std::nullopt;
    if (uses_skill) veto.skill = SkillId(static_cast<std::size_t>(command.thing));
    if (uses_item) veto.item = ItemId(static_cast<std::size_t>(command.thing));
    if (std::holds_alternative<commands::Walk>(vetoed)) {
        veto.to = command.at;
        return veto;
    }
    if (view.world.contains(command.at)) veto.target = view.world.creature_at(command.at);
    return veto;
}

/// Takes `order` back from all for whom `is_over` holds.
template <class IsOver>
void end_order(std::vector<Action>& actions, const World& world, CompanionOrder order, const IsOver& is_over) {
    SetOrders ended{.rows = {}, .change = {.kind = Change::Kind::fulfilled, .who = {}, .order = order}};
    const auto& table = world.table<CompanionOrders>();
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (!table.rows()[i].has(order) || !is_over(table.owners()[i], table.rows()[i])) continue;
        CompanionOrders orders = table.rows()[i];
        ended.change.foe = orders.focus;
        orders.set(order, false);
        ended.rows.push_back({table.owners()[i], std::move(orders)});
    }
    if (ended.rows.size() == 1) ended.change.who = ended.rows.front().who;
    if (!ended.rows.empty()) actions.push_back(std::move(ended));
}

bool are_all_back(const GameState& state) {
    const auto& table = state.world.table<CompanionOrders>();
    for (std::size_t i = 0; i < table.size(); ++i) {
        const EntityId who = table.owners()[i];
        const bool is_called = table.rows()[i].has(CompanionOrder::come_back) && state.world.roster().is_here(who) && !state.steers(who);
        if (is_called && !tactics::is_back(state.ai_context(), who)) return false;
    }
    return true;
}

}  // namespace

OrderProposal order_action(const WorldView& view, EntityId who, const commands::GiveOrder& command) {
    const int number = static_cast<int>(command.order);
    if (command.target && !is_companion(view.world, who, command.target)) return Refusal{.reason = Refusal::Reason::not_a_member};
    if (number < 0 || number >= companion_order_count) return Refusal{.reason = Refusal::Reason::pointless};
    EntityId foe;
    if (command.order == CompanionOrder::focus && command.on) {
        foe = view.world.contains(command.at) ? view.world.creature_at(command.at) : EntityId{};
        if (!foe || !are_hostile(view.world, who, foe)) return Refusal{.reason = Refusal::Reason::no_target};
    }
    const Change::Kind kind = command.on ? Change::Kind::given : Change::Kind::taken_back;
    SetOrders action{.rows = {}, .change = {.kind = kind, .who = command.target, .order = command.order, .foe = foe}};
    for (const EntityId each : receivers(view.world, who, command)) {
        CompanionOrders orders = orders_of(view.world, each);
        if (orders.has(command.order) == command.on && orders.focus == (foe ? foe : orders.focus)) continue;
        orders.set(command.order, command.on);
        if (foe) orders.focus = foe;
        action.rows.push_back({each, std::move(orders)});
    }
    if (action.rows.empty()) return Refusal{.reason = Refusal::Reason::pointless};
    return Action{std::move(action)};
}

OrderProposal order_action(const WorldView& view, EntityId who, const commands::PermitSkill& command) {
    if (command.skill < 0 || static_cast<std::size_t>(command.skill) >= view.catalog.skills.size())
        return Refusal{.reason = Refusal::Reason::no_such_skill};
    return permit(view, who, command.target, SkillId(static_cast<std::size_t>(command.skill)), command.permission);
}

OrderProposal order_action(const WorldView& view, EntityId who, const commands::PermitItem& command) {
    if (command.item < 0 || static_cast<std::size_t>(command.item) >= view.catalog.items.size())
        return Refusal{.reason = Refusal::Reason::no_such_item};
    return permit(view, who, command.target, ItemId(static_cast<std::size_t>(command.item)), command.permission);
}

OrderProposal order_action(const WorldView& view, EntityId who, const commands::VetoCommand& command) {
    if (!is_companion(view.world, who, command.target)) return Refusal{.reason = Refusal::Reason::not_a_member};
    const std::optional<Veto> veto = veto_in(view, command);
    CompanionOrders orders = orders_of(view.world, command.target);
    if (!veto || std::find(orders.vetoes.begin(), orders.vetoes.end(), *veto) != orders.vetoes.end())
        return Refusal{.reason = Refusal::Reason::pointless};
    orders.vetoes.push_back(*veto);
    return Action{SetOrders{{{command.target, std::move(orders)}}, {.kind = Change::Kind::vetoed, .who = command.target}}};
}

bool is_for_companions(const Command& command) {
    return std::holds_alternative<commands::GiveOrder>(command) || std::holds_alternative<commands::PermitSkill>(command) ||
           std::holds_alternative<commands::PermitItem>(command) || std::holds_alternative<commands::VetoCommand>(command) ||
           std::holds_alternative<commands::SetTactic>(command);
}

std::optional<Refusal> refusal_of_order(const GameState& state, const Command& command) {
    if (const auto* order = std::get_if<commands::GiveOrder>(&command))
        if (order->on && order->order == CompanionOrder::focus && !state.sight.sees(order->at))
            return Refusal{.reason = Refusal::Reason::no_target};
    if (const auto* veto = std::get_if<commands::VetoCommand>(&command))
        if (state.steers(veto->target) || state.pending.contains(veto->target)) return Refusal{.reason = Refusal::Reason::pointless};
    return std::nullopt;
}

commands::VetoCommand veto_of(const GameState& now, const GameState& then, EntityId who, const Command& command) {
    const Veto veto = tactics::veto_on({then.world, *then.catalog}, who, command);
    commands::VetoCommand result{.target = who, .kind = veto.command_kind};
    if (veto.skill) result.thing = static_cast<int>(veto.skill.index());
    if (veto.item) result.thing = static_cast<int>(veto.item.index());
    result.at = veto.to;
    if (veto.target) result.at = now.world.position(veto.target).value_or(Point{-1, -1});
    return result;
}

std::vector<Action> orders_over(const GameState& state, bool has_lost_turn) {
    std::vector<Action> actions;
    const World& world = state.world;
    if (world.table<CompanionOrders>().size() == 0) return actions;
    const CompanionOrders* own = world.find<CompanionOrders>(state.actor);
    if (own && !own->vetoes.empty() && !has_lost_turn) {
        CompanionOrders orders = *own;
        orders.vetoes.clear();
        actions.emplace_back(SetOrders{{{state.actor, std::move(orders)}}, {.kind = Change::Kind::veto_over, .who = state.actor}});
        // The others that end, if any, are for the end of the next turn: each action sets all that a creature was told.
        return actions;
    }
    end_order(actions, world, CompanionOrder::focus,
              [&](EntityId, const CompanionOrders& orders) { return !world.roster().is_here(orders.focus); });
    if (actions.empty() && are_all_back(state))
        end_order(actions, world, CompanionOrder::come_back, [](EntityId, const CompanionOrders&) { return true; });
    return actions;
}

}  // namespace td
