#include "time/deed_price.hpp"

namespace td {

namespace {

DeedClass class_of(DeedEntry entry) {
    if (entry == DeedEntry::step) return DeedClass::move;
    return entry == DeedEntry::wait ? DeedClass::wait : DeedClass::action;
}

constexpr int Costs::*plain_entry(DeedEntry entry) {
    switch (entry) {
        case DeedEntry::wait: return &Costs::wait;
        case DeedEntry::pick_up: return &Costs::pick_up;
        case DeedEntry::attach: return &Costs::attach;
        case DeedEntry::attach_from_ground: return &Costs::attach_from_ground;
        case DeedEntry::detach: return &Costs::detach;
        case DeedEntry::drop: return &Costs::drop;
        case DeedEntry::swap: return &Costs::swap;
        default: return &Costs::other;
    }
}

int table_price(const PricedDeed& deed, const CostProfile& doer, const CostLayers& costs) {
    switch (deed.entry) {
        case DeedEntry::step: return step_ticks(costs, doer.propulsion, doer.units, doer.overweight, doer.speed);
        case DeedEntry::melee: return attack_ticks(costs(&Costs::melee), deed.weapons);
        case DeedEntry::volley: return attack_ticks(costs.volley(deed.weapons.size()), deed.weapons);
        default: return costs(plain_entry(deed.entry));
    }
}

}  // namespace

Deed priced(const PricedDeed& deed, const CostProfile& doer, const Costs& everywhere) {
    if (deed.cost > 0) return {class_of(deed.entry), deed.cost};
    return {class_of(deed.entry), table_price(deed, doer, CostLayers{&everywhere, &doer.costs, &deed.costs})};
}

}  // namespace td
