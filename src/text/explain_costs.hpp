// Sentences about what skills, items and shots cost, and about the pools that they are paid from.
#pragma once

#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "world/pools.hpp"

namespace td {

/// "3 mana, 1 ammunition"; empty for what costs nothing.
std::string describe_cost(const PoolCost& cost, const Catalog& catalog);
/// "3 rounds, 50 ticks"; empty when it has ended.
std::string describe_cooldown(const Cooldown& cooldown, const Catalog& catalog);
/// The same for narrow places: "3 rd".
std::string short_cooldown(const Cooldown& cooldown, const Catalog& catalog);
/// What is left of a skill's cooldown as players read it: the turn of its use does not count.
Cooldown shown_cooldown(Cooldown left, const Skill& skill);
/// "3 MP 1 Am": for narrow places.
std::string short_cost(const PoolCost& cost, const Catalog& catalog);
/// The one or two letters for a pool.
std::string badge_of(const ResourcePool& pool);
/// What a use costs and how long the skill then cools down, a line each.
std::vector<std::string> describe_limits(const Skill& skill, const Catalog& catalog);
/// "Mana 5 of 12, 1 back each round".
std::string describe_pool(const PoolStatus& status, const Catalog& catalog);
/// "Mana 12, 1 back each round": what a species has of a pool.
std::string describe_budget(PoolId pool, const PoolBudget& budget, const Catalog& catalog);
/// "Mana 12 -> 9 of 12" for each pool that `cost` is paid from. Precondition: `who` can pay it.
std::vector<std::string> describe_payment(EntityId who, const PoolCost& cost, const WorldView& view);
/// What a part brings: "Energy +10", "Energy +1 back each round".
std::vector<std::string> describe_pools_of_part(const Part& part, const Catalog& catalog);

}  // namespace td
