// The order of a six-tier round: one vector of slots in acting order, each with its creature's speed, cooldown and forfeit. A cycle goes
// through the slots of one faction from front to back. Knows tiers, teams and factions; phases of the round and blockers are SixTier's.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "base/hash.hpp"
#include "time/tiers.hpp"
#include "time/time_event.hpp"
#include "world/roster.hpp"

namespace td {

/// A plain value. Acting order: by faction; in a faction the teams in list order; in a team the leader, the other members, the guests.
/// Every team owns a range of slots, one of them to spare, so that an edit of the team moves only its own slots; a newcomer who finds no
/// free slot in its team's range has all slots laid out anew, O(creatures). Precondition of all: no creature changes its team.
class ActingOrder {
public:
    /// Gives a slot to every living creature.
    void start(const Roster& roster);

    /// All forfeits end, and no cycle of the round has begun.
    void begin_round();
    /// Begins the next cycle of the round in which any creature may act, after newcomers and changed teams got their slots. False: this
    /// round has no such cycle left.
    bool begin_cycle(const Roster& roster);
    /// No further cycle of this round begins, and nobody is asked any more in this one.
    void end_round();
    /// The cycle that began last.
    Cycle cycle() const { return m_cycle; }
    /// The first cycle of this round that has not begun; number Cycle::count: all have.
    Cycle next_cycle() const { return m_next_cycle; }

    /// The first creature that is ready; those before it are passed over for the rest of the cycle. None: the cycle is over.
    EntityId first();
    /// May `actor` still be asked in this cycle? A creature that is asked now is ready until finish().
    bool ready(EntityId actor) const;
    /// Calls `each(EntityId)` in acting order for all who are ready.
    void each_ready(const std::function<void(EntityId)>& each) const;
    /// `actor` is not asked any more in this cycle.
    void pass_over(EntityId actor);
    /// `actor` has done an action of this class in its turn of this cycle. A move at a speed below 0 starts its cooldown, an action
    /// forfeits the rest of its round. Source: the six-tier rules 4 and 5.
    void finish(EntityId actor, ActionClass kind);

    /// Removes `actor` at once.
    void left(EntityId actor);
    void speed_changed(const Roster& roster, EntityId actor);
    /// The team has newcomers or another order; both count from the next cycle on.
    void team_changed(TeamId team) { m_changed_teams.push_back(team); }
    /// The present order of the team counts for the rest of this cycle; newcomers still wait for the next one.
    void reorder_now(const Roster& roster, TeamId team);

    /// Does `actor` have a slot? Newcomers have none until the next cycle begins.
    bool contains(EntityId actor) const { return actor.index() < m_positions.size() && m_positions[actor.index()] != nowhere; }
    /// Did `actor` act in this round?
    bool forfeited(EntityId actor) const { return contains(actor) && slot_of(actor).forfeited; }
    /// Rounds that `actor` still has to sit out, this one included unless it had a turn in it; 0 for a creature without a slot.
    int cooldown(EntityId actor) const { return contains(actor) ? slot_of(actor).rounds_to_rest + slot_of(actor).resting : 0; }

    void add_to(Hash& hash) const;
    friend bool operator==(const ActingOrder&, const ActingOrder&) = default;

private:
    using Position = std::uint32_t;  ///< index into m_slots
    static constexpr Position nowhere = ~Position{0};

    struct Slot {
        EntityId actor;                   ///< none: the slot is free
        std::int8_t speed = 0;            ///< -3..3
        std::uint8_t rounds_to_rest = 0;  ///< of its cooldown, without this round
        bool resting = false;             ///< this round is one of its cooldown
        bool forfeited = false;
        std::uint8_t next_tier = 0;  ///< in earlier tiers of this round it had its turn or was passed over
        std::uint8_t tiers = 0;      ///< in which it may still act in this round, a bit for each: see update()
        friend bool operator==(const Slot&, const Slot&) = default;
    };
    struct Range {
        Position begin = 0, end = 0;
        friend bool operator==(const Range&, const Range&) = default;
    };

    const Slot& slot_of(EntityId actor) const { return m_slots[m_positions[actor.index()]]; }
    Slot& slot_of(EntityId actor) { return m_slots[m_positions[actor.index()]]; }
    const Range& slots_of(Faction faction) const { return m_factions[static_cast<std::size_t>(faction)]; }
    bool may_act(Position position, int tier) const { return (m_slots[position].tiers >> tier & 1) != 0; }
    Position first_from(Position position, Cycle cycle) const;
    static void update(Slot& slot);
    void skip_tier(Slot& slot);
    void begin_rests(Faction faction);

    void settle(const Roster& roster);
    void lay_out(const Roster& roster);
    Slot slot_for(const Roster& roster, EntityId actor) const;
    std::vector<Slot> team_slots(const Roster& roster, TeamId team, bool with_newcomers) const;
    void place(const std::vector<Slot>& slots, Range range);

    std::vector<Slot> m_slots;                      ///< in acting order
    std::vector<Position> m_positions;              ///< by entity, its slot
    std::vector<Range> m_teams;                     ///< by team, its slots
    std::array<Range, faction_count> m_factions{};  ///< by faction, the slots of its teams
    std::vector<TeamId> m_changed_teams;            ///< since their slots were placed
    Cycle m_cycle;                                  ///< see cycle()
    Cycle m_next_cycle{Cycle::count};               ///< see next_cycle()
    Position m_cursor = 0;                          ///< in this cycle all slots before it had their chance
};

}  // namespace td
