#include "tools/lab/standoff.hpp"

#include <algorithm>
#include <array>

#include "space/distance_field.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

int explored_tiles(const Game& game) {
    int count = 0;
    for (int y = 0; y < game.world().height(); ++y)
        for (int x = 0; x < game.world().width(); ++x) count += game.sight().explored({x, y}) ? 1 : 0;
    return count;
}

/// True for events that change what the sides have left.
bool is_progress(const Event& event) {
    if (const auto* healed = std::get_if<WasHealed>(&event)) return healed->amount > 0;
    if (const auto* hurt = std::get_if<WasHurt>(&event)) return hurt->amount > 0;
    return std::holds_alternative<Died>(event) || std::holds_alternative<Joined>(event) || std::holds_alternative<PickedUp>(event) ||
           std::holds_alternative<ThrewItem>(event) || std::holds_alternative<UsedItem>(event) ||
           std::holds_alternative<AttachedTo>(event) || std::holds_alternative<Detached>(event) ||
           std::holds_alternative<FloorEntered>(event);
}

/// 0 if the leader does not wait for stragglers.
int steps_that_stragglers_have_to_go(const Game& game) {
    const EntityId leader = game.world().roster().leader_of(TeamId(0));
    return leader ? game.world().get<AiState>(leader).straggler_steps : 0;
}

/// True if an awake foe could walk to a living creature of the party.
bool sides_could_meet(const Game& game) {
    const World& world = game.world();
    std::vector<Point> party;
    std::vector<EntityId> foes;
    for (const EntityId who : world.table<Creature>().owners()) {
        if (!world.roster().is_here(who)) continue;
        if (faction_of(world, who) == Faction::player) party.push_back(world.get<Position>(who).at);
        if (faction_of(world, who) == Faction::foe && !world.get<AiState>(who).asleep) foes.push_back(who);
    }
    DistanceField field;
    return std::any_of(foes.begin(), foes.end(), [&](EntityId foe) {
        field.measure(ground_by_doors(game.view(), foe), std::array{world.get<Position>(foe).at});
        return std::any_of(party.begin(), party.end(), [&](Point p) { return field.at(p) != DistanceField::unreachable; });
    });
}

}  // namespace

void StandoffWatch::watch(const Game& game, const Event& event) {
    if (is_progress(event)) begin_anew(game);
    if (const auto* walked = std::get_if<Walked>(&event)) step_onto(game, walked->who, walked->to);
    if (const auto* swapped = std::get_if<SwappedPlaces>(&event)) step_onto(game, swapped->who, swapped->to);
    if (std::holds_alternative<RoundBegan>(event)) end_round(game);
}

void StandoffWatch::begin_anew(const Game& game) {
    m_something_happened = true;
    m_trodden_by_party = m_trodden_by_foes = BitGrid(game.world().width(), game.world().height());
}

void StandoffWatch::step_onto(const Game& game, EntityId who, Point at) {
    const Faction side = faction_of(game.world(), who);
    const bool counts = side == Faction::player || (side == Faction::foe && game.world().get<AiState>(who).chase_target);
    BitGrid& trodden = side == Faction::player ? m_trodden_by_party : m_trodden_by_foes;
    if (!counts || trodden(at)) return;
    // The first event of a run may be a step: then the grids do not have the size of the floor yet.
    if (!trodden.contains(at)) begin_anew(game);
    trodden.set(at);
    m_something_happened = true;
}

void StandoffWatch::end_round(const Game& game) {
    if (const int explored = explored_tiles(game); explored != m_explored) {
        m_explored = explored;
        begin_anew(game);
    }
    if (const int steps = steps_that_stragglers_have_to_go(game); steps != m_straggler_steps) {
        m_straggler_steps = steps;
        m_something_happened = true;
    }
    m_idle = m_something_happened || !sides_could_meet(game) ? 0 : m_idle + 1;
    if (m_idle > m_longest.rounds) m_longest = {.rounds = m_idle, .floor = game.floor(), .last_round = game.now().round};
    m_something_happened = false;
}

}  // namespace td
