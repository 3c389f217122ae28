#include "game/state/weapon_timers.hpp"

#include <algorithm>
#include <tuple>

#include "world/parts.hpp"

namespace td {

const AttachedPart* weapon_of(const World& world, const WeaponTimer& timer) {
    const Parts* parts = world.find<Parts>(timer.who);
    if (!parts) return nullptr;
    const auto found =
        std::find_if(parts->list.begin(), parts->list.end(), [&](const AttachedPart& part) { return part.serial == timer.part; });
    return found == parts->list.end() ? nullptr : &*found;
}

void WeaponTimers::follow(const WorldView& view, EntityId who, Ticks now) {
    if (!view.world.roster().is_here(who)) return forget(who);
    std::erase_if(m_list, [&](const WeaponTimer& timer) {
        if (timer.who != who) return false;
        const AttachedPart* weapon = weapon_of(view.world, timer);
        return !weapon || !weapon->on || view.catalog[weapon->item].part->period <= 0;
    });
    each_part(view, who, [&](const AttachedPart& attached, const Part& part) {
        if (!attached.on || part.period <= 0) return;
        const bool set_already = std::any_of(m_list.begin(), m_list.end(),
                                             [&](const WeaponTimer& timer) { return timer.who == who && timer.part == attached.serial; });
        if (!set_already) set(now + part.period, who, attached.serial);
    });
}

void WeaponTimers::forget(EntityId who) {
    std::erase_if(m_list, [who](const WeaponTimer& timer) { return timer.who == who; });
}

WeaponTimer WeaponTimers::restart_first(const WorldView& view) {
    const WeaponTimer timer = m_list.front();
    m_list.erase(m_list.begin());
    set(timer.due + view.catalog[weapon_of(view.world, timer)->item].part->period, timer.who, timer.part);
    return timer;
}

void WeaponTimers::set(Ticks due, EntityId who, std::uint32_t part) {
    const WeaponTimer timer{due, m_set++, who, part};
    const auto place = std::upper_bound(m_list.begin(), m_list.end(), timer, [](const WeaponTimer& a, const WeaponTimer& b) {
        return std::tie(a.due, a.sequence) < std::tie(b.due, b.sequence);
    });
    m_list.insert(place, timer);
}

void WeaponTimers::add_to(Hash& hash) const {
    hash.add(m_list.size()).add(m_set);
    for (const WeaponTimer& timer : m_list)
        hash.add(static_cast<std::uint64_t>(timer.due)).add(timer.sequence).add(timer.who.value).add(timer.part);
}

}  // namespace td
