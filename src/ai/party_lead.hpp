// How an AI-controlled leader of the party plays a dungeon: rest, gather, explore, descend. Knows only what its side has seen.
#pragma once

#include <optional>
#include <vector>

#include "actions/command.hpp"
#include "ai/ai_context.hpp"

namespace td::tactics {

/// The plans of an AI-controlled leader of the party, where content has no tactic `lead`.
const std::vector<Plan>& standard_lead();

/// Is a member of the party hurt enough to rest, and would resting help?
bool wants_to_rest(const AiContext& context, EntityId who);

/// One step towards the nearest tile beside an unseen one; nothing when all reachable tiles are known.
std::optional<Command> explore(const AiContext& context, EntityId who);
/// One step towards the nearest tile that a creature has to reach for an objective; on that tile, a wait.
std::optional<Command> go_to_objective(const AiContext& context, EntityId who);
/// One step towards the nearest item seen and not yet taken, at most `within` tiles away in a straight line. Items that are not picked up
/// in passing do not count, unless `who` wants to attach them.
std::optional<Command> gather(const AiContext& context, EntityId who, int within = 1000);
/// What a party that explores by itself does next.
struct Exploring {
    /// Why it stops.
    enum class Stop : std::uint8_t {
        all_known,        ///< nothing that can be reached is left to see or to pick up
        foe_awake,        ///< `foe` is in sight, and awake or held asleep for a while only
        sleeper_near,     ///< `foe`, which sleeps in sight, is so near that it might wake
        sleeper_between,  ///< whatever is left lies that near to `foe`, or behind such tiles
    };
    std::optional<Command> step;  ///< nothing: it stops
    Stop stop = Stop::all_known;  ///< means nothing where there is a step
    EntityId foe;                 ///< of the last three reasons
};
/// One step of a creature that attaches no parts by itself towards the nearest item, or else towards unseen tiles, and none that brings it
/// nearer to a sleeping foe in sight than `sleepers_berth` tiles beyond those within which that foe wakes.
Exploring look_around(const AiContext& context, EntityId who);
/// Tiles: room for companions, who walk beside their leader.
inline constexpr int sleepers_berth = 2;
/// For a member of a party whose leader explores: one step after the leader; beside the leader, or where no way leads there, a wait.
Command keep_up(const AiContext& context, EntityId who, EntityId leader);
/// Steps to the stairs, all together, of the stragglers: other members, and guests that set out with the party, that are too far away to be
/// taken along, and could come. Nothing if there are none, or the creature does not stand on the stairs.
std::optional<int> steps_of_stragglers(const AiContext& context, EntityId who);
/// Down the stairs, or one step towards them; nothing when they have not been seen.
std::optional<Command> descend(const AiContext& context, EntityId who);

}  // namespace td::tactics
