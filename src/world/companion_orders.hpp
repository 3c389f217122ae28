// What the player asks of a creature of the party besides its tactic. Vocabulary: an order is in force until it is fulfilled or taken back;
// a permission says how freely it may use one skill or one kind of item; a veto forbids it one command in its coming turn. Which commands
// they forbid is decided in ai/order_check.hpp.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/id.hpp"
#include "base/point.hpp"
#include "catalog/ids.hpp"

namespace td {

/// Saved runs store the numbers: new orders come last.
enum class CompanionOrder : int {
    hold_fire,      ///< does nothing to foes except those that provoke it, and goes for none
    focus,          ///< goes for one foe before all others, as long as that is alive and in sight
    stay_at_range,  ///< keeps out of the reach of blows that go no further than two tiles
    come_back,      ///< returns to the leader, changing places on its way, and stays there until all who were called are back
    save_charges,   ///< uses no skill with charges and no item
};
inline constexpr int companion_order_count = 5;

/// Saved runs store the numbers.
enum class Permission : int {
    allowed,
    saved,  ///< only in need: see OrderCheck::is_in_need
    forbidden,
};
inline constexpr int permission_count = 3;

/// What a creature must not do in its coming turn.
struct Veto {
    int command_kind = 0;  ///< the index of the command in AnyCommand (actions/command.hpp)
    SkillId skill;         ///< of a command that uses one; else none
    ItemId item;           ///< of a command that uses or throws one; else none
    EntityId target;       ///< the creature that it was aimed at; none: at no creature
    Point to{-1, -1};      ///< the tile that a step leads to; (-1, -1) for all other commands

    friend bool operator==(const Veto&, const Veto&) = default;
};

/// Only creatures with an order, a permission other than `allowed`, or a veto have the component.
struct CompanionOrders {
    template <class IdType>
    struct Limit {
        IdType thing;
        Permission permission = Permission::allowed;

        friend bool operator==(const Limit&, const Limit&) = default;
    };

    std::uint8_t in_force = 0;           ///< bit n: the n-th CompanionOrder
    EntityId focus;                      ///< the foe that CompanionOrder::focus is about; none without that order
    std::vector<Limit<SkillId>> skills;  ///< in the order of their ids, those that are not simply allowed
    std::vector<Limit<ItemId>> items;    ///< the same
    std::vector<Veto> vetoes;            ///< in the order given

    bool has(CompanionOrder order) const { return (in_force & bit(order)) != 0; }
    void set(CompanionOrder order, bool on) {
        in_force = static_cast<std::uint8_t>(on ? in_force | bit(order) : in_force & ~bit(order));
        if (order == CompanionOrder::focus && !on) focus = {};
    }
    Permission of(SkillId skill) const { return permission_in(skills, skill); }
    Permission of(ItemId item) const { return permission_in(items, item); }
    void permit(SkillId skill, Permission permission) { set_limit(skills, skill, permission); }
    void permit(ItemId item, Permission permission) { set_limit(items, item, permission); }
    bool is_empty() const { return in_force == 0 && skills.empty() && items.empty() && vetoes.empty(); }

    friend bool operator==(const CompanionOrders&, const CompanionOrders&) = default;

private:
    static unsigned bit(CompanionOrder order) { return 1u << static_cast<unsigned>(order); }

    template <class IdType>
    static Permission permission_in(const std::vector<Limit<IdType>>& limits, IdType thing) {
        for (const Limit<IdType>& limit : limits)
            if (limit.thing == thing) return limit.permission;
        return Permission::allowed;
    }
    template <class IdType>
    static void set_limit(std::vector<Limit<IdType>>& limits, IdType thing, Permission permission) {
        std::erase_if(limits, [&](const Limit<IdType>& limit) { return limit.thing == thing; });
        if (permission == Permission::allowed) return;
        const auto next = std::find_if(limits.begin(), limits.end(), [&](const Limit<IdType>& limit) { return thing < limit.thing; });
        limits.insert(next, {thing, permission});
    }
};

}  // namespace td
