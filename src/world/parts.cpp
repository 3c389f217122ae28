#include "world/parts.hpp"

#include <algorithm>

#include "world/creature.hpp"

namespace td {

int part_bonus(const WorldView& view, EntityId who, int Part::*amount) {
    int sum = 0;
    each_part(view, who, [&](const AttachedPart& attached, const Part& part) { sum += attached.on ? part.*amount : 0; });
    return sum;
}

Drive drive_of(const WorldView& view, EntityId who) {
    const Species& species = species_of(view, who);
    Drive drive{.propulsion = species.propulsion, .capacity = species.carries};
    each_part(view, who, [&](const AttachedPart& attached, const Part& part) {
        drive.weight += part.weight;
        if (!attached.on) return;
        if (part.slot != PartSlot::propulsion) {
            drive.capacity += part.carries;
        } else if (!drive.part) {
            drive.propulsion = part.propulsion;
            drive.units = part.units;
            drive.capacity += part.carries;
            drive.part = attached.item;
        } else if (part.propulsion == drive.propulsion) {
            drive.units += part.units;
            drive.capacity += part.carries;
        }
    });
    return drive;
}

ItemId overriding_propulsion(const WorldView& view, EntityId who, const AttachedPart& attached) {
    const Part& part = *view.catalog[attached.item].part;
    if (!attached.on || part.slot != PartSlot::propulsion) return {};
    const Drive drive = drive_of(view, who);
    return drive.propulsion == part.propulsion ? ItemId{} : drive.part;
}

int free_slots(const WorldView& view, EntityId who, PartSlot slot) {
    int free = species_of(view, who).slots.*row_of(slot).count;
    each_part(view, who, [&](const AttachedPart&, const Part& part) { free -= part.slot == slot ? 1 : 0; });
    return free;
}

bool is_machine(const WorldView& view, EntityId who) {
    const PartSlots& slots = species_of(view, who).slots;
    return std::any_of(part_slot_rows.begin(), part_slot_rows.end(),
                       [&](const PartSlotRow& row) { return !row.is_worn && slots.*row.count > 0; });
}

const AttachedPart* attached_part(const World& world, EntityId who, int place) {
    const Parts* parts = world.find<Parts>(who);
    const bool exists = parts && place >= 0 && static_cast<std::size_t>(place) < parts->list.size();
    return exists ? &parts->list[static_cast<std::size_t>(place)] : nullptr;
}

}  // namespace td
