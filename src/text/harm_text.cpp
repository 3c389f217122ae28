#include "text/harm_text.hpp"

#include <algorithm>

#include "rules/effects.hpp"
#include "rules/targets.hpp"
#include "rules/trigger_conditions.hpp"
#include "text/say.hpp"
#include "world/creature.hpp"

namespace td {

int aimed_chance(const Game& game, EntityId who, EntityId target, int accuracy) {
    return are_allied(game.world(), who, target) ? 100 : hit_chance(game.view(), who, target, accuracy);
}

std::string chance_and_harm(const Game& game, EntityId who, EntityId target, int chance, const std::vector<Effect>& effects, bool brief) {
    const World& world = game.world();
    const Catalog& catalog = game.catalog();
    if (std::none_of(effects.begin(), effects.end(), is_blow)) return say(catalog, {"chance", "percent"}, chance);
    const Health* health = world.find<Health>(target);
    DamageRange range;
    for (const Effect& effect : effects) {
        if (!health || !hold(game.view(), effect.conditions, {.self = target, .other = who})) continue;
        const int amount = expected_harm(game.view(), who, effect, target);
        const DamageRange each = find_payload<effect::Harm>(effect) ? DamageRange{amount, amount} : damage_range(amount);
        if (effect.chance == 100) range.least += effect.times * each.least;
        range.most += effect.times * each.most;
    }
    const int absorbed = health ? absorbs_left(game.view(), target) : 0;
    if (range.most <= absorbed) return say(catalog, {"chance_and_no_harm", "percent"}, chance);
    const DamageRange felt{std::max(0, range.least - absorbed), range.most - absorbed};
    std::string harm =
        felt.least == felt.most ? std::to_string(felt.most) : say(catalog, {"harm_from_to", "least", "most"}, felt.least, felt.most);
    if (const int more = tactics::harm_set_off(game.state().ai_context(), who, target, effects); more > 0) {
        harm = say(catalog, {"harm_and_set_off", "harm", "more"}, harm, more);
        range = {range.least + more, range.most + more};
    }
    const auto [least, most] = range;
    if (brief) return say(catalog, {"chance_and_harm", "percent", "harm"}, chance, harm);
    const int to_overcome = health->now + absorbed;
    const auto hits_of = [&](int each) { return (to_overcome + each - 1) / each; };
    const int fewest_hits = hits_of(most), most_hits = hits_of(std::max(1, least));
    if (fewest_hits == 1 && most_hits > 1 && chance > 0) {
        const int times = chance * percent_that_fell(range, to_overcome) / 1000;
        return say(catalog, {"chance_and_fells", "percent", "harm", "times"}, chance, harm, std::to_string(std::max(1, times)));
    }
    if (fewest_hits == most_hits) return say(catalog, {"chance_and_hits", "percent", "harm", "hits"}, chance, harm, fewest_hits);
    return say(catalog, {"chance_and_range", "percent", "harm", "fewest", "most"}, chance, harm, fewest_hits, most_hits);
}

std::string chance_and_harm(const Game& game, EntityId who, EntityId target, const Skill& skill, bool brief) {
    return chance_and_harm(game, who, target, hit_chance(game.view(), who, target, skill.accuracy), skill.effects, brief);
}

const Skill* plain_attack_of(EntityId who, const Game& game) {
    const Creature* creature = game.world().find<Creature>(who);
    if (!creature) return nullptr;
    const SkillId id = game.catalog()[creature->species].attack_skill;
    return id ? &game.catalog()[id] : nullptr;
}

std::vector<tactics::Threat> answers_to(const Game& game, EntityId who, EntityId target, const Skill& skill) {
    if (!are_hostile(game.world(), who, target)) return {};
    const tactics::AiContext context = game.state().ai_context();
    std::vector<tactics::Threat> answers =
        tactics::answers_to_hit(context, who, tactics::foes_in_sight(context, who), target, skill, game.now());
    tactics::absorb(answers, absorbs_left(game.view(), who));
    return answers;
}

}  // namespace td
