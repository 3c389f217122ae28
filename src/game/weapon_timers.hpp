// When weapons that fire by themselves are due next. Knows no time system: only instants, who bears the weapon, and which one it is.
#pragma once

#include <vector>

#include "base/hash.hpp"
#include "time/time_event.hpp"
#include "world/world.hpp"

namespace td {

class ActionRunner;

/// One autonomous weapon's next shot.
struct WeaponTimer {
    Ticks due = 0;
    std::uint64_t sequence = 0;  ///< of equal instants the one that was set first goes off first
    EntityId who;                ///< its bearer
    std::uint32_t part = 0;      ///< AttachedPart::serial
};

/// A plain value, sorted by time. Every autonomous weapon that is switched on has one timer, and nothing else has.
class WeaponTimers {
public:
    void clear() { *this = {}; }
    /// Sets and takes away timers as the parts of `who` are now: a weapon new to it goes off one period after `now`.
    void follow(const World& world, const Catalog& catalog, EntityId who, Ticks now);
    /// Those of one that is gone.
    void forget(EntityId who);

    /// Is one due before `time`? At the same instant creatures go first.
    bool due_before(Ticks time) const { return !m_list.empty() && m_list.front().due < time; }
    /// Takes the first one, and sets it anew one period later. Precondition: there is one.
    WeaponTimer restart_first(const World& world, const Catalog& catalog);

    const std::vector<WeaponTimer>& list() const { return m_list; }
    void add_to(Hash& hash) const;

private:
    void set(Ticks due, EntityId who, std::uint32_t part);

    std::vector<WeaponTimer> m_list;
    std::uint64_t m_set = 0;  ///< so far
};

/// The weapon of an timer; null when it is not attached any more.
const AttachedPart* weapon_of(const World& world, const WeaponTimer& timer);

/// The weapon that is due first fires by itself; its bearer is returned. In a rehearsal it hits nobody: where creatures stand by then is
/// not known, only when the weapon is due. Precondition: there is a timer.
EntityId fire_next(ActionRunner& runner);

}  // namespace td
