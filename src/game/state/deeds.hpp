// What the party has done and suffered on a floor, as far as objectives ask for it.
#pragma once

#include <array>
#include <vector>

#include "base/hash.hpp"
#include "catalog/ids.hpp"
#include "catalog/objective.hpp"
#include "time/tiers.hpp"

namespace td {

struct Deeds {
    std::array<int, tier_count> hits{};     ///< by foes, on members; by the tier in which they fell
    std::array<int, tier_count> actions{};  ///< of members and guests, without steps and waits; by tier
    int deaths = 0;                         ///< of members
    std::vector<FeatureId> used;            ///< features that the party has opened or walked into; each once

    /// How many of those in `tier`; any_tier: of all.
    static int count_in(const std::array<int, tier_count>& by_tier, int tier) {
        if (tier != Objective::any_tier) return by_tier[static_cast<std::size_t>(tier)];
        int sum = 0;
        for (const int count : by_tier) sum += count;
        return sum;
    }

    void add_to(Hash& hash) const {
        for (int tier = 0; tier < tier_count; ++tier)
            hash.add(static_cast<std::uint64_t>(count_in(hits, tier))).add(static_cast<std::uint64_t>(count_in(actions, tier)));
        hash.add(static_cast<std::uint64_t>(deaths)).add(used.size());
        for (const FeatureId feature : used) hash.add(feature.value);
    }
    friend bool operator==(const Deeds&, const Deeds&) = default;
};

}  // namespace td
