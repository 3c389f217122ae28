#include "tools/cases/action_price.hpp"

namespace td {

namespace {

ActionClass class_of(CostEntry entry) {
    if (entry == CostEntry::step) return ActionClass::move;
    return entry == CostEntry::wait ? ActionClass::wait : ActionClass::action;
}

constexpr int Costs::*plain_entry(CostEntry entry) {
    switch (entry) {
        case CostEntry::wait: return &Costs::wait;
        case CostEntry::pick_up: return &Costs::pick_up;
        case CostEntry::attach: return &Costs::attach;
        case CostEntry::attach_from_ground: return &Costs::attach_from_ground;
        case CostEntry::detach: return &Costs::detach;
        case CostEntry::drop: return &Costs::drop;
        case CostEntry::swap: return &Costs::swap;
        default: return &Costs::other;
    }
}

int table_price(const PricedAction& action, const CostProfile& doer, const CostLayers& costs) {
    switch (action.entry) {
        case CostEntry::step: return step_ticks(costs, doer.propulsion, doer.units, doer.overweight, doer.speed);
        case CostEntry::melee: return attack_ticks(costs(&Costs::melee), action.weapons);
        case CostEntry::volley: return attack_ticks(costs.volley(action.weapons.size()), action.weapons);
        default: return costs(plain_entry(action.entry));
    }
}

}  // namespace

ActionCost priced(const PricedAction& action, const CostProfile& doer, const Costs& everywhere) {
    if (action.cost > 0) return {class_of(action.entry), action.cost};
    return {class_of(action.entry), table_price(action, doer, CostLayers{&everywhere, &doer.costs, &action.costs})};
}

}  // namespace td
