#include "game/run/effect_preview.hpp"

#include <algorithm>

#include "rules/effects.hpp"
#include "rules/targets.hpp"
#include "rules/weapons.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

std::vector<EffectPreview> of_weapons(const Game& game, Direction direction) {
    std::vector<EffectPreview> previews;
    for (const Shot& shot : attack_with_parts(game.view(), game.awaiting(), direction).shots)
        previews.push_back({game.catalog()[shot.skill].effects, {shot.tiles, shot.targets}});
    return previews;
}

EffectPreview of_throw(const Game& game, const Item& item, Direction direction) {
    const Landing landing = landing_of(game.world(), game.awaiting(), direction, item.throw_range);
    EffectPreview preview{item.thrown, {{landing.at}, {}}};
    if (landing.target) preview.reach.targets.push_back(landing.target);
    return preview;
}

/// The harmful effects, each with a chance of 100 percent: a warning is about what may happen.
std::vector<Effect> harm_among(const std::vector<Effect>& effects, const Catalog& catalog) {
    std::vector<Effect> harm;
    for (Effect effect : effects) {
        if (intent_of(effect, catalog) != EffectIntent::harm) continue;
        effect.chance = 100;
        harm.push_back(std::move(effect));
    }
    return harm;
}

/// The id of that type that the effect names; none without one.
template <class IdType>
IdType id_among_parameters(const Effect& effect) {
    IdType id;
    each_parameter(effect, [&](std::string_view, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, IdType>) id = value;
    });
    return id;
}

/// The creature that the action harms; none: it harms none.
EntityId harmed_by(const Action& action, const Catalog& catalog) {
    if (const auto* hurt = std::get_if<Hurt>(&action); hurt && hurt->amount > 0) return hurt->target;
    if (const auto* gained = std::get_if<GainStatus>(&action); gained && catalog[gained->status].harmful) return gained->target;
    return {};
}

/// Without regard to what the player's side knows.
std::vector<EffectPreview> previews_in_full(const Game& game, const Command& command) {
    const World& world = game.world();
    const EntityId who = game.awaiting();
    if (!who || !world.position(who)) return {};
    if (const auto* attack = std::get_if<commands::Attack>(&command); attack && has_ready_weapons(game.view(), who))
        return of_weapons(game, attack->direction);
    if (const auto use = aimed_use_of(game.view(), who, command))
        return {{use->effects, reach_of(world, use->targeting), use->targeting.audience}};
    if (const auto* thrown = std::get_if<commands::ThrowItem>(&command))
        if (const ItemId id = item_in_slot(world, who, thrown->slot)) return {of_throw(game, game.catalog()[id], thrown->direction)};
    return {};
}

}  // namespace

std::vector<EffectPreview> effect_previews_of(const Game& game, const Command& command) {
    std::vector<EffectPreview> previews = previews_in_full(game, command);
    const KnownFloor known = game.known();
    for (EffectPreview& preview : previews) {
        std::erase_if(preview.reach.targets, [&](EntityId who) { return !known.knows(who); });
        std::erase_if(preview.reach.tiles, [&](Point p) { return !game.sight().explored(p); });
    }
    return previews;
}

EffectIntent intent_of(const Effect& effect, const Catalog& catalog) {
    const EffectIntent intent = traits_of(effect).intent;
    if (intent == EffectIntent::of_its_status)
        return catalog[id_among_parameters<StatusId>(effect)].harmful ? EffectIntent::harm : EffectIntent::help;
    if (intent != EffectIntent::of_its_feature) return intent;
    const Feature& feature = catalog[id_among_parameters<FeatureId>(effect)];
    return feature.holds || (feature.burns && feature.burns->lit) ? EffectIntent::harm : EffectIntent::neither;
}

EffectIntent intent_of(const std::vector<Effect>& effects, const Catalog& catalog) {
    EffectIntent all = EffectIntent::neither;
    for (const Effect& effect : effects) {
        const EffectIntent one = intent_of(effect, catalog);
        if (one == EffectIntent::harm) return one;
        if (one != EffectIntent::neither) all = one;
    }
    return all;
}

std::optional<int> turns_to_leave(const Game& game, const Command& command, int turns, EntityId target) {
    const EntityId who = game.awaiting();
    int own = 0, free = 0;
    for (const ForecastTurn& turn : game.forecast(turns, command).turns) {
        if (turn.takes_effect || turn.weapon || turn.order_reason == OrderReason::struck_out) continue;
        if (turn.who == who && ++own == turns) return free;
        const bool idles = turn.command && std::holds_alternative<commands::Wait>(*turn.command);
        if (turn.who == target && !idles) ++free;
    }
    return std::nullopt;
}

std::vector<EntityId> non_foes_harmed_by(const Game& game, const Command& command) {
    const World& world = game.world();
    const EntityId who = game.awaiting();
    std::vector<EntityId> harmed;
    const auto add = [&](EntityId whom) {
        if (!are_hostile(world, who, whom) && std::find(harmed.begin(), harmed.end(), whom) == harmed.end()) harmed.push_back(whom);
    };
    Dice dice;
    dice.seal();
    for (const EffectPreview& preview : effect_previews_of(game, command)) {
        if (preview.audience == Audience::self) continue;
        const std::vector<Effect> harm = harm_among(preview.effects, game.catalog());
        for (const EntityId target : preview.reach.targets)
            for (const Action& action : consequences({world, game.catalog()}, dice, harm, effect_source_of(world, who), target))
                if (const EntityId whom = harmed_by(action, game.catalog())) add(whom);
        for (const Effect& effect : harm)
            for (const Point p : preview.reach.tiles)
                if (const EntityId there = game.known().creature_at(p); there && ground_would_harm({world, game.catalog()}, effect, there))
                    add(there);
    }
    return harmed;
}

}  // namespace td
