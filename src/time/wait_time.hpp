// Wait times: whoever has waited out its own acts, does up to so many deeds, and waits again. A round is a fixed wait time or a fixed
// number of turns. Source: "Revisiting Turn Based Battle Systems". Knows nothing of what a deed does, only its cost.
#pragma once

#include <functional>
#include <vector>

#include "catalog/definitions.hpp"
#include "time/face.hpp"
#include "time/lead.hpp"
#include "time/timeline.hpp"

namespace td {

/// A plain value; see TimeSystem for what each call is for. Equal wait times fall in list order: those who came first, first.
class WaitTime {
public:
    explicit WaitTime(RoundLength round = {}, WaitCharge charge = WaitCharge::own_wait);

    static constexpr bool defers = false;

    void start(const Roster& roster);
    Occasion next(const Roster& roster, const BlockerOf& blocker_of);

    /// Every deed takes effect at once; the turn is paid for at its end.
    bool begin_deed(const Roster&, EntityId, Deed) { return true; }
    bool replace_deed(const Roster&, EntityId, Deed) { return false; }
    /// A wait gives up what is left of the turn.
    void finish(const Roster& roster, EntityId actor, Deed deed);

    /// At the end of the list, with all its wait before it.
    void joined(const Roster& roster, EntityId actor);
    void left(const Roster& roster, EntityId actor);
    void speed_changed(const Roster&, EntityId) {}
    void team_changed(const Roster&, TeamId) {}

    bool may_take_over(const Roster& roster, EntityId actor) const { return lead_may_pass(roster, m_asked, actor); }
    /// Ends it at once; waits go on as they are in the next.
    void end_round();
    /// The one whose turn begins.
    void each_eligible(const Roster& roster, const std::function<void(EntityId)>& each) const;

    /// Its own wait comes whatever it does.
    Stake stake(const Roster& roster, EntityId actor, Moment when) const;
    Standing standing(const Roster&, EntityId) const { return Standing::in_turn; }
    int cooldown(EntityId) const { return 0; }
    RoundFace face() const;
    Reading reading(const Roster& roster, EntityId actor) const;
    Deed undecided(Deed step) const { return step; }
    void each_missed(const Roster&, const MissedTurnSink&) const {}

    void add_to(Hash& hash) const;
    friend bool operator==(const WaitTime&, const WaitTime&) = default;

private:
    enum class Phase : std::uint8_t { round_begins, ticking };

    Occasion occasion(Occasion::Kind kind) const { return {.kind = kind, .actor = m_asked, .when = {m_rounds, 0, m_line.now()}}; }
    Ticks round_end() const;
    void begin_round();
    bool turn_is_over(const Roster& roster) const;
    void end_turn(const Roster& roster);
    bool tick();
    void take_seat(EntityId actor, Ticks wait);
    void leave_turn();

    Timeline m_line;                       ///< of those who wait; it counts the battle's wait time
    std::vector<std::uint32_t> m_seat_of;  ///< by entity, its place in the list
    std::vector<EntityId> m_due;           ///< have waited long enough; first at the back
    std::size_t m_present = 0;
    std::uint32_t m_seats = 0;  ///< given out so far
    Ticks m_wait_limit;         ///< of a round; 0: none
    int m_turn_limit;           ///< of a round; 0: none
    WaitCharge m_charge;
    EntityId m_asked;          ///< whose turn it is; it does not wait
    int m_done = 0;            ///< deeds of this turn
    Ticks m_spent = 0;         ///< in this turn
    bool m_gave_up = false;    ///< the rest of this turn
    bool m_cut_short = false;  ///< nobody more is asked in this round
    Ticks m_round_began = 0;
    int m_turns = 0;  ///< of this round
    int m_rounds = 0;
    Phase m_phase = Phase::round_begins;
};

}  // namespace td
