#include "game/turn_loop.hpp"

#include <algorithm>
#include <utility>

#include "game/command_check.hpp"
#include "game/companion_orders.hpp"
#include "game/debug_commands.hpp"
#include "game/fallen_record.hpp"
#include "game/floors.hpp"
#include "game/judge.hpp"
#include "game/look_ahead.hpp"
#include "game/orders.hpp"
#include "game/stairs.hpp"
#include "game/turn_reason.hpp"
#include "rules/ongoing_actions.hpp"
#include "rules/upkeep.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

/// Would the time system tell the event again if it were asked again? All others come once only.
bool is_asked_again(const TimeEvent& event) { return event.kind == TimeEvent::Kind::turn || event.kind == TimeEvent::Kind::action_due; }

}  // namespace

Step TurnLoop::step(const std::optional<Command>& command) {
    if (command) {
        // Listeners may look up the numbers of a refused command; these name nothing.
        if (const auto refusal = refusal_of_numbers({m_state.world, *m_state.catalog}, *command))
            return refuse(m_state.asked(), commands::Wait{}, *refusal);
        if (const auto step = do_out_of_turn(*command)) return *step;
    }
    return run(command);
}

// --- commands out of turn ---

std::optional<Step> TurnLoop::do_out_of_turn(const Command& command) {
    if (const auto* const debugging = std::get_if<commands::Debug>(&command)) return debug(*debugging);
    if (!is_about_pauses(command)) {
        if (m_state.pauses.paused && is_for_companions(command)) return instruct(command);
        if (m_state.reconsidering) return replace_pending(command);
        if (!m_state.pauses.paused) return std::nullopt;
        return refuse(m_state.asked(), command, {.reason = Refusal::Reason::nothing_begun});
    }
    if (const auto refusal = refusal_of_pausing(m_state, command)) return refuse(m_state.asked(), command, *refusal);
    if (const auto* const set = std::get_if<commands::SetPauseMode>(&command)) m_state.pauses.mode = set->mode;
    if (const auto* const reconsider = std::get_if<commands::Reconsider>(&command)) m_state.reconsidering = reconsider->target;
    if (std::holds_alternative<commands::Resume>(command)) {
        m_state.reconsidering = {};
        if (std::exchange(m_state.pauses.paused, false)) return run(std::nullopt);
    }
    return Step{Step::Kind::done_out_of_turn, m_state.asked(), {}};
}

Step TurnLoop::debug(const commands::Debug& command) {
    const EntityId asked = m_state.asked();
    if (const auto refusal = refusal_of_debug(m_state, command)) return refuse(asked, command, *refusal);
    carry_out_debug(m_runner, command);
    m_runner.look();
    if (m_state.phase == Phase::battle_start) return run(std::nullopt);
    // The command may have changed whose turn it is, so the time system is asked again.
    m_state.reconsidering = {};
    if (!m_state.pauses.paused && m_state.phase == Phase::actions_make) {
        m_state.awaiting = {};
        ask_anew();
    }
    return {Step::Kind::done_out_of_turn, asked, {}};
}

Step TurnLoop::instruct(const Command& command) {
    if (const auto refusal = refusal_of(m_state, command)) return refuse(m_state.asked(), command, *refusal);
    m_runner.carry_out(std::get<Action>(order(m_state, m_state.leader(), command)));
    return {Step::Kind::done_out_of_turn, m_state.asked(), {}};
}

/// The time already gone into what was begun is lost; what takes its place begins now. What is impossible already is not begun.
Step TurnLoop::replace_pending(const Command& command) {
    const EntityId who = m_state.reconsidering;
    if (!costs_turn(command)) return refuse(who, command, {.reason = Refusal::Reason::not_your_turn});
    if (const auto refusal = refusal_of(m_state, command)) return refuse(who, command, *refusal);
    const Action ordered = std::get<Action>(order(m_state, who, command));
    const Resolution rehearsed = rehearse({m_state.world, *m_state.catalog}, *m_state.rulebook, ordered);
    const ActionCost instead = action_cost_of({m_state.world, *m_state.catalog}, m_state.dungeon().costs, rehearsed.done);
    m_observer.action_paid(who, instead);
    m_state.time.replace_action(m_state.world.roster(), who, instead);
    m_state.reconsidering = {};
    begin_pending(m_runner, who, command, instead, rehearsed.done, true);
    return {Step::Kind::done_out_of_turn, m_state.asked(), {}};
}

// --- phases ---

Step TurnLoop::run(const std::optional<Command>& command) {
    while (true) {
        if (m_state.pauses.paused) return {Step::Kind::paused, {}, {}};
        m_observer.phase_begins(m_state.phase);
        if (const auto step = run_phase(command)) return *step;
    }
}

std::optional<Step> TurnLoop::run_phase(const std::optional<Command>& command) {
    switch (m_state.phase) {
        case Phase::battle_start: battle_start(); break;
        case Phase::round_next:
        case Phase::tick_next: return tick_next();
        case Phase::round_start: round_start(); break;
        case Phase::round_start_judge: judge(JudgedPhase::round_start, Phase::tick_next); break;
        case Phase::turn_start:
            announce_turn();
            m_state.phase = Phase::turn_start_judge;
            break;
        case Phase::turn_start_judge: judge(JudgedPhase::turn_start, Phase::actions_next); break;
        case Phase::actions_next:
            announce_turn();
            m_state.phase = Phase::actions_make;
            break;
        case Phase::actions_make: return actions_make(command);
        case Phase::action_start: action_start(); break;
        case Phase::action_execute: action_execute(); break;
        case Phase::action_end: action_end(); break;
        case Phase::action_judge: return action_judge();
        case Phase::turn_end: turn_end(); break;
        case Phase::turn_judge: return turn_judge();
        case Phase::round_end: round_end(); break;
        case Phase::round_end_judge: judge(JudgedPhase::round_end, Phase::round_next); break;
        case Phase::battle_end:
            if (!m_state.verdict) tell_departure(m_runner);
            m_state.phase = Phase::battle_end_judge;
            break;
        case Phase::battle_end_judge: return battle_end_judge();
        case Phase::finalize: return finalize();
    }
    return std::nullopt;
}

void TurnLoop::battle_start() {
    m_state.time.start(m_state.world.roster());
    m_state.continuous_since = 0;
    m_state.passed_until = 0;
    for (const Team& team : m_state.world.roster().teams)
        for (const EntityId who : team.everyone()) m_state.weapon_timers.follow({m_state.world, *m_state.catalog}, who, 0);
    m_runner.look();
    m_runner.tell(FloorEntered{m_state.floor});
    m_runner.carry_out_all(due_on_arrival({m_state.world, *m_state.catalog}));
    m_state.phase = Phase::round_next;
}

void TurnLoop::round_start() {
    ++m_state.tally.rounds;
    m_state.ambushed = false;  // between two rounds there is none to end
    m_runner.tell(RoundBegan{m_state.now.round});
    let_teams_arrive(m_runner);
    m_state.phase = Phase::round_start_judge;
}

/// The time system says what comes next: in Phase::round_next a round, in Phase::tick_next whatever else.
std::optional<Step> TurnLoop::tick_next() {
    if (pause_before_next()) return std::nullopt;
    const std::optional<TimeEvent> next = next_time_event();
    if (m_time_harmed) return judge_harm_of_time(), std::nullopt;
    if (!next) return fire_weapon();
    begin(*next);
    return std::nullopt;
}

std::optional<Step> TurnLoop::actions_make(const std::optional<Command>& command) {
    m_foreseen.reset();
    if (m_state.world.has<StruckOutTurns>(m_state.actor)) return lose_turn({});
    if (const StatusId status = status_that({m_state.world, *m_state.catalog}, m_state.actor, &Status::stops_acting))
        return lose_turn(status);
    if (decides_for_itself(m_state.actor) && m_state.actor != m_policy.asks) return let_decide(), std::nullopt;
    m_state.awaiting = m_state.actor;
    m_state.livelock_guard.moved();
    if (!command) return Step{Step::Kind::needs_command, m_state.actor, {}};
    return obey(*command);
}

/// To a status; none: it was struck out.
std::optional<Step> TurnLoop::lose_turn(StatusId status) {
    m_done = LoseTurn{m_state.actor, status};
    m_command = commands::Wait{};
    m_observer.command_chosen(std::nullopt);
    m_state.phase = Phase::action_start;
    return std::nullopt;
}

/// With deferred actions, only begins the action, which is the whole turn.
void TurnLoop::action_start() {
    const EntityId who = m_state.actor;
    m_state.phase = Phase::action_execute;
    if (!takes_effect_later()) return;
    // The rules may replace an action; the one that they foresee is paid for.
    const Action& action = m_foreseen ? *m_foreseen : *m_done;
    const ActionCost cost = cost_of(action);
    if (m_state.time.begin_action(m_state.world.roster(), who, cost)) return;
    m_observer.action_paid(who, cost);
    // At its end a lost turn is a plain wait, so it is counted as lost now.
    if (const auto* const lost = std::get_if<LoseTurn>(&action); lost && !lost->status) m_runner.carry_out(*lost);
    begin_pending(m_runner, who, m_command, cost, action);
    m_state.phase = Phase::turn_end;
}

void TurnLoop::action_execute() {
    const Dice dice = m_state.dice;
    Resolution resolution = m_runner.carry_out(std::move(*m_done));
    // A refused command becomes a wait: see the rules, "An AI whose command is refused waits".
    if (resolution.refusal) {
        // With deferred actions this was done when the action was begun.
        if (!takes_effect_later()) {
            if (RuleWatcher* const watcher = m_observer.rule_watcher()) watcher->refused(m_state.actor, m_command, *resolution.refusal);
            m_state.dice = dice;
            m_observer.command_chosen(commands::Wait{});
        }
        resolution.done = m_runner.carry_out(Pass{m_state.actor}).done;
    }
    m_done = std::move(resolution.done);
    m_state.phase = Phase::action_end;
}

void TurnLoop::action_end() {
    const EntityId who = m_state.actor;
    const Roster& roster = m_state.world.roster();
    if (roster.alive(who)) m_runner.carry_out_all(abandoned_by(m_state.world, who, *m_done));
    const ActionCost cost = cost_of(*m_done);
    m_turn_goes_on = roster.alive(who) && !m_state.in_extra_turn() && !m_state.descending && !m_state.ambushed &&
                     m_state.time.turn_goes_on(roster, who, cost);
    if (roster.alive(who) && !m_turn_goes_on) m_runner.carry_out_all(due_at_turn_end({m_state.world, *m_state.catalog}, who));
    // An actor that died of its own action has left the time system already.
    if (roster.alive(who)) m_runner.carry_out(CountTurn{who});
    if (roster.alive(who) && !m_state.in_extra_turn()) {
        m_observer.action_paid(who, cost);
        m_state.time.finish(roster, who, cost);
    }
    if (faction_of(m_state.world, who) == Faction::player) m_state.tally.count_turn(m_state.now.tier, cost.kind);
    if (!std::holds_alternative<LoseTurn>(*m_done) && !m_state.settings.leader_is_steered) m_state.livelock_guard.moved();
    m_runner.look();
    m_runner.notice_movers();
    m_state.phase = Phase::action_judge;
}

std::optional<Step> TurnLoop::action_judge() {
    judge(JudgedPhase::action_end, m_turn_goes_on ? Phase::actions_next : Phase::turn_end);
    if (m_state.phase != Phase::actions_next) return std::nullopt;
    m_state.announced.of = {};
    return Step{Step::Kind::turn_taken, m_state.actor, {}};
}

void TurnLoop::turn_end() {
    m_runner.carry_out_all(continuous({m_state.world, *m_state.catalog}, m_state.now.time - m_state.continuous_since));
    m_state.continuous_since = m_state.now.time;
    m_runner.carry_out_all(orders_over(m_state, m_done && std::holds_alternative<LoseTurn>(*m_done)));
    m_state.announced.of = {};
    exchange_turns(m_state);
    end_round_if_ambushed();
    m_runner.look_again();
    m_state.phase = Phase::turn_judge;
}

Step TurnLoop::turn_judge() {
    judge(JudgedPhase::turn_end, m_state.descending ? Phase::battle_end : Phase::tick_next);
    return {Step::Kind::turn_taken, m_state.actor, {}};
}

void TurnLoop::round_end() {
    m_observer.round_ends();
    m_runner.carry_out_all(due_at_round_end({m_state.world, *m_state.catalog}));
    m_runner.look();
    m_state.phase = Phase::round_end_judge;
}

std::optional<Step> TurnLoop::battle_end_judge() {
    judge(JudgedPhase::battle_end, Phase::finalize);
    // Observers that report the end of the battle still need this floor.
    return leads_on() ? std::optional(Step{Step::Kind::floor_over, {}, {}}) : std::nullopt;
}

std::optional<Step> TurnLoop::finalize() {
    if (m_state.outcome != Outcome::running || m_policy.rehearses) return Step{Step::Kind::over, {}, {}};
    if (!leads_on()) return end_run(*m_state.verdict), std::nullopt;
    if (m_state.verdict) m_runner.tell(FloorWon{std::make_shared<const Objective>(m_state.verdict->objective)});
    leave_fallen_behind(m_runner);
    enter_floor(m_state, m_state.floor + 1);
    return std::nullopt;
}

// --- what comes next ---

EntityId TurnLoop::blocker_of(EntityId who, MayStillAct may_still_act) const {
    return decides_for_itself(who) ? tactics::means_to_enter(m_state.ai_context(), who, may_still_act) : EntityId{};
}

bool TurnLoop::pause_before_next() {
    if (!m_state.pauses.owed || m_policy.rehearses) return false;
    // A copy of the time system tells whose turn, or whose pending action, is next.
    TimeSystem time = m_state.time;
    const BlockerOf blocker = std::bind_front(&TurnLoop::blocker_of, this);
    const TimeEvent next = next_turn(time, m_state.world.roster(), &blocker);
    const bool asks = next.kind == TimeEvent::Kind::turn;
    const bool is_players = asks && m_state.steers(next.actor);
    // With deferred actions, being asked changes nothing yet: one pause serves all creatures that are asked at this instant.
    if (asks && !is_players && m_state.time.defers() && next.when.time == m_state.now.time) return false;
    m_state.pauses.owed = false;
    // A pause right before the player's own turn would only cost a key press.
    m_state.pauses.paused = !is_players;
    return m_state.pauses.paused;
}

/// Nothing when a weapon that fires by itself comes before it, or a status harms a creature.
std::optional<TimeEvent> TurnLoop::next_time_event() {
    m_state.turn_kind = TurnKind::own;
    const BlockerOf blocker = std::bind_front(&TurnLoop::blocker_of, this);
    const TimeEvent event = m_state.held ? *std::exchange(m_state.held, {}) : m_state.time.next(m_state.world.roster(), &blocker);
    if (let_time_pass(event)) {
        if (!is_asked_again(event)) m_state.held = event;
        return std::nullopt;
    }
    if (const ExtraTurn* const extra = m_state.extra_turns.before(event); extra && !m_state.weapon_timers.due_before(extra->when.time)) {
        if (!is_asked_again(event)) m_state.held = event;
        const std::optional<TimeEvent> turn = take_extra_turn(*extra);
        return turn ? turn : next_time_event();
    }
    if (!m_state.weapon_timers.due_before(event.when.time)) return event;
    // Turns are asked for anew after the shot: the actor may be dead by then. All other events come once only.
    if (!is_asked_again(event)) m_state.held = event;
    return std::nullopt;
}

/// Takes `due`, which is no later than the next event, from the extra turns. Nothing: it was a held turn, and it has lapsed.
std::optional<TimeEvent> TurnLoop::take_extra_turn(const ExtraTurn& due) {
    const ExtraTurn extra = m_state.extra_turns.take(due);
    const Moment when = extra.when.time < m_state.now.time ? m_state.now : extra.when;
    if (extra.held) {
        const HeldTurn* const hold = m_state.world.find<HeldTurn>(extra.who);
        const bool lapses = hold != nullptr && hold->lapses;
        m_runner.carry_out(ShiftTurn{.target = extra.who, .how = lapses ? TurnShift::lapsed : TurnShift::released});
        if (lapses) m_observer.held_turn_lapsed(extra.who, when);
        if (lapses) return std::nullopt;
    }
    m_state.turn_kind = extra.held ? TurnKind::held : extra.released ? TurnKind::answering : TurnKind::extra;
    return TimeEvent{.kind = TimeEvent::Kind::turn, .actor = extra.who, .when = when};
}

/// After what costs no turn: a new leader takes this very turn, but a turn besides its own stays with its creature.
void TurnLoop::ask_anew() {
    const bool stays = m_state.in_extra_turn() && m_state.world.roster().alive(m_state.actor);
    m_state.phase = stays ? Phase::actions_make : Phase::tick_next;
}

/// Up to the event, or to what comes before it. True if a creature was harmed: then the next turn has to be asked for anew.
bool TurnLoop::let_time_pass(const TimeEvent& event) {
    Ticks until = event.when.time;
    if (const ExtraTurn* const extra = m_state.extra_turns.before(event)) until = std::min(until, extra->when.time);
    until = m_state.weapon_timers.first_due(until);
    if (until <= m_state.passed_until) return false;
    std::vector<Action> actions = passing_time({m_state.world, *m_state.catalog}, until - std::exchange(m_state.passed_until, until));
    const bool harms = std::any_of(actions.begin(), actions.end(), [](const Action& a) { return std::holds_alternative<Hurt>(a); });
    if (harms) m_state.now.time = std::max(m_state.now.time, until);
    m_runner.carry_out_all(std::move(actions));
    return m_time_harmed = harms;
}

/// What a status did between two events may have ended the battle or the round.
void TurnLoop::judge_harm_of_time() {
    m_time_harmed = false;
    end_round_if_ambushed();
    m_runner.look();
    judge(JudgedPhase::action_end, m_state.phase);
}

Step TurnLoop::fire_weapon() {
    const EntityId bearer = fire_next(m_runner);
    end_round_if_ambushed();
    m_runner.look();
    judge(JudgedPhase::action_end, m_state.phase);
    return {Step::Kind::weapon_fired, bearer, {}};
}

void TurnLoop::begin(const TimeEvent& event) {
    m_state.now = event.when;
    if (event.kind == TimeEvent::Kind::round_begins) m_state.round_began = event.when.time;
    pass_time();
    const bool is_turn = event.kind == TimeEvent::Kind::turn || event.kind == TimeEvent::Kind::action_due;
    if (is_turn && m_state.livelock_guard.gave_turn(m_state.world.roster().actors.size()))
        return report_livelock("whoever should act never can");
    if (!is_turn && m_state.livelock_guard.passed_time()) return report_livelock("nobody gets a turn any more");
    switch (event.kind) {
        case TimeEvent::Kind::round_begins: m_state.phase = Phase::round_start; break;
        case TimeEvent::Kind::cycle_begins: begin_cycle(); break;
        case TimeEvent::Kind::turn:
            m_state.actor = event.actor;
            m_state.phase = Phase::turn_start;
            if (m_state.in_extra_turn()) begin_extra_turn();
            break;
        case TimeEvent::Kind::action_due:
            m_state.actor = event.actor;
            m_state.phase = Phase::action_execute;
            m_observer.action_due(event.actor);
            m_done = take_due(m_runner, event.actor);
            break;
        case TimeEvent::Kind::round_ends: m_state.phase = Phase::round_end; break;
        case TimeEvent::Kind::no_actor_left: decide({Outcome::defeat, Verdict::Reason::no_actor, {}, {}}); break;
    }
}

/// The world knows how much of the round is over, for conditions of triggers and effects.
void TurnLoop::pass_time() {
    const auto ticks = static_cast<int>(m_state.now.time - m_state.round_began);
    if (ticks != m_state.world.surroundings().ticks_of_round) m_runner.carry_out(PassTime{ticks});
}

void TurnLoop::begin_cycle() {
    std::vector<Action> due;
    m_state.time.each_eligible(m_state.world.roster(), [&](EntityId who) {
        for (Action& action : due_at_turn_start({m_state.world, *m_state.catalog}, who)) due.push_back(std::move(action));
    });
    m_runner.carry_out_all(std::move(due));
    m_state.phase = Phase::tick_next;
}

/// It belongs to no cycle, so what is due at the start of a turn is due now. Who dies of that has no turn.
void TurnLoop::begin_extra_turn() {
    m_runner.carry_out_all(due_at_turn_start({m_state.world, *m_state.catalog}, m_state.actor));
    if (!m_state.world.roster().alive(m_state.actor)) m_state.phase = Phase::tick_next;
}

/// Once for each action that is asked for, however often that is.
void TurnLoop::announce_turn() {
    AnnouncedTurn& turn = m_state.announced;
    if (std::exchange(turn.of, m_state.actor) == m_state.actor) return;
    turn.reason = m_state.time.order_reason(m_state.world.roster(), turn.of);
    if (m_state.newcomers.erase(turn.of) > 0) turn.reason = OrderReason::newcomer;
    if (m_state.in_extra_turn()) turn.reason = reason_of(m_state.turn_kind);
    if (m_state.world.has<StruckOutTurns>(turn.of)) turn.reason = OrderReason::struck_out;
    turn.status = m_state.time.time_status(m_state.world.roster(), turn.of);
    m_observer.turn_announced(turn);
    m_runner.tell(TurnBegan{turn.of, m_state.now.round, m_state.now.tier, turn.reason == OrderReason::pulled_forward});
}

/// An ambush was sprung in the turn that is over now, or by a shot between two turns. A round that was about to begin is not meant.
void TurnLoop::end_round_if_ambushed() {
    if (!std::exchange(m_state.ambushed, false)) return;
    if (m_state.held && m_state.held->kind != TimeEvent::Kind::cycle_begins) return;
    m_state.held.reset();
    const std::vector<EntityId> waiting = m_state.world.table<HeldTurn>().owners();
    for (const EntityId who : waiting) m_runner.carry_out(ShiftTurn{.target = who, .how = TurnShift::lapsed});
    m_state.extra_turns.clear();
    m_state.time.end_round();
    m_runner.tell(RoundCutShort{});
}

// --- what is done in a turn ---

bool TurnLoop::decides_for_itself(EntityId who) const {
    if (m_state.steers(who)) return false;
    return !m_policy.rehearses || (m_policy.companions_decide && faction_of(m_state.world, who) == Faction::player);
}

void TurnLoop::let_decide() {
    const EntityId who = m_state.actor;
    act_on(m_policy.imagines ? decision_in_mind(m_state, who, m_policy) : best_decision(m_state, who));
}

/// Of an AI-controlled leader.
void TurnLoop::edit_team(const Command& command) {
    m_observer.command_chosen(command);
    auto ordered = order(m_state, m_state.actor, command);
    if (Action* const action = std::get_if<Action>(&ordered)) m_runner.carry_out(std::move(*action));
    ask_anew();
}

void TurnLoop::act_on(const tactics::Decision& decision) {
    const EntityId who = m_state.actor;
    RuleWatcher* const watcher = m_observer.rule_watcher();
    // To remember what it bears in mind already changes nothing; but a watcher is told of it.
    if (watcher || !tactics::is_unchanged(m_state.world.get<AiState>(who), decision.ai_state))
        m_runner.carry_out(Remember{who, decision.ai_state});
    m_observer.plan_followed(decision.plan);
    if (!costs_turn(decision.command)) return edit_team(decision.command);
    auto ordered = order(m_state, who, decision.command);
    std::optional<Refusal> refusal;
    if (Action* const action = std::get_if<Action>(&ordered)) {
        std::optional<Resolution> rehearsed;
        if (takes_effect_later()) rehearsed = rehearse({m_state.world, *m_state.catalog}, *m_state.rulebook, *action);
        if (rehearsed) refusal = rehearsed->refusal;
        if (rehearsed && !refusal) m_foreseen = std::move(rehearsed->done);
        if (!refusal) m_done = std::move(*action);
    } else {
        refusal = std::get<Refusal>(ordered);
    }
    if (refusal) m_done = Pass{who};
    if (refusal && watcher) watcher->refused(who, decision.command, *refusal);
    m_command = refusal ? commands::Wait{} : decision.command;
    m_observer.command_chosen(m_command);
    m_state.phase = Phase::action_start;
}

Step TurnLoop::obey(const Command& command) {
    const EntityId who = m_state.actor;
    m_observer.command_chosen(command);
    if (const auto step = switch_team_mode(command)) return *step;
    auto ordered = order(m_state, who, command);
    if (const auto* refusal = std::get_if<Refusal>(&ordered)) return refuse(who, command, *refusal);
    Action& action = std::get<Action>(ordered);
    if (auto* const pass = std::get_if<Pass>(&action); pass != nullptr && m_policy.action_is_open) pass->stands_in = true;
    if (costs_turn(command) && takes_effect_later()) return obey_later(command, std::move(action));
    const Dice dice = m_state.dice;
    Resolution resolution = m_runner.carry_out(std::move(action));
    if (resolution.refusal) {
        // What was refused has thrown no dice either: asking again must not be another throw.
        m_state.dice = dice;
        return refuse(who, command, *resolution.refusal);
    }
    m_state.awaiting = {};
    if (!costs_turn(command)) {
        ask_anew();
        return {Step::Kind::done_out_of_turn, who, {}};
    }
    m_done = std::move(resolution.done);
    m_state.phase = Phase::action_end;
    return run(std::nullopt);
}

std::optional<Step> TurnLoop::switch_team_mode(const Command& command) {
    const auto* const set = std::get_if<commands::SetTeamMode>(&command);
    if (set == nullptr || !m_state.steers(m_state.actor)) return std::nullopt;
    m_state.team_mode = set->on;
    if (!m_state.steers(m_state.actor)) {
        // The actor follows its tactic in this very turn.
        m_state.awaiting = {};
        ask_anew();
    }
    return Step{Step::Kind::done_out_of_turn, m_state.actor, {}};
}

/// An action that takes effect later is looked at now all the same: what is impossible already is not begun.
Step TurnLoop::obey_later(const Command& command, Action action) {
    Resolution rehearsed = rehearse({m_state.world, *m_state.catalog}, *m_state.rulebook, action);
    if (rehearsed.refusal) return refuse(m_state.actor, command, *rehearsed.refusal);
    m_state.awaiting = {};
    m_done = std::move(action);
    m_foreseen = std::move(rehearsed.done);
    m_command = command;
    m_state.phase = Phase::action_start;
    return run(std::nullopt);
}

/// Of what was done in this turn; in a forecast perhaps of what it stands for.
ActionCost TurnLoop::cost_of(const Action& action) const {
    const WorldView view{m_state.world, *m_state.catalog};
    if (!m_policy.action_is_open) return action_cost_of(view, m_state.dungeon().costs, action);
    return m_state.time.undecided(action_cost_of(view, m_state.dungeon().costs, Walk{.who = m_state.actor}));
}

Step TurnLoop::refuse(EntityId who, const Command& command, const Refusal& refusal) {
    m_runner.refuse(who, command, refusal);
    return {Step::Kind::refused, who, refusal};
}

// --- what the judges say ---

void TurnLoop::judge(JudgedPhase phase, Phase next) {
    m_state.phase = next;
    // First of all: a party whose last member on the floor has fallen is not beaten while others are on the way.
    if (!m_state.verdict) let_latecomers_arrive(m_runner);
    if (m_policy.rehearses || m_policy.imagines || m_state.verdict) return;
    if (auto verdict = td::judge(m_state, phase)) decide(std::move(*verdict));
}

void TurnLoop::decide(Verdict verdict) {
    const bool at_the_end = m_state.phase == Phase::finalize;
    m_state.verdict = std::move(verdict);
    m_state.phase = at_the_end ? Phase::finalize : Phase::battle_end;
}

void TurnLoop::report_livelock(const std::string& fault) {
    const std::string& dungeon = m_state.dungeon().id;
    m_runner.tell(LivelockDetected{"dungeon `" + dungeon + "`: " + fault});
    decide({Outcome::faulty,
            Verdict::Reason::fault,
            {},
            "Time stands still: " + fault + ". The content of the dungeon `" + dungeon + "` is at fault."});
}

bool TurnLoop::leads_on() const { return !m_policy.rehearses && (!m_state.verdict || m_state.verdict->outcome == Outcome::running); }

void TurnLoop::end_run(const Verdict& verdict) {
    m_state.outcome = verdict.outcome;
    m_state.ending = verdict;
    settle_fallen(m_state);
    m_state.phase = Phase::finalize;
    m_state.awaiting = {};
    m_runner.tell(RunEnded{std::make_shared<const Verdict>(verdict)});
}

}  // namespace td
