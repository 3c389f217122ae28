// The turn loop: one phase after the other, until a command is needed or a turn is over. It never asks which time system runs.
// Source: resources/docs/rules.md, "The turn loop and its judges".
#pragma once

#include <optional>
#include <string>

#include "ai/tactics.hpp"
#include "game/floor/action_runner.hpp"
#include "game/state/step.hpp"
#include "game/turns/turn_in_play.hpp"

namespace td {

class TurnLoop {
public:
    /// All outlive the loop. The answers of the strategy may change between two steps.
    TurnLoop(GameState& state, Observer& observer, const TurnStrategy& turns)
        : m_state(state), m_observer(observer), m_turns(turns), m_runner(state, observer, turns) {}

    /// Goes on until a turn has ended, or a command is needed. `command` is for the actor who is asked; without one, a steered actor's turn
    /// gives needs_command. Refused commands change nothing.
    Step step(const std::optional<Command>& command = std::nullopt);
    /// The same for the AI-controlled actor whose decision is due: it decides so.
    Step step(const tactics::Decision& decision);

private:
    // Phases.
    Step run(const std::optional<Command>& command);
    std::optional<Step> run_phase(const std::optional<Command>& command);
    void battle_start();
    void round_start();
    std::optional<Step> choice();
    std::optional<Step> tick_next();
    std::optional<Step> actions_make(const std::optional<Command>& command);
    void round_end();
    std::optional<Step> battle_end_judge();
    std::optional<Step> finalize();
    std::optional<Step> camp();

    /// A command while something is offered.
    Step choose(const Command& command);

    // A turn.
    bool decides_for_itself(EntityId who) const;
    std::optional<Step> act_on(const tactics::Decision& decision);
    std::optional<Step> play(TurnInPlay turn);
    void end_turn(const TurnInPlay& turn);
    Step turn_judge();

    // What comes next.
    EntityId blocker_of(EntityId who, MayStillAct may_still_act) const;  // a BlockerOf
    std::optional<Step> begin(const TimeEvent& event);
    void begin_cycle();
    void begin_extra_turn();
    void announce_turn();
    void pass_time();

    // What the judges say.
    /// On to `next`, or to the end of the battle if that is decided.
    void judge(JudgedPhase phase, Phase next);
    void decide(Verdict verdict);
    void report_livelock(const std::string& fault);
    /// True if the run goes on after this floor.
    bool leads_on() const;
    void end_run(const Verdict& verdict);

    GameState& m_state;
    Observer& m_observer;
    const TurnStrategy& m_turns;
    ActionRunner m_runner;
};

}  // namespace td
