#include "ai/auto_equip.hpp"

#include <algorithm>

#include "ai/steps.hpp"
#include "space/areas.hpp"
#include "world/parts.hpp"

namespace td::tactics {

namespace {

constexpr int fetch_distance_tiles = 4;  ///< a creature fetches parts up to this far away
constexpr int accepted_overweight = 2;   ///< in units of weight above capacity

/// The power of the skill's damage on average, chances counted.
int harm_of(const Skill& skill) {
    int power = 0;
    for (const Effect& effect : skill.effects)
        if (const auto* damage = find_payload<effect::Damage>(effect)) power += damage->power * effect.chance / 100;
    return power;
}

/// Units of weight above capacity, after these changes.
int excess(const Drive& drive, int more_weight, int more_capacity) {
    return std::max(0, drive.weight + more_weight - drive.capacity - more_capacity);
}

/// True unless `part` is of another propulsion than the parts that already carry `who`.
bool matches_propulsion(const AiContext& context, EntityId who, const Part& part) {
    const Drive drive = drive_of(context, who);
    return part.slot != PartSlot::propulsion || !drive.part || drive.propulsion == part.propulsion;
}

/// True if `who` has a free slot for it, and it does not become too heavy, or heavier than it was.
bool fits_free_slot(const AiContext& context, EntityId who, const Part& part) {
    const Drive drive = drive_of(context, who);
    return free_slots(context, who, part.slot) > 0 && matches_propulsion(context, who, part) &&
           excess(drive, part.weight, part.carries) <= std::max(accepted_overweight, excess(drive, 0, 0));
}

/// A ranged weapon replaces only a ranged one, and melee only melee: the tactic is made for one of the two.
bool is_same_weapon_type(const Part& one, const Part& other) { return one.melee == other.melee && (one.period > 0) == (other.period > 0); }

/// The place of the worst part that `item` should replace; nothing if it is no better than any.
std::optional<int> place_for(const AiContext& context, EntityId who, const Item& item) {
    const Drive drive = drive_of(context, who);
    std::optional<int> worst;
    int least = utility_of_part(context.catalog, item);
    int place = -1, parts_in_slot = 0;
    each_part(context, who, [&](const AttachedPart& attached, const Part& part) {
        ++place;
        if (part.slot != item.part->slot || !is_same_weapon_type(part, *item.part)) return;
        ++parts_in_slot;
        const int utility = utility_of_part(context.catalog, context.catalog[attached.item]);
        const bool bearable = excess(drive, item.part->weight - part.weight, item.part->carries - part.carries) <=
                              std::max(accepted_overweight, excess(drive, 0, 0));
        if (utility >= least || !bearable) return;
        least = utility;
        worst = place;
    });
    // One of several propulsion parts is not replaced by a different propulsion.
    if (item.part->slot == PartSlot::propulsion && parts_in_slot > 1 && !matches_propulsion(context, who, *item.part)) return std::nullopt;
    return worst;
}

/// A better part from the bag: attaches it, or swaps it in for a worse one.
std::optional<Command> from_bag(const AiContext& context, EntityId who) {
    const auto& stacks = context.world.bag(context.world.roster()[who].team).stacks;
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        const Item& item = context.catalog[stacks[i].item];
        if (!wants_part(context, who, stacks[i].item)) continue;
        const int slot = static_cast<int>(i);
        if (fits_free_slot(context, who, *item.part)) return commands::AttachPart{slot};
        if (const auto place = place_for(context, who, item)) return commands::SwapPart{slot, *place};
    }
    return std::nullopt;
}

/// A better part from the tile: attaches it in a free slot, else picks it up, so that a later turn can swap it in.
std::optional<Command> from_underfoot(const AiContext& context, EntityId who) {
    const EntityId loot = context.world.first_at<Loot>(place_of(context.world, who));
    if (!loot || !wants_part(context, who, context.world.get<Loot>(loot).stack.item)) return std::nullopt;
    const Part& part = *context.catalog[context.world.get<Loot>(loot).stack.item].part;
    if (fits_free_slot(context, who, part)) return commands::AttachPart{from_ground};
    const bool room = context.world.bag(context.world.roster()[who].team).stacks.size() < Bag::capacity;
    return room ? std::optional<Command>(commands::PickUp{}) : std::nullopt;
}

}  // namespace

int utility_of_part(const Catalog& catalog, const Item& item) {
    const Part& part = *item.part;
    // The factors and the 200 only weigh the values against each other.
    int utility = 4 * (part.attack + part.defence) + 3 * (part.evasion + part.sight) + part.carries;
    if (part.slot == PartSlot::propulsion) {
        const CostLayers costs{&item.costs};
        utility += 200 - costs.step(step_entry(part.propulsion)) + 3 * (part.units - 1);
    } else if (part.slot == PartSlot::weapon) {
        // Its harm in a normal turn. `ticks`: from one of its blows or shots to the next, in a plain attack as a rule of thumb.
        const int ticks = part.period > 0 ? part.period : (part.melee ? 150 : 100) * part.time_percent / 100;
        utility += 10 * harm_of(catalog[part.skill]) * 100 / std::max(1, ticks);
    }
    return utility;
}

bool wants_part(const AiContext& context, EntityId who, ItemId item) {
    // What people wear has drawbacks as well: the player decides.
    if (!is_machine_part(context.catalog[item]) || !context.world.has<Parts>(who)) return false;
    return fits_free_slot(context, who, *context.catalog[item].part) || place_for(context, who, context.catalog[item]).has_value();
}

std::optional<Command> auto_equip(const AiContext& context, EntityId who) {
    if (!context.world.has<Parts>(who)) return std::nullopt;
    if (const auto command = from_bag(context, who)) return command;
    return from_underfoot(context, who);
}

std::optional<Command> fetch_part(const AiContext& context, EntityId who) {
    if (!context.world.has<Parts>(who)) return std::nullopt;
    const Point at = place_of(context.world, who);
    const auto blocks = [&](Point p) { return blocks_sight(context.world, p); };
    for (int radius = 1; radius <= fetch_distance_tiles; ++radius)
        for (int y = -radius; y <= radius; ++y)
            for (int x = -radius; x <= radius; ++x) {
                const Point p = at + Point{x, y};
                if (chebyshev(p, at) != radius || !context.world.any(p, IndexedKind::loot) || !in_sight(at, p, blocks)) continue;
                if (!wants_part(context, who, context.world.get<Loot>(context.world.first_at<Loot>(p)).stack.item)) continue;
                if (const auto step = step_towards(context, who, p, Crowd::avoided)) return step;
            }
    return std::nullopt;
}

}  // namespace td::tactics
