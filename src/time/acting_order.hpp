// Who stands where in the order of each faction, kept as bits, 64 creatures to a row, so that a whole cycle costs a few words.
// Knows places, paces, forfeits and cooldowns; rounds and tiers are the six-tier round's affair.
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

/// A cycle is for one of these: everyone (slow ones while not cooling), speed 3, speed 2, speeds 1 and 3.
enum class Pace : std::uint8_t { all, quarters, thirds, halves };
inline constexpr std::size_t pace_count = 4;

/// A plain value. The rows of a faction follow one another in the order of its teams, the leader of each first, then members, then
/// guests. There may be gaps between them; where a newcomer finds none, its row is split in two. Precondition: nobody changes its team.
class ActingOrder {
public:
    using Position = std::uint32_t;
    static constexpr Position nowhere = ~Position{0};

    /// Seats everybody alive.
    void start(const Roster& roster);

    /// Nobody has forfeited anything any more. False when nobody is left alive.
    bool begin_round(const Roster& roster);
    /// The cycles in which there may be anybody to ask in this round, a bit for each: number pace * faction_count + faction.
    unsigned cycles() const { return m_cycles; }
    /// Seats newcomers, and teams that changed in their new order. To be called before the order of a cycle is drawn up.
    void settle(const Roster& roster) {
        if (!m_unsettled.empty()) settle_all(roster);
    }
    /// Draws up the order of a faction for a cycle, the last one being over. `count_down`: a round of every cooldown passes first. Returns
    /// whether anybody may act, as things stand.
    bool draw_up(Faction faction, Pace pace, bool count_down);
    /// Ends the cycle for all who were not asked yet.
    void close();

    /// Somebody of the open row is still to be asked, and nobody has the turn.
    bool row_goes_on() const { return m_open.ready != 0 && m_open.asked == 0; }
    /// Gives the turn to the first of the open row; those before are passed over. Precondition: row_goes_on().
    EntityId ask_first() {
        const std::uint64_t ready = m_open.ready;
        m_open.asked = ready & (0 - ready);
        m_open.ready = ready ^ m_open.asked;
        return m_actors[m_open.begin + static_cast<std::size_t>(std::countr_zero(ready))];
    }
    /// Opens the next row that has somebody to ask, passing over all before it. False: the cycle is over.
    /// Precondition: nobody has the turn, and the open row has no more.
    bool open_next_row();
    /// The first who is still to be asked; those before are passed over. None: the cycle is over. Precondition: nobody has the turn.
    EntityId first();
    /// Gives the turn to somebody, or to nobody.
    void ask(EntityId actor);
    /// Who has the turn and has not finished it; it is taken out of the cycle.
    EntityId asked() const { return m_open.asked != 0 ? at(m_open.begin, m_open.asked) : m_asked; }
    /// Takes somebody out of the cycle: it is passed over.
    void take_out(EntityId actor);
    /// Somebody is to be asked in this cycle after all.
    void put_back(EntityId actor);

    /// Allowed to act in this cycle, asked already or not.
    bool may_act(EntityId actor) const;
    /// Still to be asked in this cycle, and allowed to act.
    bool ready(EntityId actor) const;
    /// Calls `each(EntityId)` in order for all who are ready.
    void each_ready(const std::function<void(EntityId)>& each) const;

    /// Whoever has the turn did such a deed in it, and has it no more. A move: if it is slow, it has a cooldown from the next round on.
    /// An action: it is asked no more until the next round. False, and nothing done, if its row was closed since: see end_turn().
    bool end_turn_in_row(DeedClass kind) {
        const std::uint64_t asked = m_open.asked;
        m_open.asked = 0;
        // Deeds come in no order that a processor could guess, so there is no branch on them.
        m_open.did[static_cast<std::size_t>(kind)] |= asked;
        return asked != 0;
    }
    /// The same wherever it stands; the dead are passed over.
    void end_turn(DeedClass kind);

    // What happens to the roster. All but a loss and a speed count once they are settled.
    void joined(const Roster& roster, EntityId actor);
    void left(EntityId actor);
    void speed_changed(const Roster& roster, EntityId actor);
    void team_changed(TeamId team) { m_unsettled.push_back(team); }
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
    /// One bit per position: who had a turn, by what it did in it.
    using Turns = std::array<std::uint64_t, deed_classes>;
    /// What happens in the row that is being asked, kept here until it is closed: a turn is so short that going to the row for each of
    /// them would take most of its time. One bit per position in each word.
    struct OpenRow {
        static constexpr std::size_t closed = ~std::size_t{0};
        std::size_t begin = closed;  ///< its first position
        std::uint64_t ready = 0;     ///< still to be asked, and allowed to act
        std::uint64_t asked = 0;     ///< has the turn: one bit, or none
        Turns did{};

        friend bool operator==(const OpenRow&, const OpenRow&) = default;
    };
    /// 64 positions of a faction: a bit for each in every word, all of them 0 where nobody is.
    struct Row {
        enum Word : std::size_t {
            present,
            pending,  ///< to be asked in this cycle
            forfeit,
            cooling,  ///< has a cooldown to sit out in this round
            wait_ones,
            wait_twos,  ///< the rounds to sit out after this one, 0..3, as two binary digits
            slow_ones,
            slow_twos,  ///< how far its speed is below normal, 0..3, as two binary digits
            may_all,    ///< at the first pace, and three more words for the others
            word_count = may_all + pace_count
        };
        std::array<std::uint64_t, word_count> words{};
        std::uint32_t next = nowhere;  ///< the number of the row behind it in its faction; nowhere: it is the last
        std::uint32_t rank = 0;        ///< among the rows of its faction
        Faction faction = Faction::player;

        std::uint64_t& operator[](Word word) { return words[word]; }
        std::uint64_t operator[](Word word) const { return words[word]; }
        std::uint64_t& may(Pace pace) { return words[may_all + static_cast<std::size_t>(pace)]; }
        std::uint64_t may(Pace pace) const { return words[may_all + static_cast<std::size_t>(pace)]; }
        std::uint64_t slow() const { return words[slow_ones] | words[slow_twos]; }
        void note(const Turns& did);
        void pass_round();
        friend bool operator==(const Row&, const Row&) = default;
    };
    /// The bits of all words at one position, the first word's foremost.
    static constexpr unsigned newcomer = 1u << (Row::word_count - 1 - Row::present);
    static constexpr std::uint64_t bit_of(Position position) { return std::uint64_t{1} << (position % 64); }
    /// Where it stands in the order of its faction: a smaller number first.
    std::uint64_t place_of(Position position) const { return m_rows[position / 64].rank * std::uint64_t{64} + position % 64; }
    bool seated(EntityId actor) const { return position_of(actor) != nowhere; }

    EntityId at(std::size_t begin, std::uint64_t bit) const { return m_actors[begin + static_cast<std::size_t>(std::countr_zero(bit))]; }

    /// Before anything else looks into the open row: what happened there is written down. It can be opened again.
    void close_row();
    void close_row_of(Position position) {
        if (position - position % 64 == m_open.begin) close_row();
    }
    void open(std::size_t row) { m_open = {.begin = row * 64, .ready = m_rows[row][Row::pending] & m_rows[row].may(m_pace)}; }
    Row row_as_it_is(std::size_t number) const;
    void set_speed(Position position, int speed);
    void note_cycles(const Row& row, std::uint64_t who);

    void settle_all(const Roster& roster);
    void seat(const Roster& roster, TeamId team);
    Position first_seat(const Roster& roster, TeamId team) const;
    Position next_seat(Position position) const;
    EntityId last_before(const Roster& roster, TeamId team) const;
    Position free_behind(Faction faction, EntityId before);
    Position free_in(std::size_t row, std::size_t bit);
    std::uint32_t add_row(Faction faction, std::uint32_t before);
    void split(std::uint32_t row);
    void move_seat(Position from, Position to);
    void swap_seats(Position a, Position b);
    unsigned marks_at(Position position) const;
    void set_marks(Position position, unsigned marks);
    void put(EntityId actor, Position position, unsigned marks);

    std::array<std::uint32_t, faction_count> m_first_rows{nowhere, nowhere, nowhere};
    unsigned m_cycles = 0;
    bool m_stale = true;              ///< there may be less cycles than m_cycles says
    std::vector<TeamId> m_unsettled;  ///< have newcomers, or another order than their seats
    std::vector<Row> m_rows;
    Pace m_pace = Pace::all;            ///< of the cycle
    std::uint32_t m_cursor = nowhere;   ///< the first row of the cycle that is not over
    OpenRow m_open;                     ///< m_rows has the rest of the truth
    EntityId m_asked;                   ///< has the turn, its row being closed
    std::vector<EntityId> m_actors;     ///< by position
    std::vector<Position> m_positions;  ///< by entity
};

// The steps from row to row and from cycle to cycle are short, and as good as every turn of a small fight takes one: they are put together
// where they are called.

/// Who had a turn has no cooldown any more but the one that its deed brings.
inline void ActingOrder::Row::note(const Turns& did) {
    const std::uint64_t turned = did[0] | did[1] | did[2];
    const std::uint64_t stepped = did[static_cast<std::size_t>(DeedClass::move)];
    words[forfeit] |= did[static_cast<std::size_t>(DeedClass::action)];
    words[cooling] &= ~turned;
    words[wait_ones] = (words[wait_ones] & ~turned) | (words[slow_ones] & stepped);
    words[wait_twos] = (words[wait_twos] & ~turned) | (words[slow_twos] & stepped);
}

/// Takes one from every cooldown of the row that is not 0: a subtraction of 64 numbers of two digits at once.
inline void ActingOrder::Row::pass_round() {
    words[cooling] = words[wait_ones] | words[wait_twos];
    words[wait_twos] ^= ~words[wait_ones] & words[cooling];
    words[wait_ones] ^= words[cooling];
    may(Pace::all) = words[present] & ~(slow() & words[cooling]);
}

inline bool ActingOrder::open_next_row() {
    if (m_open.begin != OpenRow::closed) {
        Row& over = m_rows[m_cursor];
        over.note(m_open.did);
        over[Row::pending] = 0;
        m_cursor = over.next;
    }
    for (; m_cursor != nowhere; m_cursor = m_rows[m_cursor].next) {
        open(m_cursor);
        if (m_open.ready != 0) return true;
        m_rows[m_cursor][Row::pending] = 0;
    }
    m_open = {};
    return false;
}

inline bool ActingOrder::draw_up(Faction faction, Pace pace, bool count_down) {
    m_pace = pace;
    m_cursor = m_first_rows[static_cast<std::size_t>(faction)];
    std::uint64_t anybody = 0;
    for (std::uint32_t number = m_cursor; number != nowhere; number = m_rows[number].next) {
        Row& row = m_rows[number];
        if (count_down) row.pass_round();
        row[Row::pending] = row[Row::present] & ~row[Row::forfeit];
        anybody |= row[Row::pending] & row.may(pace);
    }
    if (anybody == 0)
        close();
    else
        open(m_cursor);
    return anybody != 0;
}

}  // namespace td
