#include "rules/effects.hpp"

#include <algorithm>

#include "rules/targets.hpp"
#include "rules/trigger_conditions.hpp"
#include "world/creature.hpp"
#include "world/pools.hpp"

namespace td {

namespace {

constexpr int teleport_tries = 200;
constexpr int chase_turns_after_alarm = 20;  // turns for which creatures that hear an alarm look for its cause

int amount_of(const effect::Heal& heal, const Health& health) { return heal.amount + health.maximum * heal.percent / 100; }

/// Health that `target` loses by `harm`, after what its species resists.
int taken_by(const WorldView& view, EntityId target, const effect::Harm& harm) {
    const int plain = harm.amount + view.world.get<Health>(target).maximum * harm.percent / 100;
    return resisted(view, target, plain, harm.kind);
}

/// True if `who` is another creature than `target`, on the floor, and neither sleep nor a status keeps it from striking out of turn.
bool can_strike(const WorldView& view, EntityId who, EntityId target) {
    if (!who || who == target || !view.world.roster().is_here(who)) return false;
    const AiState* ai_state = view.world.find<AiState>(who);
    return !(ai_state && ai_state->asleep) && !status_that(view, who, &Status::stops_acting);
}

bool are_members_of_one_team(const Roster& roster, EntityId one, EntityId other) {
    if (!one || one == other || roster[one].team != roster[other].team) return false;
    const std::vector<EntityId>& members = roster[roster[one].team].members;
    const auto is_member = [&](EntityId who) { return std::find(members.begin(), members.end(), who) != members.end(); };
    return is_member(one) && is_member(other);
}

/// Effects on one target, turned into actions: one overload of `add` for each kind of payload that is about creatures.
class Consequence {
public:
    Consequence(const WorldView& view, Dice& dice, const EffectSource& source, EntityId target)
        : m_view(view), m_dice(dice), m_source(source), m_who(source.who), m_target(target) {}

    void add(const Effect& effect) {
        std::visit([this](const auto& payload) { add(payload); }, effect.payload);
    }
    std::vector<Action> take() { return std::move(m_actions); }

private:
    Point place_of(EntityId id) const { return m_view.world.get<Position>(id).at; }
    Direction facing_target() const { return direction_towards(m_source.at, place_of(m_target)); }

    template <class Payload>
    requires(!std::is_same_v<Payload, Effect>) && (effect_traits<Payload>.reach == EffectReach::ground) void add(const Payload&) {}

    void add(const effect::Damage& damage) {
        // Statuses and terrain have no attack: they hurt by the plain power.
        if (!m_who || m_who == m_target) return add_hurt(m_target, damage.power, {}, damage.kind);
        const DamageRange range = damage_range(expected_damage(m_view, m_who, m_target, damage.power, damage.kind));
        const int amount = range.most == 0 ? 0 : m_dice.between(range.least, range.most);
        add_hurt(m_target, amount, m_who, damage.kind);
    }

    void add(const effect::Strike& strike) {
        if (!can_strike(m_view, m_who, m_target)) return;
        const SkillId skill = skill_of(m_view, m_who, strike);
        if (!lacking_pool(m_view, m_who, m_view.catalog[skill].pool_cost)) m_actions.push_back(Strike{m_who, m_target, skill});
    }

    void add(const effect::Harm& harm) { add_harm_to(m_target, harm); }

    void add(const effect::Explode& explosion) {
        Targeting blast{.area = {Shape::burst, explosion.radius, explosion.radius}, .audience = Audience::everyone};
        blast.from = blast.aim = place_of(m_target);
        for (const EntityId each : reach_of(m_view.world, blast).targets) add_harm_to(each, {explosion.amount, 0, explosion.kind});
    }

    void add(const effect::Alarm& alarm) {
        const Point at = place_of(m_target);
        for (const EntityId each : m_view.world.table<AiState>().owners()) {
            const std::optional<Point> there = m_view.world.position(each);
            if (!there || chebyshev(*there, at) > alarm.radius || !are_hostile(m_view.world, each, m_target)) continue;
            AiState ai_state = m_view.world.get<AiState>(each);
            ai_state.asleep = false;
            ai_state.chase_target = m_target;
            ai_state.goal = at;
            ai_state.chase_turns_left = chase_turns_after_alarm;
            m_actions.push_back(Remember{each, ai_state});
        }
    }

    void add(const effect::Heal& heal) {
        const Health& health = m_view.world.get<Health>(m_target);
        if (health.now < health.maximum) m_actions.push_back(Heal{m_target, amount_of(heal, health)});
    }

    void add(const effect::GainStatus& gain) { m_actions.push_back(GainStatus{m_target, gain.status, gain.duration, m_who}); }

    void add(const effect::LoseStatus& cure) {
        for (const ActiveStatus& active : m_view.world.get<Statuses>(m_target).list)
            if (cure.status ? active.status == cure.status : m_view.catalog[active.status].harmful)
                m_actions.push_back(LoseStatus{m_target, active.status});
    }

    void add(const effect::Push& push) { add_shove(facing_target(), push.tiles, Displace::How::pushed); }
    void add(const effect::Pull& pull) {
        const Direction back = turned(facing_target(), 4);
        add_shove(back, pull.tiles, Displace::How::pulled);
    }

    void add(const effect::Teleport&) {
        // Where chance is sealed the destination is unknown: for the forecast the target stays.
        if (m_dice.sealed() || is_immobile(m_view, m_target)) return;
        const MobilitySet mobility = mobility_of(m_view, m_target);
        for (int i = 0; i < teleport_tries; ++i) {
            const Point p{m_dice.between(1, m_view.world.width() - 2), m_dice.between(1, m_view.world.height() - 2)};
            if (!is_passable(m_view, mobility, p) || m_view.world.any(p, IndexedKind::creature) ||
                m_view.world.any(p, IndexedKind::fixture))
                continue;
            m_actions.push_back(Displace{m_target, p, Displace::How::teleported});
            return;
        }
    }

    void add(const effect::SwapPlaces&) {
        if (m_who == m_target || !m_view.world.roster().is_here(m_who)) return;
        if (is_immobile(m_view, m_who) || is_immobile(m_view, m_target)) return;
        m_actions.push_back(SwapPlaces{m_who, m_target, facing_target()});
    }

    void add(const effect::LoseTurn& lose) { add_shift(TurnShift::struck_out, lose.turns); }
    void add(const effect::DelayTurn& delay) { add_shift(TurnShift::delayed, delay.ticks); }
    void add(const effect::ExtraTurn& extra) { add_shift(TurnShift::extra, extra.ticks); }
    void add(const effect::HoldTurn& hold) {
        m_actions.push_back(ShiftTurn{
            .target = m_target, .how = TurnShift::held, .amount = hold.ticks, .by = m_who, .until = hold.until, .lapses = hold.lapses});
    }
    void add(const effect::BankTurn& bank) { add_shift(TurnShift::banked, bank.most); }
    void add(const effect::SpendTurn& spend) { add_shift(TurnShift::spent, spend.ticks); }
    void add(const effect::SwapOrder&) {
        if (are_members_of_one_team(m_view.world.roster(), m_who, m_target)) add_shift(TurnShift::exchanged, 0);
    }
    void add(const effect::CopySpeed& copy) {
        EntityId nearest;
        int distance = copy.tiles + 1;
        for (const EntityId each : m_view.world.table<Creature>().owners()) {
            const std::optional<Point> there = m_view.world.position(each);
            if (!there || !are_hostile(m_view.world, m_target, each) || chebyshev(place_of(m_target), *there) >= distance) continue;
            if (!sees_tile(m_view, m_target, *there)) continue;
            nearest = each;
            distance = chebyshev(place_of(m_target), *there);
        }
        if (nearest) m_actions.push_back(CopySpeed{m_target, m_view.world.roster()[nearest].speed});
    }
    void add(const effect::Interrupt&) {
        if (const OngoingAction* ongoing = m_view.world.find<OngoingAction>(m_target))
            m_actions.push_back(StopOngoing{.who = m_target, .ongoing = *ongoing, .how = StopOngoing::How::disrupted, .by = m_who});
    }
    void add_shift(TurnShift how, int amount) {
        m_actions.push_back(ShiftTurn{.target = m_target, .how = how, .amount = amount, .by = m_who});
    }

    void add(const effect::RestoreCharges& restore) { m_actions.push_back(RestoreCharges{m_target, restore.amount}); }
    void add(const effect::RestorePool& restore) { add_change(restore.pool, missing(restore.pool, restore.amount)); }
    void add(const effect::DrainPool& drain) { add_change(drain.pool, -std::min(drain.amount, pool_left(m_view, m_target, drain.pool))); }
    void add_change(PoolId pool, int amount) {
        if (amount != 0) m_actions.push_back(ChangePool{m_target, pool, amount});
    }
    int missing(PoolId pool, int amount) const { return std::min(amount, pool_missing(m_view, m_target, pool)); }
    void add(const effect::Join&) {
        const EntityId asked_by = m_who ? m_who : m_source.whom;
        const Roster& roster = m_view.world.roster();
        if (asked_by && roster[asked_by].team != roster[m_target].team)
            m_actions.push_back(ChangeSides{m_target, roster[asked_by].team, m_who});
    }
    void add(const effect::Transform& transform) { m_actions.push_back(Transform{m_target, transform.species}); }

    void add_hurt(EntityId target, int amount, EntityId source, DamageKindId kind) {
        m_actions.push_back(Hurt{.target = target,
                                 .amount = amount,
                                 .source = source,
                                 .kind = kind,
                                 .by_status = m_source.status,
                                 .by_feature = m_source.feature,
                                 .by_skill = m_source.skill});
    }

    void add_harm_to(EntityId target, const effect::Harm& harm) {
        const int amount = taken_by(m_view, target, harm);
        if (amount > 0) add_hurt(target, amount, target == m_who ? EntityId{} : m_who, harm.kind);
    }

    /// Moves the target up to `tiles` tiles, until something is in the way.
    void add_shove(Direction direction, int tiles, Displace::How how) {
        if (!m_who || m_who == m_target || is_immobile(m_view, m_target)) return;
        const MobilitySet mobility = mobility_of(m_view, m_target);
        Point at = place_of(m_target);
        for (int i = 0; i < tiles; ++i) {
            if (!may_step(m_view, mobility, at, direction) || m_view.world.any(at + offset(direction), IndexedKind::creature)) break;
            at = at + offset(direction);
        }
        if (at != place_of(m_target)) m_actions.push_back(Displace{m_target, at, how});
    }

    WorldView m_view;
    Dice& m_dice;
    const EffectSource& m_source;
    EntityId m_who;
    EntityId m_target;
    std::vector<Action> m_actions;
};

/// Whether an effect would change anything for one creature now; kinds that are not listed always might.
class Change {
public:
    Change(const WorldView& view, EntityId target) : m_view(view), m_target(target) {}

    template <class Payload>
    bool operator()(const Payload&) const {
        return true;
    }
    bool operator()(const effect::Heal&) const {
        const Health& health = m_view.world.get<Health>(m_target);
        return health.now < health.maximum;
    }
    bool operator()(const effect::LoseStatus& cure) const {
        const auto& list = m_view.world.get<Statuses>(m_target).list;
        return std::any_of(list.begin(), list.end(),
                           [&](const ActiveStatus& s) { return cure.status ? s.status == cure.status : m_view.catalog[s.status].harmful; });
    }
    bool operator()(const effect::Push&) const { return !is_immobile(m_view, m_target); }
    bool operator()(const effect::Pull&) const { return !is_immobile(m_view, m_target); }
    bool operator()(const effect::Teleport&) const { return !is_immobile(m_view, m_target); }
    bool operator()(const effect::SwapPlaces&) const { return !is_immobile(m_view, m_target); }
    bool operator()(const effect::Interrupt&) const { return m_view.world.has<OngoingAction>(m_target); }
    bool operator()(const effect::BankTurn& bank) const {
        const BankedTurns* banked = m_view.world.find<BankedTurns>(m_target);
        return !banked || banked->count < bank.most;
    }
    bool operator()(const effect::SpendTurn&) const { return m_view.world.has<BankedTurns>(m_target); }
    bool operator()(const effect::RestoreCharges&) const {
        const auto& slots = m_view.world.get<Skills>(m_target).slots;
        return std::any_of(slots.begin(), slots.end(), [&](const SkillSlot& s) { return s.charges < m_view.catalog[s.skill].charges; });
    }

    bool operator()(const effect::RestorePool& restore) const { return pool_missing(m_view, m_target, restore.pool) > 0; }

private:
    WorldView m_view;
    EntityId m_target;
};

/// What an effect does to one creature on average; kinds that are not listed change neither health nor statuses nor pools.
class Expectation {
public:
    Expectation(const WorldView& view, EntityId who, EntityId target) : m_view(view), m_who(who), m_target(target) {}

    template <class Payload>
    ExpectedOutcome operator()(const Payload&) const {
        constexpr const EffectTraits& traits = effect_traits<Payload>;
        constexpr bool is_meant_for_creatures = traits.reach == EffectReach::creatures && traits.intent != EffectIntent::neither;
        static_assert(!is_meant_for_creatures || traits.utility_for_target != 0 || traits.interruption == EffectInterruption::by_moving,
                      "AI finds no use for this effect: list here what it does on average, or give its row a utility_for_target");
        return {};
    }
    ExpectedOutcome operator()(const effect::Damage& damage) const {
        return {.harm = expected_damage(m_view, m_who, m_target, damage.power, damage.kind)};
    }
    ExpectedOutcome operator()(const effect::Strike& strike) const {
        if (!can_strike(m_view, m_who, m_target)) return {};
        const auto* damage = find_payload<effect::Damage>(m_view.catalog[skill_of(m_view, m_who, strike)].effects);
        return damage ? (*this)(*damage) : ExpectedOutcome{};
    }
    ExpectedOutcome operator()(const effect::Harm& harm) const { return {.harm = taken_by(m_view, m_target, harm)}; }
    ExpectedOutcome operator()(const effect::Explode& explosion) const {
        return {.harm = taken_by(m_view, m_target, {explosion.amount, 0, explosion.kind})};
    }
    ExpectedOutcome operator()(const effect::Heal& heal) const {
        const Health& health = m_view.world.get<Health>(m_target);
        return {.healing = std::min(health.maximum - health.now, amount_of(heal, health))};
    }
    ExpectedOutcome operator()(const effect::RestoreCharges&) const {
        const auto& slots = m_view.world.get<Skills>(m_target).slots;
        return {.skills_ready_again = static_cast<int>(std::count_if(slots.begin(), slots.end(), [&](const SkillSlot& slot) {
                    return slot.charges == 0 && m_view.catalog[slot.skill].charges > 0;
                }))};
    }
    ExpectedOutcome operator()(const effect::RestorePool& restore) const {
        return {.pool_points = std::min(restore.amount, pool_missing(m_view, m_target, restore.pool))};
    }
    ExpectedOutcome operator()(const effect::DrainPool& drain) const {
        return {.pool_points = -std::min(drain.amount, pool_left(m_view, m_target, drain.pool))};
    }
    ExpectedOutcome operator()(const effect::GainStatus& gain) const { return {.gained = gain.status}; }
    ExpectedOutcome operator()(const effect::LoseStatus& cure) const {
        const auto& list = m_view.world.get<Statuses>(m_target).list;
        return {.harmful_statuses_lost = static_cast<int>(std::count_if(list.begin(), list.end(), [&](const ActiveStatus& active) {
                    return m_view.catalog[active.status].harmful && (!cure.status || cure.status == active.status);
                }))};
    }

private:
    WorldView m_view;
    EntityId m_who;
    EntityId m_target;
};

/// Reduces `payload` to the share of `done` of `of` turns; false when nothing of it is left.
template <class Payload>
bool reduce(Payload& payload, const Catalog& catalog, int done, int of) {
    if constexpr (requires { payload.shares(); }) {
        if constexpr (std::is_same_v<Payload, effect::GainStatus>)
            if (payload.duration == 0) payload.duration = catalog[payload.status].duration;
        bool any_left = false;
        for (int* amount : payload.shares()) {
            *amount = *amount * done / of;
            any_left = any_left || *amount > 0;
        }
        return any_left;
    } else {
        // What shares() leaves out is lost with an action that is broken off.
        static_assert(!requires { payload.power; });
        static_assert(!requires { payload.amount; });
        static_assert(!requires { payload.percent; });
        static_assert(!requires { payload.duration; });
        return false;
    }
}

}  // namespace

SkillId skill_of(const WorldView& view, EntityId who, const effect::Strike& strike) {
    return strike.skill ? strike.skill : species_of(view, who).attack_skill;
}

std::optional<Refusal> why_not_dig(const WorldView& view, Point p) {
    if (!view.world.contains(p) || !view.catalog[view.world.terrain(p)].diggable) return Refusal{.reason = Refusal::Reason::nothing_to_dig};
    const bool at_border = p.x == 0 || p.y == 0 || p.x == view.world.width() - 1 || p.y == view.world.height() - 1;
    return at_border ? std::optional(Refusal{.reason = Refusal::Reason::undiggable}) : std::nullopt;
}

std::vector<Effect> partial_effects(const std::vector<Effect>& effects, const Catalog& catalog, int turns_done, int turns) {
    std::vector<Effect> partial;
    for (Effect effect : effects)
        if (std::visit([&](auto& payload) { return reduce(payload, catalog, turns_done, turns); }, effect.payload))
            partial.push_back(effect);
    return partial;
}

EffectSource effect_source_of(const World& world, EntityId who, SkillId skill) {
    return {.who = who, .at = world.get<Position>(who).at, .skill = skill};
}

std::vector<Action> consequences(const WorldView& view, Dice& dice, const std::vector<Effect>& effects, const EffectSource& source,
                                 EntityId target) {
    Consequence consequence(view, dice, source, target);
    for (const Effect& effect : effects)
        for (int i = 0; i < effect.times; ++i) {
            const TriggerContext trigger_context{.self = target, .other = source.who ? source.who : source.whom};
            if (dice.chance(effect.chance) && hold(view, effect.conditions, trigger_context)) consequence.add(effect);
        }
    return consequence.take();
}

ExpectedOutcome expected_outcome(const WorldView& view, EntityId who, const Effect& effect, EntityId target) {
    return std::visit(Expectation(view, who, target), effect.payload);
}

int expected_harm(const WorldView& view, EntityId who, const Effect& effect, EntityId target) {
    return is_blow(effect) ? expected_outcome(view, who, effect, target).harm : 0;
}

int most_harm(const Effect& effect, int expected) {
    const bool varies = find_payload<effect::Damage>(effect) || find_payload<effect::Strike>(effect);
    return effect.times * (varies ? damage_range(expected).most : expected);
}

bool would_change(const WorldView& view, const Effect& effect, EntityId target) { return std::visit(Change(view, target), effect.payload); }

bool would_do_anything(const WorldView& view, const std::vector<Effect>& effects, EntityId target) {
    return std::any_of(effects.begin(), effects.end(), [&](const Effect& effect) { return would_change(view, effect, target); });
}

}  // namespace td
