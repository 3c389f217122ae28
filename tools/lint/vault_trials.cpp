#include "tools/lint/vault_trials.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "generation/generate.hpp"

namespace td {

namespace {

constexpr int trials = 20;
constexpr std::uint64_t trials_alone = 3;

/// In how many trials generation left out one of the vaults of the floor.
int trials_without_a_vault(const Catalog& catalog, const Dungeon& dungeon, int floor) {
    int count = 0;
    for (std::uint64_t seed = 1; seed <= trials; ++seed) count += generate_level(catalog, dungeon, floor, seed).lacks_a_vault() ? 1 : 0;
    return count;
}

/// True if generation does not place the vault in any of a few tries, even if it is the only one of the floor.
bool finds_no_place(const Catalog& catalog, const Dungeon& dungeon, std::size_t floor, VaultId vault) {
    FloorRules rules = dungeon.floors[floor];
    rules.vaults = {{.vault = vault}};
    rules.vault_rooms = {1, 1};
    const int arrivals = std::clamp(static_cast<int>(dungeon.party.size() + dungeon.guests.size()), 1, most_arrivals);
    for (std::uint64_t seed = 1; seed <= trials_alone; ++seed)
        if (!generate_level(catalog, rules, arrivals, Rng(seed), Rng(seed + trials_alone), static_cast<int>(floor) + 1).lacks_a_vault())
            return false;
    return true;
}

}  // namespace

std::vector<Finding> vaults_left_out(const Catalog& catalog, const Dungeon& dungeon) {
    std::vector<Finding> found;
    for (std::size_t i = 0; i < dungeon.floors.size(); ++i) {
        const FloorRules& rules = dungeon.floors[i];
        if (rules.vaults.empty() || rules.vault_rooms.high == 0) continue;
        const std::size_t found_before = found.size();
        for (const VaultSpawn& spawn : rules.vaults)
            if (finds_no_place(catalog, dungeon, i, spawn.vault))
                found.push_back(
                    {fmt::format("floor {} never has a place for `{}`, not even as its only vault", i + 1, catalog[spawn.vault].id),
                     "make the floor larger, or the vault smaller or more open; `delve generate` shows floors", "floors", i});
        if (rules.vault_rooms.high < 2 || found.size() > found_before) continue;
        if (const int without = trials_without_a_vault(catalog, dungeon, static_cast<int>(i) + 1); without > 0)
            found.push_back({fmt::format("in {} of {} trials this floor had no room for one of its vaults", without, trials),
                             "make the floor larger or the vaults smaller, or lower `vault_rooms`", "floors", i});
    }
    return found;
}

}  // namespace td
