#include "tools/lint/trigger_trial.hpp"

#include <algorithm>
#include <optional>

#include "catalog/trigger_source.hpp"
#include "rules/resolver.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

using ConditionKind = TriggerCondition::Kind;

constexpr int room_size = 11;  // tiles
constexpr Point middle{5, 5};
constexpr int creatures = 3;

/// Records which triggers fire, in order.
class FiringRecord : public RuleWatcher {
public:
    void proposed(const Action&, bool) override {}
    void seen(std::string_view) override {}
    void cancelled(std::string_view, const Refusal&) override {}
    void replaced(std::string_view, const Action&) override {}
    void followed(std::string_view, const Action&) override {}
    void committed(const Action& action) override {
        if (const auto* fire = std::get_if<FireTrigger>(&action)) m_fired.push_back(fire->trigger);
    }
    void dropped(const Action&) override {}
    void fell_due(EntityId, const Command&) override {}
    void refused(EntityId, const Command&, const Refusal&) override {}

    /// The triggers that fire more often than once for each creature of the room, in the order in which they first do so.
    std::vector<TriggerId> repeated() const {
        std::vector<TriggerId> found;
        for (const TriggerId id : m_fired)
            if (std::find(found.begin(), found.end(), id) == found.end() && std::count(m_fired.begin(), m_fired.end(), id) > creatures)
                found.push_back(id);
        return found;
    }

private:
    std::vector<TriggerId> m_fired;
};

/// A terrain to walk on that has no effects; none if the content has no such terrain.
TerrainId plain_ground(const Catalog& catalog) {
    for (std::size_t i = 0; i < catalog.terrains.size(); ++i) {
        const Terrain& terrain = catalog.terrains[i];
        if (has_mobility(terrain.passable, Mobility::walk) && terrain.triggers.empty() && !terrain.quenches) return TerrainId(i);
    }
    return {};
}

/// The species with the fewest special properties; none if the content has no species.
SpeciesId plain_species(const Catalog& catalog) {
    // Weighted by how much each would disturb a trial.
    const auto oddity = [](const Species& species) {
        return (has_mobility(species.mobility, Mobility::walk) ? 0 : 4) + (species.immobile ? 4 : 0) + (species.triggers.empty() ? 0 : 2) +
               (species.immunities.empty() ? 0 : 1);
    };
    const auto& all = catalog.species;
    const auto plainest = std::min_element(all.begin(), all.end(), [&](const auto& a, const auto& b) { return oddity(a) < oddity(b); });
    return plainest == all.end() ? SpeciesId{} : SpeciesId(static_cast<std::size_t>(plainest - all.begin()));
}

/// The contents of the room that the triggers of the sources need.
class Requirements {
public:
    Requirements(const Catalog& catalog, const std::vector<TriggerId>& sources) {
        for (const TriggerId source : sources) add(source);
        for (const TriggerId source : sources)
            for (const Trigger& trigger : triggers_of(catalog, source))
                for (const TriggerCondition& condition : trigger.conditions)
                    if (!condition.negated) add(condition);
    }

    SpeciesId species[2];  ///< of self and other
    std::vector<StatusId> statuses[2];
    std::vector<ItemId> items;
    std::vector<BoonId> boons;
    TerrainId terrain;
    FeatureId feature;
    WeatherId weather;
    std::optional<TriggerId> floor;
    int health_below = 0;  ///< percent; 0: it does not matter
    bool is_foe = false;   ///< self is on the side of the foes

private:
    void add(TriggerId source) {
        if (source.owner == TriggerOwner::floor) floor = source;
        visit_owner(source, [this](auto id) { need(id); });
    }
    void need(SpeciesId id) { species[0] = id; }
    void need(StatusId id) { statuses[0].push_back(id); }
    void need(ItemId id) { items.push_back(id); }
    void need(TerrainId id) { terrain = id; }
    void need(FeatureId id) { feature = id; }
    void need(WeatherId id) { weather = id; }
    void need(DungeonId) {}
    void need(BoonId id) { boons.push_back(id); }
    void add(const TriggerCondition& condition) {
        const std::size_t whose = condition.whose == TriggerCondition::Whose::self ? 0 : 1;
        const auto want = [](auto& place, auto id) { place = place ? place : id; };
        switch (condition.kind) {
            case ConditionKind::health_below:
                health_below = health_below > 0 ? std::min(health_below, condition.low) : condition.low;
                break;
            case ConditionKind::has_status:
                if (condition.status) statuses[whose].push_back(condition.status);
                break;
            case ConditionKind::on_terrain: want(terrain, condition.terrain); break;
            case ConditionKind::on_feature: want(feature, condition.feature); break;
            case ConditionKind::species: want(species[whose], condition.species); break;
            case ConditionKind::weather: want(weather, condition.weather); break;
            case ConditionKind::carries:
                if (whose == 0) items.push_back(condition.item);
                break;
            case ConditionKind::of_side: is_foe = (static_cast<Faction>(condition.faction) == Faction::foe) == (whose == 0); break;
            default: break;
        }
    }
};

/// A room with a creature, an ally and a foe beside it.
class TrialRoom {
public:
    TrialRoom(const Catalog& catalog, const std::vector<TriggerId>& sources, StatusBearers bearers)
        : m_catalog(catalog), m_wanted(catalog, sources), m_plain(plain_species(catalog)) {
        const TerrainId ground = plain_ground(catalog);
        if (!ground || !m_plain) return;
        constexpr bool blocks_sight = false;
        m_world = World(room_size, room_size, ground, blocks_sight);
        const Faction side = m_wanted.is_foe ? Faction::foe : Faction::player;
        const TeamId own = m_world.add_team(side);
        const TeamId others = m_world.add_team(side == Faction::foe ? Faction::player : Faction::foe);
        m_self = add(own, m_wanted.species[0], middle);
        m_ally = add(own, {}, middle + offset(Direction::west));
        m_foe = add(others, m_wanted.species[1], middle + offset(Direction::east));
        if (!m_wanted.boons.empty()) m_world.add(m_self, Boons{m_wanted.boons});
        m_is_ready = furnish(own) && give(m_self, m_wanted.statuses[0]) && give(m_foe, m_wanted.statuses[1]) &&
                     (bearers == StatusBearers::self || give(m_foe, m_wanted.statuses[0]));
    }

    bool is_ready() const { return m_is_ready; }

    /// The action that fires the trigger.
    Action cause_of(TriggerId id) {
        const Trigger& trigger = trigger_of(m_catalog, id);
        const EntityId fixture = id.owner == TriggerOwner::feature ? m_fixture : EntityId{};
        // For these, the event itself is carried out: their effects depend on something that is gone afterwards, or was not there before.
        if (trigger.event == TriggerEvent::dies) return Die{m_self, m_foe, {}, {}};
        if (trigger.event == TriggerEvent::destroyed) return RemoveFeature{fixture, FeatureEnd::cleared};
        if (id.owner == TriggerOwner::status && trigger.event == TriggerEvent::status_lost) return LoseStatus{m_self, StatusId(id.of)};
        if (id.owner == TriggerOwner::status && trigger.event == TriggerEvent::status_gained) {
            std::erase_if(m_world.edit<Statuses>(m_self).list,
                          [&](const ActiveStatus& active) { return active.status == StatusId(id.of); });
            return GainStatus{m_self, StatusId(id.of), 0, m_foe};
        }
        FireTrigger fire{.trigger = id, .who = {}, .other = {}, .fixture = fixture, .at = m_world.get<Position>(m_self).at};
        if (info_of(trigger.event).has_self) fire.who = m_self;
        if (info_of(trigger.event).has_other) fire.other = is_about_ally(trigger) ? m_ally : m_foe;
        if (id.owner == TriggerOwner::status) fire.status = StatusId(id.of);
        for (const TriggerCondition& condition : trigger.conditions) {
            if (condition.kind == ConditionKind::harm_kind) fire.kind = condition.damage_kind;
            if (condition.kind == ConditionKind::by_skill) fire.skill = condition.skill;
            if (condition.kind == ConditionKind::by_item) fire.item = condition.item;
            if (condition.kind == ConditionKind::of_status) fire.status = condition.status;
        }
        return fire;
    }

    World& world() { return m_world; }

private:
    EntityId add(TeamId team, SpeciesId species, Point at) {
        constexpr bool as_guest = false;
        const EntityId who = add_creature(m_world, m_catalog, team, species ? species : m_plain, at, as_guest);
        Health& health = m_world.edit<Health>(who);
        // Hurt enough to be healed, but not so badly that conditions on low health are true.
        health.now = std::max(1, m_wanted.health_below > 0 ? (health.maximum * m_wanted.health_below - 1) / 100 : health.maximum * 3 / 4);
        return who;
    }

    /// False if the creature is immune to one of the statuses.
    bool give(EntityId who, const std::vector<StatusId>& statuses) {
        for (const StatusId status : statuses) {
            if (is_immune({m_world, m_catalog}, who, status)) return false;
            if (!find_status(m_world, who, status)) m_world.edit<Statuses>(who).list.push_back({status, 0, {}});
        }
        return true;
    }

    /// Puts the items, the terrain, the feature and the weather in place. False if the items do not fit into the bag.
    bool furnish(TeamId own) {
        for (const ItemId item : m_wanted.items)
            if (!add_to_bag(m_world.edit_bag(own), m_catalog, {item, 1})) return false;
        if (m_wanted.terrain) m_world.set_terrain(middle, m_wanted.terrain, m_catalog[m_wanted.terrain].blocks_sight);
        if (m_wanted.feature) {
            const bool solid = m_catalog[m_wanted.feature].solid;
            m_fixture = add_fixture(m_world, m_catalog, m_wanted.feature, solid ? middle + offset(Direction::north) : middle);
        }
        Surroundings& here = m_world.edit_surroundings();
        here.weather = m_wanted.weather;
        if (!m_wanted.floor) return true;
        here.dungeon = DungeonId(m_wanted.floor->of);
        here.floor = m_wanted.floor->floor + 1;
        return true;
    }

    static bool is_about_ally(const Trigger& trigger) {
        const auto asks_for_ally = [](const TriggerCondition& c) {
            return (c.kind == ConditionKind::ally && !c.negated) || (c.kind == ConditionKind::foe && c.negated);
        };
        return trigger.event == TriggerEvent::ally_dies || trigger.event == TriggerEvent::joins ||
               std::any_of(trigger.conditions.begin(), trigger.conditions.end(), asks_for_ally);
    }

    const Catalog& m_catalog;
    Requirements m_wanted;
    SpeciesId m_plain;
    World m_world;
    EntityId m_self;
    EntityId m_ally;
    EntityId m_foe;
    EntityId m_fixture;
    bool m_is_ready = false;
};

}  // namespace

std::vector<TriggerId> endless_chain(const Catalog& catalog, const Rulebook& rulebook, TriggerId first,
                                     const std::vector<TriggerId>& sources, StatusBearers bearers) {
    TrialRoom room(catalog, sources, bearers);
    if (!room.is_ready()) return {};
    ChangeSet changes;
    Dice dice(Rng(1));
    FiringRecord record;
    resolve(room.world(), catalog, rulebook, dice, room.cause_of(first), changes, &record);
    const auto is_cut_off = [](const Event& event) { return std::holds_alternative<ChainCutOff>(event); };
    return std::any_of(changes.events.begin(), changes.events.end(), is_cut_off) ? record.repeated() : std::vector<TriggerId>{};
}

}  // namespace td
