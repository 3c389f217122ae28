// The forecast: a copy of the whole game, played by the same loop. Whose action is not decided lets time pass.
#include "game/forecast.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "game/game.hpp"
#include "rules/ongoing_actions.hpp"
#include "world/creature.hpp"

namespace td {

/// A round can be as long as its content says; nobody reads a forecast of more turns.
constexpr int most_steps = 5'000;

class Forecaster {
public:
    Forecaster(const Game& game, int rounds) : m_game(game), m_start(game.m_now), m_last_round(game.m_now.round + rounds - 1) {
        m_game.m_rehearsal = true;
        m_game.m_dice.seal();
        m_forecast.first_round = m_start.round;
        m_forecast.presentation = m_game.m_time.presentation();
        m_game.m_pauses = {};
    }

    /// An edit of the team's order; left out if it would be refused.
    void edit(const Command& command) {
        // After an earlier edit somebody else may be first; ask whom.
        if (!m_game.m_awaiting) m_game.m_awaiting = m_game.step().actor;
        if (!costs_turn(command.kind) && !m_game.would_refuse(command)) m_game.step(command);
    }

    Forecast run(std::optional<Command> first) {
        if (first && (!costs_turn(first->kind) || m_game.would_refuse(*first))) first.reset();
        // What companions will do follows from what is chosen now, until something uncertain comes between.
        m_game.m_minds_known = first.has_value() || !m_game.awaiting();
        if (m_game.m_reconsidering) reconsider(std::exchange(first, std::nullopt));
        m_first = std::move(first);
        for (int steps = 0; steps < most_steps; ++steps) {
            m_game.m_events.clear();
            Step step = m_game.step();
            if (step.kind == Step::Kind::needs_command) step = give_turn(step.actor, chosen_for(step.actor));
            if (step.kind == Step::Kind::over || m_game.m_now.round > m_last_round) break;
            if (step.kind == Step::Kind::weapon_fired)
                add_weapon(step.actor);
            else
                add_turn(step.actor);
            m_game.m_minds_known = m_game.m_minds_known && !m_game.m_dice.guessed();
        }
        add_missed();
        m_forecast.rounds = std::move(m_game.m_rounds_begun);
        return std::move(m_forecast);
    }

private:
    /// The command under consideration; if a multi-turn action begins with it, the further turns of that are chosen with it.
    std::optional<Command> chosen_for(EntityId who) {
        if (m_first) {
            m_chooser = who;
            return std::exchange(m_first, std::nullopt);
        }
        const auto further = who == m_chooser ? going_on(m_game.m_world, who) : std::nullopt;
        if (who == m_chooser && !further) m_chooser = {};
        return further;
    }

    /// What somebody has begun is replaced, or stays.
    void reconsider(const std::optional<Command>& by) {
        if (by) m_game.step(*by), m_forecast.paid = m_game.m_paid;
        m_game.m_reconsidering = {};
    }

    Step give_turn(EntityId who, const std::optional<Command>& chosen) {
        if (chosen) {
            // A command whose effect hangs on chance is paid for and misses: only its time is certain.
            m_game.m_paid.reset();
            const Step step = m_game.step(*chosen);
            if (!m_forecast.paid) m_forecast.paid = m_game.m_paid;
            if (step.kind != Step::Kind::refused) return step;
        }
        m_game.m_minds_known = false;
        // To let time pass leaves nothing off: whether it goes on with what it is at is open.
        if (m_game.m_world.has<OngoingAction>(who)) m_game.m_world.remove<OngoingAction>(who);
        m_undecided = {m_game.m_time.contingency(m_game.m_world.roster(), who, m_game.m_now), m_game.m_now};
        m_game.m_undecided = true;
        const Step step = m_game.step(Command::wait());
        m_game.m_undecided = false;
        return step;
    }

    void add_weapon(EntityId who) {
        m_forecast.turns.push_back({.who = who, .when = m_game.m_now, .weapon = m_game.m_fired});
        // Whom it will have hit by then, nobody knows.
        m_game.m_minds_known = false;
    }

    void add_turn(EntityId who) {
        ForecastTurn turn{.who = who, .when = m_game.m_now, .order_reason = m_game.m_order_reason, .time_status = m_game.m_time_status};
        turn.takes_effect = m_game.m_action_was_due;
        if (const auto found = m_hanging.find(who); found != m_hanging.end() && hangs(found->second)) {
            turn.hangs_on = found->second.contingency;
            turn.hangs_on_whom = who;
        }
        const bool is_open = m_undecided.has_value() || (turn.takes_effect && turn.hangs_on != Contingency::nothing);
        if (!is_open) turn.command = m_game.m_chosen;
        m_forecast.turns.push_back(turn);
        if (m_undecided) m_hanging[who] = *std::exchange(m_undecided, std::nullopt);
    }

    struct Hanging {
        Contingency contingency = Contingency::nothing;
        Moment when;
    };
    /// An action costs the rest of its own round only; a slow step costs rounds to come.
    bool hangs(const Hanging& hanging) const {
        switch (hanging.contingency) {
            case Contingency::nothing: return false;
            case Contingency::unless_it_acts: return hanging.when.round == m_game.m_now.round;
            case Contingency::unless_it_moves: return hanging.when.round < m_game.m_now.round;
            case Contingency::unless_it_waits: return hanging.when == m_game.m_now;
            case Contingency::depends_on_cost: return true;
        }
        return false;
    }

    void add_missed() {
        for (const MissedTurn& missed : m_game.m_missed) {
            const bool past = missed.when.round < m_start.round || (missed.when.round == m_start.round && missed.when.time < m_start.time);
            const bool taken = std::any_of(m_forecast.turns.begin(), m_forecast.turns.end(),
                                           [&](const ForecastTurn& turn) { return turn.who == missed.who && turn.when == missed.when; });
            if (!past && !taken && missed.when.round <= m_last_round) m_forecast.missed.push_back(missed);
        }
    }

    Game m_game;
    Moment m_start;
    int m_last_round;
    Forecast m_forecast;
    std::optional<Command> m_first;      ///< under consideration, and not given yet
    EntityId m_chooser;                  ///< whose multi-turn action is chosen as a whole
    std::optional<Hanging> m_undecided;  ///< what hangs on the action of the turn that is not yet written down
    std::map<EntityId, Hanging> m_hanging;
};

Forecast Game::forecast(int rounds, const std::optional<Command>& first) const { return Forecaster(*this, rounds).run(first); }

Forecast Game::forecast_after(int rounds, const std::vector<Command>& edits) const {
    Forecaster forecaster(*this, rounds);
    for (const Command& command : edits) forecaster.edit(command);
    return forecaster.run(std::nullopt);
}

}  // namespace td
