#include "game/turns/turn_loop.hpp"

#include <cassert>
#include <utility>

#include "catalog/ways.hpp"
#include "game/floor/aims.hpp"
#include "game/floor/autonomous_fire.hpp"
#include "game/floor/choices.hpp"
#include "game/floor/command_check.hpp"
#include "game/floor/companion_orders.hpp"
#include "game/floor/fallen_record.hpp"
#include "game/floor/floors.hpp"
#include "game/floor/minutes.hpp"
#include "game/floor/next_event.hpp"
#include "game/floor/pausing.hpp"
#include "game/floor/pending_actions.hpp"
#include "game/floor/stairs.hpp"
#include "game/floor/team_arrivals.hpp"
#include "game/state/departure.hpp"
#include "game/state/judge.hpp"
#include "game/state/turn_reason.hpp"
#include "game/turns/out_of_turn.hpp"
#include "rules/upkeep.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

/// True for what happens in a turn from the choice of an action on.
bool is_about_action(Phase phase) { return phase >= Phase::action_start && phase <= Phase::turn_judge; }

}  // namespace

Step TurnLoop::step(const std::optional<Command>& command) {
    if (!command) return run(std::nullopt);
    // The command has numbers of things that do not exist. Listeners look up those of a refused command, so they are told of a wait.
    if (const auto refusal = refusal_of_numbers({m_state.world, *m_state.catalog}, *command))
        return refuse(m_runner, m_state.asked(), commands::Wait{}, *refusal);
    if ((m_state.phase == Phase::choice || m_state.phase == Phase::camp) && !std::holds_alternative<commands::Debug>(*command))
        return choose(*command);
    if (!is_out_of_turn(m_state, *command)) return run(command);
    const std::optional<Step> step = carry_out_of_turn(m_runner, *command);
    return step ? *step : run(std::nullopt);
}

Step TurnLoop::step(const tactics::Decision& decision) {
    const std::optional<Step> step = act_on(decision);
    return step ? *step : run(std::nullopt);
}

// --- phases ---

Step TurnLoop::run(const std::optional<Command>& command) {
    while (true) {
        if (m_state.pauses.paused) return {.kind = Step::Kind::paused};
        m_observer.phase_begins(m_state.phase);
        if (const auto step = run_phase(command)) return *step;
    }
}

std::optional<Step> TurnLoop::run_phase(const std::optional<Command>& command) {
    switch (m_state.phase) {
        case Phase::battle_start: battle_start(); break;
        case Phase::choice: return choice();
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
        case Phase::action_start:
        case Phase::action_execute:
        case Phase::action_end:
        case Phase::action_judge:
        case Phase::turn_end:
        case Phase::turn_judge: assert(false); break;  // play() goes through all of these
        case Phase::round_end: round_end(); break;
        case Phase::round_end_judge: judge(JudgedPhase::round_end, Phase::round_next); break;
        case Phase::battle_end:
            if (!m_state.verdict) tell_departure(m_runner);
            m_state.phase = Phase::battle_end_judge;
            break;
        case Phase::battle_end_judge: return battle_end_judge();
        case Phase::finalize: return finalize();
        case Phase::camp: return camp();
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
    m_runner.tell(FloorEntered{m_state.tally.floors});
    m_runner.carry_out_all(due_on_arrival({m_state.world, *m_state.catalog}));
    m_state.phase = m_state.choices.empty() ? Phase::round_next : Phase::choice;
}

std::optional<Step> TurnLoop::choice() {
    const bool has_begun = m_state.choices.empty() || m_state.choices.front().kind != PartyChoice::Kind::party;
    // What is only imagined goes on as if nothing were taken.
    if (!m_turns.enters_next_floor()) m_state.choices.clear();
    while (!m_state.choices.empty()) {
        if (m_state.settings.leader_is_steered) return Step{.kind = Step::Kind::needs_choice};
        take_option(m_runner, option_without_player(m_state));
    }
    m_state.phase = has_begun ? Phase::round_next : Phase::battle_start;
    return std::nullopt;
}

Step TurnLoop::choose(const Command& command) {
    if (const auto refusal = refusal_of_choice(m_state, command)) return refuse(m_runner, {}, command, *refusal);
    take_option(m_runner, std::get<commands::Choose>(command).option);
    return {.kind = Step::Kind::done_out_of_turn};
}

void TurnLoop::round_start() {
    ++m_state.tally.rounds;
    m_state.ambushed = false;  // between two rounds there is none to end
    m_runner.tell(RoundBegan{m_state.now.round});
    let_teams_arrive(m_runner);
    let_patrols_arrive(m_runner);
    m_state.phase = Phase::round_start_judge;
}

/// For Phase::round_next, after which a round begins, and Phase::tick_next, after which anything may come.
std::optional<Step> TurnLoop::tick_next() {
    const BlockerOf blocker = std::bind_front(&TurnLoop::blocker_of, this);
    if (m_turns.pauses() && pause_before_next(m_state, blocker)) return std::nullopt;
    const auto next = next_event(m_runner, blocker);
    if (const auto* const event = std::get_if<TimeEvent>(&next)) return begin(*event);
    std::optional<Step> step;
    if (std::get<Interruption>(next) == Interruption::weapon_due)
        step = Step{.kind = Step::Kind::weapon_fired, .actor = fire_next(m_runner)};
    end_round_if_ambushed(m_runner);
    m_runner.look();
    judge(JudgedPhase::action_end, m_state.phase);
    return step;
}

std::optional<Step> TurnLoop::actions_make(const std::optional<Command>& command) {
    const EntityId who = m_state.actor;
    if (std::optional<TurnInPlay> lost = lost_turn(m_runner)) return play(std::move(*lost));
    if (decides_for_itself(who) && !m_turns.asks_anyway(who)) return act_on(m_turns.decide(m_state, who));
    m_state.awaiting = who;
    m_state.livelock_guard.moved();
    if (!command) return Step{.kind = Step::Kind::needs_command, .actor = who};
    auto begun = begin_turn(m_runner, *command);
    if (const Step* const step = std::get_if<Step>(&begun)) return *step;
    const std::optional<Step> step = play(std::move(std::get<TurnInPlay>(begun)));
    return step ? *step : run(std::nullopt);
}

std::optional<Step> TurnLoop::act_on(const tactics::Decision& decision) {
    std::optional<TurnInPlay> turn = begin_turn(m_runner, decision);
    return turn ? play(std::move(*turn)) : std::nullopt;
}

/// From the choice of the action to the end of the turn, or of the action if the turn goes on. Nothing if a judge has ended the battle.
std::optional<Step> TurnLoop::play(TurnInPlay turn) {
    while (is_about_action(m_state.phase)) {
        m_observer.phase_begins(m_state.phase);
        switch (m_state.phase) {
            case Phase::action_start: start_action(m_runner, turn); break;
            case Phase::action_execute: execute_action(m_runner, turn); break;
            case Phase::action_end: end_action(m_runner, turn); break;
            case Phase::action_judge: judge(JudgedPhase::action_end, turn.goes_on ? Phase::actions_next : Phase::turn_end); break;
            case Phase::turn_end: end_turn(turn); break;
            case Phase::turn_judge: return turn_judge();
            default: break;
        }
    }
    if (m_state.phase != Phase::actions_next) return std::nullopt;
    m_state.announced.of = {};
    return Step{.kind = Step::Kind::turn_taken, .actor = m_state.actor};
}

void TurnLoop::end_turn(const TurnInPlay& turn) {
    m_runner.carry_out_all(continuous({m_state.world, *m_state.catalog}, m_state.now.time - m_state.continuous_since));
    m_state.continuous_since = m_state.now.time;
    m_runner.carry_out_all(orders_over(m_state, std::holds_alternative<LoseTurn>(turn.action)));
    m_state.announced.of = {};
    exchange_turns(m_state);
    end_round_if_ambushed(m_runner);
    m_runner.look_again();
    m_state.phase = Phase::turn_judge;
}

Step TurnLoop::turn_judge() {
    judge(JudgedPhase::turn_end, m_state.descending ? Phase::battle_end : Phase::tick_next);
    return {.kind = Step::Kind::turn_taken, .actor = m_state.actor};
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
    return leads_on() ? std::optional(Step{.kind = Step::Kind::floor_over}) : std::nullopt;
}

std::optional<Step> TurnLoop::finalize() {
    if (m_state.outcome != Outcome::running || !m_turns.enters_next_floor()) return Step{.kind = Step::Kind::over};
    if (!leads_on()) {
        if (m_state.verdict->outcome == Outcome::victory) pay_aims(m_runner);
        return end_run(*m_state.verdict), std::nullopt;
    }
    if (m_state.verdict) m_runner.tell(FloorWon{std::make_shared<const Objective>(m_state.verdict->objective)});
    gain_minutes(m_runner);
    pay_aims(m_runner);
    leave_fallen_behind(m_runner);
    if (const EncounterId encounter = camp_behind(m_state.dungeon(), m_state.floor, way_taken(m_state)); encounter && m_state.leader()) {
        m_state.choices = {{.kind = PartyChoice::Kind::encounter, .encounter = encounter}};
        m_state.phase = Phase::camp;
        return std::nullopt;
    }
    enter_floor(m_state, floor_after(m_state.dungeon(), m_state.floor, way_taken(m_state)));
    return std::nullopt;
}

std::optional<Step> TurnLoop::camp() {
    while (!m_state.choices.empty()) {
        if (m_state.settings.leader_is_steered) return Step{.kind = Step::Kind::needs_choice};
        take_option(m_runner, option_without_player(m_state));
    }
    // The whole party may die at a camp.
    if (auto verdict = m_state.leader() ? std::nullopt : td::judge(m_state, JudgedPhase::battle_end))
        return end_run(*verdict), std::nullopt;
    enter_floor(m_state, floor_after(m_state.dungeon(), m_state.floor, way_taken(m_state)));
    return std::nullopt;
}

// --- what comes next ---

EntityId TurnLoop::blocker_of(EntityId who, MayStillAct may_still_act) const {
    return decides_for_itself(who) ? m_turns.creature_in_next_step(m_state, who, may_still_act) : EntityId{};
}

std::optional<Step> TurnLoop::begin(const TimeEvent& event) {
    m_state.now = event.when;
    if (event.kind == TimeEvent::Kind::round_begins) m_state.round_began = event.when.time;
    pass_time();
    const bool is_turn = event.kind == TimeEvent::Kind::turn || event.kind == TimeEvent::Kind::action_due;
    if (is_turn && m_state.livelock_guard.gave_turn(m_state.world.roster().actors.size()))
        return report_livelock("whoever should act never can"), std::nullopt;
    if (!is_turn && m_state.livelock_guard.passed_time()) return report_livelock("nobody gets a turn any more"), std::nullopt;
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
            return play({.command = commands::Wait{}, .action = take_due(m_runner, event.actor)});
        case TimeEvent::Kind::round_ends: m_state.phase = Phase::round_end; break;
        case TimeEvent::Kind::no_actor_left: decide({.outcome = Outcome::defeat, .reason = Verdict::Reason::no_actor}); break;
    }
    return std::nullopt;
}

/// Tells the world how much of the round has passed, for conditions of triggers and effects.
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

/// It belongs to no cycle, so what is due at the start of a turn is due now. A creature that dies of that has no turn.
void TurnLoop::begin_extra_turn() {
    m_runner.carry_out_all(due_at_turn_start({m_state.world, *m_state.catalog}, m_state.actor));
    if (!m_state.world.roster().is_here(m_state.actor)) m_state.phase = Phase::tick_next;
}

/// Announces the turn once for each action, however often its actor is asked.
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

bool TurnLoop::decides_for_itself(EntityId who) const { return !m_state.steers(who) && m_turns.lets_decide(m_state, who); }

// --- what the judges say ---

void TurnLoop::judge(JudgedPhase phase, Phase next) {
    m_state.phase = next;
    // First of all: a party whose last member on the floor has fallen is not beaten while others are on the way.
    if (!m_state.verdict) let_latecomers_arrive(m_runner);
    if (!m_turns.judges() || m_state.verdict) return;
    lose_aims(m_runner, phase);
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
    decide({.outcome = Outcome::faulty,
            .reason = Verdict::Reason::fault,
            .fault = "Time stands still: " + fault + ". The content of the dungeon `" + dungeon + "` is at fault."});
}

bool TurnLoop::leads_on() const {
    return m_turns.enters_next_floor() && (!m_state.verdict || m_state.verdict->outcome == Outcome::running);
}

void TurnLoop::end_run(const Verdict& verdict) {
    m_state.outcome = verdict.outcome;
    m_state.ending = verdict;
    settle_fallen(m_state);
    m_state.phase = Phase::finalize;
    m_state.awaiting = {};
    m_runner.tell(RunEnded{std::make_shared<const Verdict>(verdict)});
}

}  // namespace td
