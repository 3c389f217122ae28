// The six-tier round: the game's own time system. Six cycles a round, player, neutral and foe in each.
// Source: wiki "Taking Turns". Knows nothing of what a deed does, only its class.
#pragma once

#include <array>
#include <functional>
#include <string_view>
#include <utility>
#include <vector>

#include "base/hash.hpp"
#include "time/acting_order.hpp"
#include "time/face.hpp"
#include "time/occasion.hpp"

namespace td {

inline constexpr int tier_count = 6;
inline constexpr std::array<std::string_view, tier_count> tier_names{"0", "1/4", "1/3", "1/2", "2/3", "3/4"};
/// Where the tiers lie within a round of 100 ticks, for what needs an instant; the order does not come from these.
inline constexpr std::array<Ticks, tier_count> tier_ticks{0, 25, 33, 50, 67, 75};

/// True when a creature of `speed` may act in `tier`, cooldowns aside.
bool acts_in_tier(int speed, int tier);

/// A plain value; see TimeSystem for what each call is for.
class SixTier {
public:
    static constexpr bool defers = false;

    void start(const Roster& roster);

    Occasion next(const Roster& roster, const BlockerOf& blocker_of) {
        // No row has more as long as somebody stands ahead of the order, or between cycles.
        if (!m_order.row_has_more() || m_asked || blocker_of) return advance(roster, blocker_of);
        return ask_first_in_row();
    }

    /// Every deed takes effect at once.
    bool begin_deed(const Roster&, EntityId, Deed) { return true; }
    bool replace_deed(const Roster&, EntityId, Deed) { return false; }

    void finish(const Roster&, EntityId actor, Deed deed) {
        const EntityId asked = std::exchange(m_asked, EntityId{});
        if (m_order.first_had_turn(deed.kind)) return;
        m_order.had_turn(asked, deed.kind);
        if (!m_ahead.empty() && m_ahead.back() == actor) m_ahead.pop_back();
    }

    void joined(const Roster& roster, EntityId actor) { m_order.joined(roster, actor); }
    void left(const Roster& roster, EntityId actor);
    void speed_changed(const Roster& roster, EntityId actor) { m_order.speed_changed(roster, actor); }
    /// In the turn of a creature of that team the new order counts at once, otherwise from the next cycle on.
    void team_changed(const Roster& roster, TeamId team);

    bool may_take_over(const Roster& roster, EntityId actor) const;
    void end_round();
    void each_eligible(const Roster&, const std::function<void(EntityId)>& each) const { m_order.each_ready(m_pace, each); }

    Stake stake(const Roster& roster, EntityId actor, Moment when) const;
    Standing standing(const Roster& roster, EntityId actor) const;
    int cooldown(EntityId actor) const;
    RoundFace face() const;
    Reading reading(const Roster& roster, EntityId actor) const;
    /// A slow step would cost rounds, a wait never does.
    Deed undecided(Deed) const { return {}; }

    void each_missed(const Roster& roster, const MissedTurnSink& each) const;

    void add_to(Hash& hash) const;
    friend bool operator==(const SixTier&, const SixTier&) = default;

private:
    enum class Phase : std::uint8_t { between_rounds, between_cycles, asking };

    Occasion occasion(Occasion::Kind kind) const { return {kind, m_asked, m_faction, m_when}; }
    Occasion ask_first_in_row() {
        m_asked = m_order.take_first();
        return occasion(Occasion::Kind::turn);
    }
    Occasion advance(const Roster& roster, const BlockerOf& blocker_of);
    Occasion begin_round();
    unsigned cycles() const;
    bool begin_cycle(const Roster& roster);
    EntityId front(const BlockerOf& blocker_of);
    EntityId first_in_line();
    void ask(EntityId actor);
    EntityId let_forward(EntityId front, const BlockerOf& blocker_of);

    ActingOrder m_order;
    std::vector<EntityId> m_ahead;  ///< stand before the rest of the cycle's order, because of a chain of blockers; first at the back
    EntityId m_asked;               ///< has the turn and has not finished it; taken out of the cycle
    Phase m_phase = Phase::between_rounds;
    Pace m_pace = Pace::all;
    Faction m_faction = Faction::player;
    int m_cycle = 0;  ///< the next one of this round to look at: tier * 3 + faction
    Moment m_when;
};

}  // namespace td
