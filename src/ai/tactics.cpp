#include "ai/tactics.hpp"

#include <algorithm>
#include <tuple>

#include "ai/attacks.hpp"
#include "ai/idling.hpp"
#include "ai/items.hpp"
#include "ai/mind.hpp"
#include "ai/order_check.hpp"
#include "ai/party_lead.hpp"
#include "ai/plan_commands.hpp"
#include "ai/plan_conditions.hpp"
#include "ai/positions.hpp"
#include "ai/steps.hpp"
#include "catalog/tactic_traits.hpp"
#include "rules/effects.hpp"
#include "rules/ongoing_actions.hpp"

namespace td::tactics {

namespace {

constexpr int remedy_below_percent = 45;
/// To wait for foes farther off is not idle.
constexpr int idle_within_tiles = 3;
/// A foe that has given up goes elsewhere for this many turns.
constexpr int turns_elsewhere = 10;

PlanUse use_of(const Plan& plan) { return traits_of(plan.kind).use; }

/// The decision of one creature in one turn.
class DecisionMaker {
public:
    /// `focus`: the only foe that it chases, and that each of its attacks must reach; none: it chooses for itself.
    DecisionMaker(const AiContext& context, EntityId who, Crowd crowd, EntityId focus = {})
        : m_mind(context, who, crowd, focus),
          m_attention(attention_rng(context, who)),
          m_plans(plans_of_mind()),
          m_orders(context, who, focus) {}

    /// From now on, plans that yield no command are added to `passed`, which must outlive this object; null: they are not recorded.
    void record_passed_plans(std::vector<PassedPlan>* passed) { m_passed = passed; }

    /// What decide() gives, unless that is a wait and there is something better to do.
    Decision make_decision() {
        Decision decision = decide();
        // While a web holds it, it struggles: it may be blocking others.
        if (std::holds_alternative<commands::Wait>(decision.command) && !decision.ai_state.asleep)
            if (const auto struggle = step_out_of_snare(m_mind.context, m_mind.who)) {
                decision.command = *struggle;
                decision.basis = DecisionBasis::out_of_snare;
            }
        if (std::holds_alternative<commands::Wait>(decision.command) && m_mind.is_of_party())
            if (const std::optional<Command> other = instead_of_waiting(decision.plan)) {
                decision.command = *other;
                decision.basis = DecisionBasis::besides_plans;
                decision.plan = nullptr;
            }
        decision.ai_state.stalled = stalled_turns_after(decision);
        if (!m_mind.sees_foes()) decision.ai_state.awaited = 0;
        return decision;
    }

    /// Adds decisions with commands not yet in `found`, until there are `at_most`. Precondition: the first call on this object.
    void add_candidates(std::vector<Decision>& found, std::size_t at_most) {
        perceive(m_mind);
        if (m_mind.ai_state.asleep || !m_mind.sees_foes() || continuing_command(m_mind.context.world, m_mind.who)) return;
        const AiState perceived = m_mind.ai_state;
        const auto add = [&](const std::optional<Command>& command, const Plan* plan) {
            const auto is_same = [&](const Decision& d) {
                return d.command == *command || is_same_use(m_mind.context, m_mind.who, d.command, *command);
            };
            const bool is_new = command && !m_orders.forbids(*command) && std::none_of(found.begin(), found.end(), is_same);
            const DecisionBasis basis = plan ? DecisionBasis::plan : DecisionBasis::besides_plans;
            if (is_new && found.size() < at_most) found.push_back({*command, m_mind.ai_state, basis, plan});
            m_mind.ai_state = perceived;
        };
        for (const Plan* const plan : m_plans)
            if (use_of(*plan) != PlanUse::peace) add(follow_plan(*plan), plan);
        for (const SkillSlot& slot : m_mind.context.world.get<Skills>(m_mind.who).slots)
            add(best_use_of(m_mind.context, m_mind.who, slot.skill, m_mind.targets(), Daring::careful), nullptr);
        add(best_plain_attack(m_mind.context, m_mind.who, m_mind.targets()), nullptr);
        add(step_out_of_reach(m_mind.context, m_mind.who, m_mind.threats), nullptr);
        add(step_to_relieve(m_mind.context, m_mind.who, m_mind.foes), nullptr);
        add(better_than_waiting().value_or(commands::Wait{}), nullptr);
        if (m_mind.ai_state.goal && !m_orders.holds_fire() && !is_too_hurt_to_chase())
            if (const auto step = towards(m_mind, *m_mind.ai_state.goal);
                step && !leads_to_the_front(m_mind.context, m_mind.who, m_mind.foes, *step))
                add(*step, nullptr);
        for (const int slot : usable_slots(m_mind.context, m_mind.who))
            add(best_use_of_item(m_mind.context, m_mind.who, slot, m_mind.targets()), nullptr);
    }

    /// True if a decision made for a focus is about that foe, or more urgent. If false, the creature may attack others.
    bool serves_focus(const Decision& decision) const {
        if (decision.basis == DecisionBasis::nothing_to_do || decision.basis == DecisionBasis::given_up) return false;
        if (std::holds_alternative<commands::Walk>(decision.command) && cannot_step(m_mind.context, m_mind.who)) return false;
        if (decision.plan == nullptr) return true;
        if (decision.plan->kind == Plan::Kind::await_foe) return true;
        const PlanUse use = use_of(*decision.plan);
        return use != PlanUse::post && use != PlanUse::peace && !std::holds_alternative<commands::Wait>(decision.command);
    }

private:
    Decision decide() {
        perceive(m_mind);
        if (m_mind.ai_state.asleep) return {commands::Wait{}, m_mind.ai_state, DecisionBasis::asleep};
        if (const auto step = step_out_of_harm(m_mind.context, m_mind.who)) return {*step, m_mind.ai_state, DecisionBasis::out_of_harm};
        if (const auto step = m_orders.ordered_step()) return {*step, m_mind.ai_state, DecisionBasis::order};
        if (const auto further = m_orders.permitted(continue_ongoing_action()))
            return {*further, m_mind.ai_state, DecisionBasis::ongoing_action};
        if (!has_plan(Plan::Kind::heal))
            if (const auto remedy = best_remedy(m_mind.context, m_mind.who, remedy_below_percent))
                return {*remedy, m_mind.ai_state, DecisionBasis::remedy};
        if (!has_plan(Plan::Kind::auto_equip))
            if (const auto equipping = m_orders.permitted(equip_if_machine(m_mind)))
                return {*equipping, m_mind.ai_state, DecisionBasis::equipping};
        if (!has_plan(Plan::Kind::investigate))
            if (const auto command = m_orders.permitted(investigate(m_mind)))
                return {*command, m_mind.ai_state, DecisionBasis::investigation};
        if (m_mind.is_of_party())
            if (const auto step = m_orders.permitted(step_out_of_area(m_mind.context, m_mind.who, m_mind.threats, m_mind.foes)))
                return {*step, m_mind.ai_state, DecisionBasis::besides_plans};
        for (const Plan* const plan : m_plans)
            if (!overlooks_plan())
                if (const auto command = consider(*plan)) return {*command, m_mind.ai_state, DecisionBasis::plan, plan};
        if (m_mind.has_given_up() && m_mind.sees_foes())
            if (const auto step = m_orders.permitted(
                    step_away(m_mind.context, m_mind.who, place_of(m_mind.context.world, m_mind.foes.front()), m_mind.crowd)))
                return {*step, m_mind.ai_state, DecisionBasis::given_up};
        return {commands::Wait{}, m_mind.ai_state};
    }

    std::optional<Command> consider(const Plan& plan) {
        const Rng before = m_mind.rng;
        const bool is_open = applies(plan, m_mind.rng);
        const Rng after_conditions = m_mind.rng;
        const AiState unchanged = m_mind.ai_state;
        const std::optional<Command> planned = is_open ? follow_plan(plan) : std::nullopt;
        // It was ready for long enough, and no foe came.
        const bool is_in_vain = planned && m_mind.is_of_party() && m_mind.ai_state.stalled >= longest_readiness &&
                                readies_blow(m_mind.context, m_mind.who, *planned);
        const std::optional<Command> command = is_in_vain || (planned && invites_harm(plan, *planned)) ? std::nullopt : planned;
        if (command && !m_orders.forbids(*command)) return command;
        if (command) m_mind.ai_state = unchanged;
        if (m_passed) m_passed->push_back(passed_plan(plan, is_open, before));
        if (m_passed && is_open) m_passed->back().is_forbidden = would_act_without_orders(plan, after_conditions);
        return std::nullopt;
    }
    /// True if the plan, whose conditions hold, would yield a command if the creature had no orders.
    bool would_act_without_orders(const Plan& plan, const Rng& rng) const {
        if (!m_mind.context.world.has<CompanionOrders>(m_mind.who)) return false;
        AiContext context = m_mind.context;
        context.is_free_of_orders = true;
        DecisionMaker other(context, m_mind.who, m_mind.crowd);
        other.m_mind.rng = rng;
        other.m_mind.foes = m_mind.foes;
        other.m_mind.ai_state = m_mind.ai_state;
        return other.follow_plan(plan).has_value();
    }
    /// True if a plan of its tactic makes it flee for as long as it is hurt. Then it chases nobody: else it would come back as soon as it
    /// was out of sight, and flee again, for ever.
    bool is_too_hurt_to_chase() {
        return !m_mind.leads_the_player() && any_plan([&](const Plan& plan) {
            const bool when_hurt =
                plan.kind == Plan::Kind::flee_when_hurt && health_percent(m_mind.context.world, m_mind.who) < plan.amount;
            const bool if_hurt = plan.kind == Plan::Kind::flee && plan.only_if && plan.only_if->health_below > 0;
            return (when_hurt || if_hurt) && holds_for_long(plan);
        });
    }
    /// True if all conditions hold apart from those about foes, threats and chance.
    bool holds_for_long(const Plan& plan) {
        const auto lasts = [&](const PlanCondition& asked) {
            return conditions_hold(m_mind.context, m_mind.who, lasting_conditions(asked), m_mind.foes, m_mind.threats, m_mind.rng);
        };
        if (plan.only_if && !lasts(*plan.only_if)) return false;
        // An `unless` with a condition that passes excludes the plan only for a while.
        return !plan.unless || lasting_conditions(*plan.unless) != *plan.unless || !lasts(*plan.unless);
    }
    /// `before`: the random stream before the plan's conditions were checked.
    PassedPlan passed_plan(const Plan& plan, bool is_open, Rng before) {
        PassedPlan passed{&plan};
        if (is_open) return passed;
        if (plan.only_if) passed.unmet = first_unmet(m_mind.context, m_mind.who, *plan.only_if, m_mind.foes, m_mind.threats, before);
        passed.is_excluded = passed.unmet == nullptr;
        return passed;
    }

    /// What a member of the party does where `plan`, or none, would have it wait.
    std::optional<Command> instead_of_waiting(const Plan* plan) {
        const bool stays = plan != nullptr && plan->kind == Plan::Kind::hold;
        if (m_mind.sees_foes()) {
            const auto relief = stays ? std::nullopt : m_orders.permitted(step_to_relieve(m_mind.context, m_mind.who, m_mind.foes));
            return relief ? relief : better_than_waiting();
        }
        return stays ? std::nullopt : m_orders.permitted(step_off_slow_ground(m_mind.context, m_mind.who));
    }
    int turns_given_by(TriggerEvent event) const { return turns_given_to(m_mind.context, m_mind.who, m_mind.foes, event); }

    /// A blow, or a step to where it is no more threatened, if that gives foes fewer turns than a wait would. Nothing after some idle
    /// turns: both sides could stand by for ever.
    std::optional<Command> better_than_waiting() {
        const int by_waiting = turns_given_by(TriggerEvent::waits);
        if (by_waiting == 0 || m_mind.ai_state.stalled >= most_idle_turns) return std::nullopt;
        const auto may = [&](const std::optional<Command>& command) { return command && !m_orders.forbids(*command); };
        const std::optional<Command> blow = best_plain_attack(m_mind.context, m_mind.who, m_mind.targets());
        if (may(blow) && turns_given_by(TriggerEvent::skill_used) < by_waiting) return blow;
        const std::optional<Command> step = step_about(m_mind.context, m_mind.who, m_mind.threats);
        if (may(step) && turns_given_by(TriggerEvent::steps) < by_waiting) return step;
        return std::nullopt;
    }

    /// True if it is a step of a member of the party that costs it health, that leads into what a foe is about to do, or that gives a foe a
    /// turn and ends where foes could strike it. Not for long, or it would never come near.
    bool invites_harm(const Plan& plan, const Command& command) {
        const auto* const step = std::get_if<commands::Walk>(&command);
        if (step == nullptr || !m_mind.is_of_party() || !m_mind.sees_foes() || m_mind.ai_state.stalled >= most_idle_turns) return false;
        if (use_of(plan) != PlanUse::flight && harm_of_own_step(m_mind.context, m_mind.who) > 0) return true;
        if (leads_into_area(m_mind.context, m_mind.who, m_mind.threats, m_mind.foes, *step)) return true;
        const Point there = m_mind.at + offset(step->direction);
        const std::vector<EntityId> given = foes_given_turns(m_mind.context, m_mind.who, m_mind.foes, TriggerEvent::steps);
        return std::any_of(given.begin(), given.end(),
                           [&](EntityId foe) { return could_strike_at(m_mind.context, foe, m_mind.who, there); });
    }

    int stalled_turns_after(const Decision& decision) const {
        if (m_mind.is_of_party()) {
            const bool is_near =
                m_mind.sees_foes() && chebyshev(m_mind.at, place_of(m_mind.context.world, m_mind.foes.front())) <= idle_within_tiles;
            const bool idles = is_near && (std::holds_alternative<commands::Wait>(decision.command) ||
                                           readies_blow(m_mind.context, m_mind.who, decision.command));
            const bool steps_about =
                decision.basis == DecisionBasis::besides_plans && std::holds_alternative<commands::Walk>(decision.command);
            return idles || steps_about ? std::min(m_mind.ai_state.stalled + 1, most_idle_turns) : 0;
        }
        if (m_mind.has_given_up()) return (m_mind.ai_state.stalled + 1) % (chase_patience_turns + turns_elsewhere);
        const bool stalls = m_mind.faction() == Faction::foe && m_mind.ai_state.chase_target && m_mind.sees_foes() &&
                            std::holds_alternative<commands::Wait>(decision.command) && !has_plan(Plan::Kind::hold);
        return stalls ? m_mind.ai_state.stalled + 1 : 0;
    }

    const std::vector<Plan>& plans_of(TacticId tactic) const {
        if (!m_mind.leads_the_player()) return m_mind.context.catalog[tactic].plans;
        return m_mind.context.catalog.lead ? m_mind.context.catalog[m_mind.context.catalog.lead].plans : standard_lead();
    }
    /// Those of its boons before those of its tactic.
    std::vector<const Plan*> plans_of_mind() const {
        std::vector<const Plan*> plans;
        const auto add = [&](const std::vector<Plan>& more) {
            for (const Plan& plan : more) plans.push_back(&plan);
        };
        if (const Boons* const boons = m_mind.context.world.find<Boons>(m_mind.who))
            for (const BoonId boon : boons->list) add(m_mind.context.catalog[boon].plans);
        add(plans_of(m_mind.ai_state.tactic));
        return plans;
    }
    template <class Test>
    bool any_plan(const Test& test) const {
        return std::any_of(m_plans.begin(), m_plans.end(), [&](const Plan* plan) { return test(*plan); });
    }
    /// True if the tactic has a plan of this kind. Without one, healing, equipping and investigating come before all plans.
    bool has_plan(Plan::Kind kind) const {
        return any_plan([kind](const Plan& plan) { return plan.kind == kind; });
    }
    /// Draws anew with each call, by the chance that the run's difficulty gives. Never true for the party.
    bool overlooks_plan() {
        return m_mind.context.overlook > 0 && m_mind.faction() == Faction::foe && m_attention.chance(m_mind.context.overlook);
    }
    bool applies(const Plan& plan, Rng& rng) {
        if (plan.only_if && !conditions_hold(m_mind.context, m_mind.who, *plan.only_if, m_mind.foes, m_mind.threats, rng)) return false;
        return !plan.unless || !conditions_hold(m_mind.context, m_mind.who, *plan.unless, m_mind.foes, m_mind.threats, rng);
    }

    /// One more turn of the ongoing action, unless there is a reason to abandon it.
    std::optional<Command> continue_ongoing_action() {
        const auto further = continuing_command(m_mind.context.world, m_mind.who);
        if (!further) return std::nullopt;
        const OngoingAction& ongoing = m_mind.context.world.get<OngoingAction>(m_mind.who);
        const bool is_disturbed = cast_time_of(m_mind.context.catalog, ongoing).needs_peace && m_mind.sees_foes();
        const bool is_pointless = !backfires(m_mind.context.catalog, ongoing) && would_reach_nobody(ongoing);
        return is_disturbed || is_pointless || has_to_flee() ? std::nullopt : further;
    }

    bool would_reach_nobody(const OngoingAction& ongoing) const {
        const AimedUse use = aimed_use_of(m_mind.context.catalog, m_mind.who, ongoing);
        return reach_of(m_mind.context.world, use.targeting).targets.empty() &&
               std::none_of(use.effects.begin(), use.effects.end(), [](const Effect& e) { return is_about_ground(e); });
    }

    /// True if one of its plans would make it flee. Draws chances from a copy of its random stream.
    bool has_to_flee() {
        Rng looking_ahead = m_mind.rng;
        return m_mind.sees_foes() && !m_mind.leads_the_player() && any_plan([&](const Plan& plan) {
                   if (plan.kind == Plan::Kind::flee) return applies(plan, looking_ahead);
                   return plan.kind == Plan::Kind::flee_when_hurt && health_percent(m_mind.context.world, m_mind.who) < plan.amount;
               });
    }

    std::optional<Command> follow_plan(const Plan& plan) {
        const bool is_kept_back = use_of(plan) == PlanUse::approach && (m_orders.holds_fire() || is_too_hurt_to_chase());
        return is_kept_back ? std::nullopt : command_of(m_mind, plan);
    }

    Mind m_mind;
    Rng m_attention;
    std::vector<const Plan*> m_plans;  ///< of the catalog
    OrderCheck m_orders;
    std::vector<PassedPlan>* m_passed = nullptr;  ///< null: they are not asked for
};

/// `focus`: set to the foe that the decision was made for, or none. `passed`: receives the plans without a command; may be null.
Decision decide(const AiContext& context, EntityId who, Crowd crowd, EntityId& focus, std::vector<PassedPlan>* passed) {
    focus = OrderCheck(context, who).focus();
    if (focus) {
        DecisionMaker maker(context, who, crowd, focus);
        maker.record_passed_plans(passed);
        Decision decision = maker.make_decision();
        if (maker.serves_focus(decision)) return decision;
        if (passed) passed->clear();
        focus = {};
    }
    DecisionMaker maker(context, who, crowd);
    maker.record_passed_plans(passed);
    return maker.make_decision();
}

}  // namespace

Decision make_decision(const AiContext& context, EntityId who) {
    EntityId focus;
    return decide(context, who, Crowd::avoided, focus, nullptr);
}

Deliberation deliberate(const AiContext& context, EntityId who) {
    EntityId focus;
    std::vector<PassedPlan> passed;
    Decision decision = decide(context, who, Crowd::avoided, focus, &passed);
    return {std::move(decision), std::move(passed), focus};
}

std::vector<Decision> candidate_decisions(const AiContext& context, EntityId who, std::size_t at_most) {
    EntityId focus;
    std::vector<Decision> found{decide(context, who, Crowd::avoided, focus, nullptr)};
    const bool is_ordered = found.front().basis == DecisionBasis::order || focus;
    const bool escapes =
        found.front().basis == DecisionBasis::out_of_harm || (found.front().plan && use_of(*found.front().plan) == PlanUse::flight);
    if (!is_ordered && !escapes) DecisionMaker(context, who, Crowd::avoided).add_candidates(found, at_most);
    return found;
}

EntityId creature_in_next_step(const AiContext& context, EntityId who, FunctionRef<bool(EntityId)> counts) {
    const Point at = place_of(context.world, who);
    const auto blocker = [&](Direction direction) {
        const Point there = at + offset(direction);
        const EntityId other = context.world.any(there, IndexedKind::creature) ? context.world.creature_at(there) : EntityId{};
        return other && counts(other) ? other : EntityId{};
    };
    // Looking at the neighbours is much cheaper than a decision.
    if (std::none_of(all_directions.begin(), all_directions.end(), [&](Direction each) { return static_cast<bool>(blocker(each)); }))
        return {};
    EntityId focus;
    const Decision decision = decide(context, who, Crowd::ignored, focus, nullptr);
    const auto* const step = std::get_if<commands::Walk>(&decision.command);
    return step != nullptr ? blocker(step->direction) : EntityId{};
}

bool is_unchanged(const AiState& before, const AiState& after) {
    const auto parts_of = [](const AiState& m) {
        return std::tie(m.tactic, m.home, m.goal, m.chase_target, m.chase_turns_left, m.asleep, m.stalled, m.awaited, m.waited_for_rest,
                        m.straggler_steps);
    };
    return !before.investigation && !after.investigation && parts_of(before) == parts_of(after);
}

}  // namespace td::tactics
