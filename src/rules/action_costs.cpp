#include "rules/action_costs.hpp"

#include "world/creature.hpp"
#include "world/parts.hpp"

namespace td {

namespace {

/// The cost of an action: one overload for each kind with its own entry; all others have the same cost.
class CostOfAction {
public:
    CostOfAction(const WorldView& view, const Costs& dungeon) : m_view(view), m_dungeon(dungeon) {}

    template <class Other>
    int operator()(const Other& a) const {
        if constexpr (requires { a.who; })
            return entry(a.who, {}, &Costs::other);
        else
            return standard_costs().other;
    }
    int operator()(const Walk& a) const { return step_cost(m_view, m_dungeon, a.who); }
    int operator()(const SwapPlaces& a) const { return step_cost(m_view, m_dungeon, a.who); }
    int operator()(const Discover& a) const { return step_cost(m_view, m_dungeon, a.who); }
    int operator()(const Pass& a) const { return entry(a.who, {}, &Costs::wait); }
    int operator()(const UseSkill& a) const { return m_view.catalog[a.skill].cost; }
    int operator()(const ContinueOngoing& a) const { return turn_of(a.who, a.ongoing); }
    int operator()(const StopOngoing& a) const { return turn_of(a.who, a.ongoing); }
    int operator()(const UseItem& a) const { return entry(a.who, a.item, &Costs::other); }
    int operator()(const ThrowItem& a) const { return entry(a.who, a.item, &Costs::other); }
    int operator()(const PickUp& a) const { return entry(a.who, a.item, &Costs::pick_up); }
    int operator()(const CarryFallen& a) const { return entry(a.who, {}, &Costs::pick_up); }
    int operator()(const LayDownFallen& a) const { return entry(a.who, {}, &Costs::drop); }
    int operator()(const DropItem& a) const { return entry(a.who, a.item, &Costs::drop); }
    int operator()(const AttachPart& a) const { return entry(a.who, a.item, a.loot ? &Costs::attach_from_ground : &Costs::attach); }
    int operator()(const DetachPart& a) const { return entry(a.who, a.item, &Costs::detach); }
    int operator()(const SwapPart& a) const { return entry(a.who, a.item, &Costs::swap); }
    int operator()(const FireWeapons& a) const {
        if (a.shots.empty()) return entry(a.who, {}, &Costs::other);
        if (a.melee) return melee_cost(m_view, m_dungeon, a.who, a.shots.front().weapon);
        std::vector<ItemId> weapons;
        for (const Shot& shot : a.shots) weapons.push_back(shot.weapon);
        return volley_cost(m_view, m_dungeon, a.who, weapons);
    }

private:
    /// One turn of a multi-turn action.
    int turn_of(EntityId who, const OngoingAction& ongoing) const {
        return ongoing.item ? entry(who, ongoing.item, &Costs::other) : m_view.catalog[ongoing.skill].cost;
    }

    /// One entry of the cost tables of `who`, with those of `item` on top, unless that is none.
    int entry(EntityId who, ItemId item, int Costs::*which) const {
        const Species& species = species_of(m_view, who);
        return CostLayers{&m_dungeon, &species.costs, item ? &m_view.catalog[item].costs : nullptr}(which);
    }

    WorldView m_view;
    const Costs& m_dungeon;
};

}  // namespace

int cost_of(const WorldView& view, const Costs& dungeon, const Action& action) { return std::visit(CostOfAction(view, dungeon), action); }

int step_cost(const WorldView& view, const Costs& dungeon, EntityId who) {
    const Drive drive = drive_of(view, who);
    const CostLayers costs{&dungeon, &species_of(view, who).costs, drive.part ? &view.catalog[drive.part].costs : nullptr};
    return step_ticks(costs, drive.propulsion, drive.units, drive.weight - drive.capacity, view.world.roster()[who].speed);
}

int volley_cost(const WorldView& view, const Costs& dungeon, EntityId who, const std::vector<ItemId>& weapons) {
    const CostLayers costs{&dungeon, &species_of(view, who).costs, &view.catalog[weapons.front()].costs};
    std::vector<int> percents;
    for (const ItemId weapon : weapons) percents.push_back(view.catalog[weapon].part->time_percent);
    return attack_ticks(costs.volley(weapons.size()), percents);
}

int melee_cost(const WorldView& view, const Costs& dungeon, EntityId who, ItemId weapon) {
    const CostLayers costs{&dungeon, &species_of(view, who).costs, &view.catalog[weapon].costs};
    return attack_ticks(costs(&Costs::melee), {view.catalog[weapon].part->time_percent});
}

}  // namespace td
