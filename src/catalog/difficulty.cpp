#include "catalog/difficulty.hpp"

#include <algorithm>

#include "catalog/catalog.hpp"

namespace td {

DifficultyId main_difficulty(const Catalog& catalog) {
    for (std::size_t i = 0; i < catalog.difficulties.size(); ++i)
        if (catalog.difficulties[i].main) return DifficultyId(i);
    return catalog.difficulties.empty() ? DifficultyId() : DifficultyId(0);
}

int scaled_count(int count, int percent) {
    if (count <= 0 || percent == 0) return 0;
    return std::max(1, (count * percent + 50) / 100);
}

std::vector<Arrival> at_difficulty(std::vector<Arrival> arrivals, const Difficulty& difficulty) {
    for (Arrival& arrival : arrivals)
        if (!arrival.neutral) arrival.at_most = scaled_count(arrival.at_most, difficulty.teams_percent);
    return arrivals;
}

FallenRule fallen_at_difficulty(const Dungeon& dungeon, const Difficulty& difficulty) {
    FallenRule rule = dungeon.fallen;
    rule.rounds = scaled_count(rule.rounds, difficulty.fallen_percent);
    if (rule.rounds == 0) rule.fate = FallenRule::Fate::lost;
    return rule;
}

Dungeon at_difficulty(const Dungeon& dungeon, const Difficulty& difficulty) {
    Dungeon changed = dungeon;
    for (ItemSpawn& row : changed.bag) row.count_low = scaled_count(row.count_low, difficulty.bag_percent);
    std::erase_if(changed.bag, [](const ItemSpawn& row) { return row.count_low == 0; });
    changed.bag.insert(changed.bag.end(), difficulty.bag.begin(), difficulty.bag.end());
    for (FloorRules& floor : changed.floors) {
        floor.foe_teams = {scaled_count(floor.foe_teams.low, difficulty.teams_percent),
                           scaled_count(floor.foe_teams.high, difficulty.teams_percent)};
        floor.arrivals = at_difficulty(std::move(floor.arrivals), difficulty);
    }
    return changed;
}

TacticId tactic_at_difficulty(TacticId tactic, const Difficulty& difficulty, Rng& rng) {
    for (const TacticSwap& swap : difficulty.minds.swaps)
        if (swap.tactic == tactic && (swap.percent >= 100 || rng.chance(swap.percent))) return swap.by;
    return tactic;
}

}  // namespace td
