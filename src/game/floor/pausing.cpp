#include "game/floor/pausing.hpp"

#include "game/floor/pending_actions.hpp"
#include "game/state/game_state.hpp"
#include "knowledge/known_floor.hpp"

namespace td {

namespace {

template <class EventType>
concept has_place = requires(const EventType& event) {
    event.at;
};
template <class EventType>
concept has_way = requires(const EventType& event) {
    event.from.x;
};
template <class EventType>
concept has_doer = requires(const EventType& event) {
    event.who;
};

/// True if the player's side sees the event. False for events that show nothing and for actions that the player declared.
struct IsSeen {
    const GameState& state;

    bool sees(auto place_or_creature) const { return KnownFloor(state.world, state.sight).sees(place_or_creature); }

    template <class EventType>
    bool operator()(const EventType& event) const {
        if constexpr (has_place<EventType>)
            return sees(event.at);
        else if constexpr (has_way<EventType>)
            return sees(event.from) || sees(event.who);
        else if constexpr (has_doer<EventType>)
            return sees(event.who);
        else
            return false;
    }
    bool operator()(const DeclaredAction& declared) const { return !declared.instead && !state.steers(declared.who) && sees(declared.who); }
    bool operator()(const TurnBegan&) const { return false; }
    bool operator()(const Waited&) const { return false; }
    bool operator()(const Faced&) const { return false; }
    bool operator()(const WasRefused&) const { return false; }
    bool operator()(const RegainedCharges&) const { return false; }
    bool operator()(const TacticSet&) const { return false; }
    bool operator()(const OrdersChanged&) const { return false; }
    bool operator()(const GainedBoon&) const { return false; }
    bool operator()(const MinutesChanged&) const { return false; }
    bool operator()(const AimDecided&) const { return false; }
    bool operator()(const OptionTaken&) const { return false; }
    bool operator()(const PartyChanged&) const { return false; }
    bool operator()(const MapRevealed&) const { return false; }
};

Refusal refusal_of(Refusal::Reason reason) { return {.reason = reason}; }

}  // namespace

bool is_about_pauses(const Command& command) {
    return std::holds_alternative<commands::Reconsider>(command) || std::holds_alternative<commands::Resume>(command) ||
           std::holds_alternative<commands::SetPauseMode>(command);
}

std::optional<Refusal> refusal_of_pausing(const GameState& state, const Command& command) {
    const bool nothing_to_resume = !state.pauses.paused && !state.reconsidering;
    if (state.outcome != Outcome::running) return refusal_of(Refusal::Reason::pointless);
    if (std::holds_alternative<commands::Resume>(command) && nothing_to_resume) return refusal_of(Refusal::Reason::pointless);
    if (const auto* set = std::get_if<commands::SetPauseMode>(&command))
        if (static_cast<int>(set->mode) < 0 || static_cast<int>(set->mode) >= pause_mode_count)
            return refusal_of(Refusal::Reason::pointless);
    const auto* const reconsider = std::get_if<commands::Reconsider>(&command);
    if (reconsider == nullptr || !reconsider->target) return std::nullopt;
    const Roster& roster = state.world.roster();
    if (!roster.is_here(reconsider->target) || roster[reconsider->target].team != GameState::player_team)
        return refusal_of(Refusal::Reason::not_a_member);
    return may_reconsider(state, reconsider->target) ? std::nullopt : std::optional(refusal_of(Refusal::Reason::nothing_begun));
}

bool pause_before_next(GameState& state, const BlockerOf& blocker) {
    if (!state.pauses.owed) return false;
    // A copy of the time system tells whose turn, or whose pending action, is next.
    TimeSystem time = state.time;
    const TimeEvent next = next_turn(time, state.world.roster(), &blocker);
    const bool asks = next.kind == TimeEvent::Kind::turn;
    const bool is_players = asks && state.steers(next.actor);
    // With deferred actions, being asked changes nothing yet: one pause serves all creatures that are asked at this instant.
    if (asks && !is_players && state.time.defers() && next.when.time == state.now.time) return false;
    state.pauses.owed = false;
    // A pause right before the player's own turn would only cost a key press.
    state.pauses.paused = !is_players;
    return state.pauses.paused;
}

bool owes_pause(const GameState& state, const Event& event) {
    switch (state.pauses.mode) {
        case PauseMode::every_boundary: return std::holds_alternative<RoundBegan>(event);
        case PauseMode::every_event: return std::visit(IsSeen{state}, event);
        case PauseMode::when_needed: break;
    }
    return false;
}

}  // namespace td
