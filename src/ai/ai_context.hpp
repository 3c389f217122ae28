// What an AI-controlled creature may base its decisions on. Vocabulary of the room: a tactic is an ordered list of plans; a plan has
// conditions (plan_conditions.hpp) and yields a command (plan_commands.hpp); the utility of a command is the good that its effects do, in
// points of health (utility.hpp); the decision is the command of the first plan that yields one (tactics.hpp). A mind is an AI-controlled
// creature as the one who decides (mind.hpp); what a mind that looks ahead plays through "in mind", it plays in a copy of the game
// (game/imagined_game.hpp).
#pragma once

#include "ai/path_cache.hpp"
#include "base/rng.hpp"
#include "knowledge/sight.hpp"
#include "time/extra_turns.hpp"
#include "time/time_system.hpp"
#include "world/creature.hpp"
#include "world/world_view.hpp"

namespace td::tactics {

/// For an objective, `who` has to come to at most `reach` tiles from `place`.
struct EscortGoal {
    EntityId who;
    Point place;
    int reach = 0;
};

struct AiContext : WorldView {
    const Sight& sight;  ///< of the player's side; symmetric, so it also tells what foes see
    PathCache& path_cache;
    const TimeSystem& time;  ///< as it stands now
    const Costs& costs;      ///< the dungeon's, of actions
    std::uint64_t seed = 0;
    std::uint64_t instant = 0;                ///< differs from turn to turn of one creature
    std::vector<Point> objective_tiles;       ///< tiles that a creature has to reach for an objective; used by an AI-controlled party
    const ExtraTurns* extra_turns = nullptr;  ///< that effects have given; none: none
    bool in_extra_turn = false;               ///< the turn in play is such a one
    bool is_free_of_orders = false;           ///< orders of the player are ignored: for what a creature would do without them
    int overlook = 0;                         ///< percent chance that a foe of the party overlooks a plan; see Minds
    std::vector<EscortGoal> escort_goals;     ///< of members and guests of the party, one for each of their places
};

/// Living hostile creatures that `who` sees, nearest first. The player's side shares what any of it sees.
std::vector<EntityId> foes_in_sight(const AiContext& context, EntityId who);
/// Does a foe of the player's side at its own place see `watched`, or one of the player's side see it?
bool sees(const AiContext& context, EntityId who, EntityId watched);
/// Percent of its health that `who` has left.
int health_percent(const World& world, EntityId who);
inline Point place_of(const World& world, EntityId who) { return world.get<Position>(who).at; }

/// The random stream for the choices of `who` in its present turn: a forecast of them draws the same numbers and changes no other stream.
Rng choices(const AiContext& context, EntityId who);
/// The stream for the plans that `who` overlooks in its present turn, so that its other choices do not depend on them.
Rng attention(const AiContext& context, EntityId who);

}  // namespace td::tactics
