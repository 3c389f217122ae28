#include "ai/spotting.hpp"

namespace td::tactics {

namespace {

/// A random stream for this moment alone, so that other chances do not depend on it.
Rng chance_of(const AiContext& s, EntityId watcher, EntityId mover) {
    return Rng(Hash{}
                   .add(std::string_view("spotting"))
                   .add(s.seed)
                   .add(s.instant)
                   .add(watcher.value)
                   .add(mover.value)
                   .add(static_cast<std::uint64_t>(place_of(s.world, mover).x))
                   .add(static_cast<std::uint64_t>(place_of(s.world, mover).y))
                   .value());
}

/// A creature that hunts already notices nothing more.
bool watches(const AiContext& s, EntityId who) {
    const Mind& mind = s.world.get<Mind>(who);
    return !mind.asleep && !mind.quarry && !status_that(s.world, s.catalog, who, &Status::stops_acting);
}

}  // namespace

std::vector<Noticing> who_notices(const AiContext& s, EntityId mover) {
    std::vector<Noticing> all;
    const Roster& roster = s.world.roster();
    // What the player's side sees, the player sees and decides about.
    if (!roster.alive(mover) || faction_of(s.world, mover) != Faction::player) return all;
    for (const Team& team : roster.teams) {
        if (team.faction != Faction::foe) continue;
        for (const EntityId who : team.everyone()) {
            if (!roster.alive(who) || !watches(s, who) || !sees(s, who, mover)) continue;
            if (!chance_of(s, who, mover).chance(species_of(s.world, s.catalog, who).spotting)) continue;
            Mind mind = s.world.get<Mind>(who);
            const Point post = mind.inquiry ? mind.inquiry->post : place_of(s.world, who);
            mind.inquiry = Inquiry{.at = place_of(s.world, mover), .post = post};
            all.push_back({who, mind});
        }
    }
    return all;
}

}  // namespace td::tactics
