#include "tools/preview/tactic_scene.hpp"

#include <algorithm>

#include "game/state/party.hpp"
#include "game/turns/turn_loop.hpp"
#include "rules/targets.hpp"
#include "tools/preview/skill_trial.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

/// If the mind has turns, the loop asks it once within this many steps.
constexpr int most_steps_to_turn = 500;
constexpr Point pillars[] = {{8, 2}, {8, 3}, {8, 7}, {8, 8}};
constexpr Point places_of_party[] = {{3, 5}, {3, 3}, {3, 7}};
constexpr Point place_of_mind{12, 5}, place_of_its_leader{14, 6};

/// The first species with that tactic; if none: the hero for the party's tactic, else any opponent of the hero.
SpeciesId species_with(const Catalog& catalog, TacticId tactic) {
    for (std::size_t i = 0; i < catalog.species.size(); ++i)
        if (catalog.species[i].tactic == tactic) return SpeciesId(i);
    return catalog[tactic].for_party ? hero_of(catalog) : opponent_of(catalog, hero_of(catalog));
}

std::vector<SpeciesId> party_of_content(const Catalog& catalog) {
    std::vector<SpeciesId> party;
    if (const DungeonId dungeon = main_dungeon(catalog))
        for (const TeamMember& member : catalog[dungeon].party) party.push_back(member.species);
    if (party.empty()) party.push_back(hero_of(catalog));
    party.resize(std::min(party.size(), std::size(places_of_party)));
    return party;
}

/// Plays up to the turn of `who`, which is asked then. Returns false if no such turn comes.
bool play_to_turn_of(GameState& state, EntityId who) {
    Observer observer;
    const RealTurns turns(who);
    TurnLoop loop(state, observer, turns);
    std::optional<Command> command;
    for (int steps = 0; steps < most_steps_to_turn; ++steps) {
        const Step step = loop.step(command);
        command.reset();
        if (step.kind == Step::Kind::over || step.kind == Step::Kind::refused) return false;
        if (step.kind != Step::Kind::needs_command) continue;
        if (step.actor == who) return true;
        command = commands::Wait{};
    }
    return false;
}

/// The destination of a step, or the tiles that a used skill or item would reach.
std::vector<Point> tiles_of(const GameState& state, EntityId who, const Command& command) {
    const WorldView view{state.world, *state.catalog};
    const std::optional<Point> at = state.world.position(who);
    if (!at) return {};
    if (const auto* walk = std::get_if<commands::Walk>(&command)) return {*at + offset(walk->direction)};
    const std::optional<AimedUse> use = aimed_use_of(view, who, command);
    return use ? reach_of(state.world, use->targeting).tiles : std::vector<Point>{};
}

}  // namespace

TacticScene::TacticScene(const Catalog& content, TacticId tactic, const TimeChoice& time)
    : m_stage(content, width, height, species_with(content, tactic)), m_game([&] {
          Stage& stage = m_stage;
          for (const Point at : pillars) stage.world().set_terrain(at, content.wall, true);
          const SpeciesId model = species_with(content, tactic);
          const SpeciesId mind = stage.copy_of(model);
          const bool for_party = content[tactic].for_party;
          const std::vector<SpeciesId> party = party_of_content(content);
          const SpeciesId foe = stage.copy_of(for_party ? opponent_of(content, hero_of(content)) : model);
          // The party's first creature leads it; the second has the mind of the party.
          for (std::size_t i = 0; i < party.size(); ++i)
              if (!for_party || i != 1)
                  m_creatures.push_back(
                      stage.add(Faction::player, stage.copy_of(party[i]), places_of_party[i], Direction::east, stage.idle()));
          if (for_party) m_mind = stage.add(Faction::player, mind, places_of_party[1], Direction::east, tactic);
          m_creatures.push_back(stage.add(Faction::foe, foe, place_of_its_leader, Direction::west, stage.idle()));
          const EntityId other =
              stage.add(Faction::foe, for_party ? foe : mind, place_of_mind, Direction::west, for_party ? stage.idle() : tactic);
          if (for_party) m_creatures.push_back(other);
          if (!for_party) m_mind = other;
          m_creatures.insert(m_creatures.begin(), m_mind);
          stage.finish(time);
          return stage.game({});
      }()) {
    reset();
}

void TacticScene::reset() { replace(m_stage.game({}).state()); }

void TacticScene::replace(GameState state) {
    state.sight.see_all(state.world);
    state.sight.look({state.world, *state.catalog});
    m_game = Game(std::move(state));
}

bool TacticScene::put(EntityId who, Point at) {
    GameState state = m_game.state();
    const WorldView view{state.world, *state.catalog};
    if (!state.world.roster().is_here(who) || state.world.creature_at(at) || !is_passable(view, mobility_of(view, who), at)) return false;
    state.world.place(who, at);
    state.world.edit<AiState>(who).home = at;
    update_times(state.world, *state.catalog);
    replace(std::move(state));
    return true;
}

void TacticScene::wound(EntityId who) {
    GameState state = m_game.state();
    Health& health = state.world.edit<Health>(who);
    const int half = std::max(1, health.maximum / 2), quarter = std::max(1, health.maximum / 4);
    health.now = health.now > half ? half : health.now > quarter ? quarter : health.maximum;
    replace(std::move(state));
}

std::optional<TacticScene::Told> TacticScene::decision() const {
    DecisionReasons reasons{.who = m_mind, .then = m_game.state(), .is_certain = true};
    if (!m_game.world().roster().is_here(m_mind) || !play_to_turn_of(reasons.then, m_mind)) return std::nullopt;
    const GameState& then = reasons.then;
    reasons.decision = best_decision(then, m_mind);
    if (look_ahead_of(then, m_mind) > 0) reasons.compared = rated_decisions(then, m_mind);
    if (reasons.compared.size() < 2) {
        reasons.compared.clear();
        reasons.passed = tactics::deliberate(then.ai_context(), m_mind).passed;
    }
    Told told;
    told.command = reasons.decision.command;
    told.tiles = tiles_of(then, m_mind, told.command);
    told.reasons = describe_reasons(reasons, [](EntityId) { return true; });
    return told;
}

}  // namespace td
