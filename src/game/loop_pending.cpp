// Actions that take effect later: how they are begun, what becomes of them meanwhile, and when they fall due. How another takes the place
// of one is in pauses.cpp.
#include <utility>

#include "game/loop.hpp"
#include "game/orders.hpp"
#include "rules/ongoing_actions.hpp"
#include "world/creature.hpp"

namespace td {

/// A action that takes effect later is looked at now all the same: what is impossible already is not begun.
Step Loop::begin_delayed(const Command& command, Action action) {
    const EntityId who = m_game.m_actor;
    Resolution rehearsed = rehearse(m_game.m_world, *m_game.m_catalog, *m_game.m_rulebook, action);
    if (rehearsed.refusal) {
        tell(WasRefused{who, command, *rehearsed.refusal});
        return {Step::Kind::refused, who, *rehearsed.refusal};
    }
    m_game.m_awaiting = {};
    m_done = std::move(action);
    m_foreseen = std::move(rehearsed.done);
    m_command = command;
    m_game.m_phase = Phase::action_start;
    return run(std::nullopt);
}

/// Where actions take effect later, who begins one of several turns is at it from now on: its first turn can be disrupted as well.
void Loop::begin_ongoing(EntityId who, const Action& foreseen) {
    const auto* work = std::get_if<ContinueOngoing>(&foreseen);
    if (work == nullptr || work->ongoing.done != 1) return;
    OngoingAction begun = work->ongoing;
    begun.done = 0;
    carry_out(ContinueOngoing{who, begun});
}

/// What was begun is done now, from where its doer stands by now. What has become impossible fails, and its time is spent.
void Loop::action_due() {
    const EntityId who = m_game.m_actor;
    const PendingAction pending = m_game.m_begun.at(who);
    const Command& command = pending.command;
    m_game.m_chosen = command;
    m_game.m_plan = nullptr;
    m_game.m_order_reason = OrderReason::in_turn;
    m_game.m_time_status = {TimeStatus::Kind::ends_in, 0};
    m_game.m_begun.erase(who);
    m_game.m_phase = Phase::action_execute;
    m_done = Pass{who};
    if (const StatusId status = status_that(m_game.m_world, *m_game.m_catalog, who, &Status::stops_acting)) {
        m_done = LoseTurn{who, status};
        return;
    }
    if (watcher()) watcher()->fell_due(who, command);
    // Two who change places would undo each other's steps for ever.
    const bool displaced = command.kind == Command::Kind::walk && m_game.m_world.get<Position>(who).at != pending.from;
    auto ordered = displaced ? Refusal{.reason = Refusal::Reason::displaced} : order(m_game, who, command);
    if (auto* action = std::get_if<Action>(&ordered)) m_done = std::move(*action);
    const auto refusal = std::holds_alternative<Refusal>(ordered)
                             ? std::get<Refusal>(ordered)
                             : rehearse(m_game.m_world, *m_game.m_catalog, *m_game.m_rulebook, *m_done).refusal;
    if (refusal && m_game.steers(who)) tell(WasRefused{who, command, *refusal});
    if (refusal && watcher()) watcher()->refused(who, command, *refusal);
}

/// Where actions take effect later: the turn it had begun of an action that is disrupted now comes to nothing; its time is spent.
/// Something else that it had begun instead is no turn of it.
void Loop::drop_begun_turn_of(const OngoingDisrupted& disrupted) {
    const auto begun = m_game.m_begun.find(disrupted.who);
    if (begun == m_game.m_begun.end()) return;
    const auto action = action_of(m_game.m_world, *m_game.m_catalog, disrupted.who, begun->second.command);
    if (!std::holds_alternative<Action>(action)) return;
    const auto turn = ongoing_action_in(m_game.m_world, *m_game.m_catalog, std::get<Action>(action));
    if (turn && is_same_ongoing_action(*m_game.m_catalog, disrupted.ongoing, *turn)) begun->second.command = Command::wait();
}

}  // namespace td
