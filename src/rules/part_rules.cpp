// Reactive systems about parts: attaching and detaching them, and firing those that are weapons.
#include <algorithm>

#include "actions/commit.hpp"
#include "rules/readiness.hpp"
#include "rules/systems.hpp"
#include "rules/targets.hpp"
#include "rules/weapons.hpp"
#include "world/creature.hpp"
#include "world/parts.hpp"

namespace td {

namespace {

/// The item in a slot of the bag; none when nothing is there.
ItemId in_bag(const World& world, EntityId who, int slot) {
    const auto& stacks = world.bag(world.roster()[who].team).stacks;
    return slot >= 0 && static_cast<std::size_t>(slot) < stacks.size() ? stacks[static_cast<std::size_t>(slot)].item : ItemId{};
}

/// Why `item` cannot be attached to `who` in exchange for `leaving` (null: in exchange for nothing); nothing if it can.
std::optional<Refusal> why_not_attach(const WorldView& view, EntityId who, ItemId item, const AttachedPart* leaving) {
    if (!item) return Refusal{.reason = Refusal::Reason::no_such_item};
    if (!view.catalog[item].part) return Refusal{.reason = Refusal::Reason::no_part};
    const PartSlot slot = view.catalog[item].part->slot;
    const bool makes_room = leaving && view.catalog[leaving->item].part->slot == slot;
    if (free_slots(view, who, slot) + (makes_room ? 1 : 0) <= 0) return Refusal{.reason = Refusal::Reason::no_free_slot};
    return std::nullopt;
}

/// True if the bag has room for `item`, after one item of the stack in slot `leaving` (nothing: none) has left it.
bool has_room(const WorldView& view, EntityId who, ItemId item, std::optional<int> leaving) {
    Bag bag = view.world.bag(view.world.roster()[who].team);
    if (leaving) {
        const auto stack = bag.stacks.begin() + *leaving;
        if (--stack->count == 0) bag.stacks.erase(stack);
    }
    return add_to_bag(bag, view.catalog, {item, 1});
}

/// Why nothing is fired although a weapon would reach a creature: it cannot be paid, and `own`, the attack skill of the species, cannot be
/// used there either. Nothing if there is no such weapon, or `own` can be used.
std::optional<Refusal> why_silent(const WorldView& view, const FireWeapons& fire, SkillId own, Point ahead) {
    if (fire.silent.empty()) return std::nullopt;
    if (own) {
        const Skill& skill = view.catalog[own];
        const bool reaches = !reach_of(view.world, targeting_of(skill, fire.who, fire.direction, ahead)).targets.empty();
        if (reaches && !why_not_payable(view, fire.who, skill.pool_cost)) return std::nullopt;
    }
    return why_not_payable(view, fire.who, view.catalog[view.catalog[fire.silent.front()].part->skill].pool_cost);
}

}  // namespace

void System<Rule::handling_parts>::react(Reaction& reaction, AttachPart attach) {
    const World& world = reaction.world();
    const Loot* loot = attach.loot ? world.find<Loot>(attach.loot) : nullptr;
    if (attach.loot && !loot) return reaction.cancel({.reason = Refusal::Reason::nothing_here});
    attach.item = loot ? loot->stack.item : in_bag(world, attach.who, attach.slot);
    if (const auto refusal = why_not_attach({world, reaction.catalog()}, attach.who, attach.item, nullptr))
        return reaction.cancel(*refusal);
    reaction.amend(attach);
}

void System<Rule::handling_parts>::react(Reaction& reaction, DetachPart detach) {
    const AttachedPart* part = attached_part(reaction.world(), detach.who, detach.part);
    if (!part) return reaction.cancel({.reason = Refusal::Reason::no_such_item});
    if (!has_room(reaction.view(), detach.who, part->item, std::nullopt)) return reaction.cancel({.reason = Refusal::Reason::bag_full});
    detach.item = part->item;
    reaction.amend(detach);
}

void System<Rule::handling_parts>::react(Reaction& reaction, SwapPart swap) {
    const World& world = reaction.world();
    const AttachedPart* part = attached_part(world, swap.who, swap.part);
    swap.item = in_bag(world, swap.who, swap.slot);
    if (!part) return reaction.cancel({.reason = Refusal::Reason::no_such_item});
    if (const auto refusal = why_not_attach({world, reaction.catalog()}, swap.who, swap.item, part)) return reaction.cancel(*refusal);
    if (!has_room({world, reaction.catalog()}, swap.who, part->item, swap.slot))
        return reaction.cancel({.reason = Refusal::Reason::bag_full});
    reaction.amend(swap);
}

void System<Rule::handling_parts>::react(Reaction& reaction, const SwitchPart& turn) {
    const AttachedPart* const part = attached_part(reaction.world(), turn.who, turn.part);
    if (!part) return reaction.cancel({.reason = Refusal::Reason::no_such_item});
    if (is_worn(reaction.catalog()[part->item])) reaction.cancel({.reason = Refusal::Reason::pointless});
}

void System<Rule::firing>::react(Reaction& reaction, const FireWeapons& order) {
    // An autonomous weapon has chosen its target already.
    if (order.alone) return;
    const World& world = reaction.world();
    FireWeapons fire = attack_with_parts({world, reaction.catalog()}, order.who, order.direction);
    if (fire.shots.empty()) {
        // With no target in reach of any weapon, the attack skill of the species is used.
        const SkillId own = species_of({world, reaction.catalog()}, order.who).attack_skill;
        const Point ahead = world.get<Position>(order.who).at + offset(order.direction);
        if (const auto refusal = why_silent(reaction.view(), fire, own, ahead)) return reaction.cancel(*refusal);
        return reaction.replace(
            UseSkill{.who = order.who, .skill = own, .slot = plain_attack_slot, .direction = order.direction, .aim = ahead});
    }
    if (fire.melee)
        for (Shot& shot : follow_ups({world, reaction.catalog()}, order.who, fire))
            if (reaction.dice().chance(reaction.catalog()[shot.weapon].part->follow_up)) fire.shots.push_back(std::move(shot));
    reaction.amend(std::move(fire));
}

void System<Rule::leaving_parts>::react(Reaction& reaction, const Die& die) {
    const Parts* parts = reaction.world().find<Parts>(die.who);
    if (!parts || parts->list.empty()) return;
    if (!reaction.dice().chance(species_of(reaction.view(), die.who).salvage)) return;
    const AttachedPart& left = parts->list[reaction.dice().below(static_cast<std::uint32_t>(parts->list.size()))];
    reaction.follow(PlaceItem{{left.item, 1}, reaction.world().get<Position>(die.who).at});
}

}  // namespace td
