// Field tables of pools, and of what skills cost of them and rest after.
#include "content/tables/tables.hpp"

namespace td {

const Fields<ResourcePool>& pool_fields() {
    static const Fields<ResourcePool> table =
        named<ResourcePool>("An amount that creatures have, and that skills, items and shots cost: mana, ammunition, heat.")
            .optional("fills_up", &ResourcePool::fills_up, boolean(),
                      "True: it starts at 0, costs are added to it, and at its maximum nothing more can be paid. For heat, for example.")
            .optional("refills", &ResourcePool::refills, boolean(), "False: it keeps its amount when the party goes to another floor.")
            .optional("badge", &ResourcePool::badge, display_text(1, 2),
                      "One or two letters that represent it where there is no room for its name.")
            .optional("colour", &ResourcePool::colour, colour(), "The colour of its bar.");
    return table;
}

namespace {

constexpr int most_points = 999;

Fields<PoolBudget>& add_recovery(Fields<PoolBudget>& table) {
    return table.optional("per_round", &PoolBudget::per_round, number(0, most_points), "Points that it recovers at the end of each round.")
        .optional("rate", &PoolBudget::rate, number(0, 10 * most_points),
                  "Points that it recovers in ten rounds of 100 ticks, as time passes: nobody gets more by acting more often.");
}

const Fields<PoolBudget>& species_budget_fields() {
    static const Fields<PoolBudget> table = [] {
        Fields<PoolBudget> fields("What a creature has of a pool.");
        fields.required("maximum", &PoolBudget::maximum, number(1, most_points), "The maximum amount.");
        add_recovery(fields).optional("start", &PoolBudget::start, number(0, most_points),
                                      "The amount at the start; default: the maximum, or 0 in a pool that fills up.");
        return fields;
    }();
    return table;
}

const Fields<PoolBudget>& part_budget_fields() {
    static const Fields<PoolBudget> table = [] {
        Fields<PoolBudget> fields("What a part adds to a pool while it is switched on.");
        fields.optional("maximum", &PoolBudget::maximum, number(0, most_points), "Added to the maximum; the additional room starts empty.");
        add_recovery(fields);
        return fields;
    }();
    return table;
}

const Fields<Cooldown>& cooldown_fields() {
    static const Fields<Cooldown> table =
        Fields<Cooldown>("How long it cannot be used after a use. If several units are given, all of them must have passed.")
            .optional("rounds", &Cooldown::rounds, number(1, 99),
                      "Number of ends of rounds, including the end of the round in which it is used.")
            .optional("ticks", &Cooldown::ticks, number(1, 9999), "Ticks; 100 is a normal turn.")
            .optional("turns", &Cooldown::turns, number(1, 99), "Number of the user's own turns.");
    return table;
}

}  // namespace

Value<PoolBudgets> pools_of_species() { return map_from_ids<PoolId>("pools", structure(species_budget_fields())); }
Value<PoolBudgets> pools_of_part() { return map_from_ids<PoolId>("pools", structure(part_budget_fields())); }
Value<PoolCost> pool_cost() { return map_from_ids<PoolId>("pools", number(1, most_points)); }
Value<Cooldown> cooldown() { return structure(cooldown_fields()); }

}  // namespace td
