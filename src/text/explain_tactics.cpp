#include "text/explain_tactics.hpp"

#include <algorithm>
#include <array>

#include "rules/targets.hpp"
#include "text/describe.hpp"
#include "text/explain.hpp"
#include "text/explain_orders.hpp"
#include "text/say.hpp"

namespace td {

namespace {

constexpr std::size_t most_reasons = 3;

std::string value_text(int number, const Catalog&) { return std::to_string(number); }
std::string value_text(const ConditionTraits::Flag&, const Catalog&) { return {}; }
template <class Tag, class Number>
std::string value_text(Id<Tag, Number> id, const Catalog& catalog) {
    return catalog[id].name;
}

/// The names of the known creatures that it would reach, without `who` itself; empty if there are none.
std::string names_of_targets(const AimedUse& use, EntityId who, const WorldView& view, const Known& known) {
    std::string names;
    for (const EntityId target : reach_of(view.world, use.targeting).targets)
        if (target != who && known(target)) names += (names.empty() ? "" : ", ") + name_among_known(target, view, known);
    return names;
}

std::string describe_intention(const DecisionReasons& reasons, const Known& known) {
    const Catalog& catalog = *reasons.then.catalog;
    const World& world = reasons.then.world;
    const std::string action = describe_decision(reasons.decision.command, reasons.who, {world, catalog}, known);
    if (reasons.is_certain) return say(catalog, {"next_action", "action"}, action);
    if (!reasons.waits) return say(catalog, {"next_action_for_now", "action"}, action);
    return say(catalog, {"next_action_if_waited", "who", "action"}, name_of(reasons.waits, {world, catalog}), action);
}

// --- commands that were compared ---

/// A difference, without its sign, that was summed up over so many throws of the dice: its average, rounded.
int average_difference(int sum, int throws) { return (2 * std::abs(sum) + throws) / (2 * std::max(throws, 1)); }

/// Parts of a sentence, with commas between them.
void join(std::string& text, const std::string& part) { text += (text.empty() ? "" : ", ") + part; }

/// What makes the other decision worse than the best one and, behind that, what makes it better.
std::string describe_difference(const RatedDecision& other, const RatedDecision& best, const Catalog& catalog) {
    const Outlook &a = other.outlook, &b = best.outlook;
    const int own = a.own_health - b.own_health, foes = a.foe_health - b.foe_health;
    const int own_points = average_difference(own, a.throws), foe_points = average_difference(foes, a.throws);
    std::string worse, better;
    if (a.own_alive < b.own_alive) join(worse, say(catalog, "more_of_us_fall"));
    if (a.own_alive > b.own_alive) join(better, say(catalog, "fewer_of_us_fall"));
    if (a.foes_alive > b.foes_alive) join(worse, say(catalog, "fewer_foes_fall"));
    if (a.foes_alive < b.foes_alive) join(better, say(catalog, "more_foes_fall"));
    if (own < 0 && own_points > 0) join(worse, say(catalog, {"leaves_us_less_health", "points"}, own_points));
    if (own > 0 && own_points > 0) join(better, say(catalog, {"leaves_us_more_health", "points"}, own_points));
    if (foes > 0 && foe_points > 0) join(worse, say(catalog, {"leaves_foes_more_health", "points"}, foe_points));
    if (foes < 0 && foe_points > 0) join(better, say(catalog, {"leaves_foes_less_health", "points"}, foe_points));
    if (worse.empty()) worse = say(catalog, other.utility == best.utility ? PhraseWith<0>("as_good") : PhraseWith<0>("hardly_less_good"));
    return better.empty() ? worse : say(catalog, {"worse_but_better", "worse", "better"}, worse, better);
}

/// Why it does not do what was rated best: it has waited or kept away for too long, or too little would come of it.
std::string why_not_the_best(const DecisionReasons& reasons) {
    const AiState& memory = reasons.then.world.get<AiState>(reasons.who);
    const bool has_waited = memory.stalled > 0 || memory.awaited > 0;
    const bool waits = std::holds_alternative<commands::Wait>(reasons.decision.command);
    return say(*reasons.then.catalog, has_waited && !waits ? PhraseWith<0>("has_waited_enough") : PhraseWith<0>("first_gains_little"));
}

void add_compared(std::vector<ReasonLine>& lines, const DecisionReasons& reasons, const Known& known) {
    const Catalog& catalog = *reasons.then.catalog;
    const Tactic& tactic = tactic_in_force(reasons.then, reasons.who);
    const std::vector<RatedDecision>& compared = reasons.compared;
    lines.push_back({say(catalog, {"has_compared", "tactic", "rounds"}, tactic.name, look_ahead_of(reasons.then, reasons.who))});
    for (std::size_t i = 0; i < std::min(most_reasons, compared.size()); ++i) {
        const Command& command = compared[i].decision.command;
        const std::string action = describe_decision(command, reasons.who, {reasons.then.world, catalog}, known);
        const int number = static_cast<int>(i) + 1;
        lines.push_back({.text = i == 0 ? say(catalog, {"plan_followed", "number", "plan"}, number, action)
                                        : say(catalog, {"plan_passed", "number", "plan", "reason"}, number, action,
                                              describe_difference(compared[i], compared[0], catalog)),
                         .is_done = command == reasons.decision.command});
    }
    if (reasons.decision.command != compared.front().decision.command) lines.push_back({why_not_the_best(reasons)});
}

// --- plans in order ---

std::string describe_passed(const tactics::PassedPlan& passed, const Catalog& catalog) {
    if (passed.is_forbidden) return say(catalog, "forbidden_by_order");
    if (passed.unmet != nullptr)
        return say(catalog, {"only_if", "condition"}, describe_condition(*passed.unmet, *passed.plan->only_if, catalog));
    if (passed.is_excluded) return say(catalog, {"not_while", "condition"}, describe_condition(*passed.plan->unless, catalog));
    return say(catalog, "nothing_to_do");
}

std::string describe_basis(tactics::DecisionBasis basis, const Catalog& catalog) {
    using Basis = tactics::DecisionBasis;
    switch (basis) {
        case Basis::plan:
        case Basis::nothing_to_do:
        case Basis::besides_plans: return {};
        case Basis::asleep: return say(catalog, "basis_asleep");
        case Basis::out_of_harm: return say(catalog, "basis_out_of_harm");
        case Basis::ongoing_action: return say(catalog, "basis_ongoing_action");
        case Basis::order: return say(catalog, "basis_order");
        case Basis::remedy: return say(catalog, "basis_remedy");
        case Basis::equipping: return say(catalog, "basis_equipping");
        case Basis::investigation: return say(catalog, "basis_investigation");
        case Basis::given_up: return say(catalog, "basis_given_up");
        case Basis::out_of_snare: return say(catalog, "basis_out_of_snare");
    }
    return {};
}

void add_plans(std::vector<ReasonLine>& lines, const DecisionReasons& reasons) {
    const Catalog& catalog = *reasons.then.catalog;
    const tactics::Decision& decision = reasons.decision;
    const std::string& tactic = tactic_in_force(reasons.then, reasons.who).name;
    if (decision.basis == tactics::DecisionBasis::nothing_to_do)
        return lines.push_back({say(catalog, {"basis_nothing_to_do", "tactic"}, tactic)});
    if (decision.plan == nullptr) return lines.push_back({describe_basis(decision.basis, catalog)});
    lines.push_back({say(catalog, {"by_its_tactic", "tactic"}, tactic)});
    const std::size_t count = reasons.passed.size();
    for (std::size_t i = count - std::min(most_reasons - 1, count); i < count; ++i)
        lines.push_back({say(catalog, {"plan_passed", "number", "plan", "reason"}, static_cast<int>(i) + 1,
                             describe_plan(*reasons.passed[i].plan, catalog), describe_passed(reasons.passed[i], catalog))});
    lines.push_back(
        {.text = say(catalog, {"plan_followed", "number", "plan"}, static_cast<int>(count) + 1, describe_plan(*decision.plan, catalog)),
         .is_done = true});
    // The plan was to wait: the basis says why it does something else.
    if (decision.basis != tactics::DecisionBasis::plan) lines.push_back({describe_basis(decision.basis, catalog)});
}

void add_influence(std::vector<ReasonLine>& lines, const DecisionReasons& reasons, const Known& known) {
    if (const std::string why = why_focus_is_idle(reasons.then, reasons.who, known); !why.empty())
        lines.push_back({say(*reasons.then.catalog, {"focus_idle", "why"}, why)});
    const WorldView view{reasons.then.world, *reasons.then.catalog};
    const CompanionOrders* orders = view.world.find<CompanionOrders>(reasons.who);
    if (!reasons.influence || !orders) return;
    const std::optional<Command>& otherwise = reasons.influence->otherwise;
    const std::string action = otherwise ? describe_decision(*otherwise, reasons.who, view, known) : std::string();
    lines.push_back({.text = describe_influence(*reasons.influence, *orders, action, view, known), .is_done = true});
}

}  // namespace

std::string describe_plan(const Plan& plan, const Catalog& catalog) {
    const PlanTraits& traits = traits_of(plan.kind);
    const std::array<Filling, 2> fillings{Filling{"number", std::to_string(plan.amount)},
                                          Filling{"skill", plan.skill ? catalog[plan.skill].name : std::string()}};
    return say_row(traits.is_boundless(plan.amount) ? traits.boundless : traits.text, catalog, fillings);
}

std::string describe_condition(const ConditionTraits& traits, const PlanCondition& condition, const Catalog& catalog) {
    return std::visit(
        [&](auto member) {
            const std::string value = value_text(condition.*member, catalog);
            const std::array<Filling, 3> fillings{Filling{"number", value}, Filling{"skill", value}, Filling{"status", value}};
            const auto* const flag = std::get_if<ConditionTraits::Flag PlanCondition::*>(&traits.member);
            const bool is_denied = flag != nullptr && condition.*(*flag) == false;
            return say_row(is_denied ? traits.other : traits.text, catalog, fillings);
        },
        traits.member);
}

std::string describe_condition(const PlanCondition& condition, const Catalog& catalog) {
    std::string text;
    for (const ConditionTraits& traits : condition_traits)
        if (traits.is_given(condition))
            text += (text.empty() ? "" : say(catalog, "word_and")) + describe_condition(traits, condition, catalog);
    return text;
}

std::string describe_look_ahead(const Tactic& tactic, const Catalog& catalog) {
    return tactic.look_ahead > 0 ? say(catalog, {"looks_ahead", "rounds"}, tactic.look_ahead) : say(catalog, "looks_not_ahead");
}

std::string describe_decision(const Command& command, EntityId who, const WorldView& view, const Known& known) {
    const std::optional<AimedUse> use = aimed_use_of(view, who, command);
    const std::string targets = use ? names_of_targets(*use, who, view, known) : std::string();
    if (targets.empty()) return describe_command(command, who, view);
    if (std::holds_alternative<commands::Attack>(command)) return say(view.catalog, {"do_attack_whom", "targets"}, targets);
    return say(view.catalog, {"do_to_whom", "action", "targets"}, describe_command(command, who, view), targets);
}

std::vector<ReasonLine> describe_reasons(const DecisionReasons& reasons, const Known& known) {
    std::vector<ReasonLine> lines{{.text = describe_intention(reasons, known), .is_done = true}};
    add_influence(lines, reasons, known);
    if (reasons.compared.empty())
        add_plans(lines, reasons);
    else
        add_compared(lines, reasons, known);
    return lines;
}

}  // namespace td
