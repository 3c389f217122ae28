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
#include "generation/vaults.hpp"

namespace td {
namespace {

/// The arguments of a generation, apart from the random streams.
struct LevelRequest {
    const Catalog& catalog;
    const FloorRules& rules;
    int arrivals;
    int floor;
};

/// A floor with one random layout. Nothing if it has a flaw, or if `strict` and it has too few rooms or leaves anything out.
std::optional<LevelPlan> try_layout(const LevelRequest& request, bool strict, Rng& layout_rng, Rng& spawns) {
    const auto& [catalog, rules, arrivals, floor] = request;
    const Layout layout = random_layout(catalog, rules, layout_rng);
    const bool is_drawn = rules.style == FloorStyle::drawn;
    const bool of_rooms = rules.style != FloorStyle::cave && !is_open_layout(rules.style) && !is_drawn;
    int fewest_rooms = is_drawn ? 1 : 2;
    if (strict && of_rooms) fewest_rooms = std::max(2, rules.rooms.low);
    if (static_cast<int>(layout.rooms.size()) < fewest_rooms || (strict && !layout.vaults_left_out.empty())) return std::nullopt;
    Ground ground(catalog, layout);
    place_pools(ground, layout, catalog, rules.patches, layout_rng);
    std::vector<FeaturePlacement> features = scatter_features(ground, layout, catalog, rules.features, layout_rng);
    auto plan = Furnisher(catalog, rules, floor, layout, ground, spawns).furnish(arrivals, !strict);
    if (plan) plan->features.insert(plan->features.end(), features.begin(), features.end());
    if (plan)
        for (const PlacedVault& placed : layout.vaults) plan->vaults.push_back(placed.vault);
    if (plan && !first_flaw(*plan, rules, catalog).empty()) return std::nullopt;
    return plan;
}

/// The rules with the smallest rooms beside vaults, or the largest single room around them.
FloorRules with_space_for_vaults(FloorRules rules) {
    const bool is_around = rules.style == FloorStyle::room;
    constexpr Range smallest{0, 5};  // a room has at least three tiles on each side, whatever the rules say
    rules.room_width = is_around ? Range{rules.room_width.high, rules.room_width.high} : smallest;
    rules.room_height = is_around ? Range{rules.room_height.high, rules.room_height.high} : smallest;
    return rules;
}

/// Adds the boss and the prizes of the rules.
void add_boss_and_prizes(const FloorRules& rules, std::vector<LeftOut>& left_out) {
    for (const TeamSpawn& boss : rules.boss)
        if (!boss.members.empty()) left_out.push_back({.leader = boss.members[0].species});
    for (const ItemSpawn& prize : rules.prize)
        if (prize.item) left_out.push_back({.item = prize.item});
}

/// The fallback: two rooms without pools. Vaults are left out, and so are a boss or a prize that finds no place.
LevelPlan plain_level(const LevelRequest& request, Rng& spawns) {
    constexpr int tries = 16;
    constexpr bool may_leave_out = true;
    FloorRules rules = request.rules;
    const Layout layout = simple_layout(rules);
    std::vector<LeftOut> left_out;
    for (const VaultId vault : draw_vaults(rules, spawns)) left_out.push_back({.vault = vault});
    while (true) {
        for (int i = 0; i < tries; ++i) {
            Ground ground(request.catalog, layout);
            auto plan = Furnisher(request.catalog, rules, request.floor, layout, ground, spawns).furnish(request.arrivals, may_leave_out);
            if (!plan) continue;
            plan->left_out.insert(plan->left_out.end(), left_out.begin(), left_out.end());
            return *std::move(plan);
        }
        assert(!rules.boss.empty() || !rules.prize.empty());
        add_boss_and_prizes(rules, left_out);
        rules.boss.clear();
        rules.prize.clear();
    }
}

}  // namespace

LevelPlan generate_level(const Catalog& catalog, const FloorRules& rules, int arrivals, Rng layout, Rng spawns, int floor) {
    assert(rules.width >= 24 && rules.height >= 18 && arrivals >= 1 && arrivals <= most_arrivals);
    constexpr std::uint64_t tries = 12;
    constexpr std::uint64_t strict_tries = 4;  // must place everything: another layout often has room; later tries may leave things out
    constexpr std::uint64_t tries_beside_vaults = 240;
    const LevelRequest request{catalog, rules, arrivals, floor};
    std::uint64_t number = 0;
    const auto try_next = [&](const LevelRequest& wanted, bool strict) {
        Rng layout_try = Rng::named(layout.state(), "layout try", number);
        Rng spawns_try = Rng::named(spawns.state(), "spawns try", number++);
        return try_layout(wanted, strict, layout_try, spawns_try);
    };
    std::optional<LevelPlan> without_a_vault;
    while (number < tries && !without_a_vault) {
        auto plan = try_next(request, number < strict_tries);
        if (!plan) continue;
        if (!plan->lacks_a_vault()) return *std::move(plan);
        without_a_vault = std::move(plan);
    }
    if (!rules.vaults.empty()) {
        // An objective may depend on a vault, so rooms shrink to make space for it.
        const FloorRules for_vaults = with_space_for_vaults(rules);
        constexpr bool strict = true;
        for (std::uint64_t i = 0; i < tries_beside_vaults; ++i) {
            auto plan = try_next({catalog, for_vaults, arrivals, floor}, !strict);
            if (!plan) continue;
            if (!plan->lacks_a_vault()) return *std::move(plan);
            if (!without_a_vault) without_a_vault = std::move(plan);
        }
    }
    return without_a_vault ? *std::move(without_a_vault) : plain_level(request, spawns);
}

LevelPlan generate_level(const Catalog& catalog, const Dungeon& dungeon, int floor, std::uint64_t seed, int arrivals) {
    const auto number = static_cast<std::uint64_t>(floor);
    const std::uint64_t dungeon_seed = Hash{}.add(seed).add(dungeon.id).value();
    const int party_at_start = static_cast<int>(dungeon.party.size() + dungeon.guests.size());
    return generate_level(catalog, dungeon.floors[static_cast<std::size_t>(floor - 1)],
                          std::min(std::max({1, party_at_start, arrivals}), most_arrivals), Rng::named(dungeon_seed, "layout", number),
                          Rng::named(dungeon_seed, "spawns", number), floor);
}

}  // namespace td
