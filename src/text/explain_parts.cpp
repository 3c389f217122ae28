#include "text/explain_parts.hpp"

#include "rules/accuracy.hpp"
#include "rules/action_costs.hpp"
#include "rules/weapons.hpp"
#include "text/explain.hpp"
#include "text/explain_costs.hpp"
#include "text/intervals.hpp"
#include "text/say.hpp"
#include "world/parts.hpp"

namespace td {

namespace {

std::string name_of_propulsion(Propulsion propulsion, const Catalog& catalog) {
    switch (propulsion) {
        case Propulsion::none: return say(catalog, "propulsion_none");
        case Propulsion::flight: return say(catalog, "propulsion_flight");
        case Propulsion::hover: return say(catalog, "propulsion_hover");
        case Propulsion::wheels: return say(catalog, "propulsion_wheels");
        case Propulsion::legs: return say(catalog, "propulsion_legs");
        case Propulsion::treads: return say(catalog, "propulsion_treads");
    }
    return {};
}

std::string describe_propulsion(const Item& item, const Catalog& catalog) {
    const CostLayers costs{&item.costs};
    const std::string name = name_of_propulsion(item.part->propulsion, catalog);
    const int step = costs.step(step_entry(item.part->propulsion));
    return item.part->units > 1 ? say(catalog, {"part_propulsion_in_units", "propulsion", "ticks", "units"}, name, step, item.part->units)
                                : say(catalog, {"part_propulsion", "propulsion", "ticks"}, name, step);
}

void add_weapon(std::vector<std::string>& lines, const Part& part, const Catalog& catalog) {
    const Skill& skill = catalog[part.skill];
    if (part.period > 0)
        lines.push_back(say(catalog, {"part_fires_by_itself", "ticks"}, part.period));
    else if (part.melee)
        lines.push_back(say(catalog, {"part_strikes_alone", "percent"}, part.follow_up));
    else
        lines.push_back(say(catalog, "part_fires_along"));
    if (part.time_percent != 100) lines.push_back(say(catalog, {"part_takes_time", "percent"}, part.time_percent));
    lines.push_back(say(catalog, {"part_reaches", "area", "percent"}, describe_area(skill.area, skill.audience, catalog),
                        told_accuracy(skill.accuracy)));
    for (const std::string& effect : describe_effects(skill.effects, catalog)) lines.push_back(effect);
    for (const std::string& limit : describe_limits(skill, catalog)) lines.push_back(limit);
}

std::string describe_place(PartSlot slot, const Catalog& catalog) {
    if (slot == PartSlot::hand) return say(catalog, "part_for_hand");
    return slot == PartSlot::body ? say(catalog, "part_for_body") : say(catalog, "part_for_charm");
}

}  // namespace

std::vector<std::string> describe_part(const Item& item, const Catalog& catalog) {
    std::vector<std::string> lines;
    if (!item.part) return lines;
    const Part& part = *item.part;
    if (row_of(part.slot).is_worn) lines.push_back(describe_place(part.slot, catalog));
    const auto add_bonus = [&](PhraseWith<1> phrase, int amount) {
        if (amount != 0) lines.push_back(say(catalog, phrase, with_sign(amount)));
    };
    if (part.slot == PartSlot::propulsion) lines.push_back(describe_propulsion(item, catalog));
    if (part.slot == PartSlot::weapon) add_weapon(lines, part, catalog);
    add_bonus({"part_attack", "change"}, part.attack);
    add_bonus({"part_defence", "change"}, part.defence);
    add_bonus({"part_evasion", "change"}, part.evasion);
    add_bonus({"part_sight", "change"}, part.sight);
    if (const std::string numbers = describe_modifiers(part, catalog); !numbers.empty()) lines.push_back(numbers);
    for (const std::string& pool : describe_pools_of_part(part, catalog)) lines.push_back(pool);
    if (row_of(part.slot).is_worn) return lines;
    lines.push_back(part.carries > 0 ? say(catalog, {"part_weighs_and_bears", "weight", "carries"}, part.weight, part.carries)
                                     : say(catalog, {"part_weighs", "weight"}, part.weight));
    return lines;
}

namespace {

/// "3 guns, 325 ticks, 6 energy": a volley with what its weapons cost in sum.
std::string with_cost(const std::string& volley, const std::vector<ItemId>& weapons, const Catalog& catalog) {
    PoolCost sum;
    for (const ItemId weapon : weapons) add_cost(sum, catalog[catalog[weapon].part->skill].pool_cost);
    return sum.empty() ? volley : say(catalog, {"volley_cost", "volley", "cost"}, volley, describe_cost(sum, catalog));
}

/// The ticks from an action of that cost to the next turn, on average, as players read them.
std::string ticks_of(EntityId who, int cost, const Game& game) {
    return std::to_string(interval_after(who, {ActionClass::action, cost}, game).average());
}

}  // namespace

std::string describe_gait(EntityId who, const Game& game) {
    const Interval step = interval_of_step(who, game);
    const std::string ticks = std::to_string(step.average());
    if (!is_machine(game.view(), who)) return say(game.catalog(), {"gait", "ticks", "percent"}, ticks, step.percent);
    const Drive drive = drive_of(game.view(), who);
    return say(game.catalog(), {"gait_with_load", "ticks", "percent", "weight", "capacity"}, ticks, step.percent, drive.weight,
               drive.capacity);
}

std::string describe_volley(EntityId who, const Game& game) {
    const World& world = game.world();
    const Catalog& catalog = game.catalog();
    const std::vector<ItemId> guns = ready_weapons({world, catalog}, who, WeaponKind::ranged);
    const std::vector<ItemId> blades = ready_weapons({world, catalog}, who, WeaponKind::melee);
    std::string shots;
    std::string stroke;
    if (!guns.empty())
        shots = with_cost(say(catalog, {"volley_of_guns", "guns", "ticks"}, static_cast<int>(guns.size()),
                              ticks_of(who, volley_cost({world, catalog}, game.dungeon().costs, who, guns), game)),
                          guns, catalog);
    if (!blades.empty())
        stroke = with_cost(say(catalog, {"volley_of_strokes", "ticks"},
                               ticks_of(who, melee_cost({world, catalog}, game.dungeon().costs, who, blades.front()), game)),
                           {blades.front()}, catalog);
    if (shots.empty() || stroke.empty()) return shots + stroke;
    return say(catalog, {"volley_of_both", "first", "second"}, shots, stroke);
}

std::string list_parts(EntityId who, const Game& game) {
    std::string text;
    each_part(game.view(), who, [&](const AttachedPart& attached, const Part&) {
        const std::string& name = game.catalog()[attached.item].name;
        const ItemId other = overriding_propulsion(game.view(), who, attached);
        const std::string told = !attached.on ? say(game.catalog(), {"part_off", "part"}, name)
                                 : other      ? say(game.catalog(), {"part_idle", "part", "other"}, name, game.catalog()[other].name)
                                              : name;
        text += (text.empty() ? "" : ", ") + told;
    });
    return text;
}

}  // namespace td
