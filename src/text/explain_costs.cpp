#include "text/explain_costs.hpp"

#include <algorithm>

#include "base/utf8.hpp"
#include "text/explain.hpp"
#include "text/say.hpp"

namespace td {

namespace {

/// Appends `part`, with `between` before it unless it is the first. An empty part adds nothing.
void add_part(std::string& text, const std::string& part, std::string_view between) {
    if (part.empty()) return;
    if (!text.empty()) text += between;
    text += part;
}

/// "1 back each round", as the pool recovers; empty if it does not.
std::string describe_return(const PoolBudget& budget, bool fills_up, const Catalog& catalog) {
    std::string text;
    if (budget.per_round > 0)
        add_part(text,
                 fills_up ? say(catalog, {"pool_down_per_round", "points"}, budget.per_round)
                          : say(catalog, {"pool_back_per_round", "points"}, budget.per_round),
                 ", ");
    if (budget.rate > 0)
        add_part(text,
                 fills_up ? say(catalog, {"pool_down_in_time", "points"}, budget.rate)
                          : say(catalog, {"pool_back_in_time", "points"}, budget.rate),
                 ", ");
    return text;
}

}  // namespace

std::string badge_of(const ResourcePool& pool) { return std::string(pool.badge.empty() ? first_characters(pool.name, 2) : pool.badge); }

std::string describe_cost(const PoolCost& cost, const Catalog& catalog) {
    std::string text;
    for (const auto& [pool, points] : cost)
        add_part(text, say(catalog, {"pool_points", "amount", "pool"}, points, catalog[pool].name), ", ");
    return text;
}

std::string short_cost(const PoolCost& cost, const Catalog& catalog) {
    std::string text;
    for (const auto& [pool, points] : cost) add_part(text, std::to_string(points) + " " + badge_of(catalog[pool]), " ");
    return text;
}

std::string describe_cooldown(const Cooldown& cooldown, const Catalog& catalog) {
    std::string text;
    if (cooldown.rounds > 0) add_part(text, say(catalog, {"rest_of_rounds", "rounds"}, cooldown.rounds), ", ");
    if (cooldown.ticks > 0) add_part(text, say(catalog, {"rest_of_ticks", "ticks"}, cooldown.ticks), ", ");
    if (cooldown.turns > 0) add_part(text, say(catalog, {"rest_of_turns", "turns"}, cooldown.turns), ", ");
    return text;
}

std::string short_cooldown(const Cooldown& cooldown, const Catalog& catalog) {
    std::string text;
    if (cooldown.rounds > 0) add_part(text, say(catalog, {"short_rounds", "rounds"}, cooldown.rounds), " ");
    if (cooldown.ticks > 0) add_part(text, say(catalog, {"short_ticks", "ticks"}, cooldown.ticks), " ");
    if (cooldown.turns > 0) add_part(text, say(catalog, {"short_turns", "turns"}, cooldown.turns), " ");
    return text;
}

Cooldown shown_cooldown(Cooldown left, const Skill& skill) {
    left.turns = std::min(left.turns, skill.cooldown.turns);
    return left;
}

std::vector<std::string> describe_limits(const Skill& skill, const Catalog& catalog) {
    std::vector<std::string> lines;
    if (const std::string cost = describe_cost(skill.pool_cost, catalog); !cost.empty())
        lines.push_back(say(catalog, {"costs_pool", "cost"}, cost));
    if (const std::string rest = describe_cooldown(skill.cooldown, catalog); !rest.empty())
        lines.push_back(say(catalog, {"cools_down", "rest"}, rest));
    if (skill.points > 1) lines.push_back(say(catalog, {"costs_points", "points"}, skill.points));
    return lines;
}

std::string describe_pool(const PoolStatus& status, const Catalog& catalog) {
    const ResourcePool& pool = catalog[status.pool];
    const std::string back = describe_return(status.budget, pool.fills_up, catalog);
    return back.empty()
               ? say(catalog, {"pool_state", "pool", "amount", "maximum"}, pool.name, status.amount, status.maximum)
               : say(catalog, {"pool_state_back", "pool", "amount", "maximum", "back"}, pool.name, status.amount, status.maximum, back);
}

std::string describe_budget(PoolId pool, const PoolBudget& budget, const Catalog& catalog) {
    const std::string back = describe_return(budget, catalog[pool].fills_up, catalog);
    return back.empty() ? say(catalog, {"pool_budget", "pool", "maximum"}, catalog[pool].name, budget.maximum)
                        : say(catalog, {"pool_budget_back", "pool", "maximum", "back"}, catalog[pool].name, budget.maximum, back);
}

std::vector<std::string> describe_payment(EntityId who, const PoolCost& cost, const WorldView& view) {
    std::vector<std::string> lines;
    for (const PoolStatus& status : pools_of(view, who))
        for (const auto& [id, points] : cost) {
            if (id != status.pool) continue;
            const int after = view.catalog[id].fills_up ? status.amount + points : status.amount - points;
            lines.push_back(say(view.catalog, {"pool_after", "pool", "before", "after", "maximum"}, view.catalog[id].name, status.amount,
                                after, status.maximum));
        }
    return lines;
}

std::vector<std::string> describe_pools_of_part(const Part& part, const Catalog& catalog) {
    std::vector<std::string> lines;
    for (const auto& [id, budget] : part.pools) {
        std::string text;
        if (budget.maximum > 0) text = with_sign(budget.maximum);
        add_part(text, describe_return(budget, catalog[id].fills_up, catalog), ", ");
        if (!text.empty()) lines.push_back(say(catalog, {"part_pool", "pool", "change"}, catalog[id].name, text));
    }
    return lines;
}

}  // namespace td
