// The turn loop: one phase after the other, until a command is needed or a turn is over. It never asks which time system runs.
// Source: "Revisiting Turn Based Battle Systems", battle phases.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ai/tactics.hpp"
#include "game/action_runner.hpp"

namespace td {

/// What one call of TurnLoop::step() came to.
struct Step {
    enum class Kind : std::uint8_t {
        turn_taken,        ///< a turn is over; call again
        floor_over,        ///< the floor still stands, and the next call leads to the one below it; call again
        weapon_fired,      ///< a weapon of `actor` was due to fire by itself; call again
        done_out_of_turn,  ///< a command that costs no turn was carried out; the actor is still asked
        needs_command,     ///< `actor` is steered by the player and waits
        refused,           ///< the command was not carried out and cost nothing; `actor` is still asked
        paused,            ///< no actor is asked, but the player may look, reconsider, and resume
        over,              ///< see GameState::outcome
    };
    Kind kind = Kind::needs_command;
    EntityId actor;
    Refusal refusal;
};

class TurnLoop {
public:
    /// All outlive the loop. The policy may change between two steps.
    TurnLoop(GameState& state, Observer& observer, const TurnPolicy& policy = real_turns)
        : m_state(state), m_observer(observer), m_policy(policy), m_runner(state, observer, policy) {}

    /// Goes on until a turn is over, or a command is needed. `command` is for the actor who is asked; without one, a steered actor's turn
    /// gives needs_command. Refused commands change nothing, but that a step finds what was hidden in
    /// its way.
    Step step(const std::optional<Command>& command = std::nullopt);

    /// The same for the AI-controlled actor whose decision is due: it decides so.
    Step step(const tactics::Decision& decision) {
        act_on(decision);
        return run(std::nullopt);
    }

private:
    static constexpr TurnPolicy real_turns{};

    // Commands that do not use the turn of an actor. Nothing for all other commands.
    std::optional<Step> do_out_of_turn(const Command& command);
    Step debug(const commands::Debug& command);
    /// At a pause, when the leader may tell companions what to do.
    Step instruct(const Command& command);
    Step replace_pending(const Command& command);

    // Phases.
    Step run(const std::optional<Command>& command);
    std::optional<Step> run_phase(const std::optional<Command>& command);
    void battle_start();
    void round_start();
    std::optional<Step> tick_next();
    std::optional<Step> actions_make(const std::optional<Command>& command);
    std::optional<Step> lose_turn(StatusId status);
    void action_start();
    void action_execute();
    void action_end();
    std::optional<Step> action_judge();
    void turn_end();
    Step turn_judge();
    void round_end();
    std::optional<Step> battle_end_judge();
    std::optional<Step> finalize();

    // What comes next.
    EntityId blocker_of(EntityId who, MayStillAct may_still_act) const;  // a BlockerOf
    bool pause_before_next();
    std::optional<TimeEvent> next_time_event();
    bool let_time_pass(const TimeEvent& event);
    void judge_harm_of_time();
    std::optional<TimeEvent> take_extra_turn(const ExtraTurn& due);
    void ask_anew();
    Step fire_weapon();
    void begin(const TimeEvent& event);
    void begin_cycle();
    void begin_extra_turn();
    void announce_turn();
    void end_round_if_ambushed();
    /// Do actions of the turn in play take effect later? In an extra turn none does.
    bool takes_effect_later() const { return m_state.time.defers() && !m_state.in_extra_turn(); }
    void pass_time();

    // What is done in a turn.
    bool decides_for_itself(EntityId who) const;
    void let_decide();
    void act_on(const tactics::Decision& decision);
    void edit_team(const Command& command);
    Step obey(const Command& command);
    std::optional<Step> switch_team_mode(const Command& command);
    Step obey_later(const Command& command, Action action);
    ActionCost cost_of(const Action& action) const;
    Step refuse(EntityId who, const Command& command, const Refusal& refusal);

    // What the judges say.
    /// On to `next`, or to the end of the battle if that is decided.
    void judge(JudgedPhase phase, Phase next);
    void decide(Verdict verdict);
    void report_livelock(const std::string& fault);
    /// Is the end of this floor not that of the run?
    bool leads_on() const;
    void end_run(const Verdict& verdict);

    GameState& m_state;
    Observer& m_observer;
    const TurnPolicy& m_policy;
    ActionRunner m_runner;
    std::optional<Action> m_done;      ///< the action of this turn
    std::optional<Action> m_foreseen;  ///< what the rules will most likely make of it
    Command m_command;                 ///< that it follows from
    bool m_time_harmed = false;        ///< a status did, before the event that was to come next
    bool m_turn_goes_on = false;       ///< the actor is asked for another action in the same turn
};

}  // namespace td
