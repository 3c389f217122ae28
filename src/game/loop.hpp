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
    static std::optional<Refusal> refusal_beside(const Game& game, const Command& command);

private:
    void battle_start();
    void round_start();
    void let_arrive();
    bool bring(const Arrival& arrival);
    std::vector<Point> places_for(const Arrival& arrival, const std::vector<TeamMember>& members);
    void cycle_begins();
    void end_round_if_ambushed();
    std::optional<Step> tick_next();
    std::optional<Occasion> next_occasion();
    Step go_off();
    void begin(const Occasion& occasion);
    void turn_start();
    void announce_turn();
    bool thinks_for_itself(EntityId who) const;
    std::optional<Step> actions_make(const std::optional<Command>& command);
    Step obey(const Command& command);
    Step undertake(const Command& command, Action action);
    Step switch_team_mode(bool on);
    std::optional<Step> beside(const Command& command);
    Step replace(const Command& command);
    Step debug(const Command& command);
    void carry_out_debug(const Command& command);
    void change_time(TimeSystemKind kind);
    Occasion next_happening() const;
    bool pause_before_next();
    BlockerOf blocker_of() const;
    Deed deed(const Action& action) const;
    void think();
    void note_payment(EntityId who, Deed deed);
    void action_start();
    void deed_due();
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
    void report(Ledger ledger);
    void set_about(EntityId who, const Action& foreseen);
    void drop_begun_turn_of(const DeedDisrupted& disrupted);
    /// On to `next`, or to the end of the battle if that is decided.
    void judge(JudgedPhase phase, Phase next);
    void decide(Verdict verdict);
    void stand_still(const std::string& fault);
    void look();
    void note_mover(const Event& event);
    void notice_movers();
    void tell(Event event);

    Game& m_game;
    std::vector<Phase>* m_passed;
    std::optional<Action> m_done;      ///< the deed of this turn
    std::optional<Action> m_foreseen;  ///< what the rules will most likely make of it
    Command m_command;                 ///< that it follows from
    bool m_turn_goes_on = false;       ///< its doer is asked for another one in the same turn
    std::vector<EntityId> m_movers;    ///< who came to another place since the last look
};

}  // namespace td
