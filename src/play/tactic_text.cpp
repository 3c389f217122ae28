#include "play/tactic_text.hpp"

#include <algorithm>

#include "text/explain_tactics.hpp"
#include "text/say.hpp"

namespace td {

namespace {

using RowKind = TacticRow::Kind;

/// The label for a plan's amount, by its key in the content.
std::string label_of_amount(const PlanTraits& traits, const Catalog& catalog) {
    if (traits.amount == "below") return say(catalog, "tactic_row_below");
    if (traits.amount == "chance") return say(catalog, "tactic_row_chance");
    if (traits.amount == "turns") return say(catalog, "tactic_row_turns");
    return say(catalog, "tactic_row_within");
}

std::string yes_or_no(bool is, const Catalog& catalog) { return is ? say(catalog, "settings_yes") : say(catalog, "settings_no"); }

std::string about(const TraitText& doc, const Catalog& catalog) { return doc.key.empty() ? std::string() : say_row(doc, catalog, {}); }

const Plan& plan_of(const TacticEdit& edit, const TacticRow& row) { return edit.tactic().plans[static_cast<std::size_t>(row.plan)]; }

std::string value_text(int number, const Catalog&) { return std::to_string(number); }
/// Empty, because the sentence contains it.
std::string value_text(ConditionTraits::Flag, const Catalog&) { return {}; }
template <class Tag, class Number>
std::string value_text(Id<Tag, Number> id, const Catalog& catalog) {
    return catalog[id].name;
}

TacticRowText condition_text(const TacticEdit& edit, const TacticRow& row, const Catalog& catalog) {
    const PlanCondition& condition = edit.condition_of(row);
    const std::string sentence = describe_condition(*row.condition, condition, catalog);
    return {row.unless ? say(catalog, {"not_while", "condition"}, sentence) : say(catalog, {"only_if", "condition"}, sentence),
            std::visit([&](auto member) { return value_text(condition.*member, catalog); }, row.condition->member),
            about(row.condition->doc, catalog)};
}

/// The texts of rows about one plan.
TacticRowText text_within_plan(const TacticEdit& edit, const TacticRow& row, const Catalog& catalog) {
    const Plan& plan = plan_of(edit, row);
    const PlanTraits& traits = traits_of(plan.kind);
    switch (row.kind) {
        case RowKind::what: return {say(catalog, "tactic_row_what"), say_row(traits.plain_text(), catalog, {}), about(traits.doc, catalog)};
        case RowKind::amount: return {label_of_amount(traits, catalog), std::to_string(plan.amount), about(traits.amount_doc, catalog)};
        case RowKind::skill: return {say(catalog, "tactic_row_skill"), catalog[plan.skill].name, say(catalog, "about_tactic_skill")};
        case RowKind::boldly:
            return {say(catalog, "tactic_row_boldly"), yes_or_no(plan.boldly, catalog), say(catalog, "about_tactic_boldly")};
        case RowKind::condition: return condition_text(edit, row, catalog);
        case RowKind::add_condition:
            return row.unless ? TacticRowText{say(catalog, "tactic_row_add_unless"), {}, say(catalog, "about_tactic_add_unless")}
                              : TacticRowText{say(catalog, "tactic_row_add_if"), {}, say(catalog, "about_tactic_add_if")};
        default: break;
    }
    return {say(catalog, {"plan_followed", "number", "plan"}, row.plan + 1, plan_in_words(plan, catalog)), {}, about(traits.doc, catalog)};
}

}  // namespace

std::string plan_in_words(const Plan& plan, const Catalog& catalog) {
    std::string text = describe_plan(plan, catalog);
    const auto add = [&](const std::string& condition) {
        text = say(catalog, {"plan_under_condition", "plan", "condition"}, text, condition);
    };
    if (plan.only_if && *plan.only_if != PlanCondition{})
        add(say(catalog, {"only_if", "condition"}, describe_condition(*plan.only_if, catalog)));
    if (plan.unless && *plan.unless != PlanCondition{})
        add(say(catalog, {"not_while", "condition"}, describe_condition(*plan.unless, catalog)));
    return text;
}

std::vector<std::string> plans_in_words(const Tactic& tactic, const Catalog& catalog) {
    std::vector<std::string> texts;
    for (const Plan& plan : tactic.plans)
        texts.push_back(
            say(catalog, {"plan_followed", "number", "plan"}, static_cast<int>(texts.size()) + 1, plan_in_words(plan, catalog)));
    return texts;
}

TacticRowText text_of(const TacticEdit& edit, const TacticRow& row, const Catalog& catalog) {
    const Tactic& tactic = edit.tactic();
    const auto text_or_dash = [&](const std::string& text) { return text.empty() ? say(catalog, "tactic_empty_text") : text; };
    switch (row.kind) {
        case RowKind::name: return {say(catalog, "tactic_row_name"), text_or_dash(tactic.name), say(catalog, "about_tactic_name")};
        case RowKind::description:
            return {say(catalog, "tactic_row_description"), text_or_dash(tactic.description), say(catalog, "about_tactic_description")};
        case RowKind::spares_sleepers:
            return {say(catalog, "tactic_row_sleepers"), yes_or_no(tactic.spares_sleepers, catalog), say(catalog, "about_tactic_sleepers")};
        case RowKind::look_ahead:
            return {say(catalog, "tactic_row_look_ahead"),
                    tactic.look_ahead == 0 ? say(catalog, "tactic_looks_not") : say(catalog, {"tactic_looks", "rounds"}, tactic.look_ahead),
                    say(catalog, "about_tactic_look_ahead")};
        case RowKind::candidates:
            return {say(catalog, "tactic_row_candidates"), std::to_string(tactic.candidates), say(catalog, "about_tactic_candidates")};
        case RowKind::add_plan: return {say(catalog, "tactic_row_add_plan"), {}, say(catalog, "about_tactic_add_plan")};
        default: return text_within_plan(edit, row, catalog);
    }
}

std::vector<ChoiceText> plan_choices(const Catalog& catalog) {
    std::vector<ChoiceText> choices;
    for (const PlanTraits& traits : plan_traits) choices.push_back({say_row(traits.plain_text(), catalog, {}), about(traits.doc, catalog)});
    return choices;
}

std::vector<ChoiceText> choices_of(const TacticEdit& edit, const TacticRow& row, const Catalog& catalog) {
    if (row.kind == RowKind::what) return plan_choices(catalog);
    std::vector<ChoiceText> choices;
    const bool of_skills = row.kind == RowKind::skill || std::holds_alternative<SkillId PlanCondition::*>(row.condition->member);
    if (of_skills)
        for (const SkillId skill : edit.offer().skills) choices.push_back({catalog[skill].name, catalog[skill].description});
    else
        for (const StatusId status : edit.offer().statuses) choices.push_back({catalog[status].name, catalog[status].description});
    return choices;
}

std::vector<ChoiceText> condition_choices(const TacticEdit& edit, const std::vector<const ConditionTraits*>& conditions,
                                          const Catalog& catalog) {
    std::vector<ChoiceText> choices;
    for (const ConditionTraits* const traits : conditions) {
        TacticEdit tried(Tactic{}, edit.offer());
        tried.add_plan(-1, Plan::Kind::hold);
        constexpr bool unless = false;
        tried.add_condition(0, unless, *traits);
        choices.push_back({describe_condition(*traits, *tried.tactic().plans.front().only_if, catalog), about(traits->doc, catalog)});
    }
    return choices;
}

std::string text_of(const TacticMistake& mistake, const Catalog& catalog) {
    switch (mistake.kind) {
        case TacticMistake::Kind::no_name: return say(catalog, "tactic_has_no_name");
        case TacticMistake::Kind::name_taken: return say(catalog, "tactic_name_taken");
        case TacticMistake::Kind::no_plans: return say(catalog, "tactic_has_no_plans");
        case TacticMistake::Kind::never_reached: break;
    }
    return say(catalog, {"tactic_plan_never_reached", "number"}, mistake.plan + 1);
}

}  // namespace td
