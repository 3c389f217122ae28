#include "game/floor/fallen_record.hpp"

#include <algorithm>

#include "game/floor/action_runner.hpp"
#include "world/creature.hpp"
#include "world/fallen.hpp"

namespace td {

namespace {

using Fate = FallenMember::Fate;

DeathCause cause_of(const GameState& state, const Died& died) {
    DeathCause cause;
    if (died.killer)
        cause.creature = state.world.get<Creature>(died.killer).name;
    else if (died.by_status)
        cause.status = (*state.catalog)[died.by_status].name;
    else if (died.by_feature)
        cause.feature = (*state.catalog)[died.by_feature].name;
    return cause;
}

void record_death(GameState& state, const Died& died) {
    Tally& tally = state.tally;
    if (faction_of(state.world, died.who) == Faction::foe) ++tally.kills;
    if (faction_of(state.world, died.who) != Faction::player) return;
    ++tally.deaths;
    tally.last_death = cause_of(state, died);
    if (!set_out_with_party(state.world, died.who)) return;
    tally.fallen.push_back({.name = state.world.get<Creature>(died.who).name, .floor = tally.floors, .cause = *tally.last_death});
}

/// The record of that creature's latest death. Found by name, because creatures have another id on each floor.
void set_fate(GameState& state, EntityId who, Fate fate) {
    const std::string& name = state.world.get<Creature>(who).name;
    auto& fallen = state.tally.fallen;
    const auto found = std::find_if(fallen.rbegin(), fallen.rend(), [&](const FallenMember& member) { return member.name == name; });
    if (found != fallen.rend()) found->fate = fate;
}

}  // namespace

void record_fallen(GameState& state, const Event& event) {
    if (const auto* died = std::get_if<Died>(&event)) record_death(state, *died);
    if (const auto* fell = std::get_if<FellDown>(&event)) set_fate(state, fell->who, Fate::lies);
    if (const auto* revived = std::get_if<Revived>(&event)) set_fate(state, revived->who, Fate::came_back);
    if (const auto* lost = std::get_if<FallenLost>(&event)) set_fate(state, lost->who, Fate::lost);
}

void leave_fallen_behind(ActionRunner& runner) {
    const std::vector<FallenBody> bodies = runner.state().world.table<FallenBody>().rows();
    for (const FallenBody& body : bodies)
        if (!body.bearer) runner.carry_out(CountDownFallen{.fallen = body.of, .left_behind = true});
}

void settle_fallen(GameState& state) {
    const bool won = state.outcome == Outcome::victory;
    for (const FallenBody& body : state.world.table<FallenBody>().rows()) {
        if (body.bearer && state.outcome == Outcome::running) continue;
        set_fate(state, body.of, body.bearer && won ? Fate::carried_out : Fate::lost);
    }
}

}  // namespace td
