// Who stands where in the order, and who of them may act in which tier, kept as bits: 64 creatures to a row, so that a cycle costs a few
// words, and in a small fight a whole round fits in one. Knows places, speeds, forfeits and cooldowns. What is announced, and who lets whom
// pass, is the six-tier round's affair.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <vector>

#include "base/hash.hpp"
#include "time/occasion.hpp"
#include "world/roster.hpp"

namespace td {

inline constexpr int tier_count = 6;

/// A plain value. Everybody alive has a seat: the player's faction first, then neutrals, then foes; in a faction the teams in list order,
/// in a team the leader, the members, the guests. Rows of 64 seats follow one another, with gaps where somebody left; where a newcomer
/// finds no gap, its row is split in two. Precondition: nobody changes its team, and no team its faction.
class ActingOrder {
public:
    using Position = std::uint32_t;
    static constexpr Position nowhere = ~Position{0};

    /// Seats everybody alive.
    void start(const Roster& roster);

    /// Nobody has forfeited anything any more. False when nobody is left alive: then no round begins.
    bool begin_round(const Roster& roster);
    /// Goes on to the next cycle of the round in which anybody may act, as things stand, the last one being over; false when there is none.
    bool begin_cycle(const Roster& roster);
    /// Ends the cycle for all who were not asked yet.
    void close() {
        close_row();
        m_cursor = nowhere;
    }
    /// The same, and none of this round's cycles comes any more.
    void end_round() {
        close();
        m_cycles_left = 0;
    }

    int round() const { return m_round; }
    /// Of the round: tier * faction_count + faction. Between two it is still the last one.
    unsigned cycle() const;
    /// A bit for each that is still to come.
    unsigned cycles_left() const { return m_cycles_left; }

    /// Somebody of the open row has the turn or is still to be asked.
    bool row_goes_on() const { return m_open.ready != 0; }
    /// Who has the turn; if nobody has, it is given to the first of the open row, and those before are passed over.
    /// Precondition: row_goes_on().
    EntityId ask_first() {
        m_open.given = true;
        return at(m_open.begin, m_open.ready);
    }
    /// Opens the next row of the cycle that has somebody to ask, passing over all before it. False: the cycle is over.
    /// Precondition: nobody has the turn, and the open row has no more.
    bool open_next_row();
    /// The same over the ends of cycles, tiers and rounds, as nobody is told of them. False: nobody is left alive.
    /// What then stands open may belong to many cycles: see runs_on().
    bool open_next_of_all(const Roster& roster);
    /// The open row goes on with the next cycle, and the next tier, when one is over.
    bool runs_on() const { return m_open.runs_on; }
    /// From now on it ends with the cycle.
    void keep_to_cycle() {
        if (runs_on()) close_row();
    }

    /// The first who is still to be asked in this cycle; those before are passed over. None: the cycle is over.
    /// Precondition: nobody has the turn.
    EntityId first();
    /// Gives the turn to somebody, or to nobody.
    void ask(EntityId actor);
    /// Who has the turn and has not finished it; it is taken out of the cycle.
    EntityId asked() const { return m_open.given ? at(m_open.begin, m_open.ready) : m_asked; }
    /// Takes somebody out of the cycle: it is passed over.
    void take_out(EntityId actor);
    /// Somebody is to be asked in this cycle after all.
    void put_back(EntityId actor);

    /// Allowed to act in this tier, asked already or not.
    bool may_act(EntityId actor) const;
    /// Still to be asked in this cycle, and allowed to act.
    bool ready(EntityId actor) const;
    /// Calls `each(EntityId)` in order for all who are ready.
    void each_ready(const std::function<void(EntityId)>& each) const;

    /// Whoever has the turn did such a deed in it, and has it no more. A move: if it is slow, it has a cooldown from the next round on.
    /// An action: it is asked no more until the next round. False, and nothing done, if its row was closed since: see end_turn().
    bool end_turn_in_row(DeedClass kind) {
        if (!m_open.given) return false;
        const std::uint64_t turn = m_open.turn();
        m_open.given = false;
        m_open.ready ^= turn;
        // Deeds come in no order that a processor could guess, so there is no branch on them.
        m_open.did[static_cast<std::size_t>(kind)] |= turn;
        const std::uint64_t lost = turn * m_lanes.forfeits[static_cast<std::size_t>(kind)] & m_open.ready;
        if (lost != 0) [[unlikely]]
            take_out_later(lost);
        return true;
    }
    /// The same wherever it stands; the dead are passed over.
    void end_turn(DeedClass kind);

    // What happens to the roster. All but a loss and a speed count once they are settled.
    void joined(const Roster& roster, EntityId actor);
    void left(EntityId actor);
    void speed_changed(const Roster& roster, EntityId actor);
    void team_changed(TeamId team) {
        keep_to_cycle();
        m_unsettled.push_back(team);
    }
    /// As team_changed, but for the rest of this very cycle.
    void rearrange_now(const Roster& roster, TeamId team);

    /// `nowhere` for the dead, and for newcomers until they are settled.
    Position position_of(EntityId actor) const { return actor.index() < m_positions.size() ? m_positions[actor.index()] : nowhere; }
    bool forfeited(EntityId actor) const;
    /// Rounds that it has still to sit out, this one included.
    int cooldown(EntityId actor) const;

    void add_to(Hash& hash) const;
    friend bool operator==(const ActingOrder&, const ActingOrder&) = default;

private:
    static constexpr unsigned all_cycles = (1u << tier_count * faction_count) - 1;

    /// One bit per turn: who had one, by what it did in it.
    using Turns = std::array<std::uint64_t, deed_classes>;

    /// How a word holds the turns to come of a row: a lane for each tier, a bit in it for each seat, so the lowest bit is the next turn. As
    /// long as there is but one row with few seats, several tiers go into one word, together a stretch of the round.
    struct Lanes {
        unsigned width = 64;        ///< seats of a lane: 8, 16, 32 or 64
        std::uint64_t columns = 1;  ///< the first seat in every lane; times the bit of a seat: that seat from there on
        Turns forfeits{};           ///< what a turn's bit is multiplied by, to give the later ones lost by what was done in it
        /// By tier: in which word of Row::may its lane is, how far up, and the tier behind the last one of that word.
        std::array<std::uint8_t, tier_count> word{0, 1, 2, 3, 4, 5}, shift{}, end{1, 2, 3, 4, 5, 6};
        friend bool operator==(const Lanes&, const Lanes&) = default;

        static Lanes for_seats(std::size_t seats);
        std::uint64_t first() const { return ~std::uint64_t{0} >> (64 - width); }
        /// The seats that have a bit in any lane.
        std::uint64_t seats(std::uint64_t turns) const {
            if (width < 64) turns |= turns >> 32;
            if (width < 32) turns |= turns >> 16;
            if (width < 16) turns |= turns >> 8;
            return turns & first();
        }
    };

    /// What happens in the row that is being asked, kept here until it is closed: a turn is so short that going to the row for each of
    /// them would take most of its time. One bit per turn in each word, as Lanes say.
    struct OpenRow {
        static constexpr std::size_t closed = ~std::size_t{0};
        std::size_t begin = closed;  ///< its first position
        std::uint64_t ready = 0;     ///< has the turn or is still to be asked, and is allowed to act
        Turns did{};
        int tier = 0;          ///< of the first of these turns
        bool given = false;    ///< the first that is ready has the turn
        bool runs_on = false;  ///< see ActingOrder::runs_on

        // One word after the other: what is written in parts and read as a whole right after makes a processor wait.
        void open(std::size_t row, std::uint64_t who, int first_tier, bool beyond_cycle) {
            begin = row * 64;
            ready = who;
            did = {};
            tier = first_tier;
            given = false;
            runs_on = beyond_cycle;
        }
        void close() {
            open(0, 0, 0, false);
            begin = closed;
        }
        std::uint64_t turn() const { return ready & (0 - ready); }
        /// Had a turn, or has it.
        std::uint64_t turned() const { return did[0] | did[1] | did[2] | (given ? turn() : 0); }
        friend bool operator==(const OpenRow&, const OpenRow&) = default;
    };

    /// 64 seats: a bit for each in every word, all of them 0 where nobody is.
    struct Row {
        enum Word : std::size_t {
            present,
            neutral,
            foe,
            pending,  ///< to be asked in the cycle for which it was drawn up
            forfeit,
            cooling,  ///< has a cooldown to sit out in this round
            wait_ones,
            wait_twos,  ///< the rounds to sit out after this one, 0..3, as two binary digits
            slow_ones,
            slow_twos,  ///< how far its speed is below normal, 0..3, likewise
            fast_ones,
            fast_twos,  ///< how far above
            word_count
        };
        std::array<std::uint64_t, word_count> words{};
        std::array<std::uint64_t, tier_count> may{};  ///< who may act, forfeits aside, by stretch and lane: follows from the words
        std::uint32_t next = nowhere;                 ///< the number of the row behind it; nowhere: it is the last
        std::uint32_t rank = 0;                       ///< among the rows
        unsigned drawn_up = 0;                        ///< the cycle of the battle for which `pending` says who is to be asked

        std::uint64_t& operator[](Word word) { return words[word]; }
        std::uint64_t operator[](Word word) const { return words[word]; }
        std::uint64_t slow() const { return words[slow_ones] | words[slow_twos]; }
        std::uint64_t side(Faction faction) const {
            if (faction == Faction::player) return words[present] & ~(words[neutral] | words[foe]);
            return words[faction == Faction::neutral ? neutral : foe];
        }
        std::uint64_t may_act(int tier) const;
        void note(std::uint64_t moved, std::uint64_t acted, std::uint64_t turned);
        void pass_round(std::uint64_t who, const Lanes& lanes);
        void take_back_round(std::uint64_t who, const Lanes& lanes);
        friend bool operator==(const Row&, const Row&) = default;
    };

    static constexpr std::uint64_t bit_of(Position position) { return std::uint64_t{1} << (position % 64); }
    /// The bits of all words at one position, the first word's foremost.
    static constexpr unsigned mark(Row::Word word) { return 1u << (Row::word_count - 1 - word); }
    /// Where it stands in the order: a smaller number first.
    std::uint64_t place_of(Position position) const { return m_rows[position / 64].rank * std::uint64_t{64} + position % 64; }
    bool seated(EntityId actor) const { return position_of(actor) != nowhere; }
    /// Who has the lowest of these bits of a row, whatever its lane.
    EntityId at(std::size_t begin, std::uint64_t bits) const {
        return m_actors[begin + (static_cast<std::size_t>(std::countr_zero(bits)) & (m_lanes.width - 1))];
    }

    static int tier_of(unsigned cycle) { return static_cast<int>(cycle / faction_count); }
    static Faction faction_of(unsigned cycle) { return static_cast<Faction>(cycle % faction_count); }
    /// Cycles counted through the whole battle.
    unsigned number_of(unsigned cycle) const { return static_cast<unsigned>(m_round * tier_count * faction_count) + cycle; }

    /// Before anything else looks into the open row: what happened there is written down. It can be opened again.
    void take_out_later(std::uint64_t turns);
    void close_row() {
        if (m_open.begin != OpenRow::closed) write_down();
    }
    void write_down();
    void close_row_of(Position position) {
        if (position - position % 64 == m_open.begin) close_row();
    }
    void begin_later_cycles_anew();
    void note_open_row(Row& row) const;
    Row row_as_it_is(std::size_t number) const;
    void draw_up(Row& row, unsigned cycle) const;
    Row& drawn_up(std::size_t number) {
        draw_up(m_rows[number], m_cycle);
        return m_rows[number];
    }
    bool anybody_in(unsigned cycle) const;
    void count_down(Faction faction);
    bool next_cycle_begins_tier() const {
        return (m_cycles_left & all_cycles) != 0 && std::countr_zero(m_cycles_left) % faction_count == 0;
    }
    bool open_row_of_all(int tier);
    bool open_tiers();
    void set_speed(Position position, int speed);
    void plan(Row& row) const;
    void fit_lanes();
    void close_gaps();

    /// Seats newcomers, and teams that changed in their new order.
    void settle(const Roster& roster) {
        if (!m_unsettled.empty()) settle_all(roster);
    }
    void settle_all(const Roster& roster);
    void seat(const Roster& roster, TeamId team);
    Position first_seat(const Roster& roster, TeamId team) const;
    Position next_seat(Position position) const;
    EntityId last_before(const Roster& roster, TeamId team) const;
    Position free_behind(EntityId before);
    Position free_in(std::size_t row, std::size_t bit);
    std::uint32_t add_row(std::uint32_t before);
    void split(std::uint32_t row);
    void move_seat(Position from, Position to);
    void swap_seats(Position a, Position b);
    unsigned marks_at(Position position) const;
    void set_marks(Position position, unsigned marks);
    void put(EntityId actor, Position position, unsigned marks);

    OpenRow m_open;  ///< m_rows has the rest of the truth
    Lanes m_lanes;
    std::uint32_t m_first_row = nowhere;
    std::uint32_t m_cursor = nowhere;  ///< the first row that is not over in this cycle; nowhere: the cycle is over
    int m_round = 0;
    unsigned m_cycle = 0;  ///< see cycle(); while a row runs on, the one with which its first lane begins
    unsigned m_cycles_left = 0;
    unsigned m_counted_down = 0;      ///< whose cooldowns have passed this round, a bit for each faction
    std::vector<TeamId> m_unsettled;  ///< have newcomers, or another order than their seats
    EntityId m_asked;                 ///< has the turn, its row being closed
    std::vector<Row> m_rows;
    std::vector<EntityId> m_actors;     ///< by position
    std::vector<Position> m_positions;  ///< by entity
};

// What every turn of a small fight has its share of is put together where it is called.

inline unsigned ActingOrder::cycle() const {
    const std::uint64_t turned = m_open.turned();
    if (!runs_on() || turned == 0) return m_cycle;
    const auto last = 63 - static_cast<unsigned>(std::countl_zero(turned));
    const Row& row = m_rows[m_open.begin / 64];
    const std::uint64_t seat = std::uint64_t{1} << last % m_lanes.width;
    const unsigned faction = (row[Row::foe] & seat) != 0 ? 2 : (row[Row::neutral] & seat) != 0 ? 1 : 0;
    const auto lanes = (last - m_lanes.shift[static_cast<std::size_t>(m_open.tier)]) / m_lanes.width;
    return (static_cast<unsigned>(m_open.tier) + lanes) * faction_count + faction;
}

/// Seats, by what those on them did. Who had a turn has no cooldown any more but the one that its deed brings.
inline void ActingOrder::Row::note(std::uint64_t moved, std::uint64_t acted, std::uint64_t turned) {
    words[forfeit] |= acted;
    words[cooling] &= ~turned;
    words[wait_ones] = (words[wait_ones] & ~turned) | (words[slow_ones] & moved);
    words[wait_twos] = (words[wait_twos] & ~turned) | (words[slow_twos] & moved);
}

/// Takes one from every cooldown of `who` that is not 0: a subtraction of 64 numbers of two digits at once.
inline void ActingOrder::Row::pass_round(std::uint64_t who, const Lanes& lanes) {
    const std::uint64_t waiting = (words[wait_ones] | words[wait_twos]) & who;
    words[wait_twos] ^= ~words[wait_ones] & waiting;
    words[wait_ones] ^= waiting;
    words[cooling] = (words[cooling] & ~who) | waiting;
    may[0] = (may[0] & ~lanes.first()) | may_act(0);
}

/// The round that passed last has not passed for `who`.
inline void ActingOrder::Row::take_back_round(std::uint64_t who, const Lanes& lanes) {
    const std::uint64_t waited = words[cooling] & who;
    words[wait_twos] ^= words[wait_ones] & waited;
    words[wait_ones] ^= waited;
    words[cooling] &= ~who;
    may[0] = (may[0] & ~lanes.first()) | may_act(0);
}

inline std::uint64_t ActingOrder::Row::may_act(int tier) const {
    switch (tier) {
        case 0: return words[present] & ~(slow() & words[cooling]);
        case 3: return words[fast_ones];
        case 2:
        case 4: return words[fast_twos] & ~words[fast_ones];
        default: return words[fast_twos] & words[fast_ones];
    }
}

inline void ActingOrder::note_open_row(Row& row) const {
    // Slow ones act in tier 0 and no other, so their moves stand in the first lane.
    row.note(m_open.did[static_cast<std::size_t>(DeedClass::move)], m_lanes.seats(m_open.did[static_cast<std::size_t>(DeedClass::action)]),
             m_lanes.seats(m_open.turned()));
}

}  // namespace td
