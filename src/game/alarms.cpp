#include "game/alarms.hpp"

#include <algorithm>
#include <tuple>

#include "world/parts.hpp"

namespace td {

const AttachedPart* weapon_of(const World& world, const Alarm& alarm) {
    const Parts* parts = world.find<Parts>(alarm.who);
    if (!parts) return nullptr;
    const auto found =
        std::find_if(parts->list.begin(), parts->list.end(), [&](const AttachedPart& part) { return part.serial == alarm.part; });
    return found == parts->list.end() ? nullptr : &*found;
}

void Alarms::follow(const World& world, const Catalog& catalog, EntityId who, Ticks now) {
    if (!world.roster().alive(who)) return forget(who);
    std::erase_if(m_list, [&](const Alarm& alarm) {
        if (alarm.who != who) return false;
        const AttachedPart* weapon = weapon_of(world, alarm);
        return !weapon || !weapon->on || catalog[weapon->item].part->period <= 0;
    });
    each_part(world, catalog, who, [&](const AttachedPart& attached, const Part& part) {
        if (!attached.on || part.period <= 0) return;
        const bool set_already = std::any_of(m_list.begin(), m_list.end(),
                                             [&](const Alarm& alarm) { return alarm.who == who && alarm.part == attached.serial; });
        if (!set_already) set(now + part.period, who, attached.serial);
    });
}

void Alarms::forget(EntityId who) {
    std::erase_if(m_list, [who](const Alarm& alarm) { return alarm.who == who; });
}

Alarm Alarms::go_off(const World& world, const Catalog& catalog) {
    const Alarm alarm = m_list.front();
    m_list.erase(m_list.begin());
    set(alarm.due + catalog[weapon_of(world, alarm)->item].part->period, alarm.who, alarm.part);
    return alarm;
}

void Alarms::set(Ticks due, EntityId who, std::uint32_t part) {
    const Alarm alarm{due, m_set++, who, part};
    const auto place = std::upper_bound(m_list.begin(), m_list.end(), alarm, [](const Alarm& a, const Alarm& b) {
        return std::tie(a.due, a.sequence) < std::tie(b.due, b.sequence);
    });
    m_list.insert(place, alarm);
}

void Alarms::add_to(Hash& hash) const {
    hash.add(m_list.size()).add(m_set);
    for (const Alarm& alarm : m_list)
        hash.add(static_cast<std::uint64_t>(alarm.due)).add(alarm.sequence).add(alarm.who.value).add(alarm.part);
}

}  // namespace td
