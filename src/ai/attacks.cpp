#include "ai/attacks.hpp"

#include <algorithm>

#include "ai/idling.hpp"
#include "ai/order_check.hpp"
#include "ai/resource_saving.hpp"
#include "ai/threats.hpp"
#include "ai/utility.hpp"
#include "rules/effects.hpp"
#include "rules/readiness.hpp"
#include "rules/targets.hpp"
#include "rules/weapons.hpp"
#include "world/fixtures.hpp"

namespace td::tactics {

namespace {

constexpr int longest_way_to_heal = 8;  ///< in steps

struct Choice {
    Command command;
    int utility = 0;
};

/// Makes the command the best one if its utility is above 0, and above that of the best so far.
void consider(std::optional<Choice>& best, const Command& command, int utility) {
    if (utility > 0 && (!best || utility > best->utility)) best = Choice{command, utility};
}

/// False for multi-turn skills beside a foe, unless the tactic is bold, and for skills that need peace while a foe is in sight.
bool may_begin(const AiContext& context, EntityId who, const Skill& skill, Daring daring) {
    if (skill.turns <= 1 && !skill.needs_peace) return true;
    const std::vector<EntityId> foes = foes_in_sight(context, who);
    if (foes.empty()) return true;
    return !skill.needs_peace &&
           (daring == Daring::bold || chebyshev(place_of(context.world, who), place_of(context.world, foes.front())) > 1);
}

/// Utility of the skill per turn that it takes; at least 1 if the total is above 0. Foes that plain attacks would kill sooner do not
/// count.
int utility_by_turns(const AiContext& context, EntityId who, const Skill& skill, Reach reach) {
    const auto is_wasted_on = [&](EntityId target) {
        return are_hostile(context.world, who, target) &&
               (skill.turns - 1) * plain_harm(context, who, target) >= context.world.get<Health>(target).now;
    };
    if (skill.turns > 1) std::erase_if(reach.targets, is_wasted_on);
    const int utility = utility_of(context, who, skill.effects, reach);
    return utility <= 0 ? utility : std::max(1, utility / skill.turns);
}

/// How charges are spent: freely if `saving` is null, else as it says.
struct ChargePolicy {
    const ResourceSaving* saving = nullptr;
    int plain_attack = 0;  ///< utility of the best plain attack
};

/// Utility of the skill for a creature that saves charges or pools and could make a plain attack instead.
int utility_when_saving(const AiContext& context, EntityId who, const Skill& skill, const Reach& reach, const ChargePolicy& policy) {
    const Reach counted = policy.saving->without_wasted_targets(reach);
    const int utility = utility_by_turns(context, who, skill, counted);
    const bool strikes = std::any_of(counted.targets.begin(), counted.targets.end(),
                                     [&](EntityId target) { return are_hostile(context.world, who, target); });
    if (strikes) return utility > policy.plain_attack ? utility : 0;
    return heals(skill.effects) || policy.saving->danger_is_near() ? utility : 0;
}

/// False for skills that everyone has and for holding a turn: they are used only by plans that name them.
bool needs_no_plan(const Skill& skill) { return !skill.common && !find_payload<effect::HoldTurn>(skill.effects); }

/// Finds the skill, and the aim at one of the creatures in `about`, with the highest utility.
class SkillChoice {
public:
    SkillChoice(const AiContext& context, EntityId who, const std::vector<EntityId>& about, Daring daring, ChargePolicy policy = {})
        : m_context(context), m_who(who), m_about(about), m_daring(daring), m_policy(policy), m_orders(context, who) {}

    /// Tries every ready skill that is `is_wanted`.
    template <class IsWanted>
    std::optional<Command> best_of(const IsWanted& is_wanted) {
        const auto& slots = m_context.world.get<Skills>(m_who).slots;
        for (std::size_t i = 0; i < slots.size(); ++i)
            if (is_ready(m_context, m_who, slots[i]) && is_wanted(slots[i].skill)) try_slot(static_cast<int>(i), slots[i].skill);
        return m_best ? std::optional(m_best->command) : std::nullopt;
    }

private:
    void try_slot(int slot, SkillId id) {
        const Skill& skill = m_context.catalog[id];
        if (m_orders.forbids(id) || !may_begin(m_context, m_who, skill, m_daring)) return;
        const Point at = place_of(m_context.world, m_who);
        const bool is_costly = faction_of(m_context.world, m_who) == Faction::player && (skill.charges > 0 || !skill.pool_cost.empty());
        unsigned tried = 0;  // a bit for each direction
        for (const EntityId other : m_about) {
            const Point aim = place_of(m_context.world, other);
            if (chebyshev(at, aim) > skill.area.range + skill.area.radius) continue;
            const Direction direction = direction_towards(at, aim, m_context.world.get<Creature>(m_who).facing);
            // Unless a tile is chosen, it reaches the same tiles whichever creature in that direction (or any) it aims at.
            const unsigned same_reach = aims_at_tile(skill.area.shape)        ? 0
                                        : aims_in_direction(skill.area.shape) ? 1U << static_cast<unsigned>(direction)
                                                                              : 1U;
            if (tried & same_reach) continue;
            tried |= same_reach;
            Reach reach = reach_of(m_context.world, targeting_of(skill, m_who, direction, aim));
            if (is_costly) std::erase_if(reach.targets, [&](EntityId target) { return is_wasted_on(skill, target); });
            const commands::UseSkill command{slot, direction, aim};
            if (reach.targets.empty() || m_orders.forbids(command)) continue;
            const bool is_saved = m_policy.saving && m_policy.saving->saves(skill);
            consider(m_best, command,
                     is_saved ? utility_when_saving(m_context, m_who, skill, reach, m_policy)
                              : utility_by_turns(m_context, m_who, skill, reach));
        }
    }

    bool is_wasted_on(const Skill& skill, EntityId target) const {
        return are_hostile(m_context.world, m_who, target) &&
               (is_shrugged_off(m_context, m_who, skill, target) || is_shut_to(m_context, m_who, skill, target));
    }

    const AiContext& m_context;
    EntityId m_who;
    const std::vector<EntityId>& m_about;
    Daring m_daring;
    ChargePolicy m_policy;
    OrderCheck m_orders;
    std::optional<Choice> m_best;
};

/// True if a blow of the skill would take health from `foe`.
bool harms(const AiContext& context, EntityId who, EntityId foe, const Skill& skill) {
    return std::any_of(skill.effects.begin(), skill.effects.end(),
                       [&](const Effect& effect) { return expected_harm(context, who, effect, foe) > 0; });
}

/// A plain attack in the direction in which the weapons of `who` have the highest total utility.
std::optional<Command> best_volley(const AiContext& context, EntityId who, const std::vector<EntityId>& foes) {
    std::optional<Choice> best;
    OrderCheck orders(context, who);
    for (const EntityId foe : foes) {
        const Direction direction = direction_towards(place_of(context.world, who), place_of(context.world, foe));
        if (orders.forbids(commands::Attack{direction})) continue;
        int utility = 0;
        for (const Shot& shot : attack_with_parts(context, who, direction).shots)
            utility += utility_of(context, who, context.catalog[shot.skill].effects, {shot.tiles, shot.targets});
        consider(best, commands::Attack{direction}, utility);
    }
    return best ? std::optional(best->command) : std::nullopt;
}

/// True if a triggered answer to the blow would take from `who`, a member of the party, many times what the blow takes. Nothing is too dear
/// after some idle turns: both sides could stand by for ever.
bool costs_too_much(const AiContext& context, EntityId who, EntityId foe, const Skill& skill) {
    constexpr int many_times = 4;  // for less, standing by is worse
    if (faction_of(context.world, who) != Faction::player || context.world.has<HeldTurn>(foe)) return false;
    if (context.world.get<AiState>(who).stalled >= most_idle_turns) return false;
    const int taken = plain_harm(context, who, foe);
    if (taken >= context.world.get<Health>(foe).now) return false;
    const std::vector<Threat> answers = answers_to_hit(context, who, {foe}, foe, skill, context.now);
    return !answers.empty() && answers.front().harm >= many_times * taken;
}

/// The species' own plain attack on the foe in reach with the highest utility; nothing if none is above 0, or if `who` has no such
/// attack or cannot pay its pool cost.
std::optional<Choice> best_plain_choice(const AiContext& context, EntityId who, const std::vector<EntityId>& foes) {
    const SkillId id = species_of(context, who).attack_skill;
    if (!id || why_not_payable(context, who, context.catalog[id].pool_cost)) return std::nullopt;
    const Skill& skill = context.catalog[id];
    const Point at = place_of(context.world, who);
    std::optional<Choice> best;
    OrderCheck orders(context, who);
    for (const EntityId foe : foes) {
        if (chebyshev(at, place_of(context.world, foe)) > std::max(skill.area.range, skill.area.radius)) continue;
        const Direction direction = direction_towards(at, place_of(context.world, foe));
        const Reach reach = reach_of(context.world, targeting_of(skill, who, direction, place_of(context.world, foe)));
        if (!reach.targets.empty() && !orders.forbids(commands::Attack{direction}) && !costs_too_much(context, who, foe, skill))
            consider(best, commands::Attack{direction}, utility_of(context, who, skill.effects, reach));
    }
    return best;
}

/// Those of `allies` that the foes in sight of `who` would on average kill before the ally's next turn.
std::vector<EntityId> those_in_danger(const AiContext& context, EntityId who, const std::vector<EntityId>& allies) {
    const std::vector<EntityId> foes = foes_in_sight(context, who);
    std::vector<EntityId> found;
    for (const EntityId ally : allies) {
        const ThreatMap threats(context, ally, foes, ActionClass::wait);
        if (threats.harm_at(place_of(context.world, ally)) >= context.world.get<Health>(ally).now) found.push_back(ally);
    }
    return found;
}

/// Allies on the floor below `percent` of their health; if foes are about to fell some of them, only these.
std::vector<EntityId> patients_of(const AiContext& context, EntityId who, int percent) {
    std::vector<EntityId> hurt;
    for (const EntityId ally : context.world.roster()[context.world.roster()[who].team].everyone())
        if (context.world.roster().is_here(ally) && health_percent(context.world, ally) < percent) hurt.push_back(ally);
    if (hurt.size() < 2) return hurt;
    const std::vector<EntityId> in_danger = those_in_danger(context, who, hurt);
    return in_danger.empty() ? hurt : in_danger;
}

}  // namespace

std::optional<Command> best_plain_attack(const AiContext& context, EntityId who, const std::vector<EntityId>& foes) {
    if (foes.empty()) return std::nullopt;
    if (has_ready_weapons(context, who))
        if (const auto volley = best_volley(context, who, foes)) return volley;
    const auto best = best_plain_choice(context, who, foes);
    return best ? std::optional(best->command) : std::nullopt;
}

std::optional<Command> best_skill(const AiContext& context, EntityId who, const std::vector<EntityId>& foes, Daring daring) {
    if (foes.empty()) return std::nullopt;
    std::vector<EntityId> about = foes;
    about.push_back(who);
    const ResourceSaving saving(context, who, foes);
    const auto plain_attack = best_plain_choice(context, who, foes);
    SkillChoice choice(context, who, about, daring, {&saving, plain_attack ? plain_attack->utility : 0});
    return choice.best_of([&](SkillId skill) { return needs_no_plan(context.catalog[skill]); });
}

std::optional<Command> best_use_of(const AiContext& context, EntityId who, SkillId skill, const std::vector<EntityId>& foes,
                                   Daring daring) {
    std::vector<EntityId> about = foes;
    const Team& team = context.world.roster()[context.world.roster()[who].team];
    for (const EntityId ally : team.everyone())
        if (context.world.roster().is_here(ally)) about.push_back(ally);
    return SkillChoice(context, who, about, daring).best_of([&](SkillId each) { return each == skill; });
}

bool can_harm(const AiContext& context, EntityId who, EntityId foe) {
    const SkillId plain_attack = species_of(context, who).attack_skill;
    const bool payable = plain_attack && !why_not_payable(context, who, context.catalog[plain_attack].pool_cost);
    if (payable && harms(context, who, foe, context.catalog[plain_attack])) return true;
    const auto& slots = context.world.get<Skills>(who).slots;
    return std::any_of(slots.begin(), slots.end(), [&](const SkillSlot& slot) {
        return is_ready(context, who, slot) && context.catalog[slot.skill].turns == 1 &&
               harms(context, who, foe, context.catalog[slot.skill]);
    });
}

std::optional<Command> step_to_heal(const AiContext& context, EntityId who, int percent, Crowd crowd) {
    const auto& slots = context.world.get<Skills>(who).slots;
    const bool can_heal_others = std::any_of(slots.begin(), slots.end(), [&](const SkillSlot& slot) {
        const Skill& skill = context.catalog[slot.skill];
        return skill.audience == Audience::allies && heals(skill.effects) && skill.area.range > 0 && is_ready(context, who, slot);
    });
    if (!can_heal_others) return std::nullopt;
    EntityId patient;
    int least = percent;
    for (const EntityId ally : patients_of(context, who, percent)) {
        if (ally == who || health_percent(context.world, ally) >= least) continue;
        if (context.path_cache.to(context, who, place_of(context.world, ally)).at(place_of(context.world, who)) > longest_way_to_heal)
            continue;
        patient = ally;
        least = health_percent(context.world, ally);
    }
    return patient ? std::optional<Command>(step_towards(context, who, place_of(context.world, patient), crowd)) : std::nullopt;
}

std::optional<Command> best_healing(const AiContext& context, EntityId who, int percent) {
    const auto& slots = context.world.get<Skills>(who).slots;
    const bool can_heal = std::any_of(slots.begin(), slots.end(), [&](const SkillSlot& slot) {
        return heals(context.catalog[slot.skill].effects) && is_ready(context, who, slot);
    });
    // To find out who is in danger costs more than anything else here.
    const std::vector<EntityId> patients = can_heal ? patients_of(context, who, percent) : std::vector<EntityId>();
    if (patients.empty()) return std::nullopt;
    return SkillChoice(context, who, patients, Daring::careful).best_of([&](SkillId skill) {
        return heals(context.catalog[skill].effects);
    });
}

}  // namespace td::tactics
