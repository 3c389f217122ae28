// How an AI-controlled party leader plays a dungeon: rest, gather, explore, descend. Knows only what its side has seen.
#pragma once

#include <optional>
#include <vector>

#include "actions/command.hpp"
#include "ai/ai_context.hpp"

namespace td::tactics {

/// The plans of an AI-controlled party leader if the content has no tactic `lead`.
const std::vector<Plan>& standard_lead();

/// True if a party member is hurt enough to rest, and resting would help.
bool wants_to_rest(const AiContext& context, EntityId who);

/// One step towards the nearest tile beside an unseen one; nothing if all reachable tiles are known.
std::optional<Command> explore(const AiContext& context, EntityId who);
/// One step towards the nearest tile of an objective; on that tile, a wait.
std::optional<Command> go_to_objective(const AiContext& context, EntityId who);
/// One step towards the nearest item seen and not yet taken, at most `within` tiles away in a straight line. Parts count only if `who`
/// wants to attach them.
std::optional<Command> gather(const AiContext& context, EntityId who, int within = 1000);
/// A foe in whose surroundings exploring does not lead, at the place where it was last seen.
struct AvoidedFoe {
    enum class Why : std::uint8_t {
        sleeps,  ///< until someone comes near
        idles,   ///< surely does nothing as things are
        stands,  ///< its plans never lead it off its tile; it strikes from there
        keeps,   ///< it is the keeper of the stairs, and awake when it was last seen, or it has not been seen, but its stairs have
    };
    EntityId who;
    Point at;
    int margin = 0;  ///< tiles that exploring keeps from it
    Why why = Why::sleeps;
    int least = 0;  ///< the same once the leader is nearer than that; 0: the margin
};
/// What an autoexploring party does next.
struct AutoexploreStep {
    /// The reason for stopping.
    enum class Stop : std::uint8_t {
        all_known,         ///< nothing within reach is left to see or pick up
        foe_awake,         ///< `foe` is in sight, and awake or put to sleep only by a status
        foe_idle,          ///< the same, but it surely does nothing as things are; or whatever is left lies near such a foe or beyond it
        foe_stands,        ///< the same, but it never leaves its tile
        sleeper_near,      ///< `foe` sleeps in sight, near enough to wake
        sleeper_between,   ///< whatever is left lies near the sleeping `foe` or beyond it
        standing_between,  ///< what is left lies within reach of `foe`, which keeps its place, or beyond it
        keeper_left,       ///< whatever is left lies in sight of the keeper `foe`, near it or beyond it
    };
    std::optional<Command> step;        ///< nothing: the party stops
    Stop stop = Stop::all_known;        ///< meaningless if there is a step
    EntityId foe;                       ///< for all other reasons
    std::vector<AvoidedFoe> avoided{};  ///< in sight, and those of before whose tiles are out of sight
    int steps_behind = 0;               ///< see steps_left_behind(); 0: none, or `who` does not lead
};
/// One step towards the nearest item that is not a part, or else towards unseen tiles. It stops for a foe that surely does nothing or never
/// leaves its tile unless that was `avoided_before` on this floor, and keeps its margin from all that sleep, idle or stand. If it
/// `passes_sleepers`, only foes that stand have a margin. `keeper`: of the stairs, as far as the party has been told that it lives; what it
/// sees from its tile comes last.
AutoexploreStep autoexplore(const AiContext& context, EntityId who, bool passes_sleepers = false,
                            const std::vector<AvoidedFoe>& avoided_before = {}, EntityId keeper = {});
/// Room for companions, who walk beside their leader.
inline constexpr int sleeper_margin_tiles = 2;
/// Exploring keeps so many tiles from a keeper, where that could see the party.
inline constexpr int keeper_margin_tiles = 9;
/// For a party member whose leader explores: one step after the leader; a wait beside the leader, or if no way leads there.
Command keep_up(const AiContext& context, EntityId who, EntityId leader);
/// The total steps to the stairs of all stragglers: members, and guests that set out with the party, that are too far away to be taken
/// along but could come. Nothing if there are none, or `who` is not on the stairs.
std::optional<int> steps_of_stragglers(const AiContext& context, EntityId who);
/// The total steps to the leader `who` of all members, and guests that set out with the party, that follow it and are far behind. Nothing
/// if there are none.
std::optional<int> steps_left_behind(const AiContext& context, EntityId who);
/// Down the stairs, or one step towards them; nothing if they have not been seen.
std::optional<Command> descend(const AiContext& context, EntityId who);

}  // namespace td::tactics
