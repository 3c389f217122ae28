#include "ai/attacks.hpp"

#include <algorithm>

#include "rules/effects.hpp"
#include "rules/targets.hpp"

namespace td::tactics {

namespace {

constexpr int remedy_below_percent = 45;
constexpr int worth_of_status = 9;
constexpr int worth_of_shove = 3;
constexpr int worth_of_finishing = 10;

int missing_health(const World& world, EntityId who) {
    const Health& health = world.get<Health>(who);
    return health.maximum - health.now;
}

/// Ills that `cure` would take from `who`.
int ills_cured(const Situation& s, EntityId who, const Effect& cure) {
    const auto& list = s.world.get<Statuses>(who).list;
    return static_cast<int>(std::count_if(list.begin(), list.end(), [&](const ActiveStatus& active) {
        return s.catalog[active.status].harmful && (!cure.status || cure.status == active.status);
    }));
}

/// How welcome one effect on `target` is to `who`: harm to foes and good to allies count for it, the reverse against it.
int worth_on(const Situation& s, EntityId who, EntityId target, const Effect& effect) {
    const bool friendly = are_allied(s.world, who, target);
    switch (effect.kind) {
        case EffectKind::damage: {
            const int damage = expected_damage(s.world, s.catalog, who, target, effect.amount, effect.damage_kind);
            const bool finishes = damage >= s.world.get<Health>(target).now;
            return (friendly ? -2 : 1) * (damage + (finishes ? worth_of_finishing : 0));
        }
        case EffectKind::heal: {
            const int healed =
                std::min(missing_health(s.world, target), effect.amount + s.world.get<Health>(target).maximum * effect.percent / 100);
            return (friendly ? 1 : -1) * (health_percent(s.world, target) < 70 ? healed : 0);
        }
        case EffectKind::gain_status: {
            if (find_status(s.world, target, effect.status)) return 0;
            const bool good = s.catalog[effect.status].harmful != friendly;
            return (good ? worth_of_status : -worth_of_status) * effect.chance / 100;
        }
        case EffectKind::lose_status: return (friendly ? worth_of_status : -worth_of_status) * ills_cured(s, target, effect);
        case EffectKind::push:
        case EffectKind::pull: return friendly ? -worth_of_shove : worth_of_shove;
        default: return 0;
    }
}

int worth_of(const Situation& s, EntityId who, const std::vector<Effect>& effects, const Reach& reach) {
    int worth = 0;
    for (const EntityId target : reach.targets)
        for (const Effect& effect : effects) worth += worth_on(s, who, target, effect);
    for (const Effect& effect : effects)
        if (effect.kind == EffectKind::summon) worth += worth_of_status;
    return worth;
}

struct Choice {
    Command command;
    int worth = 0;
};

void consider(std::optional<Choice>& best, const Command& command, int worth) {
    if (worth > 0 && (!best || worth > best->worth)) best = Choice{command, worth};
}

/// Directions and aims worth trying: towards each of those it is about.
void try_skill(const Situation& s, EntityId who, int slot, const std::vector<EntityId>& about, std::optional<Choice>& best) {
    const SkillId id = s.world.get<Skills>(who).slots[static_cast<std::size_t>(slot)].skill;
    const Skill& skill = s.catalog[id];
    const Point at = place_of(s.world, who);
    for (const EntityId other : about) {
        const Point aim = place_of(s.world, other);
        if (chebyshev(at, aim) > skill.area.range + skill.area.radius) continue;
        const Direction direction = direction_towards(at, aim, s.world.get<Creature>(who).facing);
        const Reach reach = reach_of(s.world, who, skill.area, skill.audience, direction, aim);
        if (reach.targets.empty()) continue;
        consider(best, Command::use_skill(slot, direction, aim), worth_of(s, who, skill.effects, reach));
    }
}

bool has_charge(const Situation& s, const SkillSlot& slot) { return s.catalog[slot.skill].charges == 0 || slot.charges > 0; }

std::optional<Choice> best_skill_about(const Situation& s, EntityId who, const std::vector<EntityId>& about) {
    std::optional<Choice> best;
    const auto& slots = s.world.get<Skills>(who).slots;
    for (std::size_t i = 0; i < slots.size(); ++i)
        if (has_charge(s, slots[i])) try_skill(s, who, static_cast<int>(i), about, best);
    return best;
}

bool heals(const std::vector<Effect>& effects) {
    return std::any_of(effects.begin(), effects.end(), [](const Effect& e) { return e.kind == EffectKind::heal; });
}

}  // namespace

std::optional<Command> best_blow(const Situation& s, EntityId who, const std::vector<EntityId>& foes) {
    const SkillId id = species_of(s.world, s.catalog, who).attack_skill;
    if (!id) return std::nullopt;
    const Skill& skill = s.catalog[id];
    const Point at = place_of(s.world, who);
    std::optional<Choice> best;
    for (const EntityId foe : foes) {
        if (chebyshev(at, place_of(s.world, foe)) > std::max(skill.area.range, skill.area.radius)) continue;
        const Direction direction = direction_towards(at, place_of(s.world, foe));
        const Reach reach = reach_of(s.world, who, skill.area, skill.audience, direction, place_of(s.world, foe));
        if (!reach.targets.empty()) consider(best, Command::attack(direction), worth_of(s, who, skill.effects, reach));
    }
    return best ? std::optional(best->command) : std::nullopt;
}

std::optional<Command> best_skill(const Situation& s, EntityId who, const std::vector<EntityId>& foes) {
    if (foes.empty()) return std::nullopt;
    std::vector<EntityId> about = foes;
    about.push_back(who);
    const auto best = best_skill_about(s, who, about);
    return best ? std::optional(best->command) : std::nullopt;
}

std::optional<Command> best_healing(const Situation& s, EntityId who, int percent) {
    std::vector<EntityId> hurt;
    const Team& team = s.world.roster()[s.world.roster()[who].team];
    for (const auto* list : {&team.members, &team.guests})
        for (const EntityId ally : *list)
            if (s.world.roster().alive(ally) && health_percent(s.world, ally) < percent) hurt.push_back(ally);
    if (hurt.empty()) return std::nullopt;
    const auto& slots = s.world.get<Skills>(who).slots;
    std::optional<Choice> best;
    for (std::size_t i = 0; i < slots.size(); ++i)
        if (has_charge(s, slots[i]) && heals(s.catalog[slots[i].skill].effects)) try_skill(s, who, static_cast<int>(i), hurt, best);
    return best ? std::optional(best->command) : std::nullopt;
}

std::optional<Command> best_remedy(const Situation& s, EntityId who) {
    if (health_percent(s.world, who) >= remedy_below_percent) return std::nullopt;
    const auto remedy = [&](int slot) { return Command{.kind = Command::Kind::use_item, .slot = slot, .aim = place_of(s.world, who)}; };
    const Holding* holding = s.world.find<Holding>(who);
    if (holding && heals(s.catalog[holding->stack.item].use)) return remedy(held_item);
    if (s.world.roster().leader_of(s.world.roster()[who].team) != who) return std::nullopt;
    const auto& stacks = s.world.bag(s.world.roster()[who].team).stacks;
    for (std::size_t i = 0; i < stacks.size(); ++i)
        if (heals(s.catalog[stacks[i].item].use)) return remedy(static_cast<int>(i));
    return std::nullopt;
}

}  // namespace td::tactics
