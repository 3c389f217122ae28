#include "tools/lab/status_effects.hpp"
#include "catalog/trigger_source.hpp"

#include <algorithm>

namespace td {

namespace {

/// The event, if it is of this type and about `who`; else null.
template <class Type>
const Type* event_about(const Event& event, EntityId who) {
    const auto* const typed = std::get_if<Type>(&event);
    return typed && typed->who == who ? typed : nullptr;
}

bool strikes(const Event& event, EntityId who) {
    if (const auto* used = event_about<UsedSkill>(event, who)) return used->plain_attack || !used->targets.empty();
    // Reactions to attacks are described only by their effects.
    const auto* const hurt = std::get_if<WasHurt>(&event);
    return event_about<FiredWeapons>(event, who) || event_about<ThrewItem>(event, who) || event_about<Missed>(event, who) ||
           (hurt && hurt->source == who);
}

bool is_struck(const Event& event, EntityId who) {
    const auto* const missed = std::get_if<Missed>(&event);
    return event_about<WasHurt>(event, who) || event_about<AbsorbedHarm>(event, who) || (missed && missed->target == who);
}

bool asks(const TriggerCondition& condition, StatusId status) { return condition.status == status; }

bool asks(const std::vector<TriggerCondition>& conditions, StatusId status) {
    return std::any_of(conditions.begin(), conditions.end(), [&](const TriggerCondition& one) { return asks(one, status); });
}

bool asks(const std::vector<Effect>& effects, StatusId status) {
    return std::any_of(effects.begin(), effects.end(), [&](const Effect& effect) { return asks(effect.conditions, status); });
}

bool asks(const std::vector<Trigger>& triggers, StatusId status) {
    return std::any_of(triggers.begin(), triggers.end(),
                       [&](const Trigger& trigger) { return asks(trigger.conditions, status) || asks(trigger.effects, status); });
}

bool asks(const std::optional<PlanCondition>& condition, StatusId status) {
    return condition && (condition->has_status == status || condition->foe_has_status == status);
}

bool asks(const Tactic& tactic, StatusId status) {
    return std::any_of(tactic.plans.begin(), tactic.plans.end(),
                       [&](const Plan& plan) { return asks(plan.only_if, status) || asks(plan.unless, status); });
}

}  // namespace

bool shows(const Event& event, ModifierTrait::Shows where, EntityId bearer, StatusId status) {
    switch (where) {
        case ModifierTrait::Shows::at_once: return true;
        case ModifierTrait::Shows::in_blows: return strikes(event, bearer);
        case ModifierTrait::Shows::when_struck: return is_struck(event, bearer);
        case ModifierTrait::Shows::in_harm: {
            const auto* const hurt = event_about<WasHurt>(event, bearer);
            return hurt && hurt->by_status == status;
        }
        case ModifierTrait::Shows::in_healing: return event_about<WasHealed>(event, bearer) != nullptr;
        case ModifierTrait::Shows::in_lost_turns: {
            const auto* const lost = event_about<LostTurn>(event, bearer);
            return lost && lost->status == status;
        }
        case ModifierTrait::Shows::in_stumbles: return event_about<Stumbled>(event, bearer) != nullptr;
    }
    return true;
}

void StatusEffects::watch(const World& world, const Event& event) {
    if (std::holds_alternative<FloorEntered>(event)) {
        m_borne.clear();
        const auto& table = world.table<Statuses>();
        for (std::size_t i = 0; i < table.size(); ++i)
            for (const ActiveStatus& active : table.rows()[i].list) m_borne.emplace_back(table.owners()[i], active.status);
    }
    if (const auto* gained = std::get_if<GainedStatus>(&event)) m_borne.emplace_back(gained->who, gained->status);
    if (const auto* fired = std::get_if<TriggerFired>(&event); fired && fired->trigger.owner == TriggerOwner::status)
        m_changed[fired->trigger.of] = true;
    for (const auto& [bearer, status] : m_borne)
        if (!m_changed[status.index()]) check_change(event, bearer, status);
    if (const auto* lost = std::get_if<LostStatus>(&event)) std::erase(m_borne, std::pair{lost->who, lost->status});
}

void StatusEffects::check_change(const Event& event, EntityId bearer, StatusId status) {
    m_changed[status.index()] = std::any_of(modifier_traits.begin(), modifier_traits.end(), [&](const ModifierTrait& trait) {
        return trait.changes(m_catalog[status]) && shows(event, trait.shows, bearer, status);
    });
}

bool is_asked_for(const Catalog& catalog, StatusId status) {
    const auto effects_ask = [&](const auto& row) { return asks(row.effects, status); };
    const auto item_asks = [&](const Item& item) { return asks(item.use, status) || asks(item.thrown, status); };
    bool trigger_asks = false;
    each_trigger_source(catalog, [&](TriggerId, const std::vector<Trigger>& triggers) { trigger_asks |= asks(triggers, status); });
    return trigger_asks ||
           std::any_of(catalog.tactics.begin(), catalog.tactics.end(), [&](const Tactic& tactic) { return asks(tactic, status); }) ||
           std::any_of(catalog.skills.begin(), catalog.skills.end(), effects_ask) ||
           std::any_of(catalog.items.begin(), catalog.items.end(), item_asks);
}

}  // namespace td
