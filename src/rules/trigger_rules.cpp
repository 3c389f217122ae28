// Reactive systems about triggers, about finding hidden features, and about the weather.
#include <algorithm>

#include "rules/effects.hpp"
#include "rules/systems.hpp"
#include "rules/targets.hpp"
#include "rules/trigger_conditions.hpp"
#include "rules/triggers.hpp"
#include "rules/weather.hpp"
#include "world/creature.hpp"
#include "world/fixtures.hpp"

namespace td::systems {

namespace {

constexpr int searching_tiles = 2;

/// Finds the triggers that an action sets off: one overload for each kind of action that triggers may wait for.
class TriggerSignals {
public:
    explicit TriggerSignals(Reaction& reaction) : m_reaction(reaction), m_world(reaction.world()) {}

    template <class Other>
    void operator()(const Other&) {}

    void operator()(const Walk& a) {
        arrive(a.who, a.to);
        alert(a.who, a.to, Leaving::noticed);
    }
    void operator()(const SwapPlaces& a) {
        arrive(a.who, m_world.get<Position>(a.other).at);
        arrive(a.other, m_world.get<Position>(a.who).at);
        const Leaving leaving = chebyshev(place(a.who), place(a.other)) > 1 ? Leaving::unnoticed : Leaving::noticed;
        alert(a.who, place(a.other), leaving);
        alert(a.other, place(a.who), leaving);
    }
    void operator()(const Displace& a) {
        arrive(a.who, a.to);
        alert(a.who, a.to, a.how == Displace::How::teleported ? Leaving::unnoticed : Leaving::noticed);
    }
    void operator()(const ChangeTerrain& a) {
        const EntityId there = m_world.creature_at(a.at);
        // The feature on the tile has been stepped on before.
        if (there) add_terrain(a, there);
        if (!m_reaction.catalog()[a.terrain].blocks_sight) open_sight(a.at);
    }
    void operator()(const OpenFeature& a) {
        touch(a.who, a.fixture);
        open_sight(place(a.fixture));
    }
    void operator()(const Touch& a) { touch(a.who, a.fixture); }
    void operator()(const Pass& a) {
        if (!a.stands_in) add({.event = TriggerEvent::waits, .who = a.who, .at = place(a.who)});
    }
    void operator()(const UseSkill& a) { add({.event = TriggerEvent::skill_used, .who = a.who, .at = place(a.who), .skill = a.skill}); }
    void operator()(const UseItem& a) { add({.event = TriggerEvent::item_used, .who = a.who, .at = place(a.who), .item = a.item}); }
    void operator()(const Hurt& a) {
        if (a.amount <= 0) return;
        const EntityId by = a.source == a.target ? EntityId{} : a.source;
        TriggerSignal signal{.event = TriggerEvent::hits, .who = by, .other = a.target, .kind = a.kind, .skill = a.by_skill};
        if (m_world.roster().alive(by)) signal.at = place(by), add(signal);
        signal.event = TriggerEvent::hurt;
        std::swap(signal.who, signal.other);
        signal.at = place(a.target);
        signal.status = a.by_status;
        add(signal);
        const bool awaited = any_trigger_on({m_world, m_reaction.catalog()}, TriggerEvent::ally_hurt);
        if (!awaited && m_world.table<HeldTurn>().owners().empty()) return;
        each_mate(a.target, [&](EntityId mate) { add({.event = TriggerEvent::ally_hurt, .who = mate, .other = by, .at = place(mate)}); });
    }
    void operator()(const Heal& a) {
        const Health& health = m_world.get<Health>(a.target);
        if (health.now < health.maximum) add({.event = TriggerEvent::healed, .who = a.target, .at = place(a.target)});
    }
    void operator()(const Miss& a) {
        if (m_world.roster().alive(a.who)) add({.event = TriggerEvent::misses, .who = a.who, .other = a.target, .at = place(a.who)});
        add({.event = TriggerEvent::evades, .who = a.target, .other = a.who, .at = place(a.target)});
    }
    void operator()(const Die& a) {
        const Point at = place(a.who);
        const EntityId killer = a.killer == a.who ? EntityId{} : a.killer;
        if (m_world.roster().alive(killer)) add({.event = TriggerEvent::kills, .who = killer, .other = a.who, .at = place(killer)});
        add({.event = TriggerEvent::dies, .who = a.who, .other = killer, .at = at});
        each_mate(a.who, [&](EntityId mate) { add({.event = TriggerEvent::ally_dies, .who = mate, .other = a.who, .at = place(mate)}); });
    }
    void operator()(const Join& a) {
        // The newcomer is created when this is committed, as the next entity.
        add({.event = TriggerEvent::joins, .who = EntityId(m_world.entity_count()), .other = a.source, .at = a.at, .species = a.species});
    }
    void operator()(const GainStatus& a) {
        if (find_status(m_world, a.target, a.status)) return;
        add({.event = TriggerEvent::status_gained, .who = a.target, .other = a.source, .at = place(a.target), .status = a.status});
    }
    void operator()(const LoseStatus& a) {
        if (!find_status(m_world, a.target, a.status)) return;
        add({.event = TriggerEvent::status_lost, .who = a.target, .at = place(a.target), .status = a.status});
    }
    void operator()(const Ignite& a) { add({.event = TriggerEvent::catches_fire, .fixture = a.fixture, .at = place(a.fixture)}); }
    void operator()(const RemoveFeature& a) {
        add({.event = TriggerEvent::destroyed, .fixture = a.fixture, .at = place(a.fixture)});
        open_sight(place(a.fixture));
    }
    void operator()(const ChangeWeather& a) {
        for (const EntityId who : m_world.table<Creature>().owners())
            if (m_world.roster().alive(who))
                add({.event = TriggerEvent::weather_changed, .who = who, .at = place(who), .weather = a.weather});
    }

private:
    /// Who does not pass over the tiles between, by magic, is gone before a foe whose reach it leaves can do anything about it.
    enum class Leaving : std::uint8_t { noticed, unnoticed };

    Point place(EntityId id) const { return m_world.get<Position>(id).at; }

    void add(const TriggerSignal& signal) {
        for (Action& action : triggers_fired_by({m_world, m_reaction.catalog()}, signal)) m_reaction.follow(std::move(action));
        release_turn(signal);
    }

    /// The creature of the event may have kept a turn for it.
    void release_turn(const TriggerSignal& signal) {
        if (m_world.table<HeldTurn>().owners().empty() || !m_world.roster().alive(signal.who)) return;
        const HeldTurn* const held = m_world.find<HeldTurn>(signal.who);
        if (held && contains(held->until, signal.event))
            m_reaction.follow(ShiftTurn{.target = signal.who, .how = TurnShift::released, .by = signal.other});
    }

    template <class Each>
    void each_mate(EntityId who, const Each& each) const {
        for (const EntityId mate : m_world.roster()[m_world.roster()[who].team].everyone())
            if (mate != who && m_world.roster().alive(mate)) each(mate);
    }

    void add_terrain(const ChangeTerrain& change, EntityId who) {
        const TriggerSignal signal{.event = TriggerEvent::stepped_on, .who = who, .at = change.at, .terrain = change.terrain};
        for (Action& action : triggers_fired_by({m_world, m_reaction.catalog()}, signal))
            if (std::get<FireTrigger>(action).trigger.owner == TriggerOwner::terrain) m_reaction.follow(std::move(action));
    }

    void arrive(EntityId who, Point at) {
        add({.event = TriggerEvent::steps, .who = who, .at = at});
        // A forecast must not reveal a trap that the player's side has not found, not even by being less certain there.
        const EntityId fixture = m_world.first_at<Fixture>(at);
        const bool unknown = fixture && is_hidden_from(m_world, Faction::player, fixture) && faction_of(m_world, who) == Faction::player;
        const bool forecast = m_reaction.dice().sealed();
        for (Action& action : triggers_fired_by({m_world, m_reaction.catalog()}, {.event = TriggerEvent::stepped_on, .who = who, .at = at}))
            if (!unknown || !forecast || !std::get<FireTrigger>(action).fixture) m_reaction.follow(std::move(action));
    }

    /// Tells the foes of a creature that is about to come to another tile, if it comes within their reach or leaves it.
    void alert(EntityId mover, Point to, Leaving leaving) {
        show(mover, to);
        const WorldView view{m_world, m_reaction.catalog()};
        const Point from = place(mover);
        each_foe_near(mover, from, to, [&](EntityId foe) {
            const bool comes = holds_tile(view, foe, to);
            if (!comes && (leaving == Leaving::unnoticed || !holds_tile(view, foe, from))) return;
            const TriggerEvent event = comes ? TriggerEvent::foe_in_reach : TriggerEvent::foe_out_of_reach;
            add({.event = event, .who = foe, .other = mover, .at = place(foe)});
        });
    }

    /// Calls `each` for each waking creature that would do something if it saw a foe come.
    template <class Each>
    void each_watcher(const Each& each) const {
        const WorldView view{m_world, m_reaction.catalog()};
        const bool by_trigger = any_trigger_on(view, TriggerEvent::foe_in_sight);
        for (const EntityId who : by_trigger ? m_world.table<Creature>().owners() : m_world.table<HeldTurn>().owners()) {
            const AiState* const ai_state = m_world.find<AiState>(who);
            const bool asleep = ai_state && ai_state->asleep;
            if (m_world.roster().alive(who) && !asleep && waits_for(view, TriggerEvent::foe_in_sight, who)) each(who);
        }
    }

    /// Tells the foes of a creature that is about to come to another tile, if it comes into their sight.
    void show(EntityId mover, Point to) {
        const WorldView view{m_world, m_reaction.catalog()};
        const Point from = place(mover);
        each_watcher([&](EntityId who) {
            if (are_hostile(m_world, who, mover) && sees_tile(view, who, to) && !sees_tile(view, who, from))
                add({.event = TriggerEvent::foe_in_sight, .who = who, .other = mover, .at = place(who)});
        });
    }

    /// Tells those who will see a foe once the tile `opened` no longer blocks sight.
    void open_sight(Point opened) {
        if (!blocks_sight(m_world, opened)) return;
        const WorldView view{m_world, m_reaction.catalog()};
        const Roster& roster = m_world.roster();
        each_watcher([&](EntityId who) {
            // A forecast must not reveal who is behind a door.
            if (m_reaction.dice().sealed() && faction_of(m_world, who) == Faction::player) return;
            for (std::size_t i = 0; i < roster.actors.size(); ++i) {
                const EntityId foe(i);
                if (!roster.actors[i].alive || !are_hostile(m_world, who, foe)) continue;
                if (sees_tile(view, who, place(foe)) || !sees_tile(view, who, place(foe), opened)) continue;
                return add({.event = TriggerEvent::foe_in_sight, .who = who, .other = foe, .at = place(who)});
            }
        });
    }

    /// Calls `each` once for each foe of `who` within held_range of one of the two places, row by row.
    template <class Each>
    void each_foe_near(EntityId who, Point one, Point other, const Each& each) const {
        const int left = std::min(one.x, other.x) - held_range, right = std::max(one.x, other.x) + held_range;
        const int top = std::min(one.y, other.y) - held_range, bottom = std::max(one.y, other.y) + held_range;
        const auto look_at = [&](Point p) {
            const bool near = chebyshev(p, one) <= held_range || chebyshev(p, other) <= held_range;
            const EntityId there = near && m_world.any(p, IndexedKind::creature) ? m_world.creature_at(p) : EntityId{};
            if (there && are_hostile(m_world, who, there)) each(there);
        };
        if (chebyshev(one, other) <= 2 * held_range) {
            for (int y = top; y <= bottom; ++y)
                for (int x = left; x <= right; ++x) look_at({x, y});
            return;
        }
        for (const Point centre : {one, other})
            for (int y = -held_range; y <= held_range; ++y)
                for (int x = -held_range; x <= held_range; ++x) look_at(centre + Point{x, y});
    }

    void touch(EntityId who, EntityId fixture) {
        add({.event = TriggerEvent::walked_into, .who = who, .fixture = fixture, .at = place(fixture)});
    }

    Reaction& m_reaction;
    const World& m_world;
};

TriggerContext trigger_context_of(const FireTrigger& a) { return {a.who, a.other, a.kind, a.skill, a.item, a.status}; }

/// Does the trigger go off now? Its chance is drawn last.
bool fires(Reaction& reaction, const FireTrigger& a, const Trigger& trigger) {
    const World& world = reaction.world();
    const bool posthumous = trigger.event == TriggerEvent::dies;
    if (a.who && !posthumous && (!world.roster().alive(a.who) || world.get<Health>(a.who).now <= 0)) return false;
    // It may have gone off meanwhile and used up its item. The dead have dropped their items, and a used item may be used up by its use.
    const ItemId own = a.trigger.owner == TriggerOwner::item ? ItemId(a.trigger.of) : ItemId{};
    if (trigger.ends && own && !posthumous && a.item != own && !carries(world, a.who, own)) return false;
    if (a.fixture && trigger.event != TriggerEvent::destroyed && !world.has<Fixture>(a.fixture)) return false;
    if (is_spent(world, a.fixture ? a.fixture : a.who, a.trigger)) return false;
    return hold({world, reaction.catalog()}, trigger.conditions, trigger_context_of(a)) && reaction.dice().chance(trigger.chance);
}

EffectSource effect_source_of(const FireTrigger& a) {
    EffectSource source{.at = a.at, .skill = {}};
    const bool own =
        a.trigger.owner == TriggerOwner::species || a.trigger.owner == TriggerOwner::status || a.trigger.owner == TriggerOwner::item;
    (own ? source.who : source.whom) = a.who;
    if (a.trigger.owner == TriggerOwner::status) source.status = StatusId(a.trigger.of);
    if (a.trigger.owner == TriggerOwner::feature) source.feature = FeatureId(a.trigger.of);
    return source;
}

/// The tiles and creatures on which the effects of the trigger happen.
Reach reach_of(const World& world, const FireTrigger& a, const Trigger& trigger) {
    const EntityId subject = trigger.to == TriggerCondition::Whose::self ? a.who : a.other;
    const bool there = world.roster().alive(subject);
    const Point centre = there ? world.get<Position>(subject).at : a.at;
    if (!trigger.area) return {{centre}, there ? std::vector<EntityId>{subject} : std::vector<EntityId>{}};
    Targeting query{.who = a.who, .area = *trigger.area, .audience = trigger.audience, .aim = centre, .from = centre};
    if (a.who) query.direction = world.get<Creature>(a.who).facing;
    return reach_of(world, query);
}

/// Ends the status or feature of a trigger with `ends`. An item is used up already when the trigger goes off.
void conclude(Reaction& reaction, const FireTrigger& a, const Trigger& trigger) {
    if (!trigger.ends) return;
    if (a.fixture && reaction.world().has<Fixture>(a.fixture)) reaction.follow(RemoveFeature{a.fixture, FeatureEnd::cleared});
    if (a.trigger.owner == TriggerOwner::status) reaction.follow(LoseStatus{a.who, StatusId(a.trigger.of)});
}

}  // namespace

void triggering(Reaction& reaction) {
    if (!reaction.cancelled()) std::visit(TriggerSignals(reaction), reaction.action());
}

void outcome_of_triggers(Reaction& reaction) {
    const FireTrigger& a = *reaction.as<FireTrigger>();
    if (reaction.cancelled()) return;
    const Trigger& trigger = trigger_of(reaction.catalog(), a.trigger);
    if (!fires(reaction, a, trigger)) return reaction.cancel({.reason = Refusal::Reason::pointless});
    const World& world = reaction.world();
    if (a.fixture && world.has<Hidden>(a.fixture)) reaction.follow(Discover{{}, a.fixture});
    const EffectSource source = effect_source_of(a);
    const Reach reach = reach_of(world, a, trigger);
    for (const EntityId target : reach.targets)
        reaction.follow_all(consequences({world, reaction.catalog()}, reaction.dice(), trigger.effects, source, target));
    reaction.follow_all(consequences_for_ground({world, reaction.catalog()}, reaction.dice(), trigger.effects, source, reach.tiles));
    conclude(reaction, a, trigger);
}

void searching(Reaction& reaction) {
    if (reaction.cancelled()) return;
    const World& world = reaction.world();
    const Walk* walk = reaction.as<Walk>();
    const UseSkill* skill = reaction.as<UseSkill>();
    if (skill && skill->slot != rest_slot) return;
    const EntityId who = walk ? walk->who : skill ? skill->who : reaction.as<Pass>()->who;
    // A forecast must not reveal where a hidden feature is.
    if (reaction.dice().sealed() && faction_of(world, who) == Faction::player) return;
    const Point at = walk ? walk->to : world.get<Position>(who).at;
    const int percent = walk ? species_of({world, reaction.catalog()}, who).spotting : 100;
    for (const EntityId fixture : world.table<Hidden>().owners()) {
        const int away = chebyshev(at, world.get<Position>(fixture).at);
        // A walking creature finds features beside it; a waiting one looks further.
        const bool near = walk ? away == 1 : away <= searching_tiles;
        if (near && is_hidden_from(world, faction_of(world, who), fixture) && reaction.dice().chance(percent))
            reaction.follow(Discover{who, fixture});
    }
}

void advancing_weather(Reaction& reaction) {
    const Surroundings& here = reaction.world().surroundings();
    if (const auto* pass = reaction.as<PassWeather>()) {
        if (here.weather != pass->weather || here.rounds_left != pass->rounds_left)
            reaction.cancel({.reason = Refusal::Reason::pointless});
        else if (pass->rounds_left == 1)
            reaction.replace(ChangeWeather{here.next, here.next_rounds, {}, 0});
        return;
    }
    const ChangeWeather& change = *reaction.as<ChangeWeather>();
    if (reaction.cancelled() || change.next) return;
    if (!here.dungeon) return;
    const FloorRules& floor = reaction.catalog()[here.dungeon].floors[static_cast<std::size_t>(here.floor - 1)];
    ChangeWeather filled = change;
    const WeatherPeriod next = draw_weather(floor, reaction.dice());
    filled.next = next.weather;
    filled.next_rounds = next.rounds;
    reaction.amend(filled);
}

}  // namespace td::systems
