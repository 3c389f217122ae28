// Field tables of triggers: effects that an event sets off. All types of owners share one list of fields.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "catalog/effect_traits.hpp"
#include "content/fields/placeholders.hpp"
#include "content/tables/tables.hpp"

namespace td {

namespace {

std::vector<std::pair<std::string_view, TriggerEvent>> events_of(TriggerOwner owner) {
    std::vector<std::pair<std::string_view, TriggerEvent>> events;
    for (std::size_t i = 0; i < event_infos.size(); ++i)
        if ((event_infos[i].owners & bit(owner)) != 0) events.emplace_back(event_infos[i].name, static_cast<TriggerEvent>(i));
    return events;
}

/// True for owners that a trigger may end.
bool can_end(TriggerOwner owner) { return owner == TriggerOwner::status || owner == TriggerOwner::item || owner == TriggerOwner::feature; }

Fields<Trigger> make_trigger_fields(TriggerOwner owner) {
    Fields<Trigger> table("Effects that an event causes. Triggers act after the event, in the order of the list.");
    table.required("on", &Trigger::event, choice(events_of(owner)), "The event that it waits for.")
        .optional("if", &Trigger::conditions, conditions(), "All of these must hold when the trigger acts.")
        .optional("chance", &Trigger::chance, percent(1), "Percent chance that the event triggers it.")
        .optional("to", &Trigger::to,
                  choice<TriggerCondition::Whose>({{"other", TriggerCondition::Whose::other}, {"self", TriggerCondition::Whose::self}}),
                  "The target: `self`, the creature of the event, or `other`, the other creature of the event.")
        .optional("area", &Trigger::area, area(), "The effects apply to an area around the target.")
        .optional("targets", &Trigger::audience, audience(), "The creatures of the area that are affected, as seen from `self`.")
        .required("do", &Trigger::effects, effects(1), "The effects.")
        .optional("say", &Trigger::say, display_text(1, 200), "What players read; {self} and {other} are replaced by names.")
        .optional("sound", &Trigger::sound, cosmetic(reference<SoundId>("sounds")), "What players hear.")
        .optional("limit", &Trigger::limit,
                  choice<TriggerLimit>({{"none", TriggerLimit::none},
                                        {"turn", TriggerLimit::turn},
                                        {"round", TriggerLimit::round},
                                        {"floor", TriggerLimit::floor}}),
                  "It acts at most once in a turn of its bearer, in a round, or on a floor.");
    if (can_end(owner))
        table.optional("ends", &Trigger::ends, boolean(),
                       "True: its bearer (a feature, a status, ...) is gone afterwards; of a stack of items, one is used up.");
    if ((ground_owners & bit(owner)) != 0)
        table.optional("by", &Trigger::by, mobilities(), "The ways of moving that trigger it; default: walking.");
    return table;
}

const Fields<Trigger>& trigger_fields(TriggerOwner owner) {
    // In the order of TriggerOwner.
    static const std::array<Fields<Trigger>, 8> tables{
        make_trigger_fields(TriggerOwner::species), make_trigger_fields(TriggerOwner::status),  make_trigger_fields(TriggerOwner::item),
        make_trigger_fields(TriggerOwner::terrain), make_trigger_fields(TriggerOwner::feature), make_trigger_fields(TriggerOwner::weather),
        make_trigger_fields(TriggerOwner::floor),   make_trigger_fields(TriggerOwner::boon)};
    return tables[static_cast<std::size_t>(owner)];
}

/// True if the event has a cause of the kind that such a condition asks about; true for conditions that ask about no cause.
bool has_cause(TriggerEvent event, TriggerCondition::Kind kind) {
    const bool harm = event == TriggerEvent::hurt || event == TriggerEvent::hits;
    switch (kind) {
        case TriggerCondition::Kind::harm_kind: return harm;
        case TriggerCondition::Kind::by_skill: return harm || event == TriggerEvent::skill_used;
        case TriggerCondition::Kind::by_item: return event == TriggerEvent::item_used;
        case TriggerCondition::Kind::of_status:
            return event == TriggerEvent::status_gained || event == TriggerEvent::status_lost || event == TriggerEvent::hurt;
        default: return true;
    }
}

/// Reports fields of a trigger that cannot stand together.
class TriggerCheck {
public:
    TriggerCheck(const Trigger& trigger, TreeNode node, Reader& reader)
        : m_trigger(trigger), m_info(info_of(trigger.event)), m_node(node), m_reader(reader) {}

    void run() {
        if (const auto to = m_node.find("to")) check_whom(*to, m_trigger.to);
        if (!m_info.has_self && !m_trigger.area && does_something_to_creatures())
            report(m_node.find("do").value_or(m_node), fmt::format("nobody takes part in `{}`", m_info.name), "add an `area` around it");
        const auto targets = m_node.find("targets");
        if (targets && !m_trigger.area && m_trigger.audience != Audience::everyone)
            report(*targets, "`targets` chooses from an area, but there is none", "add an `area`");
        if (const auto said = m_node.find("say")) check_names(*said);
        if (const auto list = m_node.find("if"); list && list->size() == m_trigger.conditions.size()) {
            std::size_t i = 0;
            for (const TreeNode item : list->items()) check_condition(m_trigger.conditions[i++], item);
        }
    }

private:
    void report(TreeNode node, std::string message, std::string hint = {}) {
        m_reader.report(node, ProblemCode::bad_combination, std::move(message), std::move(hint));
    }

    void check_whom(TreeNode node, TriggerCondition::Whose whose) {
        if (whose == TriggerCondition::Whose::other && !m_info.has_other)
            report(node, fmt::format("`{}` has no other creature", m_info.name), hint_with_other_events());
        if (whose == TriggerCondition::Whose::self && !m_info.has_self) report(node, fmt::format("nobody takes part in `{}`", m_info.name));
    }

    static std::string hint_with_other_events() {
        std::vector<std::string_view> names;
        for (const EventInfo& info : event_infos)
            if (info.has_other) names.push_back(info.name);
        return fmt::format("these have one: {}", fmt::join(names, ", "));
    }

    bool does_something_to_creatures() const {
        return std::any_of(m_trigger.effects.begin(), m_trigger.effects.end(),
                           [](const Effect& effect) { return !is_about_ground(effect); });
    }

    void check_condition(const TriggerCondition& condition, TreeNode node) {
        if (is_about_cause(condition.kind)) {
            if (!has_cause(m_trigger.event, condition.kind)) report(node, fmt::format("`{}` doesn't say that", m_info.name));
            return;
        }
        if (const auto whose = node.find("whose")) return check_whom(*whose, condition.whose);
        const bool personal = condition.kind != TriggerCondition::Kind::weather && condition.kind != TriggerCondition::Kind::floor;
        if (personal && !m_info.has_self) return report(node, fmt::format("nobody takes part in `{}`", m_info.name));
        if (is_about_both(condition.kind) && !m_info.has_other)
            report(node, fmt::format("`{}` has no other creature", m_info.name), hint_with_other_events());
    }

    void check_names(TreeNode node) {
        std::vector<std::string_view> known;
        if (m_info.has_self) known.emplace_back("self");
        if (m_info.has_other) known.emplace_back("other");
        check_placeholders(node, known, m_reader);
    }

    const Trigger& m_trigger;
    const EventInfo& m_info;
    TreeNode m_node;
    Reader& m_reader;
};

}  // namespace

Value<std::vector<Trigger>> triggers(TriggerOwner owner) {
    Value<Trigger> value = structure(trigger_fields(owner));
    value.reading = [reading = value.reading](TreeNode node, const ValueKind& kind, Reader& reader) {
        const std::size_t problems_before = reader.problem_count();
        std::optional<Trigger> trigger = reading(node, kind, reader);
        if (trigger && reader.problem_count() == problems_before) TriggerCheck(*trigger, node, reader).run();
        return trigger;
    };
    return list(std::move(value), 0, 16);
}

std::string_view triggers_doc(TriggerOwner owner) {
    switch (owner) {
        case TriggerOwner::species: return "Traits: triggers of each creature of the species.";
        case TriggerOwner::status: return "Triggers of each creature with the status.";
        case TriggerOwner::item:
            return "Triggers of the creature that holds the item or leads the team with it in its bag; of a part, only while it is on.";
        case TriggerOwner::terrain: return "Triggers of creatures that step or stand on it.";
        case TriggerOwner::feature: return "Triggers of creatures that step or stand on it, or walk into it: traps, levers.";
        case TriggerOwner::weather: return "Triggers of all creatures on the floor.";
        case TriggerOwner::floor: return "Triggers of all creatures on the floor.";
        case TriggerOwner::boon: return "Triggers of each creature that has the boon.";
    }
    return {};
}

}  // namespace td
