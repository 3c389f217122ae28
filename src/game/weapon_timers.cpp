#include "game/weapon_timers.hpp"

#include <algorithm>
#include <tuple>

#include "world/parts.hpp"

namespace td {

const AttachedPart* weapon_of(const World& world, const WeaponTimer& alarm) {
    const Parts* parts = world.find<Parts>(alarm.who);
    if (!parts) return nullptr;
    const auto found =
        std::find_if(parts->list.begin(), parts->list.end(), [&](const AttachedPart& part) { return part.serial == alarm.part; });
    return found == parts->list.end() ? nullptr : &*found;
}

void WeaponTimers::follow(const World& world, const Catalog& catalog, EntityId who, Ticks now) {
    if (!world.roster().alive(who)) return forget(who);
    std::erase_if(m_list, [&](const WeaponTimer& alarm) {
        if (alarm.who != who) return false;
        const AttachedPart* weapon = weapon_of(world, alarm);
        return !weapon || !weapon->on || catalog[weapon->item].part->period <= 0;
    });
    each_part(world, catalog, who, [&](const AttachedPart& attached, const Part& part) {
        if (!attached.on || part.period <= 0) return;
        const bool set_already = std::any_of(m_list.begin(), m_list.end(),
                                             [&](const WeaponTimer& alarm) { return alarm.who == who && alarm.part == attached.serial; });
        if (!set_already) set(now + part.period, who, attached.serial);
    });
}

void WeaponTimers::forget(EntityId who) {
    std::erase_if(m_list, [who](const WeaponTimer& alarm) { return alarm.who == who; });
}

WeaponTimer WeaponTimers::fire_autonomous(const World& world, const Catalog& catalog) {
    const WeaponTimer alarm = m_list.front();
    m_list.erase(m_list.begin());
    set(alarm.due + catalog[weapon_of(world, alarm)->item].part->period, alarm.who, alarm.part);
    return alarm;
}

void WeaponTimers::set(Ticks due, EntityId who, std::uint32_t part) {
    const WeaponTimer alarm{due, m_set++, who, part};
    const auto place = std::upper_bound(m_list.begin(), m_list.end(), alarm, [](const WeaponTimer& a, const WeaponTimer& b) {
        return std::tie(a.due, a.sequence) < std::tie(b.due, b.sequence);
    });
    m_list.insert(place, alarm);
}

void WeaponTimers::add_to(Hash& hash) const {
    hash.add(m_list.size()).add(m_set);
    for (const WeaponTimer& alarm : m_list)
        hash.add(static_cast<std::uint64_t>(alarm.due)).add(alarm.sequence).add(alarm.who.value).add(alarm.part);
}

}  // namespace td
