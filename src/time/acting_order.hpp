// Who stands where in the order of each faction, kept as bits, 64 creatures to a row, so that a whole cycle costs a few words.
// Knows positions, paces and cooldowns; rounds, tiers and deeds are the six-tier round's affair.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <vector>

#include "base/hash.hpp"
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

    /// Takes the first who is still to be asked and may act at `pace` out of the cycle; those before are passed over. `nowhere`: the
    /// cycle is over.
    Position take_first(Pace pace) {
        for (; m_cursor < m_cycle_end; ++m_cursor) {
            Row& row = m_rows[m_cursor];
            const std::uint64_t ready = row.pending & row.may[static_cast<std::size_t>(pace)];
            // Taking the bit out at once, not when the turn is over, keeps the look-up of the actor out of the way of the next turn.
            row.pending &= ready == 0 ? 0 : ~(ready ^ (ready - 1));
            if (ready != 0) return static_cast<Position>(m_cursor * 64 + static_cast<std::size_t>(std::countr_zero(ready)));
        }
        return nowhere;
    }
    /// Precondition: somebody has that place.
    EntityId actor_at(Position position) const { return m_actors[position]; }
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

    /// Whoever has that place had its turn. `stepped`: if it is slow, it has a cooldown from the next round on, otherwise it has none.
    /// `forfeits`: it is asked no more until the next round. Nothing happens `nowhere`.
    void had_turn(Position position, bool stepped, bool forfeits) {
        if (position == nowhere) return;
        Row& row = m_rows[position / 64];
        // Deeds and speeds come in no order that a processor could guess, so there is no branch on them here.
        const std::uint64_t bit = bit_of(position);
        const std::uint64_t step = bit & (0 - std::uint64_t{stepped});
        row.forfeited |= bit & (0 - std::uint64_t{forfeits});
        row.cooling &= ~bit;
        row.wait[0] = (row.wait[0] & ~bit) | (row.slowness[0] & step);
        row.wait[1] = (row.wait[1] & ~bit) | (row.slowness[1] & step);
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

    int wait_at(Position position) const;
    void set_speed(Lane& lane, Position position, int speed);
    void count(Lane& lane, const Row& row, std::uint64_t bit, std::uint32_t by);
    void note_factions(const Lane& lane);
    static void pass_round(Row& row);

    Seat take(Position position);
    void put(const Roster& roster, Lane& lane, Block& block, const Seat& seat);
    void mark_changed(Lane& lane, TeamId team);
    void settle(const Roster& roster, Lane& lane);
    void append(const Roster& roster, Lane& lane, EntityId newcomer);
    void lay_out(const Roster& roster, Lane& lane, TeamId team);
    std::vector<Seat> take_team(const Roster& roster, TeamId team);
    std::vector<Seat> take_block(Block& block);
    void spread(const Roster& roster, Lane& lane, std::size_t crowded, std::vector<Seat> seats);
    void place(const Roster& roster, Lane& lane, std::size_t first, Position begin, Position room, const std::vector<std::vector<Seat>>& blocks);
    void rebuild(const Roster& roster, const SeatsByBlock& everyone);

    std::array<Lane, faction_count> m_lanes;
    std::array<unsigned, pace_count> m_factions_with{};
    std::vector<Row> m_rows;
    std::size_t m_cursor = 0, m_cycle_end = 0;  ///< rows still to come of the faction whose cycle it is
    std::vector<EntityId> m_actors;      ///< by position
    std::vector<Position> m_positions;   ///< by entity
};

}  // namespace td
