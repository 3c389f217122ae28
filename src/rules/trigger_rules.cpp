// Reactive systems about triggers, about finding hidden features, and about the weather.
#include <algorithm>

#include "catalog/trigger_source.hpp"
#include "rules/effects.hpp"
#include "rules/systems.hpp"
#include "rules/targets.hpp"
#include "rules/trigger_conditions.hpp"
#include "rules/triggers.hpp"
#include "rules/weather.hpp"
#include "world/creature.hpp"
#include "world/fixtures.hpp"

namespace td {

namespace {

constexpr int searching_tiles = 2;

/// Whether foes whose reach a creature leaves can react to that. They cannot if it leaves by magic, without crossing the tiles between.
enum class Leaving : std::uint8_t { noticed, unnoticed };

Point place(const Reaction& reaction, EntityId id) { return reaction.world().get<Position>(id).at; }

/// Proposes the turn that the creature of the event has held for it, if there is one.
void release_turn(Reaction& reaction, const TriggerSignal& signal) {
    if (reaction.world().table<HeldTurn>().owners().empty() || !reaction.world().roster().is_here(signal.who)) return;
    const HeldTurn* const held = reaction.world().find<HeldTurn>(signal.who);
    if (held && contains(held->until, signal.event))
        reaction.follow(ShiftTurn{.target = signal.who, .how = TurnShift::released, .by = signal.other});
}

/// Proposes the triggers, and the held turn, that wait for the event.
void announce(Reaction& reaction, const TriggerSignal& signal) {
    for (Action& action : triggers_fired_by(reaction.view(), signal)) reaction.follow(std::move(action));
    release_turn(reaction, signal);
}

template <class Each>
void each_mate(const Reaction& reaction, EntityId who, const Each& each) {
    for (const EntityId mate : reaction.world().roster()[reaction.world().roster()[who].team].everyone())
        if (mate != who && reaction.world().roster().is_here(mate)) each(mate);
}

/// The ground under `who` changes: announces stepped_on to the triggers of the new terrain alone.
void announce_terrain(Reaction& reaction, const ChangeTerrain& change, EntityId who) {
    const TriggerSignal signal{.event = TriggerEvent::stepped_on, .who = who, .at = change.at, .terrain = change.terrain};
    for (Action& action : triggers_fired_by(reaction.view(), signal))
        if (std::get<FireTrigger>(action).trigger.owner == TriggerOwner::terrain) reaction.follow(std::move(action));
}

/// Announces that `who` is about to come to `at`, to its own triggers and to those of the ground there.
void announce_arrival(Reaction& reaction, EntityId who, Point at) {
    announce(reaction, {.event = TriggerEvent::steps, .who = who, .at = at});
    // A forecast must not reveal a trap that the player's side has not found, not even by being less certain there.
    const EntityId fixture = reaction.world().first_at<Fixture>(at);
    const bool is_unknown =
        fixture && is_hidden_from(reaction.world(), Faction::player, fixture) && faction_of(reaction.world(), who) == Faction::player;
    const bool is_forecast = reaction.dice().sealed();
    for (Action& action : triggers_fired_by(reaction.view(), {.event = TriggerEvent::stepped_on, .who = who, .at = at}))
        if (!is_unknown || !is_forecast || !std::get<FireTrigger>(action).fixture) reaction.follow(std::move(action));
}

/// Calls `each` for each creature that is awake, and has a trigger or a held turn that waits for a foe in sight.
template <class Each>
void each_watcher(const Reaction& reaction, const Each& each) {
    const WorldView& view = reaction.view();
    const bool by_trigger = reaction.is_awaited(TriggerEvent::foe_in_sight);
    for (const EntityId who : by_trigger ? reaction.world().table<Creature>().owners() : reaction.world().table<HeldTurn>().owners()) {
        const AiState* const ai_state = reaction.world().find<AiState>(who);
        const bool asleep = ai_state && ai_state->asleep;
        if (reaction.world().roster().is_here(who) && !asleep && waits_for(view, TriggerEvent::foe_in_sight, who)) each(who);
    }
}

/// Announces foe_in_sight to the foes of a creature that is about to come into their sight.
void announce_to_watchers(Reaction& reaction, EntityId mover, Point to) {
    const WorldView& view = reaction.view();
    const Point from = place(reaction, mover);
    each_watcher(reaction, [&](EntityId who) {
        if (are_hostile(reaction.world(), who, mover) && sees_tile(view, who, to) && !sees_tile(view, who, from))
            announce(reaction, {.event = TriggerEvent::foe_in_sight, .who = who, .other = mover, .at = place(reaction, who)});
    });
}

/// Announces foe_in_sight to those who will see a foe once the tile `opened` no longer blocks sight; nothing if it does not block it now.
void announce_new_sight(Reaction& reaction, Point opened) {
    if (!blocks_sight(reaction.world(), opened)) return;
    const WorldView& view = reaction.view();
    const Roster& roster = reaction.world().roster();
    each_watcher(reaction, [&](EntityId who) {
        // A forecast must not reveal who is behind a door.
        if (reaction.dice().sealed() && faction_of(reaction.world(), who) == Faction::player) return;
        for (std::size_t i = 0; i < roster.actors.size(); ++i) {
            const EntityId foe(i);
            if (!roster.actors[i].here || !are_hostile(reaction.world(), who, foe)) continue;
            if (sees_tile(view, who, place(reaction, foe)) || !sees_tile(view, who, place(reaction, foe), opened)) continue;
            return announce(reaction, {.event = TriggerEvent::foe_in_sight, .who = who, .other = foe, .at = place(reaction, who)});
        }
    });
}

/// Calls `each` once for each foe of `who` within held_range of one of the two places, row by row.
template <class Each>
void each_foe_near(const Reaction& reaction, EntityId who, Point one, Point other, const Each& each) {
    const int left = std::min(one.x, other.x) - held_range, right = std::max(one.x, other.x) + held_range;
    const int top = std::min(one.y, other.y) - held_range, bottom = std::max(one.y, other.y) + held_range;
    const auto look_at = [&](Point p) {
        const bool near = chebyshev(p, one) <= held_range || chebyshev(p, other) <= held_range;
        const EntityId there = near && reaction.world().any(p, IndexedKind::creature) ? reaction.world().creature_at(p) : EntityId{};
        if (there && are_hostile(reaction.world(), who, there)) each(there);
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

/// Announces to the foes of a creature that is about to go to another tile if it comes into their sight or reach, or leaves that reach.
void announce_to_foes(Reaction& reaction, EntityId mover, Point to, Leaving leaving) {
    announce_to_watchers(reaction, mover, to);
    const WorldView& view = reaction.view();
    const Point from = place(reaction, mover);
    each_foe_near(reaction, mover, from, to, [&](EntityId foe) {
        const bool comes = holds_tile(view, foe, to);
        if (!comes && (leaving == Leaving::unnoticed || !holds_tile(view, foe, from))) return;
        const TriggerEvent event = comes ? TriggerEvent::foe_in_reach : TriggerEvent::foe_out_of_reach;
        announce(reaction, {.event = event, .who = foe, .other = mover, .at = place(reaction, foe)});
    });
}

void announce_touch(Reaction& reaction, EntityId who, EntityId fixture) {
    announce(reaction, {.event = TriggerEvent::walked_into, .who = who, .fixture = fixture, .at = place(reaction, fixture)});
}

TriggerContext trigger_context_of(const FireTrigger& a) {
    return {.self = a.who, .other = a.other, .kind = a.kind, .skill = a.skill, .item = a.item, .status = a.status};
}

/// Why the trigger does not fire now; nothing: it does. Its chance is drawn last.
std::optional<Refusal> why_not_fired(Reaction& reaction, const FireTrigger& a, const Trigger& trigger) {
    using Reason = Refusal::Reason;
    const World& world = reaction.world();
    const bool is_posthumous = trigger.event == TriggerEvent::dies;
    if (a.who && !is_posthumous && (!world.roster().is_here(a.who) || world.get<Health>(a.who).now <= 0))
        return Refusal{.reason = Reason::pointless};
    // It may have fired meanwhile and used up its item. The dead have dropped their items, and a used item may be used up by its use.
    const ItemId own = a.trigger.owner == TriggerOwner::item ? ItemId(a.trigger.of) : ItemId{};
    if (trigger.ends && own && !is_posthumous && a.item != own && !carries(world, a.who, own)) return Refusal{.reason = Reason::pointless};
    if (a.fixture && trigger.event != TriggerEvent::destroyed && !world.has<Fixture>(a.fixture))
        return Refusal{.reason = Reason::pointless};
    if (is_spent(world, a.fixture ? a.fixture : a.who, a.trigger)) return Refusal{.reason = Reason::set_off_already};
    if (!hold({world, reaction.catalog()}, trigger.conditions, trigger_context_of(a))) return Refusal{.reason = Reason::conditions_unmet};
    if (!reaction.dice().chance(trigger.chance)) return Refusal{.reason = Reason::chance_missed};
    return std::nullopt;
}

/// The creature of the event is the doer of what its own triggers do; what the triggers of the ground do, it only sets off.
EffectSource effect_source_of(const FireTrigger& a) {
    EffectSource source{.at = a.at, .skill = {}};
    constexpr auto owned_by_creatures =
        bit(TriggerOwner::species) | bit(TriggerOwner::status) | bit(TriggerOwner::item) | bit(TriggerOwner::boon);
    const bool is_doer = (owned_by_creatures & bit(a.trigger.owner)) != 0;
    EntityId& role = is_doer ? source.who : source.whom;
    role = a.who;
    if (a.trigger.owner == TriggerOwner::status) source.status = StatusId(a.trigger.of);
    if (a.trigger.owner == TriggerOwner::feature) source.feature = FeatureId(a.trigger.of);
    return source;
}

/// The tiles and creatures on which the effects of the trigger happen.
Reach reach_of(const World& world, const FireTrigger& a, const Trigger& trigger) {
    const EntityId subject = trigger.to == TriggerCondition::Whose::self ? a.who : a.other;
    const bool there = world.roster().is_here(subject);
    const Point centre = there ? world.get<Position>(subject).at : a.at;
    if (!trigger.area) return {{centre}, there ? std::vector<EntityId>{subject} : std::vector<EntityId>{}};
    Targeting query{.who = a.who, .area = *trigger.area, .audience = trigger.audience, .aim = centre, .from = centre};
    if (a.who) query.direction = world.get<Creature>(a.who).facing;
    return reach_of(world, query);
}

/// Ends the status or feature of a trigger with `ends`. The item of a trigger is used up as soon as the trigger fires.
void end_source(Reaction& reaction, const FireTrigger& a, const Trigger& trigger) {
    if (!trigger.ends) return;
    if (a.fixture && reaction.world().has<Fixture>(a.fixture)) reaction.follow(RemoveFeature{a.fixture, FeatureEnd::cleared});
    if (a.trigger.owner == TriggerOwner::status) reaction.follow(LoseStatus{a.who, StatusId(a.trigger.of)});
}

/// Proposes that `who` finds hidden features whose distance in tiles from `at` is within `near`, each with the chance `percent`.
void search(Reaction& reaction, EntityId who, Point at, Range near, int percent) {
    const World& world = reaction.world();
    // A forecast must not reveal where a hidden feature is.
    if (reaction.dice().sealed() && faction_of(world, who) == Faction::player) return;
    for (const EntityId fixture : world.table<Hidden>().owners()) {
        const int away = chebyshev(at, world.get<Position>(fixture).at);
        const bool is_near = away >= near.low && away <= near.high;
        if (is_near && is_hidden_from(world, faction_of(world, who), fixture) && reaction.dice().chance(percent))
            reaction.follow(Discover{who, fixture});
    }
}

void search_while_waiting(Reaction& reaction, EntityId who) {
    search(reaction, who, reaction.world().get<Position>(who).at, {0, searching_tiles}, 100);
}

}  // namespace

void System<Rule::triggering>::react(Reaction& reaction, const Walk& walk) {
    announce_arrival(reaction, walk.who, walk.to);
    announce_to_foes(reaction, walk.who, walk.to, Leaving::noticed);
}

void System<Rule::triggering>::react(Reaction& reaction, const SwapPlaces& swap) {
    announce_arrival(reaction, swap.who, reaction.world().get<Position>(swap.other).at);
    announce_arrival(reaction, swap.other, reaction.world().get<Position>(swap.who).at);
    const Leaving leaving = chebyshev(place(reaction, swap.who), place(reaction, swap.other)) > 1 ? Leaving::unnoticed : Leaving::noticed;
    announce_to_foes(reaction, swap.who, place(reaction, swap.other), leaving);
    announce_to_foes(reaction, swap.other, place(reaction, swap.who), leaving);
}

void System<Rule::triggering>::react(Reaction& reaction, const Displace& displace) {
    announce_arrival(reaction, displace.who, displace.to);
    announce_to_foes(reaction, displace.who, displace.to,
                     displace.how == Displace::How::teleported ? Leaving::unnoticed : Leaving::noticed);
}

void System<Rule::triggering>::react(Reaction& reaction, const ChangeTerrain& change) {
    const EntityId there = reaction.world().creature_at(change.at);
    // The feature on the tile has been stepped on before.
    if (there) announce_terrain(reaction, change, there);
    if (!reaction.catalog()[change.terrain].blocks_sight) announce_new_sight(reaction, change.at);
}

void System<Rule::triggering>::react(Reaction& reaction, const OpenFeature& open) {
    announce_touch(reaction, open.who, open.fixture);
    announce_new_sight(reaction, place(reaction, open.fixture));
}

void System<Rule::triggering>::react(Reaction& reaction, const Touch& touch) { announce_touch(reaction, touch.who, touch.fixture); }

void System<Rule::triggering>::react(Reaction& reaction, const Pass& pass) {
    if (!pass.is_placeholder) announce(reaction, {.event = TriggerEvent::waits, .who = pass.who, .at = place(reaction, pass.who)});
}

void System<Rule::triggering>::react(Reaction& reaction, const UseSkill& use) {
    announce(reaction, {.event = TriggerEvent::skill_used, .who = use.who, .at = place(reaction, use.who), .skill = use.skill});
}

void System<Rule::triggering>::react(Reaction& reaction, const UseItem& use) {
    announce(reaction, {.event = TriggerEvent::item_used, .who = use.who, .at = place(reaction, use.who), .item = use.item});
}

void System<Rule::triggering>::react(Reaction& reaction, const Hurt& hurt) {
    if (hurt.amount <= 0) return;
    const EntityId by = hurt.source == hurt.target ? EntityId{} : hurt.source;
    TriggerSignal signal{.event = TriggerEvent::hits, .who = by, .other = hurt.target, .kind = hurt.kind, .skill = hurt.by_skill};
    if (reaction.world().roster().is_here(by)) {
        signal.at = place(reaction, by);
        announce(reaction, signal);
    }
    // The same as the target sees it.
    signal.event = TriggerEvent::hurt;
    std::swap(signal.who, signal.other);
    signal.at = place(reaction, hurt.target);
    signal.status = hurt.by_status;
    announce(reaction, signal);
    const bool is_awaited = reaction.is_awaited(TriggerEvent::ally_hurt);
    if (!is_awaited && reaction.world().table<HeldTurn>().owners().empty()) return;
    each_mate(reaction, hurt.target, [&](EntityId mate) {
        announce(reaction, {.event = TriggerEvent::ally_hurt, .who = mate, .other = by, .at = place(reaction, mate)});
    });
}

void System<Rule::triggering>::react(Reaction& reaction, const Heal& heal) {
    const Health& health = reaction.world().get<Health>(heal.target);
    if (health.now < health.maximum)
        announce(reaction, {.event = TriggerEvent::healed, .who = heal.target, .at = place(reaction, heal.target)});
}

void System<Rule::triggering>::react(Reaction& reaction, const Miss& miss) {
    if (reaction.world().roster().is_here(miss.who))
        announce(reaction, {.event = TriggerEvent::misses, .who = miss.who, .other = miss.target, .at = place(reaction, miss.who)});
    announce(reaction, {.event = TriggerEvent::evades, .who = miss.target, .other = miss.who, .at = place(reaction, miss.target)});
}

void System<Rule::triggering>::react(Reaction& reaction, const Die& die) {
    const Point at = place(reaction, die.who);
    const EntityId killer = die.killer == die.who ? EntityId{} : die.killer;
    if (reaction.world().roster().is_here(killer))
        announce(reaction, {.event = TriggerEvent::kills, .who = killer, .other = die.who, .at = place(reaction, killer)});
    announce(reaction, {.event = TriggerEvent::dies, .who = die.who, .other = killer, .at = at});
    each_mate(reaction, die.who, [&](EntityId mate) {
        announce(reaction, {.event = TriggerEvent::ally_dies, .who = mate, .other = die.who, .at = place(reaction, mate)});
    });
}

void System<Rule::triggering>::react(Reaction& reaction, const Join& join) {
    // The newcomer is created when this is committed, as the next entity.
    announce(reaction, {.event = TriggerEvent::joins,
                        .who = EntityId(reaction.world().entity_count()),
                        .other = join.source,
                        .at = join.at,
                        .species = join.species});
}

void System<Rule::triggering>::react(Reaction& reaction, const ChangeSides& change) {
    if (reaction.world().roster()[change.target].team == change.team) return;
    announce(reaction, {.event = TriggerEvent::joins, .who = change.target, .other = change.by, .at = place(reaction, change.target)});
}

void System<Rule::triggering>::react(Reaction& reaction, const GainStatus& gain) {
    if (find_status(reaction.world(), gain.target, gain.status)) return;
    announce(reaction, {.event = TriggerEvent::status_gained,
                        .who = gain.target,
                        .other = gain.source,
                        .at = place(reaction, gain.target),
                        .status = gain.status});
}

void System<Rule::triggering>::react(Reaction& reaction, const LoseStatus& lose) {
    if (!find_status(reaction.world(), lose.target, lose.status)) return;
    announce(reaction, {.event = TriggerEvent::status_lost, .who = lose.target, .at = place(reaction, lose.target), .status = lose.status});
}

void System<Rule::triggering>::react(Reaction& reaction, const Ignite& ignite) {
    announce(reaction, {.event = TriggerEvent::catches_fire, .fixture = ignite.fixture, .at = place(reaction, ignite.fixture)});
}

void System<Rule::triggering>::react(Reaction& reaction, const RemoveFeature& remove) {
    announce(reaction, {.event = TriggerEvent::destroyed, .fixture = remove.fixture, .at = place(reaction, remove.fixture)});
    announce_new_sight(reaction, place(reaction, remove.fixture));
}

void System<Rule::triggering>::react(Reaction& reaction, const ChangeWeather& change) {
    for (const EntityId who : reaction.world().table<Creature>().owners())
        if (reaction.world().roster().is_here(who))
            announce(reaction, {.event = TriggerEvent::weather_changed, .who = who, .at = place(reaction, who), .weather = change.weather});
}

void System<Rule::outcome_of_triggers>::react(Reaction& reaction, const FireTrigger& a) {
    const Trigger& trigger = trigger_of(reaction.catalog(), a.trigger);
    if (const std::optional<Refusal> why = why_not_fired(reaction, a, trigger)) return reaction.cancel(*why);
    const World& world = reaction.world();
    if (a.fixture && world.has<Hidden>(a.fixture)) reaction.follow(Discover{{}, a.fixture});
    const EffectSource source = effect_source_of(a);
    const Reach reach = reach_of(world, a, trigger);
    for (const EntityId target : reach.targets)
        reaction.follow_all(consequences({world, reaction.catalog()}, reaction.dice(), trigger.effects, source, target));
    reaction.follow_all(consequences_for_ground({world, reaction.catalog()}, reaction.dice(), trigger.effects, source, reach.tiles));
    end_source(reaction, a, trigger);
}

void System<Rule::searching>::react(Reaction& reaction, const Walk& walk) {
    // A walking creature finds features beside it; a waiting one looks further.
    search(reaction, walk.who, walk.to, {1, 1}, species_of(reaction.view(), walk.who).spotting);
}

void System<Rule::searching>::react(Reaction& reaction, const Pass& pass) { search_while_waiting(reaction, pass.who); }

void System<Rule::searching>::react(Reaction& reaction, const UseSkill& use) {
    if (use.slot == rest_slot) search_while_waiting(reaction, use.who);
}

void System<Rule::advancing_weather>::react(Reaction& reaction, const PassWeather& pass) {
    const Surroundings& here = reaction.world().surroundings();
    if (here.weather != pass.weather || here.rounds_left != pass.rounds_left)
        reaction.cancel({.reason = Refusal::Reason::pointless});
    else if (pass.rounds_left == 1)
        reaction.replace(ChangeWeather{.weather = here.next, .rounds = here.next_rounds});
}

void System<Rule::advancing_weather>::react(Reaction& reaction, const ChangeWeather& change) {
    const FloorRules* const floor = floor_rules(reaction.view());
    if (change.next || floor == nullptr) return;
    ChangeWeather filled = change;
    const WeatherPeriod next = draw_weather(*floor, reaction.dice());
    filled.next = next.weather;
    filled.next_rounds = next.rounds;
    reaction.amend(filled);
}

}  // namespace td
