#include "rules/trigger_conditions.hpp"

#include <algorithm>

#include "rules/targets.hpp"
#include "world/creature.hpp"
#include "world/fixtures.hpp"
#include "world/team_order.hpp"

namespace td {

namespace {

bool leads(const World& world, EntityId who) { return world.roster().leader_of(world.roster()[who].team) == who; }

bool is_alone(const World& world, EntityId who) {
    const Team& team = world.roster()[world.roster()[who].team];
    for (const EntityId mate : team.everyone())
        if (mate != who && lives(world, mate)) return false;
    return true;
}

/// How many foes at most `tiles` tiles away `who` itself sees: a creature must not react to what it cannot see.
int count_foes_within(const WorldView& view, EntityId who, int tiles) {
    const World& world = view.world;
    const std::optional<Point> at = world.position(who);
    if (!at) return 0;
    int count = 0;
    for (const EntityId each : world.table<Creature>().owners()) {
        const std::optional<Point> there = world.position(each);
        if (!there || chebyshev(*at, *there) > tiles || !are_hostile(world, who, each)) continue;
        count += sees_tile(view, who, *there) ? 1 : 0;
    }
    return count;
}

/// One condition and the creature that it asks about.
class TriggerConditionCheck {
public:
    TriggerConditionCheck(const WorldView& view, const TriggerCondition& condition, const TriggerContext& trigger_context)
        : m_view(view), m_condition(condition), m_trigger_context(trigger_context) {
        m_who = condition.whose == TriggerCondition::Whose::self ? trigger_context.self : trigger_context.other;
        m_beside = condition.whose == TriggerCondition::Whose::self ? trigger_context.other : trigger_context.self;
    }

    /// True if the condition holds, its negation left aside.
    bool answer() const {
        const TriggerCondition::Kind kind = m_condition.kind;
        if (is_about_cause(kind)) return of_cause();
        if (kind == TriggerCondition::Kind::weather) return m_view.world.surroundings().weather == m_condition.weather;
        if (kind == TriggerCondition::Kind::floor) return in_range(m_view.world.surroundings().floor);
        if (kind == TriggerCondition::Kind::late) return m_view.world.surroundings().ticks_of_round >= m_condition.low;
        if (!m_who || !m_view.world.has<Creature>(m_who)) return false;
        if (is_about_both(kind)) return m_beside && m_view.world.has<Creature>(m_beside) && of_both();
        // The first kinds of the enumeration, up to on_feature, are about its state.
        return kind <= TriggerCondition::Kind::on_feature ? of_state() : of_creature();
    }

private:
    bool in_range(int number) const { return number >= m_condition.low && number <= m_condition.high; }

    bool of_cause() const {
        switch (m_condition.kind) {
            case TriggerCondition::Kind::harm_kind: return m_trigger_context.kind == m_condition.damage_kind;
            case TriggerCondition::Kind::by_skill: return m_trigger_context.skill == m_condition.skill;
            case TriggerCondition::Kind::by_item: return m_trigger_context.item == m_condition.item;
            case TriggerCondition::Kind::of_status: return m_trigger_context.status == m_condition.status;
            default: return false;
        }
    }

    bool of_both() const {
        switch (m_condition.kind) {
            case TriggerCondition::Kind::foe: return are_hostile(m_view.world, m_who, m_beside);
            case TriggerCondition::Kind::ally: return are_allied(m_view.world, m_who, m_beside);
            case TriggerCondition::Kind::follow_up: return follows_up();
            case TriggerCondition::Kind::faster: return m_view.world.roster()[m_who].speed > m_view.world.roster()[m_beside].speed;
            default: break;
        }
        // Kind::within
        const std::optional<Point> here = m_view.world.position(m_who);
        const std::optional<Point> there = m_view.world.position(m_beside);
        return here && there && chebyshev(*here, *there) <= m_condition.low;
    }

    bool has_acted() const {
        const RoundActivity* activity = m_view.world.find<RoundActivity>(m_who);
        return activity && activity->acted;
    }

    /// True if the living member before m_beside in the order of its team has struck m_who in this round, or in this tier.
    bool follows_up() const {
        EntityId before;
        for (const EntityId member : living_in_order(m_view.world.roster(), m_view.world.roster()[m_beside].team)) {
            if (member == m_beside) break;
            before = member;
        }
        const RoundActivity* activity = before ? m_view.world.find<RoundActivity>(before) : nullptr;
        const StruckCreature* blow = activity ? activity->blow_at(m_who) : nullptr;
        return blow && (!m_condition.same_tier || blow->at == m_view.world.surroundings().ticks_of_round);
    }

    /// From 1; 0: it is not there.
    int place_in_order() const {
        int place = 0;
        for (const EntityId member : living_in_order(m_view.world.roster(), m_view.world.roster()[m_who].team)) {
            ++place;
            if (member == m_who) return place;
        }
        return 0;
    }

    bool of_state() const {
        const std::optional<Point> at = m_view.world.position(m_who);
        switch (m_condition.kind) {
            case TriggerCondition::Kind::health_below: {
                const Health& health = m_view.world.get<Health>(m_who);
                return health.now * 100 < health.maximum * m_condition.low;
            }
            case TriggerCondition::Kind::has_status:
                return m_condition.status ? find_status(m_view.world, m_who, m_condition.status) != nullptr : has_harmful_status();
            case TriggerCondition::Kind::on_terrain: return at && m_view.world.terrain(*at) == m_condition.terrain;
            default: break;
        }
        // Kind::on_feature
        const EntityId fixture = at ? m_view.world.first_at<Fixture>(*at) : EntityId{};
        return fixture && m_view.world.get<Fixture>(fixture).feature == m_condition.feature;
    }

    bool of_creature() const {
        switch (m_condition.kind) {
            case TriggerCondition::Kind::species: return m_view.world.get<Creature>(m_who).species == m_condition.species;
            case TriggerCondition::Kind::of_side: return static_cast<std::uint8_t>(faction_of(m_view.world, m_who)) == m_condition.faction;
            case TriggerCondition::Kind::leader: return leads(m_view.world, m_who);
            case TriggerCondition::Kind::guest: return is_guest(m_view.world, m_who);
            case TriggerCondition::Kind::place: return place_in_order() == m_condition.low;
            case TriggerCondition::Kind::alone: return is_alone(m_view.world, m_who);
            case TriggerCondition::Kind::asleep: return m_view.world.get<AiState>(m_who).asleep;
            case TriggerCondition::Kind::carries: return carries(m_view.world, m_who, m_condition.item);
            case TriggerCondition::Kind::moves_by: return (mobility_of(m_view, m_who) & m_condition.mobility) != 0;
            case TriggerCondition::Kind::speed: return in_range(m_view.world.roster()[m_who].speed);
            case TriggerCondition::Kind::acted: return has_acted();
            case TriggerCondition::Kind::foes_within: return count_foes_within(m_view, m_who, m_condition.low) >= m_condition.high;
            default: return false;
        }
    }

    bool has_harmful_status() const { return static_cast<bool>(status_that(m_view, m_who, &Status::harmful)); }

    WorldView m_view;
    const TriggerCondition& m_condition;
    const TriggerContext& m_trigger_context;
    EntityId m_who;
    EntityId m_beside;
};

}  // namespace

bool carries(const World& world, EntityId who, ItemId item) {
    const HeldItem* holding = world.find<HeldItem>(who);
    if (holding && holding->stack.item == item) return true;
    const auto is_it = [&](const auto& thing) { return thing.item == item; };
    const Parts* parts = world.find<Parts>(who);
    if (parts && std::any_of(parts->list.begin(), parts->list.end(), is_it)) return true;
    const auto& stacks = world.bag(world.roster()[who].team).stacks;
    return leads(world, who) && std::any_of(stacks.begin(), stacks.end(), is_it);
}

bool hold(const WorldView& view, const std::vector<TriggerCondition>& conditions, const TriggerContext& trigger_context) {
    return std::all_of(conditions.begin(), conditions.end(), [&](const TriggerCondition& condition) {
        return TriggerConditionCheck(view, condition, trigger_context).answer() != condition.negated;
    });
}

}  // namespace td
