// What a creature has of its pools, and whether it can pay from them.
#pragma once

#include "catalog/catalog.hpp"
#include "world/world_view.hpp"

namespace td {

/// The sum of the budgets of the species and of the switched-on parts; its start is that of the species alone.
PoolBudget pool_budget(const WorldView& view, EntityId who, PoolId pool);

/// A pool as players see it: `amount` of `maximum`, of which `left` can be spent.
struct PoolStatus {
    PoolId pool;
    int amount = 0;
    int maximum = 0;
    int left = 0;
    PoolBudget budget;
};
PoolStatus pool_status(const WorldView& view, EntityId who, const PoolLevel& level);
/// Of each of the pools that the creature has, those of its species first.
std::vector<PoolStatus> pools_of(const WorldView& view, EntityId who);
/// Points of a pool that can be spent; 0 in a pool that the creature does not have.
int pool_left(const WorldView& view, EntityId who, PoolId pool);
/// Points that would have to come back until all could be spent.
int pool_missing(const WorldView& view, EntityId who, PoolId pool);

/// The first pool from which `cost` cannot be paid after `spent_before` was; none if all of it can.
PoolId lacking_pool(const WorldView& view, EntityId who, const PoolCost& cost, const PoolCost& spent_before = {});
/// Adds `more` to `sum`, pool by pool.
void add_cost(PoolCost& sum, const PoolCost& more);

/// The pools of a creature as they are at the start, with the parts that it has now.
Pools initial_pools(const WorldView& view, EntityId who);
/// Gives the creature the pools that its species and parts bring, new ones empty, and takes away those that nothing brings any more.
void fit_pools(World& world, const Catalog& catalog, EntityId who);

/// Changes what can be spent of a pool by `points`, within its limits. Nothing happens if the creature does not have the pool.
void change_pool(World& world, const Catalog& catalog, EntityId who, PoolId pool, int points);
/// Adds `thousandths` of a point to what can be spent; fractions are kept until they make a point. Nothing happens without the pool.
void recover_pool(World& world, const Catalog& catalog, EntityId who, PoolId pool, int thousandths);
/// Takes `cost` from the pools of `who`, as far as they have it.
void pay(World& world, const Catalog& catalog, EntityId who, const PoolCost& cost);

}  // namespace td
