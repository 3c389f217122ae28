#include "actions/changes.hpp"

#include <algorithm>

#include "actions/commit.hpp"

namespace td {

ItemStack take_from_bag(Bag& bag, int slot, Portion portion) {
    const auto position = bag.stacks.begin() + slot;
    ItemStack taken = *position;
    if (portion == Portion::one_item) taken.count = 1;
    position->count -= taken.count;
    if (position->count == 0) bag.stacks.erase(position);
    return taken;
}

ItemStack take_held(World& world, EntityId who, Portion portion) {
    ItemStack& held = world.edit<HeldItem>(who).stack;
    ItemStack taken = held;
    if (portion == Portion::one_item) taken.count = 1;
    held.count -= taken.count;
    if (held.count == 0) world.remove<HeldItem>(who);
    return taken;
}

void take_from_ground(World& world, EntityId loot) {
    if (--world.edit<Loot>(loot).stack.count > 0) return;
    world.remove<Loot>(loot);
    world.remove_from_floor(loot);
}

void use_up(World& world, EntityId who, ItemId item) {
    const HeldItem* holding = world.find<HeldItem>(who);
    if (holding && holding->stack.item == item) {
        take_held(world, who, Portion::one_item);
        return;
    }
    if (world.has<Parts>(who)) {
        auto& parts = world.edit<Parts>(who).list;
        const auto part = std::find_if(parts.begin(), parts.end(), [&](const AttachedPart& p) { return p.item == item; });
        if (part != parts.end()) {
            parts.erase(part);
            return;
        }
    }
    Bag& bag = world.edit_bag(world.roster()[who].team);
    const auto stack = std::find_if(bag.stacks.begin(), bag.stacks.end(), [&](const ItemStack& s) { return s.item == item; });
    if (stack != bag.stacks.end()) take_from_bag(bag, static_cast<int>(stack - bag.stacks.begin()), Portion::one_item);
}

void change_species(World& world, const Catalog& catalog, EntityId who, SpeciesId id) {
    const Species& species = catalog[id];
    Creature& creature = world.edit<Creature>(who);
    if (!creature.has_own_name) creature.name = species.name;
    creature.species = id;
    creature.copied_speed.reset();
    Health& health = world.edit<Health>(who);
    health.now = std::max(1, health.now * species.health / health.maximum);
    health.maximum = species.health;
    auto& slots = world.edit<Skills>(who).slots;
    slots.clear();
    for (const SkillId skill : species.skills) slots.push_back({skill, catalog[skill].charges});
    world.edit<AiState>(who).tactic = species.tactic;
    const Parts* before = world.find<Parts>(who);
    const std::uint32_t attached = before ? before->attached : 0;
    if (before) world.remove<Parts>(who);
    if (has_any(species.slots)) world.add(who, initial_parts(species, attached));
}

void spend_trigger(World& world, EntityId bearer, TriggerId trigger, TriggerLimit until) {
    if (!world.has<UsedTriggers>(bearer)) world.add(bearer, UsedTriggers{});
    world.edit<UsedTriggers>(bearer).list.push_back({trigger, until});
}

namespace {

/// Lets the spent triggers of `bearer` for which `matches` is true fire again.
template <class Matches>
void renew_if(World& world, EntityId bearer, const Matches& matches) {
    if (!world.has<UsedTriggers>(bearer)) return;
    auto& list = world.edit<UsedTriggers>(bearer).list;
    std::erase_if(list, matches);
    if (list.empty()) world.remove<UsedTriggers>(bearer);
}

}  // namespace

void renew_triggers(World& world, EntityId bearer, TriggerLimit until) {
    renew_if(world, bearer, [&](const UsedTrigger& spent) { return spent.until == until; });
}

void renew_ended(World& world, EntityId bearer, StatusId status) {
    renew_if(world, bearer, [&](const UsedTrigger& spent) {
        return spent.until == TriggerLimit::none && spent.trigger.owner == TriggerOwner::status && StatusId(spent.trigger.of) == status;
    });
}

}  // namespace td
