// Counts which plans of their tactics the creatures of a run followed, by side.
#pragma once

#include <array>

#include "catalog/tactic.hpp"
#include "world/roster.hpp"

namespace td {

/// Turns in which an AI-controlled creature followed a plan of its tactic. Turns without one (asleep, a remedy, out of a fire) do not
/// count.
struct PlanTally {
    std::array<std::array<long, plan_kinds>, faction_count> turns{};

    long of(Faction side, Plan::Kind kind) const { return turns[static_cast<std::size_t>(side)][static_cast<std::size_t>(kind)]; }
    void count(Faction side, Plan::Kind kind) { ++turns[static_cast<std::size_t>(side)][static_cast<std::size_t>(kind)]; }
    void add(const PlanTally& other) {
        for (std::size_t side = 0; side < turns.size(); ++side)
            for (std::size_t kind = 0; kind < plan_kinds; ++kind) turns[side][kind] += other.turns[side][kind];
    }
};

}  // namespace td
