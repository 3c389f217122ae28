#include "world/pools.hpp"

#include <algorithm>
#include <utility>

#include "world/creature.hpp"
#include "world/parts.hpp"

namespace td {

namespace {

/// The pools that the species and all attached parts bring, each once, those of the species first.
std::vector<PoolId> pools_brought(const WorldView& view, EntityId who) {
    std::vector<PoolId> pools;
    const auto add = [&](const PoolBudgets& budgets) {
        for (const auto& [pool, budget] : budgets)
            if (std::find(pools.begin(), pools.end(), pool) == pools.end()) pools.push_back(pool);
    };
    add(species_of(view, who).pools);
    each_part(view, who, [&](const AttachedPart&, const Part& part) { add(part.pools); });
    return pools;
}

const PoolLevel* find_level(const World& world, EntityId who, PoolId pool) {
    const Pools* pools = world.find<Pools>(who);
    if (!pools) return nullptr;
    const auto found = std::find_if(pools->list.begin(), pools->list.end(), [&](const PoolLevel& level) { return level.pool == pool; });
    return found == pools->list.end() ? nullptr : &*found;
}

/// Null: it does not have the pool.
PoolLevel* edit_level(World& world, EntityId who, PoolId pool) {
    if (!world.has<Pools>(who)) return nullptr;
    auto& list = world.edit<Pools>(who).list;
    const auto found = std::find_if(list.begin(), list.end(), [&](const PoolLevel& level) { return level.pool == pool; });
    return found == list.end() ? nullptr : &*found;
}

int points_of(const PoolCost& cost, PoolId pool) {
    for (const auto& [each, points] : cost)
        if (each == pool) return points;
    return 0;
}

/// Sets the component, or removes it if `pools` is empty.
void set_pools(World& world, EntityId who, Pools pools) {
    const bool has = world.has<Pools>(who);
    if (pools.list.empty()) {
        if (has) world.remove<Pools>(who);
    } else if (has) {
        world.edit<Pools>(who) = std::move(pools);
    } else {
        world.add(who, std::move(pools));
    }
}

}  // namespace

PoolBudget pool_budget(const WorldView& view, EntityId who, PoolId pool) {
    PoolBudget sum;
    const auto add = [&](const PoolBudgets& budgets) {
        for (const auto& [each, budget] : budgets) {
            if (each != pool) continue;
            sum.maximum += budget.maximum;
            sum.per_round += budget.per_round;
            sum.rate += budget.rate;
            sum.start = std::max(sum.start, budget.start);
        }
    };
    add(species_of(view, who).pools);
    each_part(view, who, [&](const AttachedPart& attached, const Part& part) {
        if (attached.on) add(part.pools);
    });
    return sum;
}

PoolStatus pool_status(const WorldView& view, EntityId who, const PoolLevel& level) {
    const PoolBudget budget = pool_budget(view, who, level.pool);
    // A pool that fills up, such as heat, may be above its present maximum; any other is cut off there.
    const bool fills_up = view.catalog[level.pool].fills_up;
    const int amount = fills_up ? level.amount : std::min(level.amount, budget.maximum);
    return {.pool = level.pool,
            .amount = amount,
            .maximum = budget.maximum,
            .left = fills_up ? std::max(0, budget.maximum - amount) : amount,
            .budget = budget};
}

std::vector<PoolStatus> pools_of(const WorldView& view, EntityId who) {
    std::vector<PoolStatus> all;
    if (const Pools* pools = view.world.find<Pools>(who))
        for (const PoolLevel& level : pools->list) all.push_back(pool_status(view, who, level));
    return all;
}

int pool_left(const WorldView& view, EntityId who, PoolId pool) {
    const PoolLevel* level = find_level(view.world, who, pool);
    return level ? pool_status(view, who, *level).left : 0;
}

int pool_missing(const WorldView& view, EntityId who, PoolId pool) {
    const PoolLevel* level = find_level(view.world, who, pool);
    if (!level) return 0;
    const PoolStatus status = pool_status(view, who, *level);
    return view.catalog[pool].fills_up ? status.amount : status.maximum - status.amount;
}

PoolId lacking_pool(const WorldView& view, EntityId who, const PoolCost& cost, const PoolCost& spent_before) {
    for (const auto& [pool, points] : cost)
        if (points > 0 && pool_left(view, who, pool) < points + points_of(spent_before, pool)) return pool;
    return {};
}

void add_cost(PoolCost& sum, const PoolCost& more) {
    for (const auto& [pool, points] : more) {
        const auto found = std::find_if(sum.begin(), sum.end(), [id = pool](const auto& row) { return row.first == id; });
        if (found == sum.end())
            sum.emplace_back(pool, points);
        else
            found->second += points;
    }
}

Pools initial_pools(const WorldView& view, EntityId who) {
    Pools pools;
    for (const PoolId pool : pools_brought(view, who)) {
        const PoolBudget budget = pool_budget(view, who, pool);
        const int ready = view.catalog[pool].fills_up ? 0 : budget.maximum;
        pools.list.push_back({.pool = pool, .amount = budget.start == PoolBudget::ready ? ready : budget.start});
    }
    return pools;
}

void fit_pools(World& world, const Catalog& catalog, EntityId who) {
    Pools pools;
    for (const PoolId pool : pools_brought({world, catalog}, who)) {
        const PoolLevel* level = find_level(world, who, pool);
        pools.list.push_back(level ? *level : PoolLevel{.pool = pool});
    }
    set_pools(world, who, std::move(pools));
}

void change_pool(World& world, const Catalog& catalog, EntityId who, PoolId pool, int points) {
    PoolLevel* level = edit_level(world, who, pool);
    if (!level) return;
    const int maximum = pool_budget({world, catalog}, who, pool).maximum;
    if (catalog[pool].fills_up)
        level->amount = std::clamp(level->amount - points, 0, std::max(level->amount, maximum));
    else
        level->amount = std::clamp(std::min(level->amount, maximum) + points, 0, maximum);
}

void recover_pool(World& world, const Catalog& catalog, EntityId who, PoolId pool, int thousandths) {
    constexpr int whole_point = 1000;
    PoolLevel* level = edit_level(world, who, pool);
    if (!level) return;
    level->thousandths += thousandths;
    const int points = level->thousandths / whole_point;
    level->thousandths %= whole_point;
    if (points > 0) change_pool(world, catalog, who, pool, points);
}

void pay(World& world, const Catalog& catalog, EntityId who, const PoolCost& cost) {
    for (const auto& [pool, points] : cost) change_pool(world, catalog, who, pool, -points);
}

}  // namespace td
