#include "game/explain_parts.hpp"

#include "game/explain.hpp"
#include "game/wording.hpp"
#include "rules/deed_costs.hpp"
#include "rules/weapons.hpp"
#include "world/parts.hpp"

namespace td {

namespace {

std::string_view name_of_propulsion(Propulsion propulsion) {
    switch (propulsion) {
        case Propulsion::none: return "no propulsion";
        case Propulsion::flight: return "flight";
        case Propulsion::hover: return "hover";
        case Propulsion::wheels: return "wheels";
        case Propulsion::legs: return "legs";
        case Propulsion::treads: return "treads";
    }
    return {};
}

std::string ticks(int number) { return std::to_string(number) + " ticks"; }

void add_bonus(std::vector<std::string>& lines, std::string_view what, int amount) {
    if (amount != 0) lines.push_back(std::string(what) + (amount > 0 ? " +" : " ") + std::to_string(amount));
}

std::string describe_propulsion(const Item& item) {
    const CostLayers costs{&item.costs};
    std::string text = "Propulsion: " + std::string(name_of_propulsion(item.part->propulsion)) + ", a step takes " +
                       ticks(costs.step(step_entry(item.part->propulsion)));
    if (item.part->units > 1) text += ", as " + std::to_string(item.part->units) + " units";
    return text + ".";
}

void add_weapon(std::vector<std::string>& lines, const Part& part, const Catalog& catalog) {
    const Skill& skill = catalog[part.skill];
    if (part.period > 0)
        lines.push_back("Fires by itself every " + ticks(part.period) + ".");
    else if (part.melee)
        lines.push_back("Strikes alone; follows another stroke in " + std::to_string(part.follow_up) + " % of cases.");
    else
        lines.emplace_back("Fires along with every other gun.");
    if (part.time_percent != 100) lines.push_back("Takes " + std::to_string(part.time_percent) + " % of the time.");
    lines.push_back("Reaches " + describe_area(skill.area) + ", hits " + std::to_string(skill.accuracy) + " %.");
    for (const std::string& effect : describe_effects(skill.effects, catalog)) lines.push_back(effect);
}

}  // namespace

std::vector<std::string> describe_part(const Item& item, const Catalog& catalog) {
    std::vector<std::string> lines;
    if (!item.part) return lines;
    const Part& part = *item.part;
    if (part.slot == PartSlot::propulsion) lines.push_back(describe_propulsion(item));
    if (part.slot == PartSlot::weapon) add_weapon(lines, part, catalog);
    add_bonus(lines, "Attack", part.attack);
    add_bonus(lines, "Defence", part.defence);
    add_bonus(lines, "Evasion", part.evasion);
    add_bonus(lines, "Sight", part.sight);
    std::string load = "Weighs " + std::to_string(part.weight);
    if (part.carries > 0) load += ", bears " + std::to_string(part.carries);
    lines.push_back(load + ".");
    return lines;
}

int ticks_of_step(EntityId who, const Game& game) { return step_cost(game.world(), game.catalog(), game.dungeon().costs, who); }

int percent_of_normal(int ticks) { return (100 * standard_costs().step.none + ticks / 2) / ticks; }

std::string describe_gait(EntityId who, const Game& game) {
    const int step = ticks_of_step(who, game);
    std::string text = "Step " + ticks(step) + " (" + std::to_string(percent_of_normal(step)) + " %)";
    if (!game.world().has<Parts>(who)) return text + ".";
    const Drive drive = drive_of(game.world(), game.catalog(), who);
    return text + ", load " + std::to_string(drive.weight) + " of " + std::to_string(drive.capacity) + ".";
}

std::string describe_volley(EntityId who, const Game& game) {
    const World& world = game.world();
    const Catalog& catalog = game.catalog();
    const std::vector<ItemId> guns = ready_weapons(world, catalog, who, WeaponKind::ranged);
    const std::vector<ItemId> blades = ready_weapons(world, catalog, who, WeaponKind::melee);
    std::string text;
    if (!guns.empty())
        text = counted(static_cast<int>(guns.size()), "gun") + ", " + ticks(volley_cost(world, catalog, game.dungeon().costs, who, guns));
    if (!blades.empty())
        text += (text.empty() ? "" : "; ") + std::string("one stroke, ") +
                ticks(melee_cost(world, catalog, game.dungeon().costs, who, blades.front()));
    return text;
}

std::string list_parts(EntityId who, const Game& game) {
    std::string text;
    each_part(game.world(), game.catalog(), who, [&](const AttachedPart& attached, const Part&) {
        text += (text.empty() ? "" : ", ") + game.catalog()[attached.item].name + (attached.on ? "" : " (off)");
    });
    return text;
}

}  // namespace td
