// The interface that all time systems share: it decides which creature acts when, never what it does. Knows only the roster: no creatures,
// no map, no rules. The words of this room:
//   round     the period after which a system starts again: six tiers, the time between two turn boundaries, a pass, or a wait time.
//   tier      one of the six parts of a six-tier round: 0, 1/4, 1/3, 1/2, 2/3, 3/4; the speed of a creature decides in which it may act.
//   cycle     the part of a tier in which one faction acts; elsewhere what comes before turns that share their turn-start effects.
//   turn      the moment at which one creature is asked for an action.
//   tick      the unit of time of the systems that count it; 100 are one normal turn.
//   cooldown  the rounds that a slow creature has to sit out after a step in the six-tier round.
#pragma once

#include <functional>
#include <type_traits>
#include <variant>

#include "base/hash.hpp"
#include "catalog/definitions.hpp"
#include "time/action_queue.hpp"
#include "time/deferred.hpp"
#include "time/energy_pool.hpp"
#include "time/round_presentation.hpp"
#include "time/six_tier.hpp"
#include "time/time_event.hpp"
#include "time/wait_time.hpp"

namespace td {

/// A plain value: copy it to forecast, compare it, hash it, save it. Passes every call of the loop on to the system inside.
///
/// The loop's contract: next() until it gives Kind::turn; then either begin_action() and, if it takes effect at once, finish(), or change
/// the roster (a new leader) and call next() again, which asks the creature that is first now. At Kind::action_due, finish() after its
/// effect. In between, report each change of the roster. An actor may be asked several times in a row.
class TimeSystem {
    using Systems = std::variant<SixTier, ActionQueue, EnergyPool, WaitTime, Deferred>;  // in the order of TimeSystemKind
    static_assert(std::variant_size_v<Systems> == time_systems.size(), "every time system has a row in the catalog");
    Systems m_system;

public:
    TimeSystem() = default;
    template <class System>
    explicit TimeSystem(System system) : m_system(std::move(system)) {}
    /// The system that the settings name. `seed`: for what they leave to chance at the start.
    static TimeSystem make(const TimeSettings& settings, std::uint64_t seed);

    /// Called once, when the battle begins and the roster is complete.
    void start(const Roster& roster) {
        std::visit([&](auto& s) { s.start(roster); }, m_system);
    }

    TimeEvent next(const Roster& roster, const BlockerOf* blocker_of) {
        return std::visit([&](auto& s) { return s.next(roster, blocker_of); }, m_system);
    }

    /// True if actions take effect some time after they were chosen.
    bool defers() const {
        return std::visit([](const auto& s) { return s.defers; }, m_system);
    }

    /// True if next() asks whose way is blocked, and so may change the order of a cycle.
    bool has_chokepoints() const { return std::holds_alternative<SixTier>(m_system); }

    /// Reports the action chosen in a turn, before it is done. True: it takes effect at once. False: when Kind::action_due comes.
    bool begin_action(const Roster& roster, EntityId actor, ActionCost action) {
        return std::visit([&](auto& s) { return s.begin_action(roster, actor, action); }, m_system);
    }
    /// The actor does something else instead of what it has begun; the time already spent on that is lost. False if it has begun nothing.
    bool replace_action(const Roster& roster, EntityId actor, ActionCost action) {
        return std::visit([&](auto& s) { return s.replace_action(roster, actor, action); }, m_system);
    }
    /// Call when the action and all that followed from it are done; the roster has the speeds that count. Precondition: `actor` has the
    /// turn, or its action was due, and it has not left.
    void finish(const Roster& roster, EntityId actor, ActionCost action) {
        std::visit([&](auto& s) { s.finish(roster, actor, action); }, m_system);
    }

    /// True if `actor` will be asked again in its current turn after this action. Call before finish().
    bool turn_goes_on(const Roster& roster, EntityId actor, ActionCost action) const {
        return std::visit([&](const auto& s) { return s.turn_goes_on(roster, actor, action); }, m_system);
    }
    /// How soon `actor` is asked again after this action, as things stand: as long as no creature joins, leaves, ends the round or changes
    /// speed until then. For a creature that is not asked now: when it will be, at the start of a turn. Precondition: it is here.
    Interval interval(const Roster& roster, EntityId actor, ActionCost action) const {
        return std::visit([&](const auto& s) { return s.interval(roster, actor, action); }, m_system);
    }
    /// True if creatures may notice others that pass between two of their own turns. See tactics::who_notices.
    bool watches_between_turns() const {
        return std::visit([](const auto& s) { return s.watches_between_turns(); }, m_system);
    }

    // Changes of the roster, reported after they were made there.
    void joined(const Roster& roster, EntityId actor) {
        std::visit([&](auto& s) { s.joined(roster, actor); }, m_system);
    }
    void left(const Roster& roster, EntityId actor) {
        std::visit([&](auto& s) { s.left(roster, actor); }, m_system);
    }
    void speed_changed(const Roster& roster, EntityId actor) {
        std::visit([&](auto& s) { s.speed_changed(roster, actor); }, m_system);
    }
    /// The team has a new leader, or its list changed. Counts from the next cycle on.
    void team_changed(const Roster& roster, TeamId team) {
        std::visit([&](auto& s) { s.team_changed(roster, team); }, m_system);
    }
    /// The same for an edit before the action of a turn: in the turn of a creature of that team it counts at once, so
    /// call next() again.
    void team_edited(const Roster& roster, TeamId team) {
        std::visit([&](auto& s) { s.team_edited(roster, team); }, m_system);
    }

    /// Delays the next turn of `actor` by `ticks`; if it has the turn now, the turn after this one. Deferred: what it has begun takes
    /// effect later. Six tiers: to the first tier at least that much later, of this round or the next. Preconditions: it is here; ticks
    /// in 1..100.
    void delay(const Roster& roster, EntityId actor, Ticks ticks) {
        std::visit([&](auto& s) { s.delay(roster, actor, ticks); }, m_system);
    }
    /// Swaps the next turns of the two. Does nothing where the order of a list counts, which has changed already.
    /// Precondition: neither has the turn now.
    void exchange(EntityId one, EntityId other) {
        std::visit([&](auto& s) { s.exchange(one, other); }, m_system);
    }
    /// The first instant at least `ticks` after `now` at which turns may come.
    Moment moment_after(Moment now, Ticks ticks) const {
        return std::visit([&](const auto& s) { return s.moment_after(now, ticks); }, m_system);
    }

    /// True if `actor` may become the leader in this turn of its leader. next() says whether it is then asked instead.
    /// Source: resources/docs/rules.md, "Editing the team".
    bool may_take_over(const Roster& roster, EntityId actor) const {
        return std::visit([&](const auto& s) { return s.may_take_over(roster, actor); }, m_system);
    }
    /// Ends the round: no creature is asked again in it (an ambush).
    void end_round() {
        std::visit([](auto& s) { s.end_round(); }, m_system);
    }

    /// Calls `each(EntityId)` for the creatures whose cycle has just begun: those that it will ask, in order, as things are now. Where
    /// turns have no cycles: the one whose turn begins, or every creature once in a round.
    void each_eligible(const Roster& roster, const std::function<void(EntityId)>& each) const {
        std::visit([&](const auto& s) { s.each_eligible(roster, each); }, m_system);
    }

    /// What depends on the action that `actor` would choose if it were asked at `when`.
    Contingency contingency(const Roster& roster, EntityId actor, Moment when) const {
        return std::visit([&](const auto& s) { return s.contingency(roster, actor, when); }, m_system);
    }
    OrderReason order_reason(const Roster& roster, EntityId actor) const {
        return std::visit([&](const auto& s) { return s.order_reason(roster, actor); }, m_system);
    }
    /// Rounds in which `actor` will still be passed over; 0: none.
    int cooldown(EntityId actor) const {
        return std::visit([&](const auto& s) { return s.cooldown(actor); }, m_system);
    }

    /// How its rounds are shown on the screen.
    RoundPresentation presentation() const {
        return std::visit([](const auto& s) { return s.presentation(); }, m_system);
    }
    /// The status of `actor` in time, relative to now.
    TimeStatus time_status(const Roster& roster, EntityId actor) const {
        return std::visit([&](const auto& s) { return s.time_status(roster, actor); }, m_system);
    }
    /// The cost assumed for an action not yet chosen: that of the choice that keeps the most turns. `step`: the cost of a step of the
    /// actor.
    ActionCost undecided(ActionCost step) const {
        return std::visit([&](const auto& s) { return s.undecided(step); }, m_system);
    }

    /// At the end of a round: calls `each` for the turns that living actors would have had at their speed but missed: forfeited, cooling
    /// (then with the rounds they still have to wait, this one included) or in debt (then with the debt).
    void each_missed(const Roster& roster, const MissedTurnSink& each) const {
        std::visit([&](const auto& s) { s.each_missed(roster, each); }, m_system);
    }

    void add_to(Hash& hash) const {
        std::visit([&](const auto& s) { s.add_to(hash); }, m_system);
    }

    friend bool operator==(const TimeSystem&, const TimeSystem&) = default;
};

}  // namespace td
