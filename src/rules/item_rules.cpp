// Reactive systems about handling items and about leading the team.
#include <algorithm>

#include "actions/commit.hpp"
#include "rules/systems.hpp"
#include "world/creature.hpp"
#include "world/fixtures.hpp"

namespace td {

namespace {

const std::vector<ItemStack>& bag_of(const World& world, EntityId who) { return world.bag(world.roster()[who].team).stacks; }

bool slot_exists(const World& world, EntityId who, int slot) {
    return slot >= 0 && static_cast<std::size_t>(slot) < bag_of(world, who).size();
}

/// The nearest tile around `at` where one more item can lie; nothing if none within a few tiles can hold it.
std::optional<Point> free_tile_for_item(const WorldView& view, Point at) {
    constexpr auto walk = static_cast<MobilitySet>(Mobility::walk);
    constexpr int farthest_tiles = 4;
    for (int radius = 0; radius <= farthest_tiles; ++radius)
        for (int y = -radius; y <= radius; ++y)
            for (int x = -radius; x <= radius; ++x) {
                const Point p = at + Point{x, y};
                if (chebyshev(p, at) != radius || !is_passable(view, walk, p)) continue;
                if (!view.world.any(p, IndexedKind::loot) && !view.world.any(p, IndexedKind::stairs) && !in_doorway(view, p)) return p;
            }
    return std::nullopt;
}

std::optional<Refusal> why_not_hand_over(const World& world, EntityId who, EntityId other) {
    if (!world.roster().is_here(other) || world.roster()[who].team != world.roster()[other].team)
        return Refusal{.reason = Refusal::Reason::not_a_member};
    if (chebyshev(world.get<Position>(who).at, world.get<Position>(other).at) > 1)
        return Refusal{.reason = Refusal::Reason::not_adjacent, .by = other};
    return std::nullopt;
}

}  // namespace

void System<Rule::handling_items>::react(Reaction& reaction, const PickUp& pick) {
    if (const Loot* loot = reaction.world().find<Loot>(pick.loot))
        reaction.amend(PickUp{pick.who, pick.loot, loot->stack.item});
    else
        reaction.cancel({.reason = Refusal::Reason::nothing_here});
}

void System<Rule::handling_items>::react(Reaction& reaction, const PlaceItem& place) {
    const auto free = free_tile_for_item(reaction.view(), place.at);
    if (!free)
        reaction.cancel({.reason = Refusal::Reason::tile_occupied});
    else
        reaction.amend(PlaceItem{place.stack, *free});
}

void System<Rule::handling_items>::react(Reaction& reaction, const DropItem& drop) {
    const Point at = reaction.world().get<Position>(drop.who).at;
    if (!slot_exists(reaction.world(), drop.who, drop.slot))
        reaction.cancel({.reason = Refusal::Reason::no_such_item});
    else if (reaction.world().any(at, IndexedKind::loot) || reaction.world().any(at, IndexedKind::stairs) ||
             in_doorway(reaction.view(), at))
        reaction.cancel({.reason = Refusal::Reason::tile_occupied});
    else
        reaction.amend(DropItem{drop.who, drop.slot, at, bag_of(reaction.world(), drop.who)[static_cast<std::size_t>(drop.slot)].item});
}

void System<Rule::handling_items>::react(Reaction& reaction, const GiveItem& give) {
    if (!slot_exists(reaction.world(), give.who, give.slot))
        reaction.cancel({.reason = Refusal::Reason::no_such_item});
    else if (const auto refusal = why_not_hand_over(reaction.world(), give.who, give.to))
        reaction.cancel(*refusal);
    else if (reaction.world().has<HeldItem>(give.to))
        reaction.cancel({.reason = Refusal::Reason::already_holding, .by = give.to});
}

void System<Rule::handling_items>::react(Reaction& reaction, const TakeItem& take) {
    const World& world = reaction.world();
    if (const auto refusal = why_not_hand_over(world, take.who, take.from)) return reaction.cancel(*refusal);
    const HeldItem* holding = world.find<HeldItem>(take.from);
    if (!holding) return reaction.cancel({.reason = Refusal::Reason::no_such_item});
    Bag copy = world.bag(world.roster()[take.who].team);  // only to see whether it has room
    if (!add_to_bag(copy, reaction.catalog(), holding->stack)) reaction.cancel({.reason = Refusal::Reason::bag_full});
}

void System<Rule::leading>::react(Reaction& reaction, const SetLeader& lead) {
    const Roster& roster = reaction.world().roster();
    const Team& team = roster[lead.team];
    if (std::find(team.members.begin(), team.members.end(), lead.who) == team.members.end())
        reaction.cancel({.reason = Refusal::Reason::not_a_member});
    else if (!roster.is_here(lead.who))
        reaction.cancel({.reason = Refusal::Reason::cannot_lead_now, .by = lead.who});
    else if (roster.leader_of(lead.team) == lead.who)
        reaction.cancel({.reason = Refusal::Reason::same_leader, .by = lead.who});
}

void System<Rule::leading>::react(Reaction& reaction, const SwapSlots& swap) {
    const int count = static_cast<int>(reaction.world().roster()[swap.team].members.size());
    const bool both_exist = swap.first >= 0 && swap.second >= 0 && swap.first < count && swap.second < count;
    if (!both_exist)
        reaction.cancel({.reason = Refusal::Reason::not_a_member});
    else if (swap.first == swap.second)
        reaction.cancel({.reason = Refusal::Reason::pointless});
}

void System<Rule::taking_stairs>::react(Reaction& reaction, const Descend& descend) {
    if (!reaction.world().any(reaction.world().get<Position>(descend.who).at, IndexedKind::stairs))
        reaction.cancel({.reason = Refusal::Reason::no_stairs});
}

}  // namespace td
