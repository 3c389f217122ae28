// Putting items into bags, and creating creatures and loot.
#include <algorithm>
#include <cassert>
#include <utility>

#include "actions/commit.hpp"
#include "world/creature.hpp"
#include "world/pools.hpp"

namespace td {

bool add_to_bag(Bag& bag, const Catalog& catalog, ItemStack stack) {
    const int limit = catalog[stack.item].stack;
    std::vector<ItemStack> stacks = bag.stacks;
    for (ItemStack& held : stacks) {
        if (held.item != stack.item || stack.count == 0) continue;
        const int moved = std::min(stack.count, std::max(0, limit - held.count));
        held.count += moved;
        stack.count -= moved;
    }
    while (stack.count > 0 && stacks.size() < Bag::capacity) {
        const int moved = std::min(stack.count, limit);
        stacks.push_back({stack.item, moved});
        stack.count -= moved;
    }
    if (stack.count > 0) return false;
    bag.stacks = std::move(stacks);
    return true;
}

void put_into_bag(Bag& bag, const Catalog& catalog, ItemStack stack) {
    [[maybe_unused]] const bool has_room = add_to_bag(bag, catalog, stack);
    assert(has_room);
}

EntityId add_loot(World& world, ItemStack stack, Point at) {
    const EntityId id = world.create();
    world.place(id, at);
    world.add(id, Loot{stack});
    return id;
}

Parts initial_parts(const Species& species, std::uint32_t attached) {
    Parts parts;
    parts.attached = attached;
    for (const ItemId item : species.parts) parts.list.push_back({.item = item, .on = true, .serial = parts.attached++});
    return parts;
}

EntityId add_creature(World& world, const Catalog& catalog, TeamId team, SpeciesId species_id, Point at, bool as_guest) {
    const Species& species = catalog[species_id];
    const EntityId id = world.create();
    world.add(id, Creature{species_id, species.name});
    world.add(id, Health{.now = species.health, .maximum = species.health});
    world.add(id, Statuses{});
    Skills skills;
    for (const SkillId skill : species.skills) skills.slots.push_back({skill, catalog[skill].charges});
    world.add(id, std::move(skills));
    world.add(id, AiState{.tactic = species.tactic, .home = at});
    if (has_any(species.slots)) world.add(id, initial_parts(species));
    if (Pools pools = initial_pools({world, catalog}, id); !pools.list.empty()) world.add(id, std::move(pools));
    world.place(id, at);
    Roster& roster = world.edit_roster();
    if (roster.actors.size() <= id.index()) roster.actors.resize(id.index() + 1);
    Team& its_team = roster[team];
    (as_guest ? its_team.guests : its_team.members).push_back(id);
    roster[id].team = team;
    roster[id].here = true;
    roster[id] = actor_time({world, catalog}, id);
    return id;
}

}  // namespace td
