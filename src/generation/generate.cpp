#include "generation/generate.hpp"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

#include "generation/furnish.hpp"
#include "generation/ground.hpp"
#include "generation/layout.hpp"
#include "generation/pools.hpp"
#include "generation/scatter.hpp"
#include "generation/validate.hpp"

namespace td {
namespace {

std::optional<LevelPlan> try_layout(const Catalog& catalog, const FloorRules& rules, int arrivals, int fewest_rooms, Rng& layout_rng,
                                    Rng& spawns) {
    const Layout layout = random_layout(rules, layout_rng);
    if (static_cast<int>(layout.rooms.size()) < fewest_rooms) return std::nullopt;
    Ground ground(catalog, layout);
    pour_pools(ground, layout, catalog, rules.patches, layout_rng);
    std::vector<FeaturePlacement> features = scatter_features(ground, layout, catalog, rules.features, layout_rng);
    auto plan = Furnisher(catalog, rules, layout, ground, spawns).furnish(arrivals);
    if (plan) plan->features = std::move(features);
    if (plan && !first_flaw(*plan, rules, catalog).empty()) return std::nullopt;
    return plan;
}

/// Without pools nothing is left to chance but where things lie. A boss or a prize that cannot lie anywhere is left out.
LevelPlan plain_level(const Catalog& catalog, FloorRules rules, int arrivals, Rng& spawns) {
    constexpr int tries = 16;
    const Layout layout = simple_layout(rules);
    while (true) {
        for (int i = 0; i < tries; ++i) {
            Ground ground(catalog, layout);
            if (auto plan = Furnisher(catalog, rules, layout, ground, spawns).furnish(arrivals)) return *std::move(plan);
        }
        assert(!rules.boss.empty() || !rules.prize.empty());
        rules.boss.clear();
        rules.prize.clear();
    }
}

}  // namespace

LevelPlan generate_level(const Catalog& catalog, const FloorRules& rules, int arrivals, Rng layout, Rng spawns) {
    assert(rules.width >= 24 && rules.height >= 18 && arrivals >= 1 && arrivals <= most_arrivals);
    constexpr std::uint64_t tries = 12;
    constexpr std::uint64_t choosy_tries = 4;  // as many rooms as asked for often fit when they are thrown again
    for (std::uint64_t i = 0; i < tries; ++i) {
        Rng layout_try = Rng::named(layout.state(), "layout try", i);
        Rng spawns_try = Rng::named(spawns.state(), "spawns try", i);
        const int fewest_rooms = i < choosy_tries ? std::max(2, rules.rooms.low) : 2;
        if (auto plan = try_layout(catalog, rules, arrivals, fewest_rooms, layout_try, spawns_try)) return *std::move(plan);
    }
    return plain_level(catalog, rules, arrivals, spawns);
}

LevelPlan generate_level(const Catalog& catalog, const Dungeon& dungeon, int floor, std::uint64_t seed, int arrivals) {
    const auto number = static_cast<std::uint64_t>(floor);
    const std::uint64_t dungeon_seed = Hash{}.add(seed).add(dungeon.id).value();
    const int at_first = static_cast<int>(dungeon.party.size() + dungeon.guests.size());
    return generate_level(catalog, dungeon.floors[static_cast<std::size_t>(floor - 1)],
                          std::min(std::max({1, at_first, arrivals}), most_arrivals), Rng::named(dungeon_seed, "layout", number),
                          Rng::named(dungeon_seed, "spawns", number));
}

}  // namespace td
