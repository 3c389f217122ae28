// What a time system and the turn loop tell each other: what comes next, and what an action cost.
#pragma once

#include <cstdint>
#include <functional>

#include "base/function_ref.hpp"
#include "base/id.hpp"
#include "world/roster.hpp"

namespace td {

/// 100 = one normal turn.
using Ticks = std::int64_t;

/// The three classes of action that matter to the order. Source: resources/docs/rules.md, "What actions cost".
enum class ActionClass : std::uint8_t {
    move,
    action,
    wait,
    brief_action,  ///< an action that forfeits only the next turn of the round
    swift_action,  ///< an action that forfeits nothing
};
inline constexpr std::size_t action_classes = 5;

struct ActionCost {
    ActionClass kind = ActionClass::wait;
    Ticks cost = 100;  ///< >= 1; ignored by the six-tier round
    int points = 1;    ///< action points, >= 1; only under wait_time
};

/// An instant of a battle. `tier` is 0..5 under the six-tier round and 0 elsewhere.
struct Moment {
    int round = 0;  ///< from 1
    int tier = 0;
    Ticks time = 0;  ///< since the battle began

    friend bool operator==(const Moment&, const Moment&) = default;
};

/// What comes next.
struct TimeEvent {
    enum class Kind : std::uint8_t {
        round_begins,
        cycle_begins,  ///< turn-start effects are due for all eligible creatures: see TimeSystem::each_eligible
        turn,          ///< `actor` is asked for an action
        action_due,    ///< the action that `actor` began earlier takes effect now
        round_ends,
        no_actor_left,  ///< no actor is left to ask
    };
    Kind kind = Kind::no_actor_left;
    EntityId actor;
    Faction faction = Faction::player;  ///< whose cycle it is, where factions take theirs one after the other
    Moment when;

    friend bool operator==(const TimeEvent&, const TimeEvent&) = default;
};

/// True if the creature may still act in the current cycle, and so be pulled forward.
using MayStillAct = FunctionRef<bool(EntityId)>;

/// The creature onto whose tile an AI-controlled creature is about to step. None: it steps onto no creature's tile, that creature may not
/// be pulled forward, or the player steers it. Draws from no random stream of the game. Passed as a pointer: nullptr where no creature can
/// block another.
using BlockerOf = std::function<EntityId(EntityId, MayStillAct)>;

/// Why a creature has its place in the order; the ribbon's tooltip says it.
enum class OrderReason : std::uint8_t {
    in_turn,         ///< its ordinary place
    by_speed,        ///< a later tier, thanks to its speed
    pulled_forward,  ///< blocks the way of a creature that would come before it
    cooling,         ///< slow, and has to wait `rounds` more rounds
    forfeited,       ///< acted, so its later tiers of this round are lost
    in_debt,         ///< has overspent, and is passed over
    delayed,         ///< an effect has delayed its turn to this tier
    held,            ///< a turn that it holds until something happens: here at the latest
    answers,         ///< a turn that it held, released because something happened
    extra,           ///< an extra turn, given by an effect
    struck_out,      ///< a turn that passes unused because of an effect
    newcomer,        ///< joined recently and has had no turn yet
};

/// What depends on the action that an actor has yet to choose.
enum class Contingency : std::uint8_t {
    nothing,            ///< its next turn is certain whatever it does
    unless_it_acts,     ///< later tiers of this round, forfeited by an action
    unless_it_moves,    ///< a place in the next rounds, lost to the cooldown of a slow step
    unless_it_waits,    ///< the rest of this turn, which a wait gives up
    unless_it_happens,  ///< a held turn at its latest place: it comes sooner if what it waits for happens
    if_it_happens,      ///< a held turn that is lost here, and comes only if what it waits for happens before
    depends_on_cost,    ///< in systems that count ticks: all later turns
    depends_on_others,  ///< an extra turn that an act to come may give; where ticks are counted, also the first turn of a newcomer
    depends_on_chance,  ///< comes, or is lost, if the command that is considered succeeds: a blow that may miss
};

/// Called for a turn that did not come: whose, when, why, and the remaining rounds of its cooldown, or its debt.
using MissedTurnSink = std::function<void(EntityId, Moment, OrderReason, int)>;

/// Skips to the next turn, or to the next action that is due; Kind::no_actor_left if there is none. If no creature ever gets a turn (all
/// are in debt for good), it gives up and returns the last event.
template <class System>
TimeEvent next_turn(System& system, const Roster& roster, const BlockerOf* blocker_of) {
    const auto lies_between = [](TimeEvent::Kind kind) {
        return kind != TimeEvent::Kind::turn && kind != TimeEvent::Kind::action_due && kind != TimeEvent::Kind::no_actor_left;
    };
    TimeEvent event = system.next(roster, blocker_of);
    for (int limit = 10'000; lies_between(event.kind) && limit > 0; --limit) event = system.next(roster, blocker_of);
    return event;
}

}  // namespace td
