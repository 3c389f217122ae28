// Who stands where in the order of each faction, kept as bits, 64 creatures to a row, so that a whole cycle costs a few words.
// Knows positions, paces, forfeits and cooldowns; rounds and tiers are the six-tier round's affair.
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

/// A cycle is for one of these: everyone (slow ones while not cooling), speeds 1 and 3, speed 2, speed 3.
enum class Pace : std::uint8_t { all, halves, thirds, quarters };
inline constexpr std::size_t pace_count = 4;

/// A plain value. Each team has a block of consecutive positions, its leader first, then members, then guests, with room to spare, so
/// that a change of the team rewrites that block alone. Positions of a faction fill whole rows of their own.
class ActingOrder {
public:
    using Position = std::uint32_t;
    static constexpr Position nowhere = ~Position{0};

    /// Seats everybody alive.
    void start(const Roster& roster);

    /// Nobody has forfeited anything any more.
    void forget_forfeits();
    /// The factions, a bit for each, in which a cycle of `pace` may have somebody to ask.
    unsigned factions_with(Pace pace) const { return m_factions_with[static_cast<std::size_t>(pace)]; }
    /// Draws up the order of a faction for a cycle, newcomers and changed teams included. `count_down`: a round of every cooldown
    /// passes first. Returns whether anybody may act, as things stand.
    bool draw_up(const Roster& roster, Faction faction, Pace pace, bool count_down);
    /// Ends the cycle for all who were not asked yet.
    void close();

    /// Somebody of the open row is still to be asked.
    bool row_has_more() const { return m_open.ready != 0; }
    /// Opens the next row that has somebody to ask at `pace`, passing over all before it. False: the cycle is over.
    /// Precondition: the open row has no more.
    bool open_next_row(Pace pace);
    /// Takes the first who is still to be asked out of the cycle; those before are passed over. Precondition: the open row has more.
    EntityId take_first() {
        const std::uint64_t ready = m_open.ready;
        m_open.ready = ready & (ready - 1);
        m_open.last = ready & ~(ready - 1);
        return m_actors[m_cursor * 64 + static_cast<std::size_t>(std::countr_zero(ready))];
    }
    /// Takes somebody out of the cycle: to be asked, or passed over.
    void take_out(EntityId actor);
    /// Somebody is to be asked in this cycle after all.
    void put_back(EntityId actor);
    /// Allowed to act at `pace`, asked already or not.
    bool may_act(EntityId actor, Pace pace) const;
    /// Still to be asked in this cycle, and allowed to act at `pace`.
    bool ready(EntityId actor, Pace pace) const;
    /// Calls `each(EntityId)` in order for all who are ready.
    void each_ready(Pace pace, const std::function<void(EntityId)>& each) const;

    /// Whoever take_first() gave did such a deed in its turn. A move: if it is slow, it has a cooldown from the next round on. An action:
    /// it is asked no more until the next round. False, and nothing noted, if its row was closed since.
    bool first_had_turn(DeedClass kind) {
        // Deeds come in no order that a processor could guess, so there is no branch on them here.
        m_open.did[static_cast<std::size_t>(kind)] |= m_open.last;
        return m_open.last != 0;
    }
    /// The same for whoever it was; the dead are passed over.
    void had_turn(EntityId actor, DeedClass kind);
    /// Before anything but first_had_turn() looks into the open row: what happened there is written down. It can be opened again.
    void close_row() {
        if (m_open.last != 0) m_rows[m_cursor].note(m_open);
        m_open = {};
    }

    // What happens to the roster. All but a loss count from the next drawing up on.
    void joined(const Roster& roster, EntityId actor);
    void left(EntityId actor);
    void speed_changed(const Roster& roster, EntityId actor);
    void team_changed(const Roster& roster, TeamId team);
    /// As team_changed, but for the rest of this very cycle.
    void rearrange_now(const Roster& roster, TeamId team);

    /// `nowhere` for the dead, and for newcomers until the order is drawn up next.
    Position position_of(EntityId actor) const { return actor.index() < m_positions.size() ? m_positions[actor.index()] : nowhere; }
    bool seated(EntityId actor) const { return position_of(actor) != nowhere; }
    bool forfeited(EntityId actor) const;
    /// Rounds that it has still to sit out, this one included.
    int cooldown(EntityId actor) const;
    /// True when nobody is left alive.
    bool empty() const;

    void add_to(Hash& hash) const;
    friend bool operator==(const ActingOrder&, const ActingOrder&) = default;

private:
    /// What happens in the row that is being asked, kept here until it is closed: a turn is so short that going to the row for each of
    /// them would take most of its time. One bit per position in each word.
    struct OpenRow {
        std::uint64_t ready = 0;                        ///< still to be asked, and allowed to act
        std::uint64_t last = 0;                         ///< asked last: the one bit; 0: nobody since the row was opened
        std::array<std::uint64_t, deed_classes> did{};  ///< had a turn and did such a deed in it

        friend bool operator==(const OpenRow&, const OpenRow&) = default;
    };
    /// One bit per position in each word.
    struct Row {
        std::uint64_t pending = 0;  ///< to be asked in this cycle
        std::array<std::uint64_t, pace_count> may{};
        std::uint64_t forfeited = 0;
        std::uint64_t cooling = 0;            ///< has a cooldown to sit out in this round
        std::array<std::uint64_t, 2> wait{};  ///< the rounds to sit out after this one, 0..3, as two binary digits
        std::uint64_t present = 0;
        std::array<std::uint64_t, 2> slowness{};  ///< how far its speed is below normal, 0..3, as two binary digits

        std::uint64_t slow() const { return slowness[0] | slowness[1]; }
        void note(const OpenRow& open) {
            const std::uint64_t turned = open.did[0] | open.did[1] | open.did[2];
            const std::uint64_t stepped = open.did[static_cast<std::size_t>(DeedClass::move)];
            if (open.last != 0) pending &= ~(open.last | (open.last - 1));
            forfeited |= open.did[static_cast<std::size_t>(DeedClass::action)];
            cooling &= ~turned;
            wait[0] = (wait[0] & ~turned) | (slowness[0] & stepped);
            wait[1] = (wait[1] & ~turned) | (slowness[1] & stepped);
        }
        friend bool operator==(const Row&, const Row&) = default;
    };
    struct Block {
        TeamId team;
        Position begin = 0;
        Position used = 0;  ///< positions given out since the last layout, the abandoned ones included
        Position room = 0;
        Position living = 0;
        bool changed = false;  ///< laid out anew at the next drawing up
        friend bool operator==(const Block&, const Block&) = default;
    };
    struct Lane {
        std::size_t first_row = 0, end_row = 0;
        std::vector<Block> blocks;  ///< by team, ascending
        std::vector<TeamId> changed;
        std::vector<EntityId> newcomers;  ///< to be appended to their team's block
        std::array<std::uint32_t, pace_count> counts{};
        bool unsettled = false;  ///< `changed` or `newcomers` has somebody
        friend bool operator==(const Lane&, const Lane&) = default;
    };
    /// One creature taken out of its place, with all that goes with it.
    struct Seat {
        EntityId actor;
        bool pending = false;
        bool forfeited = false;
        bool cooling = false;
        int wait = 0;
    };
    using SeatsByBlock = std::array<std::vector<std::vector<Seat>>, faction_count>;

    static constexpr std::uint64_t bit_of(Position position) { return std::uint64_t{1} << (position % 64); }
    Lane& lane_at(Position position);
    static Block& block_of(Lane& lane, TeamId team);
    static Block& block_at(Lane& lane, Position position);

    void close_row_of(Position position) {
        if (position / 64 == m_cursor) close_row();
    }
    Row row_as_it_is(std::size_t number) const;
    static int wait_at(const Row& row, std::uint64_t bit);
    void set_speed(Lane& lane, Position position, int speed);
    void count(Lane& lane, const Row& row, std::uint64_t bit, std::uint32_t by);
    void note_factions(const Lane& lane);
    static void pass_round(Row& row);

    Seat take(Lane& lane, Position position);
    void put(const Roster& roster, Lane& lane, Block& block, const Seat& seat);
    void mark_changed(Lane& lane, TeamId team);
    void settle(const Roster& roster, Lane& lane);
    void append(const Roster& roster, Lane& lane, EntityId newcomer);
    void lay_out(const Roster& roster, Lane& lane, TeamId team);
    std::vector<Seat> take_team(const Roster& roster, TeamId team);
    std::vector<Seat> take_block(Lane& lane, Block& block);
    void spread(const Roster& roster, Lane& lane, std::size_t crowded, std::vector<Seat> seats);
    void place(const Roster& roster, Lane& lane, std::size_t first, Position begin, Position room,
               const std::vector<std::vector<Seat>>& blocks);
    void rebuild(const Roster& roster, const SeatsByBlock& everyone);

    std::array<Lane, faction_count> m_lanes;
    std::array<unsigned, pace_count> m_factions_with{};
    std::vector<Row> m_rows;
    std::size_t m_cursor = 0, m_cycle_end = 0;  ///< the open row, and the end of those still to come of the faction whose cycle it is
    OpenRow m_open;                             ///< of row m_cursor; m_rows has the rest of the truth
    std::vector<EntityId> m_actors;             ///< by position
    std::vector<Position> m_positions;          ///< by entity
};

}  // namespace td
