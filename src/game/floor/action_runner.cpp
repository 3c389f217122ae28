#include "game/floor/action_runner.hpp"

#include <algorithm>
#include <utility>

#include "actions/commit.hpp"
#include "ai/spotting.hpp"
#include "game/floor/aims.hpp"
#include "game/floor/fallen_record.hpp"
#include "game/floor/pausing.hpp"
#include "game/floor/pending_actions.hpp"
#include "world/creature.hpp"
#include "world/fixtures.hpp"

namespace td {

Resolution ActionRunner::carry_out(Action action) {
    m_up_to_date = false;
    ChangeSet changes;
    Resolution resolution =
        resolve(m_state.world, *m_state.catalog, *m_state.rulebook, m_state.dice, std::move(action), changes, m_observer.rule_watcher());
    report(std::move(changes));
    return resolution;
}

void ActionRunner::carry_out_all(std::vector<Action> actions) {
    for (Action& action : actions) carry_out(std::move(action));
}

void ActionRunner::take_out(EntityId who) {
    m_up_to_date = false;
    ChangeSet changes;
    commit(m_state.world, *m_state.catalog, Die{.who = who}, changes);
    report(std::move(changes));
}

void ActionRunner::look() {
    if (m_turns.updates_sight()) m_state.sight.look({m_state.world, *m_state.catalog});
    m_up_to_date = true;
}

void ActionRunner::notice_movers() {
    const std::vector<EntityId> movers = std::exchange(m_movers, {});
    for (const EntityId mover : movers)
        for (const tactics::Noticing& one : tactics::who_notices(m_state.ai_context(), mover)) {
            carry_out(Remember{one.who, one.ai_state});
            tell(Noticed{one.who, one.ai_state.investigation->at});
        }
}

void ActionRunner::refuse(EntityId who, const Command& command, const Refusal& refusal) { tell(WasRefused{who, command, refusal}); }

void ActionRunner::tell(Event event) {
    if (owes_pause(m_state, event)) m_state.pauses.owed = true;
    m_observer.happened(std::move(event));
}

void ActionRunner::report(ChangeSet changes) {
    m_state.ambushed = m_state.ambushed || changes.ends_round;
    for (const RosterChange& change : changes.roster_changes) report(change);
    std::vector<ShiftTurn> refused;
    // Each shift has one event; both lists are in the same order.
    auto event_of_shift = changes.events.begin();
    for (const ShiftTurn& shift : changes.turn_shifts) {
        event_of_shift = std::find_if(event_of_shift, changes.events.end(),
                                      [](const Event& event) { return std::holds_alternative<TurnShifted>(event); });
        if (!is_refused(shift)) {
            report(shift);
        } else {
            std::get<TurnShifted>(*event_of_shift).how = TurnShift::refused;
            refused.push_back(shift);
        }
        ++event_of_shift;
    }
    for (Event& event : changes.events) {
        record(event);
        if (const auto* disrupted = std::get_if<OngoingDisrupted>(&event)) drop_disrupted(m_state, *disrupted);
        record_mover(event);
        tell(std::move(event));
    }
    for (const ShiftTurn& shift : refused) give_back(shift);
}

bool ActionRunner::is_refused(const ShiftTurn& shift) const {
    const bool gives_turn = shift.how == TurnShift::extra || shift.how == TurnShift::spent || shift.how == TurnShift::held;
    if (!gives_turn || !on_players_side(shift.target, m_state.world)) return false;
    const int round = m_state.time.moment_after(m_state.now, shift.amount).round;
    // A turn that is held replaces the one held before.
    return m_state.extra_turns.count_in_round(shift.target, round, shift.how != TurnShift::held) >= most_extra_turns;
}

void ActionRunner::give_back(const ShiftTurn& refused) {
    constexpr int no_limit = 99;
    if (refused.how == TurnShift::spent) carry_out(ShiftTurn{refused.target, TurnShift::banked, no_limit, refused.by});
    if (refused.how != TurnShift::held) return;
    m_state.extra_turns.drop_held(refused.target);
    carry_out(ShiftTurn{.target = refused.target, .how = TurnShift::lapsed});
}

void ActionRunner::report(const RosterChange& change) {
    const Roster& roster = m_state.world.roster();
    switch (change.kind) {
        case RosterChange::Kind::joined:
            m_state.time.joined(roster, change.who);
            m_state.newcomers.insert(change.who);
            m_state.weapon_timers.follow({m_state.world, *m_state.catalog}, change.who, m_state.now.time);
            break;
        case RosterChange::Kind::left:
            m_state.time.left(roster, change.who);
            m_state.pending.erase(change.who);
            m_state.newcomers.erase(change.who);
            m_state.extra_turns.forget(change.who);
            m_state.weapon_timers.forget(change.who);
            break;
        case RosterChange::Kind::speed: m_state.time.speed_changed(roster, change.who); break;
        case RosterChange::Kind::parts:
            m_state.weapon_timers.follow({m_state.world, *m_state.catalog}, change.who, m_state.now.time);
            break;
        case RosterChange::Kind::edited: m_state.time.team_edited(roster, change.team); break;
        case RosterChange::Kind::lead: m_state.time.team_changed(roster, change.team); break;
    }
}

void ActionRunner::report(const ShiftTurn& shift) {
    // Who left the floor or the living later in the same resolution has no turn to shift any more.
    if (!m_state.world.roster().is_here(shift.target)) return;
    switch (shift.how) {
        case TurnShift::struck_out: break;
        case TurnShift::delayed:
            m_state.time.delay(m_state.world.roster(), shift.target, shift.amount);
            if (const auto begun = m_state.pending.find(shift.target); begun != m_state.pending.end()) begun->second.until += shift.amount;
            break;
        case TurnShift::extra:
        case TurnShift::spent: m_state.extra_turns.add({shift.target, m_state.time.moment_after(m_state.now, shift.amount)}); break;
        case TurnShift::held:
            m_state.extra_turns.hold(shift.target, m_state.time.moment_after(m_state.now, shift.amount), shift.lapses);
            break;
        case TurnShift::released: m_state.extra_turns.release(shift.target, m_state.now); break;
        case TurnShift::lapsed:
        case TurnShift::refused:
        case TurnShift::banked: break;
        case TurnShift::exchanged: m_state.exchanges.emplace_back(shift.by, shift.target); break;
    }
}

void ActionRunner::record(const Event& event) {
    record_fallen(m_state, event);
    record_deed(m_state, event);
    if (std::holds_alternative<Descended>(event)) {
        m_state.descending = true;
    } else if (const auto* found = std::get_if<Discovered>(&event)) {
        // Who waits finds what lies round a corner, too.
        if (found->who && faction_of(m_state.world, found->who) == Faction::player)
            m_state.sight.remember_feature(found->at, found->feature);
    } else if (const auto* revealed = std::get_if<MapRevealed>(&event)) {
        if (faction_of(m_state.world, revealed->who) == Faction::player) m_state.sight.reveal(m_state.world);
    }
}

void ActionRunner::record_mover(const Event& event) {
    if (!m_turns.creatures_notice() || !m_state.time.watches_between_turns()) return;
    if (const auto* walked = std::get_if<Walked>(&event)) m_movers.push_back(walked->who);
    if (const auto* displaced = std::get_if<WasDisplaced>(&event)) m_movers.push_back(displaced->who);
    if (const auto* swapped = std::get_if<SwappedPlaces>(&event)) {
        m_movers.push_back(swapped->who);
        m_movers.push_back(swapped->other);
    }
}

}  // namespace td
