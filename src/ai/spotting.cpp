#include "ai/spotting.hpp"

namespace td::tactics {

namespace {

/// A random stream for this moment only, so that other chances do not depend on it.
Rng noticing_rng(const AiContext& context, EntityId watcher, EntityId mover) {
    return Rng(Hash{}
                   .add(std::string_view("spotting"))
                   .add(context.seed)
                   .add(context.instant)
                   .add(watcher.value)
                   .add(mover.value)
                   .add(static_cast<std::uint64_t>(place_of(context.world, mover).x))
                   .add(static_cast<std::uint64_t>(place_of(context.world, mover).y))
                   .value());
}

/// True for a creature that is awake, can act, and is not chasing anyone yet.
bool watches(const AiContext& context, EntityId who) {
    const AiState& ai_state = context.world.get<AiState>(who);
    return !ai_state.asleep && !ai_state.chase_target && !status_that(context, who, &Status::stops_acting);
}

}  // namespace

std::vector<Noticing> who_notices(const AiContext& context, EntityId mover) {
    std::vector<Noticing> all;
    const Roster& roster = context.world.roster();
    // Creatures of the player's side need no spotting: the player decides about what they see.
    if (!roster.is_here(mover) || faction_of(context.world, mover) != Faction::player) return all;
    for (const TeamId team : context.world.teams_of(Faction::foe)) {
        for (const EntityId who : roster[team].everyone()) {
            if (!roster.is_here(who) || !watches(context, who) || !sees(context, who, mover)) continue;
            if (!noticing_rng(context, who, mover).chance(species_of(context, who).spotting)) continue;
            AiState ai_state = context.world.get<AiState>(who);
            const Point return_to = ai_state.investigation ? ai_state.investigation->return_to : place_of(context.world, who);
            ai_state.investigation = Investigation{.at = place_of(context.world, mover), .return_to = return_to};
            all.push_back({who, ai_state});
        }
    }
    return all;
}

}  // namespace td::tactics
