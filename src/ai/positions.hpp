// Where to stand: decisions that depend on who could strike which tile before the next turn (threats.hpp).
#pragma once

#include <optional>

#include "actions/command.hpp"
#include "ai/threats.hpp"

namespace td::tactics {

/// True if a blow of `who` would reach one of `foes` from its tile.
bool can_strike(const AiContext& context, EntityId who, const std::vector<EntityId>& foes);
/// True if a blow would reach one of them from its tile or from a free tile beside it.
bool can_strike_soon(const AiContext& context, EntityId who, const std::vector<EntityId>& foes);
/// True if `foe`, which `who` knows of, is within `tiles` tiles and not behind a wall: in sight of `who` itself or within as many steps.
bool is_near(const AiContext& context, EntityId who, EntityId foe, int tiles);
/// True if foes could strike first after this step, but could not reach `who` where it is now.
bool is_safer_to_wait(const AiContext& context, EntityId who, Threats& threats, const commands::Walk& step);
/// True if `who` could walk to two opposite sides of its tile and to neither of the other two, ignoring creatures.
bool stands_in_doorway(const AiContext& context, EntityId who);
/// A step to the adjacent free tile with the least threat to `who`; ties go to ground that does not delay, then to the first in
/// `step_order`. Nothing if none is safer than its own tile.
std::optional<commands::Walk> step_out_of_reach(const AiContext& context, EntityId who, Threats& threats);
/// The same, but a tile that is as threatened as its own will do, too: for a creature that should not wait. Nothing if it cannot step.
std::optional<commands::Walk> step_about(const AiContext& context, EntityId who, Threats& threats);
/// A step to the least threatened free tile from which a blow of `who` would reach one of `foes`, if it is no more threatened than its
/// own tile. If there is none, but a foe is within range of a shot that has no line to it: the first of at most three steps to a line, no
/// more threatened either. If there is no such way, a follower in the party changes places with an ally who cannot strike from a tile from
/// which its own shot could. Nothing if there is no such step, or if a blow already reaches one.
std::optional<commands::Walk> step_into_line(const AiContext& context, EntityId who, Threats& threats, const std::vector<EntityId>& foes);

/// A step that changes places with an ally beside a foe who needs it: it is badly hurt, or heals or shoots. `who` is well, follows another,
/// neither heals nor strikes farther than the tiles beside it, and stands beside no foe. Never with the leader, nor if the
/// step gives a foe a turn or a blow out of turn.
std::optional<commands::Walk> step_to_relieve(const AiContext& context, EntityId who, const std::vector<EntityId>& foes);
/// A step out of what foes are about to do to its tile: an action begun that ends before the next turn of `who`, if it acts now, or an area
/// skill of a foe that does nothing else until then. Where it takes two steps to get out, the first is taken a turn earlier. Nothing if its
/// side may prevent that by blows, or if every free tile beside its own is reached too or more threatened.
std::optional<commands::Walk> step_out_of_area(const AiContext& context, EntityId who, Threats& threats, const std::vector<EntityId>& foes);
/// True if the step leads from outside into what step_out_of_area() steps out of.
bool leads_into_area(const AiContext& context, EntityId who, Threats& threats, const std::vector<EntityId>& foes,
                     const commands::Walk& step);

/// True if one of `foes` is beside `p`, or if one that is beside no companion could strike there, over at most two tiles, before the next
/// turn of `who` after a step.
bool is_at_the_front(const AiContext& context, EntityId who, const std::vector<EntityId>& foes, Point p);
/// True if the step of `who`, a follower in the party whose place is behind others, would bring it to the front, or not behind those who
/// hold the line: companions who neither heal nor shoot, no farther from the nearest foe than `who`. Those who heal stay behind them while
/// they are within five tiles of it, shooters without a foe in range within two. `foes`: nearest first.
bool leads_to_the_front(const AiContext& context, EntityId who, const std::vector<EntityId>& foes, const commands::Walk& step);

}  // namespace td::tactics
