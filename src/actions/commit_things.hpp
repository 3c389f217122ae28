// Commits of actions about items and parts. Part of commit.cpp alone.
#pragma once

#include <utility>

#include "actions/commit_fallen.hpp"

namespace td {

/// One overload for each action about items and parts, besides those of its base.
class ThingCommitter : public FallenCommitter {
public:
    using FallenCommitter::FallenCommitter;
    using FallenCommitter::operator();

    void operator()(const PickUp& a) {
        const ItemStack stack = m_world.get<Loot>(a.loot).stack;
        const Point at = m_world.get<Position>(a.loot).at;
        if (!add_to_bag(bag_of(a.who), m_catalog, stack)) {
            tell(LeftLying{a.who, stack, at});
            return;
        }
        m_world.remove<Loot>(a.loot);
        m_world.remove_from_floor(a.loot);
        tell(PickedUp{a.who, stack, at});
    }
    void operator()(const DropItem& a) {
        const ItemStack stack = take_from_bag(a.who, a.slot, Portion::whole_stack);
        add_loot(m_world, stack, a.at);
        tell(Dropped{a.who, stack, a.at});
    }
    void operator()(const PlaceItem& a) {
        add_loot(m_world, a.stack, a.at);
        tell(Landed{a.stack, a.at});
    }
    void operator()(const UseItem& a) {
        m_world.edit<Creature>(a.who).facing = a.direction;
        if (m_catalog[a.item].used_up) use_up(a);
        pay(m_world, m_catalog, a.who, m_catalog[a.item].pool_cost);
        tell(UsedItem{a.who, a.item, a.tiles});
    }
    void operator()(const ThrowItem& a) {
        m_world.edit<Creature>(a.who).facing = a.direction;
        take_from_bag(a.who, a.slot, Portion::one_item);
        tell(ThrewItem{a.who, a.item, m_world.get<Position>(a.who).at, a.landing, a.target});
    }
    void operator()(const GiveItem& a) {
        const ItemStack stack = take_from_bag(a.who, a.slot, Portion::one_item);
        m_world.add(a.to, HeldItem{stack});
        tell(GaveItem{a.who, a.to, stack});
    }
    void operator()(const TakeItem& a) {
        const ItemStack stack = take_held(m_world, a.from, Portion::whole_stack);
        put_into_bag(bag_of(a.who), m_catalog, stack);
        tell(TookItem{a.who, a.from, stack});
    }

    // --- parts ---
    void operator()(const AttachPart& a) {
        if (a.loot)
            take_from_ground(m_world, a.loot);
        else
            take_from_bag(a.who, a.slot, Portion::one_item);
        Parts& parts = m_world.edit<Parts>(a.who);
        parts.list.push_back({.item = a.item, .on = true, .serial = parts.attached++});
        const Point at = m_world.get<Position>(a.who).at;
        tell(AttachedTo{.who = a.who, .item = a.item, .at = at, .from_ground = static_cast<bool>(a.loot)});
        update_parts(a.who);
    }
    void operator()(const DetachPart& a) {
        auto& list = m_world.edit<Parts>(a.who).list;
        list.erase(list.begin() + a.part);
        put_into_bag(bag_of(a.who), m_catalog, {a.item, 1});
        tell(Detached{a.who, a.item, m_world.get<Position>(a.who).at});
        update_parts(a.who);
    }
    void operator()(const SwapPart& a) {
        take_from_bag(a.who, a.slot, Portion::one_item);
        Parts& parts = m_world.edit<Parts>(a.who);
        AttachedPart& place = parts.list[static_cast<std::size_t>(a.part)];
        const ItemId leaving = std::exchange(place, {.item = a.item, .on = true, .serial = parts.attached++}).item;
        put_into_bag(bag_of(a.who), m_catalog, {leaving, 1});
        const Point at = m_world.get<Position>(a.who).at;
        tell(Detached{a.who, leaving, at});
        tell(AttachedTo{.who = a.who, .item = a.item, .at = at, .from_ground = false});
        update_parts(a.who);
    }
    void operator()(const SwitchPart& a) {
        AttachedPart& part = m_world.edit<Parts>(a.who).list[static_cast<std::size_t>(a.part)];
        part.on = !part.on;
        tell(SwitchedPart{a.who, part.item, part.on});
        update_parts(a.who);
    }
    void operator()(const FireWeapons& a) {
        if (!a.alone) m_world.edit<Creature>(a.who).facing = a.direction;
        for (const Shot& shot : a.shots) pay(m_world, m_catalog, a.who, m_catalog[shot.skill].pool_cost);
        tell(FiredWeapons{a.who, m_world.get<Position>(a.who).at, a.direction, a.melee, a.alone, a.shots});
    }

protected:
    /// Removes one such item of `who`.
    void use_up(EntityId who, ItemId item) {
        td::use_up(m_world, who, item);
        tell(WasUsedUp{who, item});
        if (m_world.has<Parts>(who)) update_parts(who);
    }

private:
    void use_up(const UseItem& a) {
        if (a.slot == held_item)
            take_held(m_world, a.who, Portion::one_item);
        else
            take_from_bag(a.who, a.slot, Portion::one_item);
    }

    ItemStack take_from_bag(EntityId who, int slot, Portion portion) { return td::take_from_bag(bag_of(who), slot, portion); }
    Bag& bag_of(EntityId who) { return m_world.edit_bag(m_world.roster()[who].team); }
};

}  // namespace td
