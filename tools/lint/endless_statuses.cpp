#include "tools/lint/endless_statuses.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "catalog/trigger_source.hpp"
#include "tools/lint/borne_triggers.hpp"

namespace td {

namespace {

/// Events that come again and again to a creature that does nothing.
constexpr TriggerEventSet of_the_idle = set_of(TriggerEvent::turn_start) | set_of(TriggerEvent::turn_end) | set_of(TriggerEvent::round_end);
/// Events that need an action of the creature itself. Losing a turn is no wait.
constexpr TriggerEventSet of_the_active = set_of(TriggerEvent::waits) | set_of(TriggerEvent::skill_used) | set_of(TriggerEvent::item_used) |
                                          set_of(TriggerEvent::steps) | set_of(TriggerEvent::misses) | set_of(TriggerEvent::kills) |
                                          set_of(TriggerEvent::hits);

bool is_for_bearer_alone(const Trigger& trigger) { return trigger.to == TriggerCondition::Whose::self && !trigger.area; }

/// True if the trigger does this to its bearer whenever its event happens.
template <class Payload, class Test>
bool surely_does(const Trigger& trigger, const Test& test) {
    if (!is_for_bearer_alone(trigger) || !fires_for_certain(trigger) || trigger.limit == TriggerLimit::floor) return false;
    return std::any_of(trigger.effects.begin(), trigger.effects.end(), [&](const Effect& effect) {
        const auto* const payload = find_payload<Payload>(effect);
        return payload && effect.chance >= 100 && effect.conditions.empty() && test(*payload);
    });
}

class EndlessStatus {
public:
    EndlessStatus(const Catalog& catalog, StatusId id) : m_catalog(catalog), m_id(id), m_status(catalog[id]) {}

    std::vector<Finding> run() const {
        if (!costs_all_turns(m_status) || m_status.ends_when_hurt || ends_by_trigger() || is_taken_away()) return {};
        const std::string giver = giver_to_the_party();
        if (giver.empty()) return {};
        return {{fmt::format("a creature that gains it never acts again, and nothing ends it; {} gives it to the party", giver),
                 "give it a `duration`, or let a trigger or an item `lose_status` it",
                 m_status.stops_acting ? "stops_acting" : "triggers"}};
    }

private:
    static bool costs_all_turns(const Status& status) {
        return status.stops_acting || std::any_of(status.triggers.begin(), status.triggers.end(), [](const Trigger& trigger) {
                   return contains(of_the_idle, trigger.event) &&
                          surely_does<effect::LoseTurn>(trigger, [](const effect::LoseTurn&) { return true; });
               });
    }
    /// True if the status gives itself again before, or when, it runs out; perhaps by others that cost all turns too.
    bool renews_itself() const {
        std::vector<StatusId> reached{m_id};
        bool renews = false;
        for (std::size_t i = 0; i < reached.size(); ++i) {
            const auto add = [&](const effect::GainStatus& gain) {
                renews = renews || gain.status == m_id;
                const bool is_new = std::find(reached.begin(), reached.end(), gain.status) == reached.end();
                if (is_new && costs_all_turns(m_catalog[gain.status])) reached.push_back(gain.status);
                return false;
            };
            for (const Trigger& trigger : m_catalog[reached[i]].triggers)
                if (contains(of_the_idle, trigger.event) || trigger.event == TriggerEvent::status_lost)
                    surely_does<effect::GainStatus>(trigger, add);
        }
        return renews;
    }
    bool ends_by_trigger() const {
        return std::any_of(m_status.triggers.begin(), m_status.triggers.end(), [&](const Trigger& trigger) {
            if (contains(of_the_active, trigger.event)) return false;
            const auto* const lost = find_payload<effect::LoseStatus>(trigger.effects);
            return trigger.ends || (lost && !lost->status && m_status.harmful);
        });
    }
    /// By an effect that names it, or by a status that replaces it.
    bool is_taken_away() const {
        bool taken = std::any_of(m_catalog.statuses.begin(), m_catalog.statuses.end(), [&](const Status& other) {
            return &other != &m_status && std::find(other.replaces.begin(), other.replaces.end(), m_id) != other.replaces.end();
        });
        each_effect(m_catalog, [&](const Effect& effect) {
            const auto* const lost = find_payload<effect::LoseStatus>(effect);
            taken = taken || (lost && lost->status == m_id);
        });
        return taken;
    }

    bool gives(const std::vector<Effect>& effects) const {
        return std::any_of(effects.begin(), effects.end(), [&](const Effect& effect) {
            const auto* const gain = find_payload<effect::GainStatus>(effect);
            return gain && gain->status == m_id && ((gain->duration == 0 && m_status.duration == 0) || renews_itself());
        });
    }

    /// "`stun`", the first skill, item or definition with a trigger that may give it to the party without end; empty: none does.
    std::string giver_to_the_party() const {
        for (std::size_t i = 0; i < m_catalog.skills.size(); ++i)
            if (gives(m_catalog.skills[i].effects) && reaches_party(SkillId(i))) return fmt::format("`{}`", m_catalog.skills[i].id);
        for (const Item& item : m_catalog.items)
            if (gives(item.use) && item.use_audience != Audience::foes) return fmt::format("`{}`", item.id);
        std::string giver;
        each_trigger_source(m_catalog, [&](TriggerId source, const std::vector<Trigger>& triggers) {
            const bool is_elsewhere = source.owner == TriggerOwner::species && !is_of_the_party(SpeciesId(source.of));
            const bool is_own = source.owner == TriggerOwner::status && source.of == m_id.value;
            for (const Trigger& trigger : triggers)
                if (giver.empty() && gives(trigger.effects) && !is_own && !(is_elsewhere && is_for_bearer_alone(trigger)))
                    giver = fmt::format("`{}`", owner_name(m_catalog, source));
        });
        return giver;
    }

    /// True if a foe has it for its foes, or a member of the party for its own side.
    bool reaches_party(SkillId skill) const {
        for (std::size_t i = 0; i < m_catalog.species.size(); ++i) {
            if (!has(m_catalog.species[i], skill)) continue;
            const Audience audience = m_catalog[skill].audience;
            const bool hits_party = is_of_the_party(SpeciesId(i)) ? audience != Audience::foes : audience == Audience::foes;
            if (hits_party || audience == Audience::everyone) return true;
        }
        return false;
    }
    bool has(const Species& species, SkillId skill) const {
        const auto is_weapon = [&](ItemId part) { return m_catalog[part].part && m_catalog[part].part->skill == skill; };
        return species.attack_skill == skill || species.rest_skill == skill ||
               std::find(species.skills.begin(), species.skills.end(), skill) != species.skills.end() ||
               std::any_of(species.parts.begin(), species.parts.end(), is_weapon);
    }
    bool is_of_the_party(SpeciesId species) const {
        const auto is_it = [&](const TeamMember& member) { return member.species == species; };
        return std::any_of(m_catalog.dungeons.begin(), m_catalog.dungeons.end(), [&](const Dungeon& dungeon) {
            return std::any_of(dungeon.party.begin(), dungeon.party.end(), is_it) ||
                   std::any_of(dungeon.guests.begin(), dungeon.guests.end(), is_it);
        });
    }

    const Catalog& m_catalog;
    StatusId m_id;
    const Status& m_status;
};

}  // namespace

std::vector<Finding> endless_statuses(const Catalog& catalog, StatusId status) { return EndlessStatus(catalog, status).run(); }

}  // namespace td
