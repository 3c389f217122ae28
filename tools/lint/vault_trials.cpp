#include "tools/lint/vault_trials.hpp"

#include <fmt/format.h>

#include "generation/generate.hpp"

namespace td {

namespace {

constexpr int trials = 20;

int trials_without_a_vault(const Catalog& catalog, const Dungeon& dungeon, int floor) {
    int count = 0;
    for (std::uint64_t seed = 1; seed <= trials; ++seed) count += generate_level(catalog, dungeon, floor, seed).lacks_a_vault() ? 1 : 0;
    return count;
}

}  // namespace

std::vector<Finding> vaults_left_out(const Catalog& catalog, const Dungeon& dungeon) {
    std::vector<Finding> found;
    for (std::size_t i = 0; i < dungeon.floors.size(); ++i) {
        const FloorRules& rules = dungeon.floors[i];
        if (rules.vaults.empty() || rules.vault_rooms.high < 2) continue;
        if (const int without = trials_without_a_vault(catalog, dungeon, static_cast<int>(i) + 1); without > 0)
            found.push_back({fmt::format("in {} of {} trials this floor had no room for one of its vaults", without, trials),
                             "make the floor larger or the vaults smaller, or lower `vault_rooms`", "floors", i});
    }
    return found;
}

}  // namespace td
