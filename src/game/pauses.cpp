// How the loop pauses, and how another action takes the place of one that was begun. Knows no time system by name: where actions take
// effect at once there is nothing to replace.
#include "game/pauses.hpp"

#include "ai/tactics.hpp"
#include "game/loop.hpp"
#include "game/orders.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

template <class TriggerSignal>
concept has_place = requires(const TriggerSignal& h) {
    h.at;
};
template <class TriggerSignal>
concept has_way = requires(const TriggerSignal& h) {
    h.from.x;
};
template <class TriggerSignal>
concept has_doer = requires(const TriggerSignal& h) {
    h.who;
};

/// Does the player's side see it happen? What shows nothing, and what it declares itself, does not count.
struct IsSeen {
    const Game& game;

    bool sees(Point p) const { return game.sight().sees(p); }
    bool sees(EntityId who) const {
        const std::optional<Point> at = game.world().position(who);
        return at && sees(*at);
    }

    template <class TriggerSignal>
    bool operator()(const TriggerSignal& signal) const {
        if constexpr (has_place<TriggerSignal>)
            return sees(signal.at);
        else if constexpr (has_way<TriggerSignal>)
            return sees(signal.from) || sees(signal.who);
        else if constexpr (has_doer<TriggerSignal>)
            return sees(signal.who);
        else
            return false;
    }
    bool operator()(const DeclaredAction& declared) const { return !declared.instead && !game.steers(declared.who) && sees(declared.who); }
    bool operator()(const TurnBegan&) const { return false; }
    bool operator()(const Waited&) const { return false; }
    bool operator()(const Faced&) const { return false; }
    bool operator()(const WasRefused&) const { return false; }
    bool operator()(const RegainedCharges&) const { return false; }
    bool operator()(const TacticSet&) const { return false; }
    bool operator()(const MapRevealed&) const { return false; }
};

Refusal refusal_of(Refusal::Reason reason) { return {.reason = reason}; }

}  // namespace

const PendingAction* Game::pending(EntityId who) const {
    const auto found = m_begun.find(who);
    return found == m_begun.end() ? nullptr : &found->second;
}

bool Game::may_reconsider(EntityId who) const {
    return pending(who) != nullptr && m_settings.leader_is_steered && m_world.roster()[who].team == player_team() &&
           !is_guest(m_world, who);
}

std::optional<Refusal> Loop::refusal_out_of_turn(const Game& game, const Command& command) {
    const bool resting = !game.paused() && !game.m_reconsidering;
    if (game.outcome() != Outcome::running) return refusal_of(Refusal::Reason::pointless);
    if (command.kind == Command::Kind::resume && resting) return refusal_of(Refusal::Reason::pointless);
    if (command.kind == Command::Kind::pause_mode && (command.slot < 0 || command.slot >= pause_mode_count))
        return refusal_of(Refusal::Reason::pointless);
    if (command.kind != Command::Kind::reconsider || !command.target) return std::nullopt;
    if (!game.m_world.roster().alive(command.target) || game.m_world.roster()[command.target].team != game.player_team())
        return refusal_of(Refusal::Reason::not_a_member);
    return game.may_reconsider(command.target) ? std::nullopt : std::optional(refusal_of(Refusal::Reason::nothing_begun));
}

/// Commands that need nobody's turn; nothing for those that do, or that go on.
std::optional<Step> Loop::out_of_turn(const Command& command) {
    if (command.kind == Command::Kind::debug) return debug(command);
    if (!is_about_pauses(command.kind)) {
        if (m_game.m_reconsidering) return replace(command);
        if (!m_game.paused()) return std::nullopt;
    }
    auto refusal = refusal_out_of_turn(m_game, command);
    if (!is_about_pauses(command.kind)) refusal = refusal_of(Refusal::Reason::nothing_begun);
    if (refusal) {
        tell(WasRefused{m_game.awaiting(), command, *refusal});
        return Step{Step::Kind::refused, m_game.awaiting(), *refusal};
    }
    if (command.kind == Command::Kind::pause_mode) m_game.m_pauses.mode = static_cast<PauseMode>(command.slot);
    if (command.kind != Command::Kind::pause_mode) m_game.m_reconsidering = command.target;
    if (command.kind == Command::Kind::resume && std::exchange(m_game.m_pauses.paused, false)) return run(std::nullopt);
    return Step{Step::Kind::done_out_of_turn, m_game.awaiting(), {}};
}

/// The time already gone into what was begun is lost; what takes its place begins now. What is impossible already is not begun.
Step Loop::replace(const Command& command) {
    const EntityId who = m_game.m_reconsidering;
    const auto refuse = [&](const Refusal& refusal) {
        tell(WasRefused{who, command, refusal});
        return Step{Step::Kind::refused, who, refusal};
    };
    const auto ordered = costs_turn(command.kind) ? order(m_game, who, command) : refusal_of(Refusal::Reason::not_your_turn);
    if (const auto* refusal = std::get_if<Refusal>(&ordered)) return refuse(*refusal);
    const Resolution rehearsed = rehearse(m_game.m_world, *m_game.m_catalog, *m_game.m_rulebook, std::get<Action>(ordered));
    if (rehearsed.refusal) return refuse(*rehearsed.refusal);
    const ActionCost instead = action_cost_of(m_game.m_world, *m_game.m_catalog, m_game.dungeon().costs, rehearsed.done);
    record_payment(who, instead);
    m_game.m_time.replace_action(m_game.m_world.roster(), who, instead);
    m_game.m_begun[who] = {command, m_game.m_now.time, m_game.m_now.time + instead.cost, m_game.m_world.get<Position>(who).at};
    m_game.m_reconsidering = {};
    tell(DeclaredAction{who, command, true});
    begin_ongoing(who, rehearsed.done);
    return {Step::Kind::done_out_of_turn, m_game.awaiting(), {}};
}

/// Who has the next turn, or whose action is due next, found out on a copy.
TimeEvent Loop::next_happening() const {
    TimeSystem time = m_game.m_time;
    const BlockerOf blocker = blocker_of();
    return time.next_turn(m_game.m_world.roster(), &blocker);
}

bool Loop::pause_before_next() {
    if (!m_game.m_pauses.owed || m_game.m_rehearsal) return false;
    const TimeEvent next = next_happening();
    const bool asks = next.kind == TimeEvent::Kind::turn;
    const bool is_players = asks && m_game.steers(next.actor);
    // Where actions take effect later, to be asked changes nothing yet: one pause for all who are asked now.
    if (asks && !is_players && m_game.m_time.defers() && next.when.time == m_game.m_now.time) return false;
    m_game.m_pauses.owed = false;
    // A pause right before the player's own turn would only be a key more.
    m_game.m_pauses.paused = !is_players;
    return m_game.m_pauses.paused;
}

void Loop::tell(Event event) {
    const PauseMode mode = m_game.m_pauses.mode;
    if (mode == PauseMode::every_boundary && std::holds_alternative<RoundBegan>(event)) m_game.m_pauses.owed = true;
    if (mode == PauseMode::every_event && std::visit(IsSeen{m_game}, event)) m_game.m_pauses.owed = true;
    m_game.m_events.push_back(std::move(event));
}

}  // namespace td
