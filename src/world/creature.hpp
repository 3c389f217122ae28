// Derived properties of creatures, computed from components and definitions for rules, tactics and screens alike.
#pragma once

#include "base/bit_grid.hpp"
#include "catalog/catalog.hpp"
#include "world/parts.hpp"
#include "world/world_view.hpp"

namespace td {

/// Gives the creature a name of its own. An empty name changes nothing.
void give_name(World& world, EntityId who, const std::string& name);
inline const Species& species_of(const WorldView& view, EntityId who) { return view.catalog[view.world.get<Creature>(who).species]; }
/// True if the creature's species is immune to this status.
bool is_immune(const WorldView& view, EntityId who, StatusId status);
const ActiveStatus* find_status(const World& world, EntityId who, StatusId status);
/// What the leader of the creature's team gives to all of the team; null: nothing.
const LeadTrait* lead_trait_over(const WorldView& view, EntityId who);
/// Calls `each(const Modifiers&)` for the statuses of the creature in the order gained, then for its boons in the order taken, then for
/// its switched-on parts in the order attached, then for the lead trait over it.
template <class Each>
void each_modifiers(const WorldView& view, EntityId who, const Each& each) {
    if (const Statuses* statuses = view.world.find<Statuses>(who))
        for (const ActiveStatus& active : statuses->list) each(view.catalog[active.status]);
    if (const Boons* boons = view.world.find<Boons>(who))
        for (const BoonId boon : boons->list) each(view.catalog[boon]);
    each_part(view, who, [&](const AttachedPart& attached, const Part& part) {
        if (attached.on) each(part);
    });
    if (const LeadTrait* lead = lead_trait_over(view, who)) each(*lead);
}
/// The first status, in the order gained, for which `flag` (such as &Modifiers::stops_acting) is set; none if there is no such status.
StatusId status_that(const WorldView& view, EntityId who, bool Status::*flag);
/// True if a status, a boon, a part or the lead trait over it sets `flag`.
bool has_modifier(const WorldView& view, EntityId who, bool Modifiers::*flag);
/// The species' speed plus statuses, boons, parts, weather and terrain, less while it carries a fallen creature, clamped to -3..3.
int effective_speed(const WorldView& view, EntityId who);
/// True if the creature's species never leaves its tile.
bool is_immobile(const WorldView& view, EntityId who);
/// True if the creature can take no step now: its species is immobile, or a status stops it from moving.
bool cannot_step(const WorldView& view, EntityId who);
/// 100 multiplied by the percentage of every status, boon, part and lead trait (such as &Modifiers::accuracy_percent), at least 10.
int modifier_percent(const WorldView& view, EntityId who, int Modifiers::*percent);
/// The same of its attack and of its defence at this moment of the round.
int attack_percent(const WorldView& view, EntityId who);
int defence_percent(const WorldView& view, EntityId who);
/// Points of harm that the creature will still absorb in this round. `if_it_steps`: without what its statuses absorb, which may end then.
int absorbs_left(const WorldView& view, EntityId who, bool if_it_steps = false);
/// The skill of the rest command; none if the creature cannot rest.
SkillId rest_skill_of(const WorldView& view, EntityId who);
/// The species' value plus that of the creature's parts, at least 0.
int attack_of(const WorldView& view, EntityId who);
int defence_of(const WorldView& view, EntityId who);
int evasion_of(const WorldView& view, EntityId who);
/// Range of sight in tiles, 1..20.
int sight_of(const WorldView& view, EntityId who);
/// The creature's row of the roster with up-to-date speed and tick values; team, `here` and delay are copied from the roster.
ActorTime actor_time(const WorldView& view, EntityId who);
inline MobilitySet mobility_of(const WorldView& view, EntityId who) { return species_of(view, who).mobility; }
constexpr bool has_mobility(MobilitySet set, Mobility one) { return (set & static_cast<MobilitySet>(one)) != 0; }

/// True if the creature is not dead: it is on the floor, or still on its way down the stairs (OnTheWay). Most code asks
/// Roster::is_here(), because a creature on its way has no place and no turns.
bool lives(const World& world, EntityId who);
inline Faction faction_of(const World& world, EntityId who) { return world.roster()[world.roster()[who].team].faction; }
/// True for members of the player's faction, guests included; false for what is in no team.
bool on_players_side(EntityId who, const World& world);
/// The player's faction and foes are hostile to each other; neutrals are hostile to no faction.
inline bool are_hostile(const World& world, EntityId a, EntityId b) {
    const Faction one = faction_of(world, a);
    const Faction other = faction_of(world, b);
    return one != other && one != Faction::neutral && other != Faction::neutral;
}
inline bool are_allied(const World& world, EntityId a, EntityId b) { return faction_of(world, a) == faction_of(world, b); }
bool is_guest(const World& world, EntityId who);
/// True for party members and for guests that were with the party at the start; false for guests that joined later.
bool set_out_with_party(const World& world, EntityId who);
/// False for creatures that are not AI-controlled.
bool is_asleep(const World& world, EntityId who);

/// True if a creature with these ways of movement can stand on the tile, ignoring creatures there. False outside the floor.
bool is_passable(const WorldView& view, MobilitySet mobility, Point p);
/// As is_passable, but closed doors count as passable, locked ones only if `who` has what they need: for planning paths. `mobility`: of
/// `who`.
bool is_passable_by_doors(const WorldView& view, MobilitySet mobility, EntityId who, Point p);
/// All tiles of the floor for which that is so.
BitGrid ground_by_doors(const WorldView& view, EntityId who);
/// True if terrain, a closed door or the edge of the floor blocks sight.
bool blocks_sight(const World& world, Point p);
/// True if the step ends on a passable tile and cuts no wall's corner, ignoring creatures.
bool may_step(const WorldView& view, MobilitySet mobility, Point from, Direction direction);

}  // namespace td
