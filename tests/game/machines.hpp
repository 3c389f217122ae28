// Parts for the arena's catalog, and a machine to put them on.
#pragma once

#include "game/arena.hpp"

namespace td::test {

/// Items and a species added to an arena's catalog: everything hits for certain.
struct Machines {
    explicit Machines(Arena& arena) : catalog(*arena.catalog) {
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

    SkillId add_skill(std::string id, Area area, int power) {
        catalog.skills.push_back(skill(std::move(id), area, Audience::foes, {Effect{.kind = EffectKind::damage, .amount = power}}));
        return SkillId(catalog.skills.size() - 1);
    }

    ItemId add(std::string id, Part part) {
        Item item;
        item.id = item.name = std::move(id);
        item.part = part;
        catalog.items.push_back(item);
        return ItemId(catalog.items.size() - 1);
    }
    ItemId drive(Propulsion kind, int units = 1, int carries = 0, int weight = 0) {
        Part part;
        part.slot = PartSlot::propulsion;
        part.propulsion = kind;
        part.units = units;
        part.carries = carries;
        part.weight = weight;
        return add("drive", part);
    }
    ItemId weapon(SkillId fires, int time_percent = 100) { return add("weapon", weapon_part(fires, time_percent)); }
    ItemId blade(int follow_up = 0) {
        Part part = weapon_part(saw, 100);
        part.melee = true;
        part.follow_up = follow_up;
        return add("blade", part);
    }
    ItemId turret(int period) {
        Part part = weapon_part(slug, 100);
        part.period = period;
        return add("turret", part);
    }
    ItemId helper(int Part::*bonus, int amount, int weight = 0) {
        Part part;
        part.weight = weight;
        part.*bonus = amount;
        return add("helper", part);
    }

    /// Attached as if it had come with them.
    static void attach(World& world, EntityId who, std::initializer_list<ItemId> items) {
        Parts& parts = world.edit<Parts>(who);
        for (const ItemId item : items) parts.list.push_back({item, true, parts.attached++});
    }

    Catalog& catalog;
    SpeciesId machine;
    SkillId slug;   ///< the first in a line of six
    SkillId saw;    ///< the tile ahead
    SkillId shell;  ///< a small burst

private:
    static Part weapon_part(SkillId fires, int time_percent) {
        Part part;
        part.slot = PartSlot::weapon;
        part.weight = 0;
        part.skill = fires;
        part.time_percent = time_percent;
        return part;
    }
};

}  // namespace td::test
