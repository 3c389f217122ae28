#include "ai/plan_conditions.hpp"

#include <algorithm>

#include "ai/positions.hpp"
#include "catalog/tactic_traits.hpp"
#include "rules/readiness.hpp"
#include "world/creature.hpp"

namespace td::tactics {

namespace {

/// Checks the conditions of one plan for one creature, in groups; a condition that is not set holds.
class ConditionCheck {
public:
    ConditionCheck(const AiContext& context, EntityId who, const PlanCondition& asked, const std::vector<EntityId>& foes, Threats& threats)
        : m_context(context),
          m_who(who),
          m_asked(asked),
          m_foes(foes),
          m_threats(threats),
          m_at(place_of(context.world, who)),
          m_ai_state(context.world.get<AiState>(who)) {}

    bool all_hold() const { return health_holds() && numbers_hold() && distances_hold() && own_state_holds() && time_holds(); }

private:
    bool health_holds() const {
        if (m_asked.health_below > 0 && health_percent(m_context.world, m_who) >= m_asked.health_below) return false;
        if (m_asked.ally_below == 0) return true;
        return any_ally_here([&](EntityId ally) { return health_percent(m_context.world, ally) < m_asked.ally_below; });
    }

    bool numbers_hold() const {
        const auto foes = static_cast<int>(m_foes.size());
        if (foes < m_asked.foes_at_least) return false;
        if (m_asked.foe_within > 0 && std::none_of(m_foes.begin(), m_foes.end(), [&](EntityId foe) { return is_near(foe); })) return false;
        if (m_asked.foe_has_status && !any_foe_has(m_asked.foe_has_status)) return false;
        const int allies = m_asked.allies_at_least > 0 || m_asked.alone ? count_allies() : 0;
        return allies >= m_asked.allies_at_least && (!m_asked.alone || *m_asked.alone == (allies == 0));
    }

    bool is_near(EntityId foe) const { return tactics::is_near(m_context, m_who, foe, m_asked.foe_within); }

    bool any_foe_has(StatusId status) const {
        return std::any_of(m_foes.begin(), m_foes.end(), [&](EntityId foe) {
            return (m_asked.foe_within == 0 || is_near(foe)) && find_status(m_context.world, foe, status) != nullptr;
        });
    }

    bool distances_hold() const {
        if (m_asked.home_beyond > 0 && chebyshev(m_at, m_ai_state.home) <= m_asked.home_beyond) return false;
        if (m_asked.can_strike && *m_asked.can_strike != can_strike(m_context, m_who, m_foes)) return false;
        if (m_asked.ally_can_strike &&
            *m_asked.ally_can_strike != any_ally_here([&](EntityId ally) { return can_strike(m_context, ally, m_foes); }))
            return false;
        if (m_asked.in_doorway && *m_asked.in_doorway != stands_in_doorway(m_context, m_who)) return false;
        if (m_asked.leader_beyond == 0) return true;
        const EntityId leader = m_context.world.roster().leader_of(m_context.world.roster()[m_who].team);
        return leader && leader != m_who && chebyshev(m_at, place_of(m_context.world, leader)) > m_asked.leader_beyond;
    }

    bool own_state_holds() const {
        if (m_asked.hunting && *m_asked.hunting != (!m_foes.empty() || static_cast<bool>(m_ai_state.chase_target))) return false;
        if (m_asked.holds_item && *m_asked.holds_item != m_context.world.has<HeldItem>(m_who)) return false;
        if (m_asked.has_status && !find_status(m_context.world, m_who, m_asked.has_status)) return false;
        return !m_asked.ready || is_ready(m_asked.ready);
    }

    bool time_holds() const {
        if (m_context.world.surroundings().ticks_of_round < m_asked.late) return false;
        const auto is_struck_after = [&](ActionClass chosen) { return m_threats.after(chosen).any_at(m_at); };
        if (m_asked.threatened && *m_asked.threatened != is_struck_after(ActionClass::wait)) return false;
        if (m_asked.unanswered && *m_asked.unanswered == is_struck_after(ActionClass::action)) return false;
        if (m_asked.last_turn && *m_asked.last_turn == would_act_again_in_round()) return false;
        return !m_asked.acts_again || *m_asked.acts_again == m_threats.acts_before_foes();
    }

    /// With the extra turns that it has in this round, as far as they are known.
    bool would_act_again_in_round() const {
        const auto is_extra = [&](const ExtraTurn& turn) { return turn.who == m_who && turn.when.round == m_context.now.round; };
        const ExtraTurns* const extra = m_context.extra_turns;
        if (extra != nullptr && std::any_of(extra->list().begin(), extra->list().end(), is_extra)) return true;
        const Roster& roster = m_context.world.roster();
        const TimeStatus next = m_context.in_extra_turn ? m_context.time.time_status(roster, m_who)
                                                        : m_context.time.interval(roster, m_who, {ActionClass::wait, 100}).then;
        return next.kind == TimeStatus::Kind::acts_in;
    }

    bool is_ready(SkillId skill) const {
        const auto& slots = m_context.world.get<Skills>(m_who).slots;
        return std::any_of(slots.begin(), slots.end(),
                           [&](const SkillSlot& slot) { return slot.skill == skill && td::is_ready(m_context, m_who, slot); });
    }

    Team::Everyone team() const { return m_context.world.roster()[m_context.world.roster()[m_who].team].everyone(); }

    template <class Test>
    bool any_ally_here(Test&& test) const {
        for (const EntityId ally : team())
            if (ally != m_who && m_context.world.roster().is_here(ally) && test(ally)) return true;
        return false;
    }
    /// With those that are still on their way down the stairs: they live, too.
    int count_allies() const {
        int count = 0;
        for (const EntityId ally : team()) count += ally != m_who && lives(m_context.world, ally) ? 1 : 0;
        return count;
    }

    const AiContext& m_context;
    EntityId m_who;
    const PlanCondition& m_asked;
    const std::vector<EntityId>& m_foes;
    Threats& m_threats;
    Point m_at;
    const AiState& m_ai_state;
};

}  // namespace

bool conditions_hold(const AiContext& context, EntityId who, const PlanCondition& asked, const std::vector<EntityId>& foes,
                     Threats& threats, Rng& rng) {
    return ConditionCheck(context, who, asked, foes, threats).all_hold() && (asked.chance == 0 || rng.chance(asked.chance));
}

PlanCondition lasting_conditions(PlanCondition asked) {
    asked.foes_at_least = asked.foe_within = asked.chance = asked.late = 0;
    asked.foe_has_status = {};
    asked.hunting = asked.threatened = asked.unanswered = asked.acts_again = asked.last_turn = asked.in_doorway = asked.can_strike =
        asked.ally_can_strike = std::nullopt;
    return asked;
}

const ConditionTraits* first_unmet(const AiContext& context, EntityId who, const PlanCondition& asked, const std::vector<EntityId>& foes,
                                   Threats& threats, const Rng& rng) {
    // Adds one condition at a time instead of checking each alone: some change the meaning of others.
    PlanCondition so_far;
    for (const ConditionTraits& traits : condition_traits) {
        if (!traits.is_given(asked)) continue;
        traits.copy(asked, so_far);
        Rng same = rng;
        if (!conditions_hold(context, who, so_far, foes, threats, same)) return &traits;
    }
    return nullptr;
}

}  // namespace td::tactics
