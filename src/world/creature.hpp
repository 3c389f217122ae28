// Facts about a creature that several rules, tactics and screens ask for: worked out in one place from its components.
#pragma once

#include "catalog/catalog.hpp"
#include "world/world.hpp"

namespace td {

/// Calls it by a name of its own instead of that of its species; an empty one changes nothing.
void give_name(World& world, EntityId who, const std::string& name);
const Species& species_of(const World& world, const Catalog& catalog, EntityId who);
/// Is it of a kind that never has this status?
bool is_immune(const World& world, const Catalog& catalog, EntityId who, StatusId status);
const ActiveStatus* find_status(const World& world, EntityId who, StatusId status);
/// The first status in the order gained for which `flag` is set (such as &Status::stops_acting); none without one.
StatusId status_that(const World& world, const Catalog& catalog, EntityId who, bool Status::*flag);
/// The species' speed with statuses and the terrain underfoot, clamped to -3..3.
int effective_speed(const World& world, const Catalog& catalog, EntityId who);
/// 100 with every status's percentage (such as &Status::attack_percent) applied, at least 10.
int status_percent(const World& world, const Catalog& catalog, EntityId who, int Status::*percent);
/// What the rest command does for it; none: it cannot rest.
SkillId rest_skill_of(const World& world, const Catalog& catalog, EntityId who);
/// The species' own with what its parts add, never below 0.
int attack_of(const World& world, const Catalog& catalog, EntityId who);
int defence_of(const World& world, const Catalog& catalog, EntityId who);
int evasion_of(const World& world, const Catalog& catalog, EntityId who);
/// How far it sees, in tiles, 1..20.
int sight_of(const World& world, const Catalog& catalog, EntityId who);
/// Its row of the roster as species, statuses and ground make it; team, life and delay as they are.
ActorTime actor_time(const World& world, const Catalog& catalog, EntityId who);
MobilitySet mobility_of(const World& world, const Catalog& catalog, EntityId who);
constexpr bool has_mobility(MobilitySet set, Mobility one) { return (set & static_cast<MobilitySet>(one)) != 0; }

Faction faction_of(const World& world, EntityId who);
/// Player's side against foes; neutrals are nobody's foes.
bool are_hostile(const World& world, EntityId a, EntityId b);
bool are_allied(const World& world, EntityId a, EntityId b);
bool is_guest(const World& world, EntityId who);

/// May one who gets about by `mobility` stand on this tile, creatures aside? False outside the floor.
bool is_passable(const World& world, const Catalog& catalog, MobilitySet mobility, Point p);
/// As is_passable, with closed doors counted as open: how somebody who can open doors plans a way.
bool is_passable_by_doors(const World& world, const Catalog& catalog, MobilitySet mobility, Point p);
/// Terrain or a closed door stops sight here; so does the edge of the floor.
bool blocks_sight(const World& world, Point p);
/// One step in `direction`, creatures aside: passable, and no corner of a wall is cut.
bool may_step(const World& world, const Catalog& catalog, MobilitySet mobility, Point from, Direction direction);

}  // namespace td
