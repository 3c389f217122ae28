// Field tables of pools, and of what skills cost of them and rest after.
#include "content/tables/tables.hpp"

namespace td {

const Fields<ResourcePool>& pool_fields() {
    static const Fields<ResourcePool> table =
        named<ResourcePool>(
            "Something that creatures have so much of, and that skills, items and shots are paid from: mana, ammunition, heat.")
            .optional("fills_up", &ResourcePool::fills_up, boolean(),
                      "True: it starts at nothing, what is paid is added, and nothing more can be paid at its maximum, like heat.")
            .optional("refills", &ResourcePool::refills, boolean(), "False: it stays as it is when the party comes to another floor.")
            .optional("badge", &ResourcePool::badge, display_text(1, 2),
                      "One or two letters that stand for it where its name finds no room.")
            .optional("colour", &ResourcePool::colour, colour(), "Of its bar.");
    return table;
}

namespace {

constexpr int most_points = 999;

Fields<PoolBudget>& add_returns(Fields<PoolBudget>& table) {
    return table.optional("per_round", &PoolBudget::per_round, number(0, most_points), "Points that come back at the end of each round.")
        .optional("rate", &PoolBudget::rate, number(0, 10 * most_points),
                  "Points that come back in ten rounds of 100 ticks, as time passes: nobody gets more for acting more often.");
}

const Fields<PoolBudget>& species_budget_fields() {
    static const Fields<PoolBudget> table = [] {
        Fields<PoolBudget> fields("What a creature has of a pool.");
        fields.required("maximum", &PoolBudget::maximum, number(1, most_points), "The most that there is room for.");
        add_returns(fields).optional("start", &PoolBudget::start, number(0, most_points),
                                     "How much there is at the start; left out: the maximum, or nothing in a pool that fills up.");
        return fields;
    }();
    return table;
}

const Fields<PoolBudget>& part_budget_fields() {
    static const Fields<PoolBudget> table = [] {
        Fields<PoolBudget> fields("What a switched-on part adds to a pool.");
        fields.optional("maximum", &PoolBudget::maximum, number(0, most_points), "Room for so much more; it comes empty.");
        add_returns(fields);
        return fields;
    }();
    return table;
}

const Fields<Cooldown>& cooldown_fields() {
    static const Fields<Cooldown> table =
        Fields<Cooldown>("How long it cannot be used after it was used; if several units are given, all of them must be over.")
            .optional("rounds", &Cooldown::rounds, number(1, 99), "Ends of rounds, that of the round of its use included.")
            .optional("ticks", &Cooldown::ticks, number(1, 9999), "Ticks; 100 are a normal turn.")
            .optional("turns", &Cooldown::turns, number(1, 99), "Turns of its own that pass without it.");
    return table;
}

}  // namespace

Value<PoolBudgets> pools_of_species() { return map_from_ids<PoolId>("pools", structure(species_budget_fields())); }
Value<PoolBudgets> pools_of_part() { return map_from_ids<PoolId>("pools", structure(part_budget_fields())); }
Value<PoolCost> pool_cost() { return map_from_ids<PoolId>("pools", number(1, most_points)); }
Value<Cooldown> cooldown() { return structure(cooldown_fields()); }

}  // namespace td
