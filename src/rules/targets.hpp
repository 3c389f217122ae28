// The tiles and creatures that an area reaches from a place: one answer for rules, AI and aiming. `Targeting` is the query, `Reach` the
// answer; `AimedUse` is a skill or item with the query that its aim makes.
#pragma once

#include <optional>
#include <vector>

#include "actions/command.hpp"
#include "catalog/effects.hpp"
#include "world/world_view.hpp"

namespace td {

/// Which tiles and creatures an area reaches.
struct Targeting {
    EntityId who;  ///< its doer, whose foes and allies the audience means; without one all creatures are meant
    Area area;
    Audience audience = Audience::foes;
    Direction direction = Direction::south;  ///< of shapes that go ahead
    Point aim;                               ///< the centre of a burst; out of range or out of sight, it reaches nothing
    std::optional<Point> from;               ///< where the area begins; none: at the tile of `who`
    EntityId absent;                         ///< a creature that stops no line, as if it had left its tile
};

struct Reach {
    std::vector<Point> tiles;
    std::vector<EntityId> targets;  ///< living creatures on them that the audience means, in the order of the tiles
};

/// Precondition: the query has `from`, or a doer that has a place.
Reach reach_of(const World& world, const Targeting& query);

/// True if the area reaches the tile `p` when aimed there. Direction and aim of the query do not count.
bool would_reach(const World& world, Targeting query, Point p);

Targeting targeting_of(const Skill& skill, EntityId who, Direction direction, Point aim);
Targeting targeting_of(const Item& item, EntityId who, Direction direction, Point aim);

/// A skill or item as it is aimed, and what it does to each target. Lives no longer than the catalog.
struct AimedUse {
    SkillId skill;  ///< none for an item
    ItemId item;    ///< none for a skill
    Targeting targeting;
    const std::vector<Effect>& effects;
    int accuracy = 100;  ///< percent, before statuses and evasion
};
AimedUse aimed_use(const Catalog& catalog, SkillId skill, EntityId who, Direction direction, Point aim);
AimedUse aimed_use(const Catalog& catalog, ItemId item, EntityId who, Direction direction, Point aim);

/// The skill or item that `command` of `who` would use; an attack uses the plain attack of the species. Nothing for all other commands,
/// without such a slot, or when `who` has no place.
std::optional<AimedUse> aimed_use_of(const WorldView& view, EntityId who, const Command& command);

/// True if both commands make `who` use the same skill, or the same kind of item, on the same tiles.
bool is_same_use(const WorldView& view, EntityId who, const Command& one, const Command& other);

/// Tiles up to which a creature holds the ground around it.
inline constexpr int held_range = 2;
/// True if `who` threatens a foe at `p`: its plain attack reaches that tile, at most `held_range` tiles away.
bool holds_tile(const WorldView& view, EntityId who, Point p);

/// True if `who` sees a creature at `p` from its tile. `opened`, if given, is a tile that no longer blocks sight.
bool sees_tile(const WorldView& view, EntityId who, Point p, std::optional<Point> opened = {});

/// The tiles on which a foe that comes there causes `event` for `who`: those that it sees, or those that it holds. Empty for events that
/// are about no place.
std::vector<Point> watched_tiles(const WorldView& view, EntityId who, TriggerEvent event);

/// The item in a slot of the bag of the team of `who`, or in slot held_item; none when the slot is empty.
ItemId item_in_slot(const World& world, EntityId who, int slot);
/// The skill of `who` in a slot, from 0; none when there is no such slot.
SkillId skill_in_slot(const World& world, EntityId who, int slot);

/// True if `target` belongs to `audience`, as seen from `who`. A creature is an ally of itself.
bool is_meant(const World& world, EntityId who, EntityId target, Audience audience);

/// Percent with which `who` hits `target`: 100 for an accuracy of 100, which never misses, else at least 5, statuses, weather and evasion
/// counted.
int hit_chance(const WorldView& view, EntityId who, EntityId target, int accuracy);

/// Percent with which a throw of `who` hits `target`; 100 for allies.
int throw_chance(const WorldView& view, EntityId who, EntityId target);

/// How hard blows of `who` are now: their harm is in proportion to it. It is the attack, with all that raises or lowers it, plus 20, which
/// keeps small differences small.
int strength_of(const WorldView& view, EntityId who);

/// How hard, in percent, a creature of common attack strikes with `percent` of that attack, and one of common defence is struck with
/// `percent` of that defence.
int harm_with_attack(int percent);
int harm_with_defence(int percent);

/// strength_of() `who` against the present defence of `target`, in thousandths: the harm of blows to `target` is in proportion to it.
int force_of(const WorldView& view, EntityId who, EntityId target);

/// Health that a hit of `power` takes on average; at least 1, or 0 if the target is immune.
int expected_damage(const WorldView& view, EntityId who, EntityId target, int power, DamageKindId kind);

/// What a hit may take: each amount from `least` to `most` is equally likely.
struct DamageRange {
    int least = 0;
    int most = 0;
};
/// Chance varies the expected damage by up to 15 percent.
DamageRange damage_range(int expected);
/// Percent of the hits in that range that take at least `health`, 0..100.
int percent_that_fell(DamageRange range, int health);

/// Plain harm after the resistances of the target's species; attack and defence do not count.
int resisted(const WorldView& view, EntityId target, int amount, DamageKindId kind);

/// Where a thrown item lands: the tile of the creature that it hits, or the last free tile with `target` none.
struct Landing {
    Point at;
    EntityId target;
};
Landing landing_of(const World& world, EntityId who, Direction direction, int range);

}  // namespace td
