// What an AI-controlled creature may base its decisions on. Vocabulary of the room: a tactic is an ordered list of plans; a plan has
// conditions (plan_conditions.hpp) and yields a command (plan_commands.hpp); the utility of a command is the good that its effects do, in
// points of health (utility.hpp); the decision is the command of the first plan that yields one (tactics.hpp). A mind is an AI-controlled
// creature while it decides (mind.hpp); a mind that looks ahead tries its decisions in an imagined copy of the game
// (game/foresight/imagined_game.hpp).
#pragma once

#include "ai/path_cache.hpp"
#include "base/rng.hpp"
#include "knowledge/sight.hpp"
#include "time/extra_turns.hpp"
#include "time/time_system.hpp"
#include "world/creature.hpp"
#include "world/world_view.hpp"

namespace td::tactics {

/// An objective requires `who` to come within `reach` tiles of `place`.
struct EscortGoal {
    EntityId who;
    Point place;
    int reach = 0;
};

struct AiContext : WorldView {
    const Sight& sight;  ///< of the player's side; sight is symmetric, so foes see the party by it too
    PathCache& path_cache;
    const TimeSystem& time;  ///< in its present state
    const Costs& costs;      ///< the dungeon's action costs
    std::uint64_t seed = 0;
    std::uint64_t instant = 0;                ///< a number that differs between any two turns of a creature
    std::vector<Point> objective_tiles;       ///< tiles that objectives require a creature to reach; used by an AI-controlled party
    const ExtraTurns* extra_turns = nullptr;  ///< extra turns given by effects; null: none
    bool in_extra_turn = false;               ///< the current turn is an extra turn
    bool is_free_of_orders = false;           ///< ignores the player's orders, to find what a creature would do without them
    int overlook = 0;                         ///< percent chance that a foe of the party overlooks a plan; see Minds
    std::vector<EscortGoal> escort_goals;     ///< of the party's members and guests, one for each place
    Moment now;                               ///< of the floor
};

/// Living hostile creatures that `who` sees, nearest first. The player's side shares its sight.
std::vector<EntityId> foes_in_sight(const AiContext& context, EntityId who);
/// True if `who` sees `watched` from its tile. The player's side shares its sight; creatures of other sides see only the player's side.
bool sees(const AiContext& context, EntityId who, EntityId watched);
/// Percent of its health that `who` has left.
int health_percent(const World& world, EntityId who);
inline Point place_of(const World& world, EntityId who) { return world.get<Position>(who).at; }

/// The random stream for the choices of `who` in its current turn: a forecast draws the same numbers from it and shifts no other stream.
Rng choice_rng(const AiContext& context, EntityId who);
/// A separate stream decides which plans `who` overlooks in its current turn, so that its other choices do not depend on them.
Rng attention_rng(const AiContext& context, EntityId who);

}  // namespace td::tactics
