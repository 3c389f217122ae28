// Who acts when in a round: everybody's place, pace, forfeits and cooldowns, kept as bits, 64 creatures to a row, so that a whole cycle
// costs a few words. Knows tiers, factions and cycles; what is announced between them, and who lets whom forward, are the six-tier round's
// affair.
#pragma once

#include <bit>
#include <cstdint>
#include <functional>
#include <vector>

#include "base/hash.hpp"
#include "time/order_row.hpp"
#include "time/time_event.hpp"
#include "world/roster.hpp"

namespace td {

/// A plain value. The rows follow one another in the order of the factions, in it of the teams, in it the leader first, then members, then
/// guests. There may be gaps between them; where a newcomer finds none, its row is split in two. Precondition: nobody changes its team.
///
/// There are two ways through a cycle. Usually the open row holds the turns to come, and the first bit of it has the next one. Once
/// somebody else is to be asked (it is let forward, or a team was rearranged in its turn), the cycle goes on by hand, by a list of who is
/// pending. Whoever is not interested in cycles may also let a row run on into the following ones: see open_next().
class ActingOrder {
public:
    using Position = std::uint32_t;
    static constexpr Position nowhere = OrderRow::nowhere;

    /// Seats everybody alive.
    void start(const Roster& roster);

    // The round. Between its cycles nobody has the turn.

    /// Nobody has forfeited anything any more, and a round of every cooldown passes. False when nobody is left alive.
    bool begin_round(const Roster& roster);
    /// Goes on to the next cycle in which anybody may act, as things stand, newcomers and new orders being seated first. False: none is
    /// left.
    bool begin_cycle(const Roster& roster);
    /// Ends the round for all who were not asked yet; those whose faction did not come up at all keep their cooldowns.
    void end_round();
    /// The cycle that goes on, or the last one.
    Cycle cycle() const { return runs_on() ? cycle_in_row() : m_cycle; }
    /// The first one of this round that has not begun; number Cycle::count: none of them is left.
    Cycle next_cycle() const { return is_open() || by_hand() ? cycle().following() : m_next; }

    // Asking one after the other.

    /// Somebody of the open row has the turn, or is still to be asked.
    bool row_goes_on() const { return m_open.ready != 0; }
    /// Somebody of the open row has the turn.
    bool asked_in_row() const { return turn() != 0; }
    /// Gives the turn to the first of the open row, unless it has it already. Precondition: row_goes_on().
    EntityId ask_first() { return ask_first_of(m_open.ready); }
    /// Opens the next row of the cycle that has somebody to ask. False: the cycle is over.
    /// Precondition: nobody has the turn, and the open row has no more.
    bool open_next_row();
    /// The same over the ends of cycles, tiers and rounds, of which nobody is told: the open row then runs on. `rounds`: those that began
    /// are added. False: nobody is left alive. Preconditions: nobody has the turn, the open row has no more, and run_on() went before it.
    bool open_next(const Roster& roster, int& rounds);
    /// The short way of it, for a row that ran on already. Gives the turn to the first. None: the rest of the way is to be gone.
    EntityId run_on(int& rounds);
    /// The open row does not end with its cycle.
    bool runs_on() const { return m_open.runs_on; }
    /// From now on it does.
    void keep_to_cycle() {
        if (runs_on()) end_row_with_cycle();
    }
    /// The cycle goes on by hand: no row is open.
    bool by_hand() const { return m_by_hand; }
    /// By hand: the first who is still to be asked; those before are passed over. None: the cycle is over. Precondition: nobody has the
    /// turn.
    EntityId first();
    /// Gives the turn to somebody, or to nobody: by hand, if it is not the first of the open row.
    void ask(EntityId actor);
    /// Who has the turn and has not finished it; it is taken out of the cycle.
    EntityId asked() const { return asked_in_row() ? at(m_open.begin, m_open.turn) : m_asked; }
    /// By hand: takes somebody out of the cycle, so it is passed over.
    void take_out(EntityId actor) { set_pending(actor, false); }
    /// By hand: somebody is to be asked in this cycle after all.
    void put_back(EntityId actor) { set_pending(actor, true); }

    /// Allowed to act in this cycle, asked already or not.
    bool may_act(EntityId actor) const;
    /// Still to be asked in this cycle, and allowed to act.
    bool ready(EntityId actor) const;
    /// Calls `each(EntityId)` in order for all who are ready.
    void each_ready(const std::function<void(EntityId)>& each) const;

    /// Whoever has the turn did such an action in it, and has it no more. A move: if it is slow, it has a cooldown from the next round on.
    /// An action: it is asked no more until the next round. False, and nothing done, if nobody of the open row has it: see end_turn().
    bool end_turn_in_row(ActionClass kind) {
        const std::uint64_t turn = m_open.turn;
        if ((turn & m_open.ready) == 0) return false;
        // Actions come in no order that a processor could guess, so there is no branch on them.
        m_open.did[static_cast<std::size_t>(kind)] |= turn;
        m_open.ready ^= turn;
        if (m_lanes.several()) [[unlikely]]
            m_open.ready &= ~m_lanes.lost_by(kind, turn);
        return true;
    }
    /// The same wherever it stands; the dead are passed over.
    void end_turn(ActionClass kind);

    // What happens to the roster. All but a loss and a speed count once they are settled, when the next cycle begins.
    void joined(const Roster& roster, EntityId actor);
    void left(EntityId actor);
    void speed_changed(const Roster& roster, EntityId actor);
    void team_changed(TeamId team) {
        if (!ends_with_stretch(cycle())) keep_to_cycle();
        m_unsettled.push_back(team);
        m_ahead.turns = 0;
    }
    /// As team_changed, but for the rest of this very cycle; whoever has the turn gives it back. Precondition: somebody has it.
    void rearrange_now(const Roster& roster, TeamId team);

    /// `nowhere` for the dead, and for newcomers until they are settled.
    Position position_of(EntityId actor) const { return actor.index() < m_positions.size() ? m_positions[actor.index()] : nowhere; }
    bool forfeited(EntityId actor) const;
    /// Rounds that it has still to sit out, this one included unless it acted in it.
    int cooldown(EntityId actor) const;

    void add_to(Hash& hash) const;
    /// Of copies with the same past: what is left over from it counts too.
    friend bool operator==(const ActingOrder&, const ActingOrder&) = default;

private:
    static constexpr std::uint64_t everything = ~std::uint64_t{0};

    /// The row that is being asked, as far as it belongs to a stretch of the round. What happens in it is kept here until it is closed: a
    /// turn is so short that going to the row for each of them would take most of its time. A bit per turn in each word, as Lanes say.
    /// It is one cache line: where it lay across two of them, a turn among 100 took a fifth longer.
    struct alignas(64) OpenRow {
        std::uint64_t turn = 0;     ///< the last one that was given: one bit, or none; somebody has it as long as it is in `ready`
        std::uint64_t ready = 0;    ///< still to be asked, and allowed to act
        Turns did{};                ///< is not written down in m_rows
        std::uint64_t to_come = 0;  ///< all but what was over when the row was opened or rearranged
        std::uint64_t window = 0;   ///< all that belong to the cycle, or everything; 0: no row is open
        Position begin = 0;         ///< its first one
        bool runs_on = false;       ///< see ActingOrder::runs_on()
        bool whole = false;         ///< runs on, is a round by itself, and what was done in all of it is in `did`

        /// What was done in it is written down, and it is left.
        void forget() {
            // Word by word: where the compiler takes it for rare, it fills the array by an instruction that takes as long as three turns.
            did[0] = did[1] = did[2] = 0;
            turn = 0;
        }
        friend bool operator==(const OpenRow&, const OpenRow&) = default;
    };
    using Row = OrderRow;
    /// While a row runs on and each lane is a word: where the next turns are, looked up before they are asked for. No turns: still to be
    /// looked up, by run_on_from().
    struct Ahead {
        std::uint64_t turns = 0;
        std::uint32_t row = nowhere;
        unsigned stretch = 0;

        friend bool operator==(const Ahead&, const Ahead&) = default;
    };

    static constexpr std::uint64_t bit_of(Position position) { return std::uint64_t{1} << (position % 64); }
    bool comes_before(Position a, Position b) const { return a / 64 == b / 64 ? a < b : m_rows[a / 64].rank < m_rows[b / 64].rank; }
    bool seated(EntityId actor) const { return position_of(actor) != nowhere; }
    /// Who has the lowest one of these turns of the row that begins there.
    EntityId at(Position begin, std::uint64_t turns) const { return m_actors[begin + static_cast<Position>(std::countr_zero(turns))]; }

    // The open row.
    bool is_open() const { return m_open.window != 0; }
    /// Those of the open row that were not asked or passed over yet.
    std::uint64_t still_to_come() const;
    /// Of whoever is not done with it: one bit, or none.
    std::uint64_t turn() const { return m_open.turn & m_open.ready; }
    Cycle cycle_in_row() const;
    std::uint64_t find_turns(const Roster& roster);
    std::uint64_t find_turns_in_stretch();
    void open_first_row();
    void leave_row();
    bool pass_round_in_rows();
    bool run_on_in_lanes(int& rounds);
    bool run_on_over_round(int& rounds);
    EntityId run_on_from(std::uint32_t number);
    EntityId run_on_in(std::uint32_t number, std::uint64_t turns);
    void look_ahead();
    EntityId ask_first_of(std::uint64_t ready) {
        m_open.turn = ready & (0 - ready);
        return at(m_open.begin, ready);
    }
    void begin_stretch(const Roster& roster, unsigned stretch);
    /// No row can run on from this cycle to the next one without a new stretch in between. So what is unsettled may wait for that one.
    bool ends_with_stretch(Cycle cycle) const { return cycle.faction() == Faction::foe && m_lanes.seats() == Lanes::most_seats; }
    void open(std::uint64_t turns, std::uint64_t to_come, std::uint64_t window, bool runs_on);
    bool pass_round(const Roster& roster);
    void write_down();
    void take_up();
    void close();
    void end_cycle(const Roster& roster);
    void end_row_with_cycle();
    /// Carries out a change of the rows: before it, what happened in the open one is written down; after it, its turns are taken up again.
    template <class Change>
    void amend(const Change& change) {
        if (is_open()) write_down();
        change();
        if (is_open()) take_up();
    }
    Row row_as_it_is(std::uint32_t number) const;
    std::uint64_t pending_in(std::uint32_t number) const;

    void go_on_by_hand();
    void set_pending(EntityId actor, bool pending);
    void set_speed(Position position, int speed);

    // The seats, in acting_order_layout.cpp.
    void settle(const Roster& roster);
    void seat(const Roster& roster, TeamId team);
    void seat_newcomer(const Roster& roster, EntityId actor, EntityId before);
    Position first_seat_of_team() const;
    Position next_seat(Position position) const;
    EntityId last_before(const Roster& roster, TeamId team) const;
    Position free_behind(EntityId before);
    Position free_in(std::uint32_t row, std::size_t bit);
    std::uint32_t add_row(std::uint32_t before);
    void split(std::uint32_t row);
    void widen_lanes();
    void move_seat(Position from, Position to);
    void swap_seats(Position a, Position b);
    void swap_bits(Position a, Position b);
    void put(EntityId actor, Position position);

    OpenRow m_open;  ///< m_rows has the rest of the truth
    Lanes m_lanes;
    std::uint32_t m_first_row = nowhere;
    std::uint32_t m_cursor = nowhere;  ///< the row that is open, or the first one that is not over in this stretch
    Ahead m_ahead;
    unsigned m_stretch = 0;      ///< of the round, see Lanes
    Cycle m_cycle;               ///< see cycle()
    Cycle m_next{Cycle::count};  ///< the first that has not begun; 0 while a row runs on
    EntityId m_asked;            ///< has the turn, by hand
    bool m_by_hand = false;
    std::vector<std::uint64_t> m_pending;  ///< by hand: by row, who is to be asked in this cycle if allowed to
    std::vector<TeamId> m_unsettled;       ///< have newcomers, or another order than their seats
    std::vector<EntityId> m_team;          ///< empty, but while a team is seated: in the order in which it acts
    std::vector<Row> m_rows;
    std::vector<EntityId> m_actors;     ///< by row and the number of a turn's bit: everybody stands there once for every lane
    std::vector<Position> m_positions;  ///< by entity
};

// The usual step from row to row is short, and every few turns take one: it is put together where it is called. As nobody could guess after
// which turn it comes, the processor has nothing else to do until the next turns are known: the way to them is to be short.

/// The open row is over, and the next one is still to be looked at.
inline void ActingOrder::leave_row() {
    m_rows[m_cursor].note(m_open.did, m_lanes);
    m_open.forget();
}

inline Cycle ActingOrder::cycle_in_row() const {
    return m_open.turn == 0 ? m_cycle : m_rows[m_cursor].cycle_of(m_stretch, std::countr_zero(m_open.turn), m_lanes);
}

/// A row runs on as the last one did.
inline EntityId ActingOrder::run_on_in(std::uint32_t number, std::uint64_t turns) {
    // As open() does, as far as it is not so already.
    m_open.ready = turns;
    m_open.to_come = everything;
    m_open.begin = number * 64;
    m_cursor = number;
    look_ahead();
    return ask_first_of(turns);
}

inline void ActingOrder::look_ahead() {
    m_ahead = {0, m_rows[m_cursor].next, m_stretch};
    if (m_ahead.row == nowhere) {
        m_ahead.row = m_first_row;
        if (++m_ahead.stretch == m_lanes.stretches() || !m_unsettled.empty()) return;
    }
    // What will be done in the open row until then counts too.
    if (m_ahead.row != m_cursor) m_ahead.turns = m_rows[m_ahead.row].turns_of_lane(m_ahead.stretch);
}

inline EntityId ActingOrder::run_on(int& rounds) {
    if (m_open.whole) {
        const std::uint64_t turns = m_rows[m_cursor].pass_round_after(m_open.did, m_lanes);
        m_open.ready = turns;
        m_open.forget();
        ++rounds;
        return turns != 0 ? ask_first_of(turns) : EntityId{};
    }
    if (!runs_on() || m_lanes.several()) return {};
    m_rows[m_cursor].record_seats(m_open.did);
    m_open.forget();
    if (m_ahead.turns == 0) return run_on_from(m_rows[m_cursor].next);
    m_stretch = m_ahead.stretch;
    return run_on_in(m_ahead.row, m_ahead.turns);
}

}  // namespace td
