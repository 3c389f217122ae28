// Turns effects on tiles, maps, weather and teams into actions.
#include <type_traits>

#include "rules/effects.hpp"
#include "rules/targets.hpp"
#include "rules/trigger_conditions.hpp"
#include "world/creature.hpp"
#include "world/fallen.hpp"
#include "world/fixtures.hpp"

namespace td {

namespace {

/// The team that summoned creatures join: the doer's team. Without a doer, as for a trap: a team of the foes, or of the player's side if
/// a foe set it off; a team with living members is preferred.
TeamId team_called(const World& world, const EffectSource& source) {
    const Roster& roster = world.roster();
    if (source.who) return roster[source.who].team;
    if (!source.whom) return {};
    const Faction side = faction_of(world, source.whom) == Faction::foe ? Faction::player : Faction::foe;
    TeamId without_living;
    for (std::size_t i = 0; i < roster.teams.size(); ++i) {
        const TeamId team(i);
        if (roster[team].faction != side) continue;
        if (roster.leader_of(team)) return team;
        if (!without_living) without_living = team;
    }
    return without_living;
}

/// Effects on the tiles of one area, turned into actions: one overload of `add` for each kind of payload that is about the ground.
class GroundConsequence {
public:
    GroundConsequence(const WorldView& view, const EffectSource& source, const std::vector<Point>& tiles)
        : m_world(view.world),
          m_catalog(view.catalog),
          m_source(source),
          m_tiles(tiles),
          m_subject(source.who ? source.who : source.whom) {}

    void add(const Effect& effect) {
        std::visit([this](const auto& payload) { add(payload); }, effect.payload);
    }
    std::vector<Action> take() { return std::move(m_actions); }

private:
    template <class Payload>
    requires(!std::is_same_v<Payload, Effect>) && (effect_traits<Payload>.reach == EffectReach::creatures) void add(const Payload&) {}

    void add(const effect::RevealMap&) {
        if (m_subject) m_actions.push_back(RevealMap{m_subject});
    }
    void add(const effect::ChangeWeather& change) {
        m_actions.push_back(ChangeWeather{.weather = change.weather, .rounds = change.rounds});
    }
    void add(const effect::EndRound&) { m_actions.push_back(EndRound{}); }

    void add(const effect::Summon& summon) {
        const TeamId team = team_called(m_world, m_source);
        if (!team) return;
        const bool as_guests = static_cast<bool>(m_world.roster().leader_of(team));
        const Point centre = m_source.at;
        const MobilitySet mobility = m_catalog[summon.species].mobility;
        int wanted = summon.count;
        // The place of a doer who has just died is free.
        if (wanted > 0 && is_passable({m_world, m_catalog}, mobility, centre) && !m_world.any(centre, IndexedKind::creature)) {
            m_actions.push_back(Join{team, summon.species, centre, as_guests, m_source.who});
            --wanted;
        }
        for (const Direction direction : all_directions) {
            if (wanted == 0) return;
            const Point p = centre + offset(direction);
            if (!may_step({m_world, m_catalog}, mobility, centre, direction) || m_world.any(p, IndexedKind::creature)) continue;
            m_actions.push_back(Join{team, summon.species, p, as_guests, m_source.who});
            --wanted;
        }
    }

    void add(const effect::ChangeTerrain& change) {
        for (const Point p : m_tiles) {
            const bool is_open_ground = is_passable({m_world, m_catalog}, static_cast<MobilitySet>(Mobility::fly), p) &&
                                        !in_doorway({m_world, m_catalog}, p) && !m_world.any(p, IndexedKind::stairs);
            const EntityId there = m_world.creature_at(p);
            const bool can_stay = !there || (m_catalog[change.terrain].passable & mobility_of({m_world, m_catalog}, there)) != 0;
            if (is_open_ground && can_stay && m_world.terrain(p) != change.terrain) m_actions.push_back(ChangeTerrain{p, change.terrain});
        }
    }

    void add(const effect::Revive& revive) {
        for (const Point p : m_tiles)
            for (const EntityId fallen : fallen_at(m_world, p))
                if (m_source.who && are_allied(m_world, m_source.who, fallen))
                    m_actions.push_back(Revive{fallen, p, revive.percent, m_source.who});
    }

    void add(const effect::Dig& dig) {
        for (const Point p : m_tiles)
            if (!why_not_dig({m_world, m_catalog}, p)) m_actions.push_back(ChangeTerrain{p, dig.terrain});
    }

    void add(const effect::LeaveItem& leave) {
        for (const Point p : m_tiles)
            if (is_passable({m_world, m_catalog}, static_cast<MobilitySet>(Mobility::fly), p))
                m_actions.push_back(PlaceItem{{leave.item, leave.count}, p});
    }

    void add(const effect::RevealTraps&) {
        if (!m_subject) return;
        const Faction side = faction_of(m_world, m_subject);
        for (const Point p : m_tiles)
            if (const EntityId fixture = m_world.first_at<Fixture>(p); fixture && is_hidden_from(m_world, side, fixture))
                m_actions.push_back(Discover{m_subject, fixture});
    }

    void add(const effect::PlaceFeature& place) {
        for (const Point p : m_tiles)
            if (m_world.contains(p)) m_actions.push_back(PlaceFeature{place.feature, p, m_source.who});
    }

    void add(const effect::ClearFeatures& clear) {
        for (const Point p : m_tiles) {
            const EntityId fixture = m_world.contains(p) ? m_world.first_at<Fixture>(p) : EntityId{};
            if (fixture && is_cleared(clear, m_world.get<Fixture>(fixture).feature))
                m_actions.push_back(RemoveFeature{fixture, FeatureEnd::cleared});
        }
    }
    bool is_cleared(const effect::ClearFeatures& clear, FeatureId id) const {
        return clear.feature ? id == clear.feature : !m_catalog[id].solid && !is_door(m_catalog[id]);
    }

    void add(const effect::Ignite&) {
        for (const Point p : m_tiles)
            if (m_world.contains(p) && would_burn({m_world, m_catalog}, p)) m_actions.push_back(Ignite{m_world.first_at<Fixture>(p)});
    }

    void add(const effect::Extinguish&) {
        for (const Point p : m_tiles)
            if (const EntityId fire = m_world.contains(p) ? m_world.first_at<Fire>(p) : EntityId{}) m_actions.push_back(Extinguish{fire});
    }

    const World& m_world;
    const Catalog& m_catalog;
    const EffectSource& m_source;
    const std::vector<Point>& m_tiles;
    EntityId m_subject;  ///< the doer, or the creature that set the effect off
    std::vector<Action> m_actions;
};

/// True if the feature burns or holds `who`.
bool would_harm(const WorldView& view, const Feature& feature, EntityId who) {
    // What is left of 100 points of harm after resistances.
    const bool burns = feature.burns && feature.burns->lit && resisted(view, who, 100, feature.burns->kind) > 0;
    return burns || would_hold(view, feature, who);
}

/// True if what an effect does to the ground under `who` harms it: only fires and features do.
struct GroundHarm {
    const World& world;
    const Catalog& catalog;
    EntityId who;
    Point at;

    template <class Payload>
    bool operator()(const Payload&) const {
        constexpr EffectIntent intent = effect_traits<Payload>.intent;
        static_assert(effect_traits<Payload>.reach == EffectReach::creatures ||
                          (intent != EffectIntent::harm && intent != EffectIntent::of_its_feature),
                      "AI knows no harm in this effect on the ground: list here whom it would harm");
        return false;
    }
    bool operator()(const effect::Ignite&) const { return would_burn({world, catalog}, at); }
    bool operator()(const effect::PlaceFeature& place) const {
        return feature_at({world, catalog}, at) == nullptr && would_harm({world, catalog}, catalog[place.feature], who);
    }
};

}  // namespace

bool ground_would_harm(const WorldView& view, const Effect& effect, EntityId who) {
    return std::visit(GroundHarm{view.world, view.catalog, who, view.world.get<Position>(who).at}, effect.payload);
}

std::vector<Action> consequences_for_ground(const WorldView& view, Dice& dice, const std::vector<Effect>& effects,
                                            const EffectSource& source, const std::vector<Point>& tiles) {
    GroundConsequence consequence(view, source, tiles);
    const EntityId subject = source.who ? source.who : source.whom;
    for (const Effect& effect : effects) {
        if (!is_about_ground(effect)) continue;
        for (int i = 0; i < effect.times; ++i)
            if (dice.chance(effect.chance) && hold(view, effect.conditions, {.self = subject, .other = subject})) consequence.add(effect);
    }
    return consequence.take();
}

}  // namespace td
