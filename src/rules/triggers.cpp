#include "rules/triggers.hpp"

#include <algorithm>

#include "catalog/trigger_source.hpp"
#include "world/creature.hpp"
#include "world/fixtures.hpp"

namespace td {

namespace {

class WaitingTriggers {
public:
    WaitingTriggers(const WorldView& view, const TriggerSignal& signal) : m_view(view), m_signal(signal) {}

    std::vector<Action> find() {
        const std::uint8_t owners = info_of(m_signal.event).owners;
        if (m_signal.who && (owners & creature_owners) != 0) add_bearer();
        if ((owners & ground_owners) != 0) add_ground();
        if (m_signal.who && (owners & creature_owners) != 0) add_weather_and_floor();
        return std::move(m_actions);
    }

private:
    /// Those of the source's triggers that wait for the event.
    void add(TriggerId source, EntityId fixture = {}) {
        const std::vector<Trigger>& triggers = triggers_of(m_view.catalog, source);
        for (std::size_t i = 0; i < triggers.size(); ++i) {
            const Trigger& trigger = triggers[i];
            if (trigger.event != m_signal.event || (is_ground(source.owner) && !fires_for_mover(trigger))) continue;
            TriggerId id = source;
            id.row = static_cast<std::uint16_t>(i);
            // Of several items of a kind, one is used up for one event.
            if (id.owner == TriggerOwner::item && trigger.ends && is_listed(id)) continue;
            m_actions.push_back(FireTrigger{.trigger = id,
                                            .who = m_signal.who,
                                            .other = m_signal.other,
                                            .fixture = fixture,
                                            .at = m_signal.at,
                                            .kind = m_signal.kind,
                                            .skill = m_signal.skill,
                                            .item = m_signal.item,
                                            .status = m_signal.status});
        }
    }

    bool is_listed(TriggerId id) const {
        return std::any_of(m_actions.begin(), m_actions.end(), [&](const Action& a) { return std::get<FireTrigger>(a).trigger == id; });
    }

    static bool is_ground(TriggerOwner owner) { return (ground_owners & bit(owner)) != 0; }
    /// True if the creature of the event moves in one of the ways that fire this trigger of the ground.
    bool fires_for_mover(const Trigger& trigger) const { return !m_signal.who || (trigger.by & mobility_of(m_view, m_signal.who)) != 0; }

    /// The triggers of the creature of the event; of one that has not joined yet, those of its species.
    void add_bearer() {
        if (m_signal.species) return add(trigger_source(m_signal.species));
        add(trigger_source(m_view.world.get<Creature>(m_signal.who).species));
        add_statuses();
        if (const Boons* boons = m_view.world.find<Boons>(m_signal.who))
            for (const BoonId boon : boons->list) add(trigger_source(boon));
        if (const Parts* parts = m_view.world.find<Parts>(m_signal.who))
            for (const AttachedPart& part : parts->list)
                if (part.on) add(trigger_source(part.item));
        if (const HeldItem* held = m_view.world.find<HeldItem>(m_signal.who)) add_carried(held->stack.item);
        const TeamId team = m_view.world.roster()[m_signal.who].team;
        const Bag& bag = m_view.world.bag(team);
        if (bag.stacks.empty() || m_view.world.roster().leader_of(team) != m_signal.who) return;
        for (const ItemStack& stack : bag.stacks) add_carried(stack.item);
    }

    /// A part does nothing until it is attached or worn.
    void add_carried(ItemId item) {
        if (!m_view.catalog[item].part) add(trigger_source(item));
    }

    /// The statuses that the event concerns: gaining and losing concern only the status that is gained or lost.
    void add_statuses() {
        const bool gained = m_signal.event == TriggerEvent::status_gained;
        if (gained || m_signal.event == TriggerEvent::status_lost) return add(trigger_source(m_signal.status));
        for (const ActiveStatus& active : m_view.world.get<Statuses>(m_signal.who).list) add(trigger_source(active.status));
    }

    void add_ground() {
        if (m_signal.fixture) return add_fixture(m_signal.fixture);
        if (!m_view.world.contains(m_signal.at)) return;
        add(trigger_source(m_signal.terrain ? m_signal.terrain : m_view.world.terrain(m_signal.at)));
        if (const EntityId fixture = m_view.world.first_at<Fixture>(m_signal.at)) add_fixture(fixture);
    }

    void add_fixture(EntityId fixture) { add(trigger_source(m_view.world.get<Fixture>(fixture).feature), fixture); }

    void add_weather_and_floor() {
        const Surroundings& here = m_view.world.surroundings();
        const WeatherId weather = m_signal.weather ? m_signal.weather : here.weather;
        if (weather) add(trigger_source(weather));
        if (here.dungeon) add(trigger_source(here.dungeon, static_cast<std::size_t>(here.floor - 1)));
    }

    WorldView m_view;
    const TriggerSignal& m_signal;
    std::vector<Action> m_actions;
};

}  // namespace

std::vector<Action> triggers_fired_by(const WorldView& view, const TriggerSignal& signal) { return WaitingTriggers(view, signal).find(); }

std::vector<Action> triggers_fired_in_time(const WorldView& view, TriggerEvent event, EntityId who) {
    return triggers_fired_by(view, {.event = event, .who = who, .at = view.world.get<Position>(who).at});
}

bool waits_for(const WorldView& view, TriggerEvent event, EntityId who) {
    const HeldTurn* const held = view.world.find<HeldTurn>(who);
    if (held && contains(held->until, event)) return true;
    return !triggers_fired_in_time(view, event, who).empty();
}

bool is_spent(const World& world, EntityId bearer, TriggerId trigger) {
    const UsedTriggers* spent = world.find<UsedTriggers>(bearer);
    return spent && std::any_of(spent->list.begin(), spent->list.end(), [&](const UsedTrigger& s) { return s.trigger == trigger; });
}

}  // namespace td
