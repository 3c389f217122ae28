// The tiles and creatures that an area reaches from a place: one answer for rules, AI and aiming.
#pragma once

#include <vector>

#include "catalog/effects.hpp"
#include "world/world_view.hpp"

namespace td {

struct Reach {
    std::vector<Point> tiles;
    std::vector<EntityId> targets;  ///< living creatures on them that the audience means, in the order of the tiles
};

/// `direction` counts for shapes that go ahead, `aim` for bursts (out of range or out of sight it reaches nothing).
Reach reach_of(const World& world, EntityId who, const Area& area, Audience audience, Direction direction, Point aim);

/// The same around any place: the audience is seen from `who` (none: all creatures are meant), `direction` is ahead.
Reach reach_around(const World& world, Point centre, EntityId who, const Area& area, Audience audience, Direction direction);

/// Would a blow of `who`, standing at `from` and aiming at `p`, reach a creature there? `absent`, if given, does not stand in its way.
bool would_reach(const World& world, EntityId who, Point from, const Area& area, Audience audience, Point p, EntityId absent = {});

/// Is a foe of `who` at `p` within the tiles that `who` holds: those that its plain attack reaches, at most `held_range` away?
inline constexpr int held_range = 2;
bool holds_tile(const WorldView& view, EntityId who, Point p);

/// The item in a slot of the bag of the team of `who`, or in slot held_item; none when the slot is empty.
ItemId item_in_slot(const World& world, EntityId who, int slot);
/// The skill of `who` in a slot, from 0; none when there is no such slot.
SkillId skill_in_slot(const World& world, EntityId who, int slot);

/// Does `audience`, seen from `who`, mean `target`? A creature is an ally of itself.
bool is_meant(const World& world, EntityId who, EntityId target, Audience audience);

/// Percent with which `who` hits `target`, all statuses and evasion counted, 0..100.
int hit_chance(const WorldView& view, EntityId who, EntityId target, int accuracy);

/// Percent with which a throw of `who` hits `target`; 100 for allies.
int throw_chance(const WorldView& view, EntityId who, EntityId target);

/// Health that a hit of `power` takes on average, before chance varies it by up to 15 percent; at least 1, or 0 if the target is immune.
int expected_damage(const WorldView& view, EntityId who, EntityId target, int power, DamageKindId kind);

/// Plain harm after the resistances of the target's species; attack and defence do not count.
int resisted(const WorldView& view, EntityId target, int amount, DamageKindId kind);

/// Where a thrown item lands: the tile of the creature that it hits, or the last free tile with `target` none.
struct Landing {
    Point at;
    EntityId target;
};
Landing landing_of(const World& world, EntityId who, Direction direction, int range);

}  // namespace td
