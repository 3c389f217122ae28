// The part of the loop in which weapons that fire by themselves come between any two occasions of the time system.
#include <algorithm>
#include <utility>

#include "game/loop.hpp"
#include "rules/weapons.hpp"

namespace td {

/// Nothing when a weapon that fires by itself comes before it.
std::optional<TimeEvent> Loop::next_time_event() {
    const BlockerOf blocker = blocker_of();
    TimeEvent time_event = m_game.m_held ? *std::exchange(m_game.m_held, {}) : m_game.m_time.next(m_game.m_world.roster(), &blocker);
    if (!m_game.m_weapon_timers.due_before(time_event.when.time)) return time_event;
    // Turns are asked for anew after the shot: whoever was to have one may be dead by then. Whatever else comes once only.
    const bool asked_again = time_event.kind == TimeEvent::Kind::turn || time_event.kind == TimeEvent::Kind::action_due;
    if (!asked_again) m_game.m_held = time_event;
    return std::nullopt;
}

/// In a forecast nobody is hit: where everybody stands by then is not known, only that the weapon will be due.
Step Loop::fire_autonomous() {
    const WeaponTimer alarm = m_game.m_weapon_timers.fire_autonomous(m_game.m_world, *m_game.m_catalog);
    const ItemId weapon = weapon_of(m_game.m_world, alarm)->item;
    m_game.m_now.time = std::max(m_game.m_now.time, alarm.due);
    m_game.m_fired = weapon;
    m_game.m_plan = nullptr;
    if (!m_game.m_rehearsal)
        if (auto fire = lone_shot(m_game.m_world, *m_game.m_catalog, alarm.who, weapon)) carry_out(std::move(*fire));
    end_round_if_ambushed();
    look();
    judge(JudgedPhase::action_end, m_game.m_phase);
    return {Step::Kind::weapon_fired, alarm.who, {}};
}

}  // namespace td
