// What limits the use of skills besides charges: pools that they are paid from (mana, ammunition, heat), and cooldowns.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "catalog/definition.hpp"
#include "catalog/ids.hpp"

namespace td {

/// A quantity that creatures have and pay skills, items and shots from. A pool that fills up counts the other way round: what is paid is
/// added, and nothing more can be paid once it is at its maximum.
struct ResourcePool : Definition {
    bool fills_up = false;  ///< heat, as opposed to mana
    bool refills = true;    ///< on each new floor it is as at the start; false: it stays as it is
    std::string badge;      ///< up to four letters, for where the name finds no room
    std::uint32_t colour = 0x6FA8E8;
};

/// What a creature has of one pool; the budgets of its species and of its switched-on parts add up.
struct PoolBudget {
    static constexpr int ready = -1;
    int maximum = 0;
    int start = ready;  ///< amount at the start; `ready`: all of it, or nothing in a pool that fills up
    int per_round = 0;  ///< comes back at the end of each round, at once
    int rate = 0;       ///< points that come back in ten rounds of 100 ticks, as time passes
};
using PoolBudgets = std::vector<std::pair<PoolId, PoolBudget>>;

/// Points of each pool that something costs.
using PoolCost = std::vector<std::pair<PoolId, int>>;

/// How long a skill cannot be used after it was used, in up to three units; all of them must be over.
struct Cooldown {
    int rounds = 0;  ///< ends of rounds
    int ticks = 0;
    int turns = 0;  ///< own turns that pass without it

    constexpr bool is_over() const { return rounds == 0 && ticks == 0 && turns == 0; }
    friend bool operator==(const Cooldown&, const Cooldown&) = default;
};

}  // namespace td
