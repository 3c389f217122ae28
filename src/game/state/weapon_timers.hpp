// Autonomous weapons, which fire between the turns of creatures. Knows no time system, only instants.
//
// timer: the next shot of one weapon. period: ticks between two shots (Part::period).
#pragma once

#include <vector>

#include "base/hash.hpp"
#include "time/time_event.hpp"
#include "world/world_view.hpp"

namespace td {

/// One autonomous weapon's next shot.
struct WeaponTimer {
    Ticks due = 0;
    std::uint64_t sequence = 0;  ///< breaks ties: the timer that was set first fires first
    EntityId who;                ///< its bearer
    std::uint32_t part = 0;      ///< AttachedPart::serial
};

/// A plain value, sorted by time. Has one timer for each autonomous weapon that is switched on.
class WeaponTimers {
public:
    void clear() { *this = {}; }
    /// Matches the timers of `who` to its parts: a weapon without a timer fires one period after `now`.
    void follow(const WorldView& view, EntityId who, Ticks now);
    /// Removes the timers of a creature that left.
    void forget(EntityId who);

    /// True if a weapon is due before `time`. At the same instant, creatures act first.
    bool due_before(Ticks time) const { return !m_list.empty() && m_list.front().due < time; }
    /// When the first weapon is due, or `time` if none is due before.
    Ticks first_due(Ticks time) const { return due_before(time) ? m_list.front().due : time; }
    /// Returns the first timer, and restarts it one period later. Precondition: there is a timer.
    WeaponTimer restart_first(const WorldView& view);

    const std::vector<WeaponTimer>& list() const { return m_list; }
    void add_to(Hash& hash) const;

private:
    void set(Ticks due, EntityId who, std::uint32_t part);

    std::vector<WeaponTimer> m_list;
    std::uint64_t m_set = 0;  ///< timers set so far
};

/// The weapon of a timer; null if it is no longer attached.
const AttachedPart* weapon_of(const World& world, const WeaponTimer& timer);

}  // namespace td
