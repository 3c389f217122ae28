// The face that all time systems share. It decides who and when, never what.
// Knows only the roster: no creatures, no map, no rules.
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

/// A plain value: copy it to forecast, compare it, hash it, save it. Every call of the loop goes to the system inside.
///
/// The loop's contract: next() until it gives Kind::turn; then either begin_action() and, if it takes effect at once, finish(), or change
/// the roster (a new leader) and call next() again, which asks whoever is first now. At Kind::action_due, finish() once its effect is over.
/// Between, report each change of the roster. An actor may be asked several times in a row.
class TimeSystem {
    // The game's own system stands by itself: a turn of it is so short that even the question which one it is would be felt. Where another
    // one is used it has nothing to do, and so no turns at hand.
    SixTier m_six_tier;
    std::variant<std::monostate, ActionQueue, EnergyPool, WaitTime, Deferred> m_other;

    // In front, because the calls below need its result type. Two or three comparisons: a jump through a table, as std::visit makes it,
    // takes longer than many a turn.
    template <std::size_t First, std::size_t Last, class Variant, class Call>
    static decltype(auto) visit_between(Variant& system, const Call& call) {
        if constexpr (First < Last) {
            constexpr std::size_t middle = (First + Last) / 2;
            if (system.index() > middle) return visit_between<middle + 1, Last>(system, call);
            return visit_between<First, middle>(system, call);
        } else {
            return call(*std::get_if<First>(&system));
        }
    }
    static constexpr std::size_t last_other = std::variant_size_v<decltype(m_other)> - 1;
    bool is_six_tier() const { return std::holds_alternative<std::monostate>(m_other); }
    template <class Call>
    decltype(auto) visit(const Call& call) {
        if (is_six_tier()) return call(m_six_tier);
        return visit_between<1, last_other>(m_other, call);
    }
    template <class Call>
    decltype(auto) visit(const Call& call) const {
        if (is_six_tier()) return call(m_six_tier);
        return visit_between<1, last_other>(m_other, call);
    }

public:
    TimeSystem() = default;
    explicit TimeSystem(SixTier system) : m_six_tier(std::move(system)) {}
    template <class System>
    explicit TimeSystem(System system) : m_other(std::move(system)) {}

    /// Called once, when the battle begins and the roster is complete.
    void start(const Roster& roster) {
        visit([&](auto& s) { s.start(roster); });
    }

    TimeEvent next(const Roster& roster, const BlockerOf* blocker_of) {
        return visit([&](auto& s) { return s.next(roster, blocker_of); });
    }

    /// For who is not interested in what lies between turns: see first_turn_of().
    TimeEvent next_turn(const Roster& roster, const BlockerOf* blocker_of) {
        if (m_six_tier.turns_at_hand()) [[likely]]
            return m_six_tier.turn_at_hand(blocker_of);
        if (is_six_tier()) return m_six_tier.turn_to_find(roster, blocker_of);
        return visit_between<1, last_other>(m_other, [&](auto& s) {
            if constexpr (requires { s.next_turn(roster, blocker_of); })
                return s.next_turn(roster, blocker_of);
            else
                return first_turn_of([&] { return s.next(roster, blocker_of); });
        });
    }

    /// Do actions take effect some time after they were chosen?
    bool defers() const {
        return visit([](const auto& s) { return s.defers; });
    }

    /// Tells of the action chosen in a turn, before it is done. True: it takes effect at once. False: when Kind::action_due comes.
    bool begin_action(const Roster& roster, EntityId actor, ActionCost action) {
        return visit([&](auto& s) { return s.begin_action(roster, actor, action); });
    }
    /// The actor does something else instead of what it has begun; the time already spent on that is lost. False: nothing is begun.
    bool replace_action(const Roster& roster, EntityId actor, ActionCost action) {
        return visit([&](auto& s) { return s.replace_action(roster, actor, action); });
    }
    /// The action and all that followed from it are done; the roster shows the speeds that count. Precondition: `actor` has the turn, or
    /// its action was due; not if it has left.
    void finish(const Roster& roster, EntityId actor, ActionCost action) {
        if (m_six_tier.finish_at_hand(action)) [[likely]]
            return;
        visit([&](auto& s) { s.finish(roster, actor, action); });
    }

    /// Asked before finish(): will `actor`, after this action, be asked again in the very turn it has now?
    bool turn_goes_on(const Roster& roster, EntityId actor, ActionCost action) const {
        return visit([&](const auto& s) { return s.turn_goes_on(roster, actor, action); });
    }
    /// How soon `actor` is asked again after this action, as things stand: as long as nobody joins, leaves, ends the round or changes
    /// speed by then. For one who is not asked now: when it is, at the start of a turn. Precondition: it is alive.
    Interval interval(const Roster& roster, EntityId actor, ActionCost action) const {
        return visit([&](const auto& s) { return s.interval(roster, actor, action); });
    }
    /// May creatures notice who passes between two of their own turns? See tactics::who_notices.
    bool watches_between_turns() const {
        return visit([](const auto& s) { return s.watches_between_turns(); });
    }

    // Changes of the roster, reported after they were made there.
    void joined(const Roster& roster, EntityId actor) {
        visit([&](auto& s) { s.joined(roster, actor); });
    }
    void left(const Roster& roster, EntityId actor) {
        visit([&](auto& s) { s.left(roster, actor); });
    }
    void speed_changed(const Roster& roster, EntityId actor) {
        visit([&](auto& s) { s.speed_changed(roster, actor); });
    }
    /// Its lead passed on, or its list changed. It counts from the next cycle on.
    void team_changed(const Roster& roster, TeamId team) {
        visit([&](auto& s) { s.team_changed(roster, team); });
    }
    /// The same, by an edit that comes before the action of whoever has the turn: in the turn of one of that team it counts at once, so
    /// next() is to be called again.
    void team_edited(const Roster& roster, TeamId team) {
        visit([&](auto& s) { s.team_edited(roster, team); });
    }

    /// May `actor` become the leader in this turn of its leader's? Whether it is then asked instead, next() tells.
    /// Source: the six-tier rules, "Team order".
    bool may_take_over(const Roster& roster, EntityId actor) const {
        return visit([&](const auto& s) { return s.may_take_over(roster, actor); });
    }
    /// Nobody is asked any more in this round (an ambush).
    void end_round() {
        visit([](auto& s) { s.end_round(); });
    }

    /// Calls `each(EntityId)` for all for whom a cycle just began: those whom it will ask, in order, as things stand. Where turns have no
    /// cycles it is the one whose turn begins, or everybody once in a round.
    void each_eligible(const Roster& roster, const std::function<void(EntityId)>& each) const {
        visit([&](const auto& s) { s.each_eligible(roster, each); });
    }

    /// What hangs on the action `actor` would choose if it were asked at `when`.
    Contingency contingency(const Roster& roster, EntityId actor, Moment when) const {
        return visit([&](const auto& s) { return s.contingency(roster, actor, when); });
    }
    OrderReason order_reason(const Roster& roster, EntityId actor) const {
        return visit([&](const auto& s) { return s.order_reason(roster, actor); });
    }
    /// Rounds in which `actor` will still be passed over; 0: none.
    int cooldown(EntityId actor) const {
        return visit([&](const auto& s) { return s.cooldown(actor); });
    }

    /// What its rounds look like to those who watch.
    RoundPresentation presentation() const {
        return visit([](const auto& s) { return s.presentation(); });
    }
    /// How things stand with `actor`, relative to now.
    TimeStatus time_status(const Roster& roster, EntityId actor) const {
        return visit([&](const auto& s) { return s.time_status(roster, actor); });
    }
    /// What an action not yet chosen is taken for: the choice that keeps the most turns. `step`: what a step of the actor's would be.
    ActionCost undecided(ActionCost step) const {
        return visit([&](const auto& s) { return s.undecided(step); });
    }

    /// At the end of a round: calls `each` for the turns of it that a living actor's pace would have given and that it did not get,
    /// forfeited, cooling (then with the rounds it still has to wait, this one included) or in debt (then with that).
    void each_missed(const Roster& roster, const MissedTurnSink& each) const {
        visit([&](const auto& s) { s.each_missed(roster, each); });
    }

    void add_to(Hash& hash) const {
        visit([&](const auto& s) { s.add_to(hash); });
    }

    friend bool operator==(const TimeSystem&, const TimeSystem&) = default;
};

/// `seed`: for what the settings leave to chance at the start.
TimeSystem make_time_system(const TimeSettings& settings, std::uint64_t seed);

}  // namespace td
