// Field tables of tactics: plans in order, and their conditions.
#include <fmt/format.h>

#include "content/tables/tables.hpp"

namespace td {

namespace {

const Fields<PlanCondition>& plan_condition_fields() {
    static const Fields<PlanCondition> table =
        Fields<PlanCondition>("A condition; all entries that are given must hold.")
            .optional("health_below", &PlanCondition::health_below, percent(1), "It has less than so many percent of its health.")
            .optional("ally_below", &PlanCondition::ally_below, percent(1), "Another of its team has less than so many percent.")
            .optional("foe_within", &PlanCondition::foe_within, number(1, 20), "A foe in sight is at most so many tiles away.")
            .optional("foes_at_least", &PlanCondition::foes_at_least, number(1, 20), "So many foes are in sight, or more.")
            .optional("allies_at_least", &PlanCondition::allies_at_least, number(1, 20), "So many others of its team live, or more.")
            .optional("alone", &PlanCondition::alone, boolean(), "Nobody else of its team is alive.")
            .optional("leader_beyond", &PlanCondition::leader_beyond, number(1, 99), "Its leader is farther away than so many tiles.")
            .optional("home_beyond", &PlanCondition::home_beyond, number(1, 99), "It is farther than so many tiles from where it was put.")
            .optional("hunting", &PlanCondition::hunting, boolean(), "It sees a foe, or remembers one.")
            .optional("holds_item", &PlanCondition::holds_item, boolean(), "It holds something itself.")
            .optional("threatened", &PlanCondition::threatened, boolean(),
                      "A foe in sight could strike it where it stands before its next turn, were it to wait now.")
            .optional("unanswered", &PlanCondition::unanswered, boolean(),
                      "No foe in sight could strike it where it stands before its next turn, were it to attack now.")
            .optional("acts_again", &PlanCondition::acts_again, boolean(),
                      "It will be asked again before any foe in sight, were it to walk or wait now.")
            .optional(
                "in_doorway", &PlanCondition::in_doorway, boolean(),
                "It stands in a doorway or a corridor: it could walk to two opposite sides of its tile, and to neither of the two others.")
            .optional("ready", &PlanCondition::ready, reference_only(reference<SkillId>("skills")),
                      "It has this skill, with a charge left.")
            .optional("has_status", &PlanCondition::has_status, reference_only(reference<StatusId>("statuses")), "It has this status.")
            .optional("foe_has_status", &PlanCondition::foe_has_status, reference_only(reference<StatusId>("statuses")),
                      "A foe in sight has this status; with `foe_within`, one that is so near.")
            .optional("chance", &PlanCondition::chance, percent(1), "Percent of turns, drawn anew in each.");
    return table;
}

Fields<Plan>& add(Variants<Plan>& plans, Plan::Kind kind, int amount, std::string_view doc) {
    return plans.choice(name_of(kind), Plan{kind, amount}, doc)
        .optional("if", &Plan::only_if, structure(plan_condition_fields()), "The plan is considered only if this holds; left out: always.")
        .optional("unless", &Plan::unless, structure(plan_condition_fields()), "The plan is not considered if this holds.");
}

constexpr std::string_view share_doc = "Percent of the maximum health.";
constexpr std::string_view steps_doc = "Steps.";
constexpr std::string_view turns_doc = "Percent of the turns on which the plan is considered.";
constexpr std::string_view boldly_doc = "True: it begins actions of several turns even with a foe next to it.";

void add_fighting(Variants<Plan>& all) {
    using Kind = Plan::Kind;
    add(all, Kind::flee_when_hurt, 25, "Away from foes in sight when hurt.").optional("below", &Plan::amount, percent(1), share_doc);
    add(all, Kind::flee, 0, "Away from foes in sight.");
    add(all, Kind::use_skills, 100, "The best skill that has a use now.")
        .optional("chance", &Plan::amount, percent(1), turns_doc)
        .optional("boldly", &Plan::boldly, boolean(), boldly_doc);
    add(all, Kind::use_skill, 0, "One skill, if it has a use now.")
        .required("skill", &Plan::skill, reference_only(reference<SkillId>("skills")), "Which.")
        .optional("boldly", &Plan::boldly, boolean(), boldly_doc);
    add(all, Kind::use_items, 100, "The best of its items that has a use now.").optional("chance", &Plan::amount, percent(1), turns_doc);
    add(all, Kind::attack, 0, "The plain attack on a foe it reaches.");
    add(all, Kind::chase, 0, "Towards the nearest foe it knows of.")
        .optional("within", &Plan::amount, number(0, 20), "Steps from the leader that it keeps to; 0: as far as it takes.");
    add(all, Kind::avoid, 3, "Keeps away from foes in sight.").optional("within", &Plan::amount, number(1, 20), steps_doc);
    add(all, Kind::heal_allies, 50, "Heals allies that are hurt.").optional("below", &Plan::amount, percent(1), share_doc);
    add(all, Kind::rescue, 20,
        "For the party: brings back one who has fallen, with a skill or item, or carries it while nobody of the team can and no foe is in "
        "sight.")
        .optional("within", &Plan::amount, number(1, 20), steps_doc);
    add(all, Kind::heal, 45,
        "Uses a healing item or skill. A tactic with this plan does it at that place in its order; others do it before all other plans.")
        .optional("below", &Plan::amount, percent(1), share_doc);
}

void add_positions(Variants<Plan>& all) {
    using Kind = Plan::Kind;
    add(all, Kind::await_foe, 4,
        "Waits where no foe can strike it before its next turn, if a step towards the foe that it is after would give a foe the first "
        "blow.")
        .optional("turns", &Plan::amount, number(1, 20),
                  "The most turns in a row; then it does so no more until it has lost its foes from sight.");
    add(all, Kind::retire, 0,
        "A step to where foes in sight could harm it least before its next turn, if that is less than where it stands.");
    add(all, Kind::line_up, 0,
        "A step to where its plain attack would reach a foe, if none is in reach here and foes could harm it no more there than here.");
    add(all, Kind::besiege, 0, "For foes: goes to the nearest of the party, by the way it knows, seen or not.");
}

void add_waiting(Variants<Plan>& all) {
    using Kind = Plan::Kind;
    add(all, Kind::follow, 2, "Keeps near the leader; beside it while it stands on the stairs.")
        .optional("within", &Plan::amount, number(1, 20), steps_doc);
    add(all, Kind::hold, 0, "Stays where it is.");
    add(all, Kind::guard, 4, "Stays near its home.").optional("within", &Plan::amount, number(1, 20), steps_doc);
    add(all, Kind::return_home, 0, "Goes to where it was put.");
    add(all, Kind::wander, 0, "From room to room.");
    add(all, Kind::sleep, 3, "Until a foe comes near or it is hurt.").optional("within", &Plan::amount, number(0, 20), steps_doc);
    add(all, Kind::rest, 50, "Rests when hurt and no foe is in sight.").optional("below", &Plan::amount, percent(1), share_doc);
    add(all, Kind::investigate, 0,
        "Goes to a place where it noticed something. A tactic with this plan does it at that place in its order; others do it before all "
        "other plans.");
    add(all, Kind::auto_equip, 0,
        "Attaches better parts. A tactic with this plan does it at that place in its order; otherwise machines do it before all other "
        "plans.");
}

void add_leading(Variants<Plan>& all) {
    using Kind = Plan::Kind;
    add(all, Kind::pick_up, 3, "For the party: fetches items that lie near.").optional("within", &Plan::amount, number(1, 20), steps_doc);
    add(all, Kind::pursue, 0, "For the party: follows the foe that it remembers, if it could harm that foe.");
    add(all, Kind::rest_party, 0, "Rests when one of its team is hurt and resting helps.");
    add(all, Kind::reach_goal, 0, "For the party: goes to the places that objectives of victory name.");
    add(all, Kind::gather, 0, "For the party: fetches all items that have been seen.");
    add(all, Kind::explore, 0, "For the party: goes to parts of the floor that have not been seen.");
    add(all, Kind::descend, 0, "For the leader of the party: goes to the stairs, and takes them.");
}

const Variants<Plan>& plan_variants() {
    static const Variants<Plan> plans = [] {
        Variants<Plan> all("do", &Plan::kind);
        add_fighting(all);
        add_positions(all);
        add_waiting(all);
        add_leading(all);
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

}  // namespace

const Fields<Tactic>& tactic_fields() {
    static const Fields<Tactic> table =
        named<Tactic>("How a creature acts that the player does not command.")
            .required("plans", &Tactic::plans, plans(), "Tried in order on each turn; the first that can be done is done.")
            .optional("for_party", &Tactic::for_party, boolean(), "True: players may give it to members of their party.")
            .optional("spares_sleepers", &Tactic::spares_sleepers, boolean(),
                      "True: unless it leads, it leaves foes alone as long as all that it sees are asleep.")
            .optional("look_ahead", &Tactic::look_ahead, number(0, 2),
                      "How many rounds after the present one it plays through in mind, while foes are in sight, for each of its best "
                      "commands; it "
                      "does what came out best. 0: the first plan that can be done is done.")
            .optional("candidates", &Tactic::candidates, number(2, 20), "With `look_ahead`: how many commands it compares at the most.");
    return table;
}

}  // namespace td
