// The order of a six-tier round: one vector of slots in acting order, each with its creature's speed, cooldown and forfeit. A cycle goes
// through the slots of one faction from front to back. Knows tiers, teams and factions; phases of the round and blockers are SixTier's.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "base/first_with_bit.hpp"
#include "base/hash.hpp"
#include "time/tiers.hpp"

namespace td {

/// A plain value. Acting order: by faction; in a faction the teams in list order; in a team the leader, the other members, the guests.
/// Every team owns a range of slots, with a spare one, so that an edit of the team moves only its own slots; if a newcomer finds no
/// free slot, all are laid out anew, O(creatures). A creature that changes its team has to leave first and is a newcomer then.
class ActingOrder {
public:
    ActingOrder() = default;
    /// Gives a slot to every living creature.
    explicit ActingOrder(const Roster& roster) { lay_out(roster); }

    /// All forfeits end, a round of every cooldown begins, and no cycle of the round has begun.
    void begin_round();
    /// Gives newcomers and changed teams their slots, then begins the next cycle in which any creature may act. False if none is left.
    bool begin_cycle(const Roster& roster);
    /// Ends the round: no further cycle of it begins, and no creature is asked again in the current one. Factions that have had no cycle in
    /// this round keep their cooldowns.
    void end_round();
    /// The cycle that began last.
    Cycle cycle() const { return m_cycle; }
    /// The first cycle of this round that has not begun; Cycle::end() if all have.
    Cycle next_cycle() const { return m_next_cycle; }

    /// The first creature that is ready; those before it are passed over for the rest of the cycle. None: the cycle has ended.
    EntityId first() {
        m_cursor = first_from(m_cursor, m_cycle);
        return m_cursor < end_of(m_cycle) ? m_slots[m_cursor].actor : EntityId{};
    }
    /// True if `actor` may still be asked in this cycle. A creature that is asked now is ready until finish().
    bool ready(EntityId actor) const {
        if (!contains(actor)) return false;
        const Position at = m_positions[actor.index()];
        return at >= m_cursor && at < end_of(m_cycle) && (m_tiers[at] >> m_cycle.tier & 1) != 0;
    }
    /// Calls `each(EntityId)` in acting order for all who are ready.
    void each_ready(const std::function<void(EntityId)>& each) const;
    /// `actor` is not asked again in this cycle.
    void pass_over(EntityId actor);
    /// Records an action of this class by `actor` in its turn of this cycle. A move at a speed below 0 starts its cooldown, an action
    /// forfeits the rest of its round. Source: resources/docs/rules.md, "Cooldown"; "Forfeit".
    void finish(EntityId actor, ActionClass kind);

    /// The next turn of `actor`, or the one after if it is `in_turn` now, comes in the first tier that lies `ticks` (1..100) later: in this
    /// round or the next. In a tier in which it acts anyway it has one turn, not two. Newcomers are not delayed.
    void delay(const Roster& roster, EntityId actor, bool in_turn, Ticks ticks);
    /// True if `actor` acts in this tier of this round because it was delayed.
    bool delayed_to(EntityId actor, int tier) const { return contains(actor) && (slot_of(actor).gained >> tier & 1) != 0; }
    /// True if `actor` may act in this tier of this round, as things are now. Newcomers may, if their speed allows it.
    bool may_act_in(const Roster& roster, EntityId actor, int tier) const {
        const unsigned tiers = contains(actor) ? m_tiers[m_positions[actor.index()]] : tiers_at(roster[actor].speed);
        return (tiers >> tier & 1) != 0;
    }

    /// Removes `actor` at once.
    void left(EntityId actor);
    void speed_changed(const Roster& roster, EntityId actor);
    /// The team has newcomers or another order; both count from the next cycle on.
    void team_changed(TeamId team) { m_changed_teams.push_back(team); }
    /// Uses the team's new order for the rest of this cycle; newcomers still wait for the next one.
    void reorder_now(const Roster& roster, TeamId team);

    /// True if `actor` has a slot. Newcomers have none until the next cycle begins.
    bool contains(EntityId actor) const { return actor.index() < m_positions.size() && m_positions[actor.index()] != nowhere; }
    /// True if `actor` has done an action in this round.
    bool forfeited(EntityId actor) const { return contains(actor) && slot_of(actor).forfeited; }
    /// Rounds that `actor` still has to sit out, this one included unless it had a turn in it; 0 for a creature without a slot.
    int cooldown(EntityId actor) const { return contains(actor) ? slot_of(actor).rounds_to_rest + int{slot_of(actor).resting} : 0; }

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
        bool forfeited = false;           ///< did an action in this round
        std::uint8_t lost = 0;            ///< a bit for each tier of this round in which it does not act, though its speed would let it
        std::uint8_t gained = 0;          ///< the same for tiers in which it acts, though its speed would not let it
        std::uint8_t delay = 0;           ///< ticks by which its first turn of the next round comes later, 0..100
        std::uint8_t next_tier = 0;       ///< in earlier tiers of this round it had its turn or was passed over
        friend bool operator==(const Slot&, const Slot&) = default;
    };
    struct Range {
        Position begin = 0, end = 0;
        friend bool operator==(const Range&, const Range&) = default;
    };

    const Slot& slot_of(EntityId actor) const { return m_slots[m_positions[actor.index()]]; }
    Slot& slot_of(EntityId actor) { return m_slots[m_positions[actor.index()]]; }
    Position size() const { return static_cast<Position>(m_slots.size()); }
    const Range& slots_of(Faction faction) const { return m_factions[static_cast<std::size_t>(faction)]; }
    Position end_of(Cycle cycle) const { return slots_of(cycle.faction).end; }
    /// The first slot from `at` on that may act in the cycle, or the end of its faction.
    Position first_from(Position at, Cycle cycle) const { return first_with_bit(m_tiers, at, end_of(cycle), cycle.tier); }
    void update(Position at);
    void lose_next_turn(Position at);
    static void postpone(Slot& slot, int tier, Ticks to);

    enum class Newcomers : std::uint8_t { left_out, included };
    std::vector<Slot> team_slots(const Roster& roster, TeamId team, Newcomers newcomers) const;
    void place(const std::vector<Slot>& slots, Range range);
    void settle(const Roster& roster);
    void lay_out(const Roster& roster);

    std::vector<Slot> m_slots;                      ///< in acting order, and one that is always free
    std::vector<std::uint8_t> m_tiers;              ///< by slot: a bit for each tier in which it may still act; padded with zeroes
    std::vector<Position> m_positions;              ///< by entity, its slot
    std::vector<Range> m_teams;                     ///< by team, its slots
    std::array<Range, faction_count> m_factions{};  ///< by faction, the slots of its teams
    std::vector<TeamId> m_changed_teams;            ///< whose slots are out of date
    Cycle m_cycle;                                  ///< see cycle()
    Cycle m_next_cycle = Cycle::end();              ///< see next_cycle()
    Position m_cursor = 0;                          ///< all slots before it have been passed in this cycle
};

inline void ActingOrder::finish(EntityId actor, ActionClass kind) {
    // Nearly always it is the one at the cursor. Guessing that, rather than looking it up, lets the processor start on the next turn.
    const bool at_cursor = m_slots[m_cursor].actor == actor;
    const Position at = at_cursor ? m_cursor : m_positions[actor.index()];
    Slot& slot = m_slots[at];
    slot.resting = false;
    slot.rounds_to_rest = static_cast<std::uint8_t>(kind == ActionClass::move ? std::max(-slot.speed, 0) : 0);
    slot.forfeited |= kind == ActionClass::action;
    slot.next_tier = static_cast<std::uint8_t>(m_cycle.tier + 1);
    m_tiers[at] = static_cast<std::uint8_t>(slot.forfeited ? 0 : m_tiers[at] >> slot.next_tier << slot.next_tier);
    if (kind == ActionClass::brief_action) lose_next_turn(at);
    if (at_cursor) [[likely]]
        ++m_cursor;
}

/// Works out m_tiers, without branches because it runs so often. Source: resources/docs/rules.md, "Who acts in which tier".
inline void ActingOrder::update(Position at) {
    const Slot& slot = m_slots[at];
    const bool may_act = static_cast<bool>(slot.actor) & !slot.forfeited & !(slot.resting & (slot.speed < 0));
    const unsigned tiers = (tiers_at(slot.speed) & ~unsigned{slot.lost}) | slot.gained;
    m_tiers[at] = static_cast<std::uint8_t>((tiers >> slot.next_tier << slot.next_tier) * unsigned{may_act});
}

}  // namespace td
