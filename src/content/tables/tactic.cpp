// Field tables of tactics: plans in order, and their conditions.
#include "catalog/tactic_traits.hpp"
#include "content/tables/tables.hpp"

namespace td {

namespace {

/// A field for the condition, of the type that its member has.
void add(Fields<PlanCondition>& fields, const ConditionTraits& traits) {
    const auto add_one = [&](auto member, const auto& value) { fields.optional(traits.name, member, value, traits.doc.text); };
    if (const auto* const number_of = std::get_if<int PlanCondition::*>(&traits.member))
        add_one(*number_of, number(traits.least, traits.most));
    if (const auto* const flag_of = std::get_if<ConditionTraits::Flag PlanCondition::*>(&traits.member)) add_one(*flag_of, boolean());
    if (const auto* const skill_of = std::get_if<SkillId PlanCondition::*>(&traits.member))
        add_one(*skill_of, reference_only(reference<SkillId>("skills")));
    if (const auto* const status_of = std::get_if<StatusId PlanCondition::*>(&traits.member))
        add_one(*status_of, reference_only(reference<StatusId>("statuses")));
}

const Fields<PlanCondition>& plan_condition_fields() {
    static const Fields<PlanCondition> table = [] {
        Fields<PlanCondition> fields("A condition; all of its entries must hold.");
        for (const ConditionTraits& traits : condition_traits) add(fields, traits);
        return fields;
    }();
    return table;
}

void add(Variants<Plan>& plans, const PlanTraits& traits) {
    Fields<Plan>& fields =
        plans.choice(traits.name(), Plan{.kind = traits.kind, .amount = traits.usual}, traits.doc.text)
            .optional("if", &Plan::only_if, structure(plan_condition_fields()),
                      "The plan is considered only if this holds; default: always.")
            .optional("unless", &Plan::unless, structure(plan_condition_fields()), "The plan is not considered if this holds.");
    if (traits.names_skill) fields.required("skill", &Plan::skill, reference_only(reference<SkillId>("skills")), "Which.");
    if (!traits.amount.empty()) fields.optional(traits.amount, &Plan::amount, number(traits.least, traits.most), traits.amount_doc.text);
    if (traits.may_be_bold)
        fields.optional("boldly", &Plan::boldly, boolean(), "True: it starts actions of several turns even with a foe next to it.");
}

const Variants<Plan>& plan_variants() {
    static const Variants<Plan> plans = [] {
        Variants<Plan> all("do", &Plan::kind);
        for (const PlanTraits& traits : plan_traits) add(all, traits);
        return all;
    }();
    return plans;
}

const Fields<Weights>& weights_fields() {
    static const Fields<Weights> table = [] {
        Fields<Weights> fields("How a creature that looks ahead values what it has at the end of each simulated round.");
        for (const WeightTraits& traits : weight_traits)
            fields.optional(traits.key, traits.member, number(traits.least, traits.most), traits.doc);
        return fields;
    }();
    return table;
}

}  // namespace

/// Reads plans, and reports a plan behind one that can always be done, since it is never reached.
Value<std::vector<Plan>> plans(int at_least) {
    const Value<std::vector<Plan>> plain = list(variant(plan_variants()), at_least, 32);
    return {plain.kind,
            [plain](TreeNode node, const ValueKind&, Reader& reader) {
                const std::size_t problems_before = reader.problem_count();
                auto read = plain.read(node, reader);
                if (!read || reader.problem_count() > problems_before) return read;
                const std::vector<Plan>& all = *read;
                std::size_t row = 0;
                for (const TreeNode item : node.items()) {
                    if (row > 0 && all[row - 1].kind == Plan::Kind::hold && !all[row - 1].only_if && !all[row - 1].unless) {
                        reader.report(item, ProblemCode::bad_combination,
                                      "this plan is never reached, because the `hold` before it is always possible",
                                      "put `hold` last, or limit it with `if:`");
                        break;
                    }
                    ++row;
                }
                return read;
            },
            plain.writing};
}

const Fields<Tactic>& tactic_fields() {
    static const Fields<Tactic> table =
        named<Tactic>("How a creature acts when no player commands it.")
            .required("plans", &Tactic::plans, plans(1), "The plans, tried in order on each turn; the first possible one is followed.")
            .optional("for_party", &Tactic::for_party, boolean(), "True: players may give it to members of their party.")
            .optional("spares_sleepers", &Tactic::spares_sleepers, boolean(),
                      "True: unless it leads, it leaves foes alone while all that it sees are asleep.")
            .optional("look_ahead", &Tactic::look_ahead, number(0, most_look_ahead),
                      "How many rounds after the current one it simulates, while foes are in sight, for each of its best commands; it "
                      "chooses the best outcome. 0: it follows the first possible plan.")
            .optional("candidates", &Tactic::candidates, number(2, 20), "With `look_ahead`: how many commands it compares at most.")
            .optional("weighs", &Tactic::weighs, structure(weights_fields()),
                      "With `look_ahead`: how it values the outcomes. `delve weigh` finds good numbers by fights.")
            .optional("edits_team", &Tactic::edits_team, boolean(),
                      "True: while foes are in sight, a party leader with this tactic simulates each change of the order of members and "
                      "each change of leader, and makes the best one if it is an improvement.");
    return table;
}

}  // namespace td
