#include "game/loop.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "ai/tactics.hpp"
#include "game/orders.hpp"
#include "rules/ongoing_actions.hpp"
#include "rules/upkeep.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

bool is_team_command(Command::Kind kind) {
    return kind == Command::Kind::set_leader || kind == Command::Kind::swap_slots || kind == Command::Kind::team_mode;
}

/// Whoever inquires counts as having something new in mind.
bool bears_in_mind(const Mind& mind, const Mind& decision) {
    const auto parts_of = [](const Mind& m) { return std::tie(m.tactic, m.home, m.goal, m.quarry, m.memory, m.asleep, m.stalled); };
    return !mind.inquiry && !decision.inquiry && parts_of(mind) == parts_of(decision);
}

}  // namespace

Step Loop::run(const std::optional<Command>& command) {
    if (command)
        if (const auto step = out_of_turn(*command)) return *step;
    while (true) {
        if (m_game.paused()) return {Step::Kind::paused, {}, {}};
        if (m_passed != nullptr) m_passed->push_back(m_game.m_phase);
        switch (m_game.m_phase) {
            case Phase::battle_start: battle_start(); break;
            case Phase::round_next:
            case Phase::tick_next:
                if (!pause_before_next())
                    if (const auto step = tick_next()) return *step;
                break;
            case Phase::round_start: round_start(); break;
            case Phase::round_start_judge: judge(JudgedPhase::round_start, Phase::tick_next); break;
            case Phase::turn_start: turn_start(); break;
            case Phase::turn_start_judge: judge(JudgedPhase::turn_start, Phase::actions_next); break;
            case Phase::actions_next:
                announce_turn();
                m_game.m_phase = Phase::actions_make;
                break;
            case Phase::actions_make:
                if (const auto step = actions_make(command)) return *step;
                break;
            case Phase::action_start: action_start(); break;
            case Phase::action_execute: action_execute(); break;
            case Phase::action_end: action_end(); break;
            case Phase::action_judge:
                judge(JudgedPhase::action_end, m_turn_goes_on ? Phase::actions_next : Phase::turn_end);
                if (m_game.m_phase != Phase::actions_next) break;
                m_game.m_turn_of = {};
                return {Step::Kind::turn_taken, m_game.m_actor, {}};
            case Phase::turn_end: turn_end(); break;
            case Phase::turn_judge:
                judge(JudgedPhase::turn_end, m_game.m_descending ? Phase::battle_end : Phase::tick_next);
                return {Step::Kind::turn_taken, m_game.m_actor, {}};
            case Phase::round_end: round_end(); break;
            case Phase::round_end_judge: judge(JudgedPhase::round_end, Phase::round_next); break;
            case Phase::battle_end: m_game.m_phase = Phase::battle_end_judge; break;
            case Phase::battle_end_judge:
                judge(JudgedPhase::battle_end, Phase::finalize);
                // Whoever tells of what happened here needs the floor that it happened on.
                if (leads_on()) return {Step::Kind::floor_over, {}, {}};
                break;
            case Phase::finalize:
                if (m_game.m_outcome == Outcome::running && !m_game.m_rehearsal)
                    finalize();
                else
                    return {Step::Kind::over, {}, {}};
                break;
        }
    }
}

void Loop::battle_start() {
    m_game.m_time.start(m_game.m_world.roster());
    m_game.m_continuous_since = 0;
    for (const Team& team : m_game.m_world.roster().teams)
        for (const EntityId who : team.everyone()) m_game.m_weapon_timers.follow(m_game.m_world, *m_game.m_catalog, who, 0);
    look();
    tell(FloorEntered{m_game.m_floor});
    propose_all(due_on_arrival(m_game.m_world, *m_game.m_catalog));
    m_game.m_phase = Phase::round_next;
}

void Loop::round_start() {
    ++m_game.m_tally.rounds;
    m_game.m_ambushed = false;  // between two rounds there is none to end
    tell(RoundBegan{m_game.m_now.round});
    if (m_game.m_rehearsal) m_game.m_rounds_begun.push_back(m_game.m_now);
    let_arrive();
    m_game.m_phase = Phase::round_start_judge;
}

/// An ambush was sprung in the turn that is over now, or by a shot between two turns. A round that was about to begin is not meant.
void Loop::end_round_if_ambushed() {
    if (!std::exchange(m_game.m_ambushed, false)) return;
    if (m_game.m_held && m_game.m_held->kind != TimeEvent::Kind::cycle_begins) return;
    m_game.m_held.reset();
    m_game.m_time.end_round();
    tell(RoundCutShort{});
}

/// The time system says what comes next: in Phase::round_next a round, in Phase::tick_next whatever else.
std::optional<Step> Loop::tick_next() {
    const std::optional<TimeEvent> next = next_time_event();
    if (!next) return fire_autonomous();
    begin(*next);
    return std::nullopt;
}

void Loop::begin(const TimeEvent& time_event) {
    m_game.m_now = time_event.when;
    m_game.m_fired = {};
    const bool is_turn = time_event.kind == TimeEvent::Kind::turn || time_event.kind == TimeEvent::Kind::action_due;
    if (is_turn && m_game.m_livelock_guard.gave_turn(m_game.m_world.roster().actors.size()))
        return report_livelock("whoever should act never can");
    if (!is_turn && m_game.m_livelock_guard.passed_time()) return report_livelock("nobody gets a turn any more");
    switch (time_event.kind) {
        case TimeEvent::Kind::round_begins: m_game.m_phase = Phase::round_start; break;
        case TimeEvent::Kind::cycle_begins: cycle_begins(); break;
        case TimeEvent::Kind::turn:
        case TimeEvent::Kind::action_due:
            m_game.m_actor = time_event.actor;
            m_game.m_action_was_due = time_event.kind == TimeEvent::Kind::action_due;
            if (m_game.m_action_was_due)
                action_due();
            else
                m_game.m_phase = Phase::turn_start;
            break;
        case TimeEvent::Kind::round_ends: m_game.m_phase = Phase::round_end; break;
        case TimeEvent::Kind::no_actor_left: decide({Outcome::defeat, Verdict::Reason::no_actor, {}, {}}); break;
    }
}

void Loop::cycle_begins() {
    std::vector<Action> due;
    m_game.m_time.each_eligible(m_game.m_world.roster(), [&](EntityId who) {
        for (Action& action : due_at_turn_start(m_game.m_world, *m_game.m_catalog, who)) due.push_back(std::move(action));
    });
    propose_all(std::move(due));
    m_game.m_phase = Phase::tick_next;
}

void Loop::turn_start() {
    announce_turn();
    m_game.m_phase = Phase::turn_start_judge;
}

/// Once for each action that is asked for, however often that is.
void Loop::announce_turn() {
    if (std::exchange(m_game.m_turn_of, m_game.m_actor) == m_game.m_actor) return;
    m_game.m_plan = nullptr;
    m_game.m_order_reason = m_game.m_time.order_reason(m_game.m_world.roster(), m_game.m_actor);
    if (m_game.m_newcomers.erase(m_game.m_actor) > 0) m_game.m_order_reason = OrderReason::newcomer;
    m_game.m_time_status = m_game.m_time.time_status(m_game.m_world.roster(), m_game.m_actor);
    tell(TurnBegan{m_game.m_actor, m_game.m_now.round, m_game.m_now.tier, m_game.m_order_reason == OrderReason::pulled_forward});
}

BlockerOf Loop::blocker_of() const {
    return [this](EntityId who) { return decides_for_itself(who) ? tactics::means_to_enter(m_game.context(), who) : EntityId{}; };
}

/// What was done in this turn; in a forecast perhaps what stands for it.
ActionCost Loop::cost(const Action& action) const {
    const auto cost = [&](const Action& done) { return action_cost_of(m_game.m_world, *m_game.m_catalog, m_game.dungeon().costs, done); };
    return m_game.m_undecided ? m_game.m_time.undecided(cost(Walk{.who = m_game.m_actor})) : cost(action);
}

/// In a rehearsal only the player's own companions do, as long as their minds are known.
bool Loop::decides_for_itself(EntityId who) const {
    if (m_game.steers(who)) return false;
    return !m_game.m_rehearsal || (m_game.m_minds_known && faction_of(m_game.m_world, who) == Faction::player);
}

std::optional<Step> Loop::actions_make(const std::optional<Command>& command) {
    if (const StatusId status = status_that(m_game.m_world, *m_game.m_catalog, m_game.m_actor, &Status::stops_acting)) {
        m_done = LoseTurn{m_game.m_actor, status};
        m_command = Command::wait();
        m_game.m_chosen.reset();
        m_game.m_phase = Phase::action_start;
    } else if (decides_for_itself(m_game.m_actor)) {
        make_decision();
    } else {
        m_game.m_awaiting = m_game.m_actor;
        m_game.m_livelock_guard.moved();
        if (!command) return Step{Step::Kind::needs_command, m_game.m_actor, {}};
        return obey(*command);
    }
    return std::nullopt;
}

std::variant<Action, Refusal> Loop::order(const Game& game, EntityId who, const Command& command) {
    if (!who) return Refusal{.reason = Refusal::Reason::not_your_turn};
    const TeamId team = game.m_world.roster()[who].team;
    if (is_team_command(command.kind) && game.m_world.roster().leader_of(team) != who)
        return Refusal{.reason = Refusal::Reason::not_your_turn};
    if (command.kind == Command::Kind::set_leader && game.m_world.roster().alive(command.target) && command.target != who &&
        !game.m_time.may_take_over(game.m_world.roster(), command.target))
        return Refusal{.reason = Refusal::Reason::cannot_lead_now, .by = command.target};
    auto ordered = action_of(game.m_world, *game.m_catalog, who, command);
    if (auto* action = std::get_if<Action>(&ordered); action && game.m_undecided)
        if (auto* pass = std::get_if<Pass>(action)) pass->stands_in = true;
    if (const auto* action = std::get_if<Action>(&ordered))
        if (needs_peace(game.m_world, *game.m_catalog, *action) && !tactics::foes_in_sight(game.context(), who).empty())
            return Refusal{.reason = Refusal::Reason::foes_in_sight};
    return ordered;
}

Step Loop::obey(const Command& command) {
    const EntityId who = m_game.m_actor;
    m_game.m_chosen = command;
    const auto refused = [&](Refusal refusal) {
        tell(WasRefused{who, command, refusal});
        return Step{Step::Kind::refused, who, refusal};
    };
    if (command.kind == Command::Kind::team_mode && m_game.leader() == who) return switch_team_mode(command.slot != 0);
    auto ordered = order(m_game, who, command);
    if (const auto* refusal = std::get_if<Refusal>(&ordered)) return refused(*refusal);
    if (costs_turn(command.kind) && m_game.m_time.defers()) return begin_delayed(command, std::move(std::get<Action>(ordered)));
    ChangeSet change_set;
    const Dice dice = m_game.m_dice;
    Resolution resolution = resolve(m_game.m_world, *m_game.m_catalog, *m_game.m_rulebook, m_game.m_dice,
                                    std::move(std::get<Action>(ordered)), change_set, watcher());
    report(std::move(change_set));
    if (resolution.refusal) {
        // What was refused has thrown no dice either: asking again must not be another throw.
        m_game.m_dice = dice;
        return refused(*resolution.refusal);
    }
    m_game.m_awaiting = {};
    if (!costs_turn(command.kind)) {
        // Whoever is first now is asked: a new leader takes this very turn.
        m_game.m_phase = Phase::tick_next;
        return {Step::Kind::done_out_of_turn, who, {}};
    }
    m_done = std::move(resolution.done);
    m_game.m_phase = Phase::action_end;
    return run(std::nullopt);
}

Step Loop::switch_team_mode(bool on) {
    m_game.m_team_mode = on;
    return {Step::Kind::done_out_of_turn, m_game.m_actor, {}};
}

void Loop::make_decision() {
    const EntityId who = m_game.m_actor;
    const tactics::Decision decision = tactics::make_decision(m_game.context(), who);
    // To remember what it bears in mind already changes nothing; but who watches is told of it.
    if (watcher() || !bears_in_mind(m_game.m_world.get<Mind>(who), decision.mind)) carry_out(Remember{who, decision.mind});
    m_game.m_plan = decision.plan;
    const auto ordered = order(m_game, who, decision.command);
    m_done = Pass{who};
    m_command = Command::wait();
    std::optional<Refusal> refusal;
    if (const auto* action = std::get_if<Action>(&ordered); action && !m_game.m_time.defers()) {
        m_done = *action, m_command = decision.command;
    } else if (action) {
        Resolution rehearsed = rehearse(m_game.m_world, *m_game.m_catalog, *m_game.m_rulebook, *action);
        refusal = rehearsed.refusal;
        if (!refusal) m_done = *action, m_foreseen = std::move(rehearsed.done), m_command = decision.command;
    } else {
        refusal = std::get<Refusal>(ordered);
    }
    if (refusal && watcher()) watcher()->refused(who, decision.command, *refusal);
    m_game.m_chosen = m_command;
    m_game.m_phase = Phase::action_start;
}

/// As fast as the action leaves its doer.
void Loop::record_payment(EntityId who, ActionCost cost) {
    if (m_game.m_rehearsal) m_game.m_paid = m_game.m_time.interval(m_game.m_world.roster(), who, cost);
}

void Loop::action_start() {
    const EntityId who = m_game.m_actor;
    m_game.m_phase = Phase::action_execute;
    if (!m_game.m_time.defers()) return;
    // What it comes to is what it costs.
    const ActionCost begun = cost(m_foreseen ? *m_foreseen : *m_done);
    if (m_game.m_time.begin_action(m_game.m_world.roster(), who, begun)) return;
    record_payment(who, begun);
    m_game.m_begun[who] = {m_command, m_game.m_now.time, m_game.m_now.time + begun.cost, m_game.m_world.get<Position>(who).at};
    tell(DeclaredAction{who, m_command});
    if (m_foreseen) begin_ongoing(who, *m_foreseen);
    m_game.m_phase = Phase::turn_end;
}

void Loop::action_execute() {
    const Dice dice = m_game.m_dice;
    Resolution resolution = carry_out(*m_done);
    // What was refused after all is a wait: see the rules, "An AI whose command is refused waits".
    if (resolution.refusal) {
        // Where actions take effect later, all this was seen to when it was begun.
        if (!m_game.m_time.defers()) {
            if (watcher()) watcher()->refused(m_game.m_actor, m_command, *resolution.refusal);
            m_game.m_dice = dice;
            m_game.m_chosen = Command::wait();
        }
        resolution.done = carry_out(Pass{m_game.m_actor}).done;
    }
    m_done = std::move(resolution.done);
    m_game.m_phase = Phase::action_end;
}

void Loop::action_end() {
    const EntityId who = m_game.m_actor;
    const Roster& roster = m_game.m_world.roster();
    if (roster.alive(who)) propose_all(left_off_by(m_game.m_world, who, *m_done));
    const ActionCost done = cost(*m_done);
    m_turn_goes_on = roster.alive(who) && !m_game.m_descending && !m_game.m_ambushed && m_game.m_time.turn_goes_on(roster, who, done);
    if (roster.alive(who) && !m_turn_goes_on) propose_all(due_at_turn_end(m_game.m_world, *m_game.m_catalog, who));
    // Who died of its own action has left the time system already.
    if (roster.alive(who)) {
        record_payment(who, done);
        m_game.m_time.finish(roster, who, done);
    }
    m_game.count_turn(who, done);
    const bool did_something = !std::holds_alternative<LoseTurn>(*m_done);
    if (did_something && !m_game.m_settings.leader_is_steered) m_game.m_livelock_guard.moved();
    look();
    notice_movers();
    m_game.m_phase = Phase::action_judge;
}

void Loop::turn_end() {
    propose_all(continuous(m_game.m_world, *m_game.m_catalog, m_game.m_now.time - m_game.m_continuous_since));
    m_game.m_continuous_since = m_game.m_now.time;
    m_game.m_turn_of = {};
    end_round_if_ambushed();
    look();
    m_game.m_phase = Phase::turn_judge;
}

void Loop::round_end() {
    if (m_game.m_rehearsal)
        m_game.m_time.each_missed(m_game.m_world.roster(), [&](EntityId who, Moment when, OrderReason order_reason, int rounds) {
            m_game.m_missed.push_back({who, when, order_reason, rounds});
        });
    propose_all(due_at_round_end(m_game.m_world, *m_game.m_catalog));
    look();
    m_game.m_phase = Phase::round_end_judge;
}

void Loop::propose_all(std::vector<Action> actions) {
    for (Action& action : actions) carry_out(std::move(action));
}

Resolution Loop::carry_out(Action action) {
    ChangeSet change_set;
    Resolution resolution =
        resolve(m_game.m_world, *m_game.m_catalog, *m_game.m_rulebook, m_game.m_dice, std::move(action), change_set, watcher());
    report(std::move(change_set));
    return resolution;
}

void Loop::report(ChangeSet change_set) {
    m_game.m_ambushed = m_game.m_ambushed || change_set.ends_round;
    const Roster& roster = m_game.m_world.roster();
    for (const RosterChange& change : change_set.roster_changes) {
        switch (change.kind) {
            case RosterChange::Kind::joined:
                m_game.m_time.joined(roster, change.who);
                m_game.m_newcomers.insert(change.who);
                m_game.m_weapon_timers.follow(m_game.m_world, *m_game.m_catalog, change.who, m_game.m_now.time);
                break;
            case RosterChange::Kind::left:
                m_game.m_time.left(roster, change.who);
                m_game.m_begun.erase(change.who);
                m_game.m_newcomers.erase(change.who);
                m_game.m_weapon_timers.forget(change.who);
                break;
            case RosterChange::Kind::speed: m_game.m_time.speed_changed(roster, change.who); break;
            case RosterChange::Kind::parts:
                m_game.m_weapon_timers.follow(m_game.m_world, *m_game.m_catalog, change.who, m_game.m_now.time);
                break;
            case RosterChange::Kind::edited: m_game.m_time.team_edited(roster, change.team); break;
            case RosterChange::Kind::lead: m_game.m_time.team_changed(roster, change.team); break;
        }
    }
    for (Event& event : change_set.events) {
        m_game.record_event(event);
        if (const auto* disrupted = std::get_if<OngoingDisrupted>(&event)) drop_begun_turn_of(*disrupted);
        record_mover(event);
        tell(std::move(event));
    }
}

void Loop::look() {
    if (!m_game.m_rehearsal || m_game.m_minds_known) m_game.m_sight.look(m_game.m_world, *m_game.m_catalog);
}

}  // namespace td
