// Field tables of tactics: plans in order, and their conditions.
#include "catalog/tactic_traits.hpp"
#include "content/tables/tables.hpp"

namespace td {

namespace {

void add(Fields<PlanCondition>& fields, const ConditionTraits& traits) {
    const auto add_one = [&](auto member, const auto& value) { fields.optional(traits.name, member, value, traits.doc.text); };
    if (const auto* const of = std::get_if<int PlanCondition::*>(&traits.member)) add_one(*of, number(traits.least, traits.most));
    if (const auto* const of = std::get_if<ConditionTraits::Flag PlanCondition::*>(&traits.member)) add_one(*of, boolean());
    if (const auto* const of = std::get_if<SkillId PlanCondition::*>(&traits.member))
        add_one(*of, reference_only(reference<SkillId>("skills")));
    if (const auto* const of = std::get_if<StatusId PlanCondition::*>(&traits.member))
        add_one(*of, reference_only(reference<StatusId>("statuses")));
}

const Fields<PlanCondition>& plan_condition_fields() {
    static const Fields<PlanCondition> table = [] {
        Fields<PlanCondition> fields("A condition; all entries that are given must hold.");
        for (const ConditionTraits& traits : condition_traits) add(fields, traits);
        return fields;
    }();
    return table;
}

void add(Variants<Plan>& plans, const PlanTraits& traits) {
    Fields<Plan>& fields =
        plans.choice(traits.name(), Plan{traits.kind, traits.usual}, traits.doc.text)
            .optional("if", &Plan::only_if, structure(plan_condition_fields()),
                      "The plan is considered only if this holds; left out: always.")
            .optional("unless", &Plan::unless, structure(plan_condition_fields()), "The plan is not considered if this holds.");
    if (traits.names_skill) fields.required("skill", &Plan::skill, reference_only(reference<SkillId>("skills")), "Which.");
    if (!traits.amount.empty()) fields.optional(traits.amount, &Plan::amount, number(traits.least, traits.most), traits.amount_doc.text);
    if (traits.may_be_bold)
        fields.optional("boldly", &Plan::boldly, boolean(), "True: it begins actions of several turns even with a foe next to it.");
}

const Variants<Plan>& plan_variants() {
    static const Variants<Plan> plans = [] {
        Variants<Plan> all("do", &Plan::kind);
        for (const PlanTraits& traits : plan_traits) add(all, traits);
        return all;
    }();
    return plans;
}

/// Reads plans, and reports a plan behind one that can always be done, since it is never reached.
Value<std::vector<Plan>> plans() {
    const Value<std::vector<Plan>> plain = list(variant(plan_variants()), 1, 32);
    return {plain.kind,
            [plain](TreeNode node, const ValueKind&, Reader& reader) {
                const std::size_t problems_before = reader.problem_count();
                auto read = plain.read(node, reader);
                if (!read || reader.problem_count() > problems_before) return read;
                const std::vector<Plan>& all = *read;
                std::size_t row = 0;
                for (const TreeNode item : node.items()) {
                    if (row > 0 && all[row - 1].kind == Plan::Kind::hold && !all[row - 1].only_if && !all[row - 1].unless) {
                        reader.report(item, ProblemCode::bad_combination, "this plan is never reached: `hold` before it can always be done",
                                      "put `hold` last, or say when with `if:`");
                        break;
                    }
                    ++row;
                }
                return read;
            },
            plain.writing};
}

const Fields<Weights>& weights_fields() {
    static const Fields<Weights> table = [] {
        Fields<Weights> fields("What a creature that looks ahead counts at the end of each round that it has played through in mind.");
        for (const WeightTraits& traits : weight_traits)
            fields.optional(traits.key, traits.member, number(traits.least, traits.most), traits.doc);
        return fields;
    }();
    return table;
}

}  // namespace

const Fields<Tactic>& tactic_fields() {
    static const Fields<Tactic> table =
        named<Tactic>("How a creature acts that the player does not command.")
            .required("plans", &Tactic::plans, plans(), "Tried in order on each turn; the first that can be done is done.")
            .optional("for_party", &Tactic::for_party, boolean(), "True: players may give it to members of their party.")
            .optional("spares_sleepers", &Tactic::spares_sleepers, boolean(),
                      "True: unless it leads, it leaves foes alone as long as all that it sees are asleep.")
            .optional("look_ahead", &Tactic::look_ahead, number(0, most_look_ahead),
                      "How many rounds after the present one it plays through in mind, while foes are in sight, for each of its best "
                      "commands; it does what came out best. 0: the first plan that can be done is done.")
            .optional("candidates", &Tactic::candidates, number(2, 20), "With `look_ahead`: how many commands it compares at the most.")
            .optional("weighs", &Tactic::weighs, structure(weights_fields()),
                      "With `look_ahead`: what counts when it compares them. `delve weigh` finds numbers by fights.")
            .optional(
                "edits_team", &Tactic::edits_team, boolean(),
                "True: who leads the party by it plays through in mind, while foes are in sight, what comes of each change of the order "
                "of its members and of each hand-over of the lead, and makes the best one where it is better than none.");
    return table;
}

}  // namespace td
