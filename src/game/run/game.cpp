#include "game/run/game.hpp"

#include <utility>

#include "ai/party_lead.hpp"
#include "game/floor/floors.hpp"
#include "game/floor/minutes.hpp"
#include "game/floor/orders.hpp"
#include "game/foresight/turn_strategies.hpp"
#include "game/run/content_migration.hpp"
#include "game/turns/turn_loop.hpp"

namespace td {

class Game::Recorder final : public Observer {
public:
    Recorder(Game& game, std::vector<Phase>* passed) : m_game(game), m_passed(passed) {}

    void phase_begins(Phase phase) override {
        if (m_passed != nullptr) m_passed->push_back(phase);
    }
    void happened(Event&& event) override {
        if (m_game.m_events.empty()) m_game.m_events.reserve(events_of_a_turn);
        m_game.m_events.push_back(std::move(event));
    }
    void turn_announced(const AnnouncedTurn&) override { m_game.m_plan = nullptr; }
    void action_due(EntityId) override { m_game.m_plan = nullptr; }
    void weapon_due(EntityId, ItemId) override { m_game.m_plan = nullptr; }
    void plan_followed(const Plan* plan) override { m_game.m_plan = plan; }
    RuleWatcher* rule_watcher() override { return m_game.m_watcher; }

private:
    static constexpr std::size_t events_of_a_turn = 64;  ///< of the player's turn, with all others' up to the next; mostly

    Game& m_game;
    std::vector<Phase>* m_passed;
};

Game::Game(std::shared_ptr<const Catalog> catalog, GameSettings settings) : m_state(begin_run(std::move(catalog), settings)) {}

Game::Game(std::shared_ptr<const Catalog> catalog, GameSettings settings, World first_floor)
    : m_state(begin_run(std::move(catalog), settings, std::move(first_floor))) {}

Step Game::step(const std::optional<Command>& command, std::vector<Phase>* passed, Thoughts* thoughts) {
    Recorder recorder(*this, passed);
    const RealTurns turns(thoughts);
    return TurnLoop(m_state, recorder, turns).step(command);
}

std::vector<std::string> Game::migrate_to(std::shared_ptr<const Catalog> content) {
    std::vector<std::string> missing = td::migrate_to(m_state, std::move(content));
    if (!missing.empty()) return missing;
    m_plan = nullptr;
    m_events.clear();
    return {};
}

const PendingAction* Game::pending(EntityId who) const {
    const auto found = m_state.pending.find(who);
    return found == m_state.pending.end() ? nullptr : &found->second;
}

std::optional<Refusal> Game::would_refuse(const Command& command) const { return refusal_of(m_state, command); }

tactics::AutoexploreStep Game::autoexplore_step(bool passes_sleepers, const std::vector<tactics::AvoidedFoe>& avoided_before) const {
    if (!awaiting()) return {};
    const bool leads = !leader() || awaiting() == leader();
    const EntityId keeper = keeper_stands(m_state) ? m_state.keeper : EntityId{};
    tactics::AutoexploreStep seen =
        tactics::autoexplore(m_state.ai_context(), leads ? awaiting() : leader(), passes_sleepers, avoided_before, keeper);
    if (leads) {
        seen.steps_behind = tactics::steps_left_behind(m_state.ai_context(), awaiting()).value_or(0);
        return seen;
    }
    // Of a foe that it would stop for, the leader tells in its own turn.
    seen.avoided = avoided_before;
    if (seen.stop != tactics::AutoexploreStep::Stop::foe_awake) seen.step = tactics::keep_up(m_state.ai_context(), awaiting(), leader());
    return seen;
}

Forecast Game::forecast(int rounds, const std::optional<Command>& first) const { return td::forecast(m_state, rounds, first); }

Forecast Game::forecast_after(int rounds, const std::vector<Command>& edits) const {
    return td::forecast(m_state, rounds, std::nullopt, edits);
}

std::vector<Event> Game::take_events() { return std::exchange(m_events, {}); }

}  // namespace td
