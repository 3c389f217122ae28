// The turn loop: one phase after the other until a command is needed or a turn is over. It asks nobody which time system runs.
// Source: "Revisiting Turn Based Battle Systems", battle phases.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/game.hpp"
#include "rules/resolver.hpp"

namespace td {

class Loop {
public:
    /// `passed`: is given the phases in order, unless it is null.
    explicit Loop(Game& game, std::vector<Phase>* passed = nullptr) : m_game(game), m_passed(passed) {}

    /// See Game::step.
    Step run(const std::optional<Command>& command);

    /// The action that `command` comes to for `who`, or why not; everything is looked at except what the rulebook says.
    static std::variant<Action, Refusal> order(const Game& game, EntityId who, const Command& command);

    /// Why a command about pauses or about what was begun would be refused.
    static std::optional<Refusal> refusal_out_of_turn(const Game& game, const Command& command);

private:
    void battle_start();
    void round_start();
    void let_arrive();
    bool spawn(const Arrival& arrival);
    std::vector<Point> places_for(const Arrival& arrival, const std::vector<TeamMember>& members);
    void cycle_begins();
    void end_round_if_ambushed();
    std::optional<Step> tick_next();
    std::optional<TimeEvent> next_time_event();
    Step fire_autonomous();
    void begin(const TimeEvent& time_event);
    void turn_start();
    void announce_turn();
    bool decides_for_itself(EntityId who) const;
    std::optional<Step> actions_make(const std::optional<Command>& command);
    Step obey(const Command& command);
    Step begin_delayed(const Command& command, Action action);
    Step switch_team_mode(bool on);
    std::optional<Step> out_of_turn(const Command& command);
    Step replace(const Command& command);
    Step debug(const Command& command);
    void carry_out_debug(const Command& command);
    void change_time(TimeSystemKind kind);
    TimeEvent next_happening() const;
    bool pause_before_next();
    BlockerOf blocker_of() const;
    ActionCost cost(const Action& action) const;
    void make_decision();
    void record_payment(EntityId who, ActionCost cost);
    void action_start();
    void action_due();
    void action_execute();
    void action_end();
    void turn_end();
    void round_end();
    bool leads_on() const;
    void finalize();

    void propose_all(std::vector<Action> actions);
    /// Nobody watches what only might be.
    RuleWatcher* watcher() const { return m_game.m_rehearsal ? nullptr : m_game.m_watcher; }
    Resolution carry_out(Action action);
    void report(ChangeSet change_set);
    void begin_ongoing(EntityId who, const Action& foreseen);
    void drop_begun_turn_of(const OngoingDisrupted& disrupted);
    /// On to `next`, or to the end of the battle if that is decided.
    void judge(JudgedPhase phase, Phase next);
    void decide(Verdict verdict);
    void report_livelock(const std::string& fault);
    void look();
    void record_mover(const Event& event);
    void notice_movers();
    void tell(Event event);

    Game& m_game;
    std::vector<Phase>* m_passed;
    std::optional<Action> m_done;      ///< the action of this turn
    std::optional<Action> m_foreseen;  ///< what the rules will most likely make of it
    Command m_command;                 ///< that it follows from
    bool m_turn_goes_on = false;       ///< its doer is asked for another one in the same turn
    std::vector<EntityId> m_movers;    ///< who came to another place since the last look
};

}  // namespace td
