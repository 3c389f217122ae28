#include "game/machines.hpp"

namespace td::test {

namespace {

Part weapon_part(SkillId fires, int time_percent) {
    Part part;
    part.slot = PartSlot::weapon;
    part.weight = 0;
    part.skill = fires;
    part.time_percent = time_percent;
    return part;
}

}  // namespace

Machines::Machines(Arena& arena) : catalog(*arena.catalog) {
    Species kind = species("machine", 0, ids::hold);
    kind.health = 200;
    kind.slots = {6, 8, 2};
    kind.carries = 100;
    machine = SpeciesId(catalog.species.size());
    catalog.species.push_back(kind);
    slug = add_skill("slug", {Shape::line, 6, 0}, 4);
    saw = add_skill("saw", {Shape::front, 1, 0}, 6);
    shell = add_skill("shell", {Shape::burst, 5, 1}, 3);
}

SkillId Machines::add_skill(std::string id, Area area, int power) {
    catalog.skills.push_back(skill(std::move(id), area, Audience::foes, {Effect{.payload = effect::Damage{.power = power}}}));
    return SkillId(catalog.skills.size() - 1);
}

ItemId Machines::add(std::string id, Part part) {
    Item item;
    item.id = item.name = std::move(id);
    item.part = part;
    catalog.items.push_back(item);
    return ItemId(catalog.items.size() - 1);
}

ItemId Machines::drive(Propulsion kind, int units, int carries, int weight) {
    Part part;
    part.slot = PartSlot::propulsion;
    part.propulsion = kind;
    part.units = units;
    part.carries = carries;
    part.weight = weight;
    return add("drive", part);
}

ItemId Machines::weapon(SkillId fires, int time_percent) { return add("weapon", weapon_part(fires, time_percent)); }

ItemId Machines::blade(int follow_up) {
    Part part = weapon_part(saw, 100);
    part.melee = true;
    part.follow_up = follow_up;
    return add("blade", part);
}

ItemId Machines::turret(int period) {
    Part part = weapon_part(slug, 100);
    part.period = period;
    return add("turret", part);
}

ItemId Machines::helper(int Part::*bonus, int amount, int weight) {
    Part part;
    part.weight = weight;
    part.*bonus = amount;
    return add("helper", part);
}

void Machines::attach(World& world, EntityId who, std::initializer_list<ItemId> items) {
    Parts& parts = world.edit<Parts>(who);
    for (const ItemId item : items) parts.list.push_back({item, true, parts.attached++});
}

}  // namespace td::test
