#include "tools/lint/time_checks.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "catalog/effect_traits.hpp"
#include "catalog/trigger_source.hpp"
#include "time/tiers.hpp"

namespace td {

namespace {

/// True if the content has an effect for which `test` is true.
template <class Test>
bool any_effect(const Catalog& catalog, const Test& test) {
    bool found = false;
    each_effect(catalog, [&](const Effect& effect) { found = found || test(effect); });
    return found;
}

template <class Payload>
bool any_effect_of(const Catalog& catalog) {
    return any_effect(catalog, [](const Effect& effect) { return find_payload<Payload>(effect) != nullptr; });
}

/// False if nothing in the content can make the event happen to a creature. True for events that need no cause in the content.
bool can_happen(const Catalog& catalog, TriggerEvent event) {
    // A thing that no effect gives cannot be lost.
    const TriggerEvent cause = event == TriggerEvent::status_lost ? TriggerEvent::status_gained : event;
    const bool by_effect = any_effect(catalog, [&](const Effect& effect) { return contains(traits_of(effect).events, cause); });
    switch (event) {
        case TriggerEvent::weather_changed:
            return by_effect || std::any_of(catalog.dungeons.begin(), catalog.dungeons.end(), [](const Dungeon& dungeon) {
                       return std::any_of(dungeon.floors.begin(), dungeon.floors.end(),
                                          [](const FloorRules& floor) { return !floor.weather.empty(); });
                   });
        case TriggerEvent::healed:
        case TriggerEvent::status_gained:
        case TriggerEvent::status_lost: return by_effect;
        default: return true;
    }
}

bool has_multi_turn_actions(const Catalog& catalog) {
    const auto takes_turns = [](const CastTime& action) { return action.turns > 1; };
    return std::any_of(catalog.skills.begin(), catalog.skills.end(), takes_turns) ||
           std::any_of(catalog.items.begin(), catalog.items.end(), takes_turns);
}

bool is_six_tier_everywhere(const Catalog& catalog) {
    return std::all_of(catalog.dungeons.begin(), catalog.dungeons.end(), [](const Dungeon& dungeon) {
        const auto is_six_tier = [](const TimeSettings& time) { return time.kind == TimeSystemKind::six_tier; };
        return is_six_tier(dungeon.time) && std::all_of(dungeon.floors.begin(), dungeon.floors.end(),
                                                        [&](const FloorRules& floor) { return !floor.time || is_six_tier(*floor.time); });
    });
}

/// True if the condition is always false for a creature that does something to itself.
bool never_holds_for_oneself(const TriggerCondition& condition) {
    switch (condition.kind) {
        case TriggerCondition::Kind::foe:
        case TriggerCondition::Kind::faster:
        case TriggerCondition::Kind::follow_up: return !condition.negated;
        case TriggerCondition::Kind::ally:
        case TriggerCondition::Kind::within: return condition.negated;
        default: return false;
    }
}

class TimeCheck {
public:
    TimeCheck(const Catalog& catalog, Audience audience) : m_catalog(catalog), m_audience(audience) {}

    void inspect(const Effect& effect) {
        const std::string_view name = traits_of(effect).name;
        if (const auto* hold = find_payload<effect::HoldTurn>(effect)) inspect(*hold);
        if (find_payload<effect::BankTurn>(effect) && !any_effect_of<effect::SpendTurn>(m_catalog))
            add(fmt::format("`{}` saves turns that nothing uses", name), "let a skill `spend_turn`");
        if (find_payload<effect::SpendTurn>(effect) && !any_effect_of<effect::BankTurn>(m_catalog))
            add(fmt::format("`{}` uses saved turns, but nothing saves any", name),
                "let something `bank_turn`, or use `extra_turn` instead");
        if (find_payload<effect::SwapOrder>(effect) && (m_audience == Audience::foes || m_audience == Audience::self))
            add(fmt::format("`{}` is for other members of the same team, but none of them is affected", name), "write `targets: allies`");
        if (find_payload<effect::Interrupt>(effect) && !has_multi_turn_actions(m_catalog))
            add(fmt::format("`{}` interrupts actions of several turns, but there are none", name), "give a skill `turns`");
        if (moves_turns(effect) || find_payload<effect::Interrupt>(effect)) inspect_conditions(effect);
    }
    std::vector<Finding> take() { return std::move(m_found); }

private:
    void inspect(const effect::HoldTurn& hold) {
        for (std::size_t i = 0; i < event_infos.size(); ++i) {
            const auto event = static_cast<TriggerEvent>(i);
            if (contains(hold.until, event) && !can_happen(m_catalog, event))
                add(fmt::format("`hold_turn` waits for `{}`, which nothing causes", event_infos[i].name), "let something cause it");
        }
    }

    void inspect_conditions(const Effect& effect) {
        for (const TriggerCondition& condition : effect.conditions) {
            const bool is_about_oneself = m_audience == Audience::self && never_holds_for_oneself(condition);
            const bool is_too_late = condition.kind == TriggerCondition::Kind::late && !condition.negated &&
                                     condition.low > tier_ticks.back() && is_six_tier_everywhere(m_catalog);
            if (is_about_oneself)
                add(fmt::format("an `if` of `{}` can never be true: it compares a creature with itself", traits_of(effect).name),
                    "check `targets` and `if`");
            if (is_too_late)
                add(fmt::format("an `if` of `{}` can never be true: the last tier is at {} ticks", traits_of(effect).name,
                                tier_ticks.back()),
                    fmt::format("write at most `ticks: {}`", tier_ticks.back()));
        }
    }

    void add(std::string why, std::string hint) { m_found.push_back({std::move(why), std::move(hint)}); }

    const Catalog& m_catalog;
    Audience m_audience;
    std::vector<Finding> m_found;
};

/// How one species saves and uses turns of its own.
class SavedTurns {
public:
    SavedTurns(const Catalog& catalog, SpeciesId id) : m_catalog(catalog), m_id(id), m_species(catalog[id]) {}

    std::vector<Finding> run() {
        inspect<effect::BankTurn, effect::SpendTurn>("saves a turn that it has no way to use", "let it `spend_turn` by a skill");
        inspect<effect::SpendTurn, effect::BankTurn>("uses a saved turn, but it has no way to save one",
                                                     "let it `bank_turn` by a trigger or a skill, or use `extra_turn` instead");
        return std::move(m_found);
    }

private:
    static bool is_for_doer(const Skill& skill) { return skill.audience == Audience::self || skill.area.shape == Shape::self; }
    static bool is_for_bearer(const Trigger& trigger) { return trigger.to == TriggerCondition::Whose::self && !trigger.area; }
    bool has(SkillId skill) const {
        const auto is_weapon = [&](ItemId part) { return m_catalog[part].part && m_catalog[part].part->skill == skill; };
        return m_species.attack_skill == skill || m_species.rest_skill == skill ||
               std::find(m_species.skills.begin(), m_species.skills.end(), skill) != m_species.skills.end() ||
               std::any_of(m_species.parts.begin(), m_species.parts.end(), is_weapon);
    }

    /// True if such an effect may happen to a creature of the species: something that it has, or that is not only for others themselves,
    /// does it.
    template <class Payload>
    bool may_happen() const {
        bool found = false;
        for (std::size_t i = 0; i < m_catalog.skills.size(); ++i) {
            const Skill& skill = m_catalog.skills[i];
            found = found || (find_payload<Payload>(skill.effects) && (has(SkillId(i)) || !is_for_doer(skill)));
        }
        for (const Item& item : m_catalog.items) found = found || find_payload<Payload>(item.use) || find_payload<Payload>(item.thrown);
        each_trigger_source(m_catalog, [&](TriggerId source, const std::vector<Trigger>& triggers) {
            const bool is_of_others = source.owner == TriggerOwner::species && source.of != m_id.value;
            for (const Trigger& trigger : triggers)
                found = found || (find_payload<Payload>(trigger.effects) && !(is_of_others && is_for_bearer(trigger)));
        });
        return found;
    }

    /// Reports what does `Payload` if the creature has no way to the `Other` effect that it needs, though the content has some.
    template <class Payload, class Other>
    void inspect(std::string_view why, std::string_view hint) {
        if (may_happen<Other>() || !any_effect_of<Other>(m_catalog)) return;
        for (std::size_t i = 0; i < m_species.skills.size(); ++i) {
            const Skill& skill = m_catalog[m_species.skills[i]];
            if (is_for_doer(skill) && find_payload<Payload>(skill.effects))
                m_found.push_back({fmt::format("its skill `{}` {}", skill.id, why), std::string(hint), "skills", i});
        }
        for (std::size_t i = 0; i < m_species.triggers.size(); ++i)
            if (is_for_bearer(m_species.triggers[i]) && find_payload<Payload>(m_species.triggers[i].effects))
                m_found.push_back({fmt::format("trigger {} {}", i + 1, why), std::string(hint), "triggers", i});
    }

    const Catalog& m_catalog;
    SpeciesId m_id;
    const Species& m_species;
    std::vector<Finding> m_found;
};

}  // namespace

std::vector<Finding> useless_saved_turns(const Catalog& catalog, SpeciesId species) { return SavedTurns(catalog, species).run(); }

std::vector<Finding> useless_time_effects(const Catalog& catalog, const std::vector<Effect>& effects, Audience audience) {
    TimeCheck check(catalog, audience);
    for (const Effect& effect : effects) check.inspect(effect);
    return check.take();
}

std::vector<Finding> useless_held_turns(const Catalog& catalog, const Species& species) {
    std::vector<Finding> found;
    if (species.attack_skill) return found;
    constexpr TriggerEventSet of_reach = set_of(TriggerEvent::foe_in_reach) | set_of(TriggerEvent::foe_out_of_reach);
    for (const SkillId id : species.skills) {
        const auto* hold = find_payload<effect::HoldTurn>(catalog[id].effects);
        if (hold && (hold->until | of_reach) == of_reach)
            found.push_back(
                {fmt::format("its skill `{}` waits for foes in reach, but without a plain attack it reaches nobody", catalog[id].id),
                 "give it an `attack_skill`, or wait for `foe_in_sight`"});
    }
    return found;
}

}  // namespace td
