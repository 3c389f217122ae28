#include "tools/lab/drill.hpp"

#include <algorithm>
#include <deque>

#include "tools/lab/drill_judge.hpp"
#include "tools/lab/invariants.hpp"
#include "tools/lab/self_play.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

/// Gives the controlled creatures of a drill their commands.
class DrillPlayer {
public:
    DrillPlayer(Game& game, const Drill& drill) : m_game(game), m_rounds(drill.rounds), m_leader(drill.leader()) {
        for (const auto& [who, list] : drill.commands) m_commands[who].assign(list.begin(), list.end());
    }

    /// Continues to the end of a turn, of the last round, or of the game.
    Step take_turn() {
        Step step = m_game.step();
        while (step.kind == Step::Kind::needs_command && m_game.now().round <= m_rounds) step = give_command(step.actor);
        return step;
    }

private:
    /// True if members other than the leader have commands.
    bool steers_all() const {
        return std::any_of(m_commands.begin(), m_commands.end(), [this](const auto& row) { return row.first != m_leader; });
    }
    /// The next command of `who`; a wait if there is none left, or if it is refused.
    Step give_command(EntityId who) {
        if (steers_all() && !m_game.team_mode()) {
            const Step step = m_game.step(commands::SetTeamMode{true});
            return step.kind == Step::Kind::done_out_of_turn ? m_game.step() : step;
        }
        std::deque<Command>& left = m_commands[who];
        if (left.empty()) return m_game.step(commands::Wait{});
        const Command command = left.front();
        left.pop_front();
        const Step step = m_game.step(command);
        if (step.kind == Step::Kind::refused) return m_game.step(commands::Wait{});
        return step.kind == Step::Kind::done_out_of_turn ? m_game.step() : step;
    }

    Game& m_game;
    const int m_rounds;
    const EntityId m_leader;
    std::map<EntityId, std::deque<Command>> m_commands;
};

/// The tactics of the creatures on the tested side.
std::vector<TacticId> tactics_of_tested(const Drill& drill) {
    std::vector<TacticId> tactics;
    if (drill.side == DrillSide::companions && drill.catalog->lead) tactics.push_back(drill.catalog->lead);
    const Faction side = drill.side == DrillSide::companions ? Faction::player : Faction::foe;
    for (const EntityId who : drill.world.table<Creature>().owners())
        if (faction_of(drill.world, who) == side) tactics.push_back(drill.world.get<AiState>(who).tactic);
    return tactics;
}

}  // namespace

DrillGame play(const Drill& drill, std::uint64_t seed) {
    const GameSettings settings{.seed = seed, .dungeon = drill.dungeon, .leader_is_steered = !drill.commands.empty()};
    Game game(drill.catalog, settings, drill.world);
    DrillPlayer player(game, drill);
    DrillJudge judge(drill);
    DrillGame result;
    // False at the end of the drill.
    const auto watch = [&] {
        for (const Event& event : game.take_events()) {
            // Only the turn in play may continue past the last round; nothing in the next round counts.
            if (const auto* began = std::get_if<RoundBegan>(&event); began && began->round > drill.rounds) return false;
            judge.watch(game, event);
            collect_fault(event, result.faults);
        }
        judge.look(game);
        for (std::string& fault : broken_invariants(game)) result.faults.push_back(std::move(fault));
        return game.now().round <= drill.rounds && result.faults.empty();
    };
    for (int turns = 0; turns < turn_limit; ++turns) {
        const Step step = player.take_turn();
        const bool goes_on = watch();
        if (!goes_on || step.kind == Step::Kind::over || step.kind == Step::Kind::paused || step.kind == Step::Kind::refused) break;
    }
    result.held = judge.verdicts(game);
    result.hash = game.hash();
    return result;
}

bool DrillResult::passes(const Drill& drill) const {
    for (std::size_t i = 0; i < demands.size(); ++i)
        if (!holds(drill, i)) return false;
    return faults.empty();
}

DrillResult tally(const Drill& drill, const std::vector<DrillGame>& games) {
    DrillResult result{.games = static_cast<int>(games.size())};
    result.demands.resize(drill.demands.size());
    for (std::size_t game = 0; game < games.size(); ++game) {
        for (std::size_t i = 0; i < drill.demands.size(); ++i) {
            DemandTally& row = result.demands[i];
            if (games[game].held[i])
                ++row.held;
            else if (!row.first_failed)
                row.first_failed = drill.seed + game;
        }
        for (const std::string& fault : games[game].faults)
            result.faults.push_back("seed " + std::to_string(drill.seed + game) + ": " + fault);
    }
    return result;
}

Drill under_tactic(Drill drill, TacticId tactic) {
    auto catalog = std::make_shared<Catalog>(*drill.catalog);
    const TacticId followed(catalog->tactics.size());
    catalog->tactics.push_back((*catalog)[tactic]);
    catalog->tactics.back().look_ahead = 0;
    const Faction side = drill.side == DrillSide::companions ? Faction::player : Faction::foe;
    if (side == Faction::player) catalog->lead = followed;
    const std::vector<Plan>& plans = catalog->tactics.back().plans;
    const bool may_sleep = std::any_of(plans.begin(), plans.end(), [](const Plan& plan) { return plan.kind == Plan::Kind::sleep; });
    const std::vector<EntityId> all = drill.world.table<Creature>().owners();
    for (const EntityId who : all) {
        if (faction_of(drill.world, who) != side) continue;
        AiState& ai_state = drill.world.edit<AiState>(who);
        ai_state.tactic = followed;
        ai_state.asleep = ai_state.asleep && may_sleep;
    }
    drill.catalog = std::move(catalog);
    return drill;
}

Drill without_orders(Drill drill) {
    const std::vector<EntityId> ordered = drill.world.table<CompanionOrders>().owners();
    for (const EntityId who : ordered) drill.world.remove<CompanionOrders>(who);
    return drill;
}

Drill without_boons(Drill drill) {
    const std::vector<EntityId> bearers = drill.world.table<Boons>().owners();
    for (const EntityId who : bearers) {
        drill.world.remove<Boons>(who);
        drill.world.edit_roster()[who] = actor_time({drill.world, *drill.catalog}, who);
    }
    return drill;
}

Drill without_parts(Drill drill) {
    const std::vector<EntityId> bearers = drill.world.table<Parts>().owners();
    for (const EntityId who : bearers) {
        drill.world.edit<Parts>(who).list.resize(species_of({drill.world, *drill.catalog}, who).parts.size());
        drill.world.edit_roster()[who] = actor_time({drill.world, *drill.catalog}, who);
    }
    return drill;
}

Drill looking_ahead(Drill drill, int rounds) {
    auto catalog = std::make_shared<Catalog>(*drill.catalog);
    for (const TacticId tactic : tactics_of_tested(drill)) catalog->tactics[tactic.index()].look_ahead = rounds;
    drill.catalog = std::move(catalog);
    return drill;
}

}  // namespace td
