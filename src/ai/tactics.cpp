#include "ai/tactics.hpp"

#include <algorithm>
#include <tuple>

#include "ai/attacks.hpp"
#include "ai/auto_equip.hpp"
#include "ai/follow.hpp"
#include "ai/items.hpp"
#include "ai/order_check.hpp"
#include "ai/party_lead.hpp"
#include "ai/plan_conditions.hpp"
#include "ai/positions.hpp"
#include "ai/rescue.hpp"
#include "ai/steps.hpp"
#include "rules/effects.hpp"
#include "rules/ongoing_actions.hpp"

namespace td::tactics {

namespace {

constexpr int memory_turns = 8;
/// For an AI-controlled leader, and each tile that a foe in sight is away: turns more for which the leader goes on towards where that foe
/// was. With less it would turn back on the way round a wall to what it left, see the foe from there, and set out again without end.
constexpr int memory_turns_for_tile = 3;
/// Steps by which the way of an AI-controlled leader to a foe may be longer than the straight one: it remembers the foe for as long.
constexpr int longest_way_round = memory_turns + memory_turns_for_tile - 1;
/// Most turns spent on the way to a noticed place, and again on the way back.
constexpr int patience_of_inquiry = 25;
constexpr int alarm_percent = 60;
constexpr int wander_goals = 12;
constexpr int wander_goal_tries = 40;
constexpr int hesitation_percent = 15;
constexpr int remedy_below_percent = 45;
/// Turns in a row that a foe waits in sight of whom it is after without coming any nearer, and turns for which it then goes elsewhere.
constexpr int patience_of_chase = 12;
constexpr int turns_elsewhere = 10;
/// Most turns for which a leader waits at the stairs while the guests it waits for come no nearer.
constexpr int patience_at_stairs = 20;

/// The decision of one creature in one turn.
class DecisionMaker {
public:
    /// `focus`: the foe that it goes for and to which all that it does to foes is to reach; none: it goes for whom it chooses.
    DecisionMaker(const AiContext& context, EntityId who, Crowd crowd, EntityId focus = {})
        : m_context(context),
          m_who(who),
          m_crowd(crowd),
          m_at(place_of(context.world, who)),
          m_rng(choices(context, who)),
          m_attention(attention(context, who)),
          m_ai_state(context.world.get<AiState>(who)),
          m_plans(plans_of(m_ai_state.tactic)),
          m_threats(context, who),
          m_focus(focus),
          m_orders(context, who, focus) {}

    /// From now on, plans that come to nothing are added to `passed`, which must live as long; null: not asked for.
    void note_passed_plans(std::vector<PassedPlan>* passed) { m_passed = passed; }

    /// A creature that would wait while a web holds it struggles instead: it may block others.
    Decision make_decision() {
        Decision decision = decide();
        if (std::holds_alternative<commands::Wait>(decision.command) && !decision.ai_state.asleep)
            if (const auto struggle = step_out_of_snare(m_context, m_who)) {
                decision.command = *struggle;
                decision.basis = DecisionBasis::out_of_snare;
            }
        decision.ai_state.stalled = stalled_after(decision);
        if (!sees_foes()) decision.ai_state.awaited = 0;
        return decision;
    }

    /// Adds decisions with other commands than those in `found`, until there are `at_most`. Comes before every other call.
    void add_candidates(std::vector<Decision>& found, std::size_t at_most) {
        m_foes = foes_to_mind();
        perceive();
        if (m_ai_state.asleep || !sees_foes() || going_on(m_context.world, m_who)) return;
        const AiState perceived = m_ai_state;
        const auto add = [&](const std::optional<Command>& command, const Plan* plan) {
            const auto is_it = [&](const Decision& d) {
                return d.command == *command || is_same_use(m_context, m_who, d.command, *command);
            };
            const bool is_new = command && !m_orders.forbids(*command) && std::none_of(found.begin(), found.end(), is_it);
            const DecisionBasis basis = plan ? DecisionBasis::plan : DecisionBasis::besides_plans;
            if (is_new && found.size() < at_most) found.push_back({*command, m_ai_state, basis, plan});
            m_ai_state = perceived;
        };
        for (const Plan& plan : m_plans)
            if (is_for_fights(plan)) add(follow_plan(plan), &plan);
        for (const SkillSlot& slot : m_context.world.get<Skills>(m_who).slots)
            add(best_use_of(m_context, m_who, slot.skill, targets(), Daring::careful), nullptr);
        add(best_plain_attack(m_context, m_who, targets()), nullptr);
        add(step_out_of_reach(m_context, m_who, m_threats), nullptr);
        add(commands::Wait{}, nullptr);
        if (m_ai_state.goal && !m_orders.holds_fire() && !is_too_hurt_to_chase()) add(towards(*m_ai_state.goal), nullptr);
        for (const int slot : usable_slots(m_context, m_who)) add(best_use_of_item(m_context, m_who, slot, targets()), nullptr);
    }

    /// Is the decision, made for a focus, about that foe, or more urgent? If not, the creature is free to go for others.
    bool serves_focus(const Decision& decision) const {
        if (decision.basis == DecisionBasis::nothing_to_do || decision.basis == DecisionBasis::given_up) return false;
        if (std::holds_alternative<commands::Walk>(decision.command) && cannot_step(m_context, m_who)) return false;
        if (decision.plan == nullptr) return true;
        const Plan::Kind kind = decision.plan->kind;
        if (kind == Plan::Kind::await_foe) return true;
        const bool stays =
            kind == Plan::Kind::follow || kind == Plan::Kind::hold || kind == Plan::Kind::guard || kind == Plan::Kind::return_home;
        return !stays && is_for_fights(*decision.plan) && !std::holds_alternative<commands::Wait>(decision.command);
    }

private:
    /// Plans of the other kinds are of no use while foes are in sight, and are not weighed against blows.
    static bool is_for_fights(const Plan& plan) {
        switch (plan.kind) {
            case Plan::Kind::wander:
            case Plan::Kind::sleep:
            case Plan::Kind::rest:
            case Plan::Kind::investigate:
            case Plan::Kind::auto_equip:
            case Plan::Kind::pick_up:
            case Plan::Kind::rest_party:
            case Plan::Kind::gather:
            case Plan::Kind::explore:
            case Plan::Kind::descend: return false;
            default: return true;
        }
    }

    Decision decide() {
        m_foes = foes_to_mind();
        perceive();
        if (m_ai_state.asleep) return {commands::Wait{}, m_ai_state, DecisionBasis::asleep};
        if (const auto step = step_out_of_fire(m_context, m_who)) return {*step, m_ai_state, DecisionBasis::out_of_fire};
        if (const auto step = m_orders.ordered_step()) return {*step, m_ai_state, DecisionBasis::order};
        if (const auto further = m_orders.permitted(continue_ongoing_action()))
            return {*further, m_ai_state, DecisionBasis::ongoing_action};
        if (!plans_to(Plan::Kind::heal))
            if (const auto remedy = best_remedy(m_context, m_who, remedy_below_percent))
                return {*remedy, m_ai_state, DecisionBasis::remedy};
        if (!plans_to(Plan::Kind::auto_equip))
            if (const auto mending = m_orders.permitted(equip_if_machine())) return {*mending, m_ai_state, DecisionBasis::equipping};
        if (!plans_to(Plan::Kind::investigate))
            if (const auto command = m_orders.permitted(investigate())) return {*command, m_ai_state, DecisionBasis::investigation};
        for (const Plan& plan : m_plans)
            if (!overlooks_plan())
                if (const auto command = consider(plan)) return {*command, m_ai_state, DecisionBasis::plan, &plan};
        if (has_given_up() && sees_foes())
            if (const auto step = m_orders.permitted(step_away(m_context, m_who, place_of(m_context.world, m_foes.front()), m_crowd)))
                return {*step, m_ai_state, DecisionBasis::given_up};
        return {commands::Wait{}, m_ai_state};
    }

    std::optional<Command> consider(const Plan& plan) {
        const Rng before = m_rng;
        const bool is_open = applies(plan, m_rng);
        const Rng after_conditions = m_rng;
        const AiState unchanged = m_ai_state;
        const std::optional<Command> command = is_open ? follow_plan(plan) : std::nullopt;
        if (command && !m_orders.forbids(*command)) return command;
        if (command) m_ai_state = unchanged;
        if (m_passed) m_passed->push_back(passed_plan(plan, is_open, before));
        if (m_passed && is_open) m_passed->back().is_forbidden = is_kept_from(plan, after_conditions);
        return std::nullopt;
    }
    /// Would the plan, whose conditions hold, yield a command if the creature had been told nothing?
    bool is_kept_from(const Plan& plan, const Rng& rng) const {
        if (!m_context.world.has<CompanionOrders>(m_who)) return false;
        AiContext context = m_context;
        context.is_free_of_orders = true;
        DecisionMaker other(context, m_who, m_crowd);
        other.m_rng = rng;
        other.m_foes = m_foes;
        other.m_ai_state = m_ai_state;
        return other.follow_plan(plan).has_value();
    }
    static bool is_chase(const Plan& plan) {
        return plan.kind == Plan::Kind::chase || plan.kind == Plan::Kind::pursue || plan.kind == Plan::Kind::line_up ||
               plan.kind == Plan::Kind::besiege;
    }
    /// Does a plan of its tactic make it flee for as long as it is hurt? Then it chases no foe: else it would come back as soon as it
    /// has fled out of sight, and flee again, for ever.
    bool is_too_hurt_to_chase() {
        return !leads_the_player() && std::any_of(m_plans.begin(), m_plans.end(), [&](const Plan& plan) {
            const bool when_hurt = plan.kind == Plan::Kind::flee_when_hurt && health_percent(m_context.world, m_who) < plan.amount;
            const bool if_hurt = plan.kind == Plan::Kind::flee && plan.only_if && plan.only_if->health_below > 0;
            return (when_hurt || if_hurt) && holds_for_long(plan);
        });
    }
    /// Would the plan be open if foes, threats and chance were as it asks?
    bool holds_for_long(const Plan& plan) {
        const auto lasts = [&](const PlanCondition& asked) { return hold(m_context, m_who, lasting(asked), m_foes, m_threats, m_rng); };
        if (plan.only_if && !lasts(*plan.only_if)) return false;
        return !plan.unless || lasting(*plan.unless) != *plan.unless || !lasts(*plan.unless);
    }
    /// `before`: the random stream as it was before the conditions of the plan were looked at.
    PassedPlan passed_plan(const Plan& plan, bool is_open, Rng before) {
        PassedPlan passed{&plan};
        if (is_open) return passed;
        if (plan.only_if) passed.unmet = first_unmet(m_context, m_who, *plan.only_if, m_foes, m_threats, before);
        passed.is_excluded = passed.unmet == nullptr;
        return passed;
    }

    /// A foe that can neither reach nor strike whom it is after goes elsewhere for a while: neither side is to stand still for ever.
    bool has_given_up() const { return m_ai_state.stalled >= patience_of_chase; }
    int stalled_after(const Decision& decision) const {
        if (has_given_up()) return (m_ai_state.stalled + 1) % (patience_of_chase + turns_elsewhere);
        const bool stalls = faction_of(m_context.world, m_who) == Faction::foe && m_ai_state.chase_target && sees_foes() &&
                            std::holds_alternative<commands::Wait>(decision.command) && !plans_to(Plan::Kind::hold);
        return stalls ? m_ai_state.stalled + 1 : 0;
    }

    const std::vector<Plan>& plans_of(TacticId tactic) const {
        if (!leads_the_player()) return m_context.catalog[tactic].plans;
        return m_context.catalog.lead ? m_context.catalog[m_context.catalog.lead].plans : standard_lead();
    }
    /// Has the tactic a plan of this kind? Healing, equipping and investigating come before all plans where it has none.
    bool plans_to(Plan::Kind kind) const {
        return std::any_of(m_plans.begin(), m_plans.end(), [kind](const Plan& plan) { return plan.kind == kind; });
    }
    /// By the difficulty of the run. Draws anew with each call.
    bool overlooks_plan() {
        return m_context.overlook > 0 && faction_of(m_context.world, m_who) == Faction::foe && m_attention.chance(m_context.overlook);
    }
    bool applies(const Plan& plan, Rng& rng) {
        if (plan.only_if && !hold(m_context, m_who, *plan.only_if, m_foes, m_threats, rng)) return false;
        return !plan.unless || !hold(m_context, m_who, *plan.unless, m_foes, m_threats, rng);
    }

    EntityId leader() const { return m_context.world.roster().leader_of(m_context.world.roster()[m_who].team); }
    bool leads_the_player() const { return faction_of(m_context.world, m_who) == Faction::player && leader() == m_who; }
    bool sees_foes() const { return !m_foes.empty(); }
    bool is_of_party() const { return faction_of(m_context.world, m_who) == Faction::player; }
    bool is_neutral() const { return faction_of(m_context.world, m_who) == Faction::neutral; }

    /// Those in sight whom it does something about, nearest first.
    std::vector<EntityId> foes_to_mind() const {
        if (is_neutral()) return strangers_in_sight();
        std::vector<EntityId> seen = foes_in_sight(m_context, m_who);
        const auto is_asleep = [this](EntityId foe) { return m_context.world.get<AiState>(foe).asleep; };
        const bool spares = leader() != m_who && m_context.catalog[m_ai_state.tactic].spares_sleepers;
        if (spares && std::all_of(seen.begin(), seen.end(), is_asleep)) seen.clear();
        return seen;
    }

    /// Creatures that a neutral may flee from, nearest first; it has no targets. Only the party's sight is known, so it sees only the
    /// party.
    std::vector<EntityId> strangers_in_sight() const {
        std::vector<EntityId> seen;
        const Roster& roster = m_context.world.roster();
        if (!m_context.sight.sees(m_at)) return seen;
        for (const TeamId team : m_context.world.teams_of(Faction::player))
            for (const EntityId other : roster[team].everyone())
                if (roster.alive(other) && sees(m_context, m_who, other)) seen.push_back(other);
        std::stable_sort(seen.begin(), seen.end(), [&](EntityId a, EntityId b) {
            return chebyshev(m_at, place_of(m_context.world, a)) < chebyshev(m_at, place_of(m_context.world, b));
        });
        return seen;
    }

    /// One more turn of the ongoing action, unless there is a reason to break it off.
    std::optional<Command> continue_ongoing_action() {
        const auto further = going_on(m_context.world, m_who);
        if (!further) return std::nullopt;
        const OngoingAction& at = m_context.world.get<OngoingAction>(m_who);
        const bool disturbed = cast_time_of(m_context.catalog, at).needs_peace && sees_foes();
        const bool is_pointless = !backfires(m_context.catalog, at) && would_reach_nobody(at);
        return disturbed || is_pointless || has_to_flee() ? std::nullopt : further;
    }

    bool would_reach_nobody(const OngoingAction& at) const {
        const AimedUse use = aimed_use_of(m_context.catalog, m_who, at);
        return reach_of(m_context.world, use.targeting).targets.empty() &&
               std::none_of(use.effects.begin(), use.effects.end(), [](const Effect& e) { return is_about_ground(e); });
    }

    bool has_to_flee() {
        Rng looking_ahead = m_rng;
        return sees_foes() && !leads_the_player() && std::any_of(m_plans.begin(), m_plans.end(), [&](const Plan& plan) {
                   if (plan.kind == Plan::Kind::flee) return applies(plan, looking_ahead);
                   return plan.kind == Plan::Kind::flee_when_hurt && health_percent(m_context.world, m_who) < plan.amount;
               });
    }

    void perceive() {
        wake_up();
        if (m_ai_state.asleep || is_neutral()) return;
        if (m_focus) {
            set_chase_target(m_focus);
        } else if (has_given_up()) {
            if (m_ai_state.chase_target) m_ai_state.goal.reset();
            m_ai_state.chase_target = {};
        } else if (sees_foes()) {
            m_ai_state.investigation.reset();
            if (prefers_hidden_target()) {
                --m_ai_state.chase_turns_left;
                return;
            }
            const bool keeps = std::find(m_foes.begin(), m_foes.end(), m_ai_state.chase_target) != m_foes.end() &&
                               chebyshev(m_at, place_of(m_context.world, m_ai_state.chase_target)) <=
                                   chebyshev(m_at, place_of(m_context.world, m_foes.front()));
            set_chase_target(keeps ? m_ai_state.chase_target : m_foes.front());
        } else if (m_ai_state.chase_target &&
                   (--m_ai_state.chase_turns_left <= 0 || !m_context.world.roster().alive(m_ai_state.chase_target))) {
            m_ai_state.chase_target = {};
            m_ai_state.goal.reset();
        }
    }

    void set_chase_target(EntityId foe) {
        m_ai_state.chase_target = foe;
        m_ai_state.goal = place_of(m_context.world, foe);
        m_ai_state.chase_turns_left = memory_turns + (leads_the_player() ? memory_turns_for_tile * chebyshev(m_at, *m_ai_state.goal) : 0);
    }

    /// An AI-controlled leader goes on to the foe that it remembers, unless one in sight is nearer: else it might turn between two for
    /// ever.
    bool prefers_hidden_target() const {
        if (!leads_the_player() || m_ai_state.chase_turns_left <= 1 || !m_context.world.roster().alive(m_ai_state.chase_target) ||
            !m_ai_state.goal || m_at == *m_ai_state.goal)
            return false;
        if (std::find(m_foes.begin(), m_foes.end(), m_ai_state.chase_target) != m_foes.end()) return false;
        return chebyshev(m_at, *m_ai_state.goal) <= chebyshev(m_at, place_of(m_context.world, m_foes.front()));
    }

    void wake_up() {
        if (!m_ai_state.asleep || !sees_foes()) return;
        for (const Plan& plan : m_context.catalog[m_ai_state.tactic].plans)
            if (plan.kind == Plan::Kind::sleep && chebyshev(m_at, place_of(m_context.world, m_foes.front())) <= plan.amount)
                m_ai_state.asleep = !m_rng.chance(alarm_percent);
    }

    /// Creatures that attach parts by themselves: foes, but not the player's companions.
    std::optional<Command> equip_if_machine() {
        if (sees_foes() || faction_of(m_context.world, m_who) != Faction::foe) return std::nullopt;
        const auto better = auto_equip(m_context, m_who);
        return better ? better : fetch_part(m_context, m_who);
    }

    /// Goes to the place where a creature passed, waits there, and goes back: no chase, as long as no foe is in sight.
    std::optional<Command> investigate() {
        if (!m_ai_state.investigation) return std::nullopt;
        Investigation& investigation = *m_ai_state.investigation;
        const bool there = investigation.returning ? m_at == investigation.return_to : chebyshev(m_at, investigation.at) <= 1;
        const auto step = there ? std::nullopt : towards(investigation.returning ? investigation.return_to : investigation.at);
        if (step && ++investigation.turns <= patience_of_inquiry) return step;
        if (investigation.returning) {
            m_ai_state.investigation.reset();
            return std::nullopt;
        }
        investigation.returning = true;
        investigation.turns = 0;
        return commands::Wait{};
    }

    /// Foes that it cannot harm are left alone: else it would approach and turn away for ever.
    std::optional<Command> lead_towards_chase_target() {
        if (!m_ai_state.chase_target || !m_ai_state.goal || !can_harm(m_context, m_who, m_ai_state.chase_target)) return std::nullopt;
        const DistanceField& way = m_context.path_cache.to(m_context, m_who, *m_ai_state.goal);
        // So are foes to which the way round is longer than its memory. The way round never gets longer on the way, so who has set out goes
        // on.
        if (way.at(m_at) > chebyshev(m_at, *m_ai_state.goal) + longest_way_round) return std::nullopt;
        const auto step = step_through(m_context, m_who, way);
        // At the place of a hidden foe, or as near as can be: as long as it is remembered, the foe would call the party back.
        const bool is_hidden = std::find(m_foes.begin(), m_foes.end(), m_ai_state.chase_target) == m_foes.end();
        if (!step && is_hidden) {
            m_ai_state.chase_target = {};
            m_ai_state.goal.reset();
        }
        return step;
    }

    /// Those to whom it may do something.
    std::vector<EntityId> targets() const { return m_focus ? std::vector<EntityId>{m_focus} : m_foes; }

    std::optional<Command> follow_plan(const Plan& plan) {
        if (is_chase(plan) && (m_orders.holds_fire() || is_too_hurt_to_chase())) return std::nullopt;
        switch (plan.kind) {
            case Plan::Kind::flee_when_hurt:
                return sees_foes() && health_percent(m_context.world, m_who) < plan.amount ? flee() : std::nullopt;
            case Plan::Kind::use_skills:
                return m_rng.chance(plan.amount) ? best_skill(m_context, m_who, targets(), plan.boldly ? Daring::bold : Daring::careful)
                                                 : std::nullopt;
            case Plan::Kind::attack: return best_plain_attack(m_context, m_who, targets());
            case Plan::Kind::chase: return chase(plan.amount);
            case Plan::Kind::follow: return follow(m_context, m_who, plan.amount, m_crowd);
            case Plan::Kind::hold: return commands::Wait{};
            case Plan::Kind::guard: return go_home(plan.amount);
            case Plan::Kind::wander: return wander();
            case Plan::Kind::avoid:
                return sees_foes() && chebyshev(m_at, place_of(m_context.world, m_foes.front())) <= plan.amount ? flee() : std::nullopt;
            case Plan::Kind::heal_allies: {
                auto healing = best_healing(m_context, m_who, plan.amount);
                return healing ? healing : step_to_heal(m_context, m_who, plan.amount, m_crowd);
            }
            case Plan::Kind::sleep: return std::nullopt;
            case Plan::Kind::rest: return rest(plan.amount);
            case Plan::Kind::use_items: return m_rng.chance(plan.amount) ? best_item(m_context, m_who, targets()) : std::nullopt;
            case Plan::Kind::flee: return sees_foes() ? flee() : std::nullopt;
            case Plan::Kind::use_skill:
                return best_use_of(m_context, m_who, plan.skill, targets(), plan.boldly ? Daring::bold : Daring::careful);
            case Plan::Kind::heal: return best_remedy(m_context, m_who, plan.amount);
            case Plan::Kind::investigate: return investigate();
            case Plan::Kind::return_home: return go_home(0);
            case Plan::Kind::auto_equip: return leads_the_player() ? auto_equip(m_context, m_who) : equip_if_machine();
            case Plan::Kind::pick_up: return is_of_party() ? gather(m_context, m_who, plan.amount) : std::nullopt;
            case Plan::Kind::await_foe: return await_foe(plan.amount);
            case Plan::Kind::retire: return step_out_of_reach(m_context, m_who, m_threats);
            case Plan::Kind::line_up: return step_into_line(m_context, m_who, m_threats, targets());
            case Plan::Kind::besiege: return besiege();
            case Plan::Kind::rescue: return is_of_party() ? rescue(m_context, m_who, plan.amount) : std::nullopt;
            case Plan::Kind::pursue: return is_of_party() ? lead_towards_chase_target() : std::nullopt;
            case Plan::Kind::rest_party: return wants_to_rest(m_context, m_who) ? std::optional<Command>(commands::Rest{}) : std::nullopt;
            case Plan::Kind::reach_goal:
                return !m_context.objective_tiles.empty() && is_of_party() ? go_to_objective(m_context, m_who) : std::nullopt;
            case Plan::Kind::gather: return is_of_party() ? gather(m_context, m_who) : std::nullopt;
            case Plan::Kind::explore: return is_of_party() ? explore(m_context, m_who) : std::nullopt;
            case Plan::Kind::descend: return leads_the_player() ? take_stairs() : std::nullopt;
        }
        return std::nullopt;
    }

    /// Not before all have come who come along, unless that takes too long.
    std::optional<Command> take_stairs() {
        const std::optional<int> steps = steps_of_stragglers(m_context, m_who);
        if (!steps || m_ai_state.stairs_waited >= patience_at_stairs) return descend(m_context, m_who);
        const bool nearer = m_ai_state.straggler_steps == 0 || *steps < m_ai_state.straggler_steps;
        m_ai_state.stairs_waited = nearer ? 0 : m_ai_state.stairs_waited + 1;
        if (nearer) m_ai_state.straggler_steps = *steps;
        return commands::Wait{};
    }
    std::optional<Command> rest(int below) {
        const bool can = !sees_foes() && rest_skill_of(m_context, m_who);
        return can && health_percent(m_context.world, m_who) < below ? std::optional<Command>(commands::Rest{}) : std::nullopt;
    }
    std::optional<commands::Walk> towards(Point goal) { return step_towards(m_context, m_who, goal, m_crowd); }
    /// For a creature that walks through walls: blows do not pass the corner of a wall, so from a tile diagonal to its target it goes on to
    /// one straight beside it.
    std::optional<commands::Walk> step_round_corner(Point chase_target) const {
        const auto is_open = [&](Point p) { return !blocks_sight(m_context.world, p) || m_context.world.any(p, IndexedKind::creature); };
        if (chebyshev(m_at, chase_target) != 1 || may_step(is_open, m_at, direction_towards(m_at, chase_target))) return std::nullopt;
        const BitGrid& ground = m_context.path_cache.ground(m_context, m_who);
        for (const Direction direction : orthogonal_directions) {
            const Point there = m_at + offset(direction);
            if (chebyshev(there, chase_target) == 1 && ground(there) && !m_context.world.any(there, IndexedKind::creature))
                return commands::Walk{direction};
        }
        return std::nullopt;
    }
    /// By chance it stops instead: on a ring of corridors two creatures of one speed would run for ever. Nor does it flee to where it
    /// would be struck no less. Without a free way it lets an ally who is well take its place.
    std::optional<Command> flee() {
        if (m_rng.chance(hesitation_percent)) return std::nullopt;
        const auto step = step_away(m_context, m_who, place_of(m_context.world, m_foes.front()), m_crowd);
        if (step && helps(*step)) return step;
        return step ? std::nullopt : step_behind_ally(m_context, m_who, m_foes);
    }
    bool helps(const commands::Walk& step) {
        const int here = m_threats.after(ActionClass::wait).harm_at(m_at);
        return here == 0 || m_threats.after(ActionClass::move).harm_at(m_at + offset(step.direction)) < here;
    }
    std::optional<Command> chase(int leash) {
        if (!m_ai_state.chase_target || !m_ai_state.goal) return std::nullopt;
        auto step = towards(*m_ai_state.goal);
        if (!step) step = step_round_corner(*m_ai_state.goal);
        const EntityId first = leader();
        if (!step || leash == 0 || !first || first == m_who) return step;
        const Point middle = place_of(m_context.world, first);
        if (chebyshev(m_at + offset(step->direction), middle) <= leash) return step;
        // At the greatest distance from home it waits: else it would step back and forth there.
        return sees_foes() && chebyshev(m_at, middle) <= leash ? std::optional<Command>(commands::Wait{}) : std::nullopt;
    }

    std::optional<Command> await_foe(int turns) {
        if (!sees_foes() || !m_ai_state.goal || m_ai_state.awaited >= turns) return std::nullopt;
        const auto step = towards(*m_ai_state.goal);
        if (!step || !is_better_awaited(m_context, m_who, m_threats, *step)) return std::nullopt;
        ++m_ai_state.awaited;
        return commands::Wait{};
    }

    std::optional<Command> besiege() {
        if (faction_of(m_context.world, m_who) != Faction::foe) return std::nullopt;
        std::optional<Point> nearest;
        for (const TeamId team : m_context.world.teams_of(Faction::player))
            for (const EntityId other : m_context.world.roster()[team].everyone()) {
                if (!m_context.world.roster().alive(other)) continue;
                const Point there = place_of(m_context.world, other);
                if (!nearest || chebyshev(m_at, there) < chebyshev(m_at, *nearest)) nearest = there;
            }
        return nearest ? std::optional<Command>(towards(*nearest)) : std::nullopt;
    }

    std::optional<Command> go_home(int distance) {
        if (chebyshev(m_at, m_ai_state.home) <= distance) return std::nullopt;
        return towards(m_ai_state.home);
    }

    std::optional<Command> wander() {
        if (m_ai_state.goal && *m_ai_state.goal == m_at) m_ai_state.goal.reset();
        if (!m_ai_state.goal) m_ai_state.goal = wander_goal(m_rng.below(wander_goals));
        if (!m_ai_state.goal) return std::nullopt;
        const auto step = towards(*m_ai_state.goal);
        if (!step) m_ai_state.goal.reset();
        return step;
    }

    /// One of a few places of the floor that all wandering creatures go between: so they meet, and share distance fields.
    std::optional<Point> wander_goal(std::uint32_t number) const {
        const BitGrid& ground = m_context.path_cache.ground(m_context, m_who);
        Rng rng = Rng::named(m_context.seed, "landmarks", number);
        for (int i = 0; i < wander_goal_tries; ++i) {
            const Point p{rng.between(1, m_context.world.width() - 2), rng.between(1, m_context.world.height() - 2)};
            if (ground(p)) return p;
        }
        return std::nullopt;
    }

    const AiContext& m_context;
    EntityId m_who;
    Crowd m_crowd;
    Point m_at;
    Rng m_rng;
    Rng m_attention;
    AiState m_ai_state;
    const std::vector<Plan>& m_plans;
    Threats m_threats;
    EntityId m_focus;
    OrderCheck m_orders;
    std::vector<EntityId> m_foes;
    std::vector<PassedPlan>* m_passed = nullptr;  ///< null: they are not asked for
};

/// `focus`: set to the foe that the decision was made for; none: it is about all of them. `passed`: see PassedPlan; null: not asked for.
Decision decide(const AiContext& context, EntityId who, Crowd crowd, EntityId& focus, std::vector<PassedPlan>* passed) {
    focus = OrderCheck(context, who).focus();
    if (focus) {
        DecisionMaker maker(context, who, crowd, focus);
        maker.note_passed_plans(passed);
        Decision decision = maker.make_decision();
        if (maker.serves_focus(decision)) return decision;
        if (passed) passed->clear();
        focus = {};
    }
    DecisionMaker maker(context, who, crowd);
    maker.note_passed_plans(passed);
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
    // What an order makes it do is not weighed against anything, nor is what it does about the foe that it was told to go for.
    const bool is_ordered = found.front().basis == DecisionBasis::order || focus;
    if (!is_ordered) DecisionMaker(context, who, Crowd::avoided).add_candidates(found, at_most);
    return found;
}

EntityId means_to_enter(const AiContext& context, EntityId who, FunctionRef<bool(EntityId)> counts) {
    const Point at = place_of(context.world, who);
    const auto blocker = [&](Direction direction) {
        const Point there = at + offset(direction);
        const EntityId other = context.world.any(there, IndexedKind::creature) ? context.world.creature_at(there) : EntityId{};
        return other && counts(other) ? other : EntityId{};
    };
    // A decision costs far more than a look around.
    if (std::none_of(all_directions.begin(), all_directions.end(), [&](Direction each) { return static_cast<bool>(blocker(each)); }))
        return {};
    EntityId focus;
    const Decision decision = decide(context, who, Crowd::ignored, focus, nullptr);
    const auto* const step = std::get_if<commands::Walk>(&decision.command);
    return step != nullptr ? blocker(step->direction) : EntityId{};
}

bool is_unchanged(const AiState& before, const AiState& after) {
    const auto parts_of = [](const AiState& m) {
        return std::tie(m.tactic, m.home, m.goal, m.chase_target, m.chase_turns_left, m.asleep, m.stalled, m.awaited, m.stairs_waited,
                        m.straggler_steps);
    };
    return !before.investigation && !after.investigation && parts_of(before) == parts_of(after);
}

}  // namespace td::tactics
