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
#include "time/face.hpp"
#include "time/occasion.hpp"
#include "time/six_tier.hpp"
#include "time/wait_time.hpp"

namespace td {

/// A plain value: copy it to forecast, compare it, hash it, save it. Every call of the loop goes to the system inside.
///
/// The loop's contract: next() until it gives Kind::turn; then either begin_deed() and, if it takes effect at once, finish(), or change
/// the roster (a new leader) and call next() again, which asks whoever is first now. At Kind::deed_due, finish() once its effect is over.
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

    Occasion next(const Roster& roster, const BlockerOf* blocker_of) {
        return visit([&](auto& s) { return s.next(roster, blocker_of); });
    }

    /// For who is not interested in what lies between turns: see first_turn_of().
    Occasion next_turn(const Roster& roster, const BlockerOf* blocker_of) {
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

    /// Do deeds take effect some time after they were chosen?
    bool defers() const {
        return visit([](const auto& s) { return s.defers; });
    }

    /// Tells of the deed chosen in a turn, before it is done. True: it takes effect at once. False: when Kind::deed_due comes.
    bool begin_deed(const Roster& roster, EntityId actor, Deed deed) {
        return visit([&](auto& s) { return s.begin_deed(roster, actor, deed); });
    }
    /// The actor does something else instead of what it has begun; the time already spent on that is lost. False: nothing is begun.
    bool replace_deed(const Roster& roster, EntityId actor, Deed deed) {
        return visit([&](auto& s) { return s.replace_deed(roster, actor, deed); });
    }
    /// The deed and all that followed from it are done; the roster shows the speeds that count. Precondition: `actor` has the turn, or its
    /// deed was due; not if it has left.
    void finish(const Roster& roster, EntityId actor, Deed deed) {
        if (m_six_tier.finish_at_hand(deed)) [[likely]]
            return;
        visit([&](auto& s) { s.finish(roster, actor, deed); });
    }

    /// Asked before finish(): will `actor`, after this deed, be asked again in the very turn it has now?
    bool turn_goes_on(const Roster& roster, EntityId actor, Deed deed) const {
        return visit([&](const auto& s) { return s.turn_goes_on(roster, actor, deed); });
    }
    /// How soon `actor` is asked again after this deed, as things stand: as long as nobody joins, leaves, ends the round or changes
    /// speed by then. For one who is not asked now: when it is, at the start of a turn. Precondition: it is alive.
    Interval interval(const Roster& roster, EntityId actor, Deed deed) const {
        return visit([&](const auto& s) { return s.interval(roster, actor, deed); });
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
    /// The same, by an edit that comes before the deed of whoever has the turn: in the turn of one of that team it counts at once, so
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

    /// What hangs on the deed `actor` would choose if it were asked at `when`.
    Stake stake(const Roster& roster, EntityId actor, Moment when) const {
        return visit([&](const auto& s) { return s.stake(roster, actor, when); });
    }
    Standing standing(const Roster& roster, EntityId actor) const {
        return visit([&](const auto& s) { return s.standing(roster, actor); });
    }
    /// Rounds in which `actor` will still be passed over; 0: none.
    int cooldown(EntityId actor) const {
        return visit([&](const auto& s) { return s.cooldown(actor); });
    }

    /// What its rounds look like to those who watch.
    RoundFace face() const {
        return visit([](const auto& s) { return s.face(); });
    }
    /// How things stand with `actor`, relative to now.
    Reading reading(const Roster& roster, EntityId actor) const {
        return visit([&](const auto& s) { return s.reading(roster, actor); });
    }
    /// What a deed not yet chosen is taken for: the choice that keeps the most turns. `step`: what a step of the actor's would be.
    Deed undecided(Deed step) const {
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
