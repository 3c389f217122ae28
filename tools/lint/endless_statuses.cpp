#include "tools/lint/endless_statuses.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <set>
#include <string>

#include "catalog/trigger_source.hpp"
#include "content/checks/final_rows.hpp"
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

    std::vector<Finding> run() {
        if (!costs_all_turns(m_status) || m_status.ends_when_hurt || ends_by_trigger() || is_taken_away()) return {};
        find_party();
        const std::string giver = doer_to_the_party([&](const std::vector<Effect>& effects) { return gives(effects); });
        if (giver.empty()) return {};
        const std::string remedy = !renews_itself()         ? "give it a `duration`"
                                   : m_status.duration == 0 ? "give it a `duration`, and do not let it renew itself"
                                                            : "do not let it renew itself";
        return {{fmt::format("a creature that gains it never acts again, and nothing ends it; {} gives it to the party", giver),
                 remedy + ", or let a trigger or an item `lose_status` it",
                 m_status.stops_acting && !renews_itself() ? "stops_acting" : "triggers"}};
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
                return false;  // so that all effects are visited
            };
            for (const Trigger& trigger : m_catalog[reached[i]].triggers)
                if (contains(of_the_idle, trigger.event) || trigger.event == TriggerEvent::status_lost)
                    surely_does<effect::GainStatus>(trigger, add);
        }
        return renews;
    }
    /// True if a trigger of the status that needs no action of its bearer ends it.
    bool ends_by_trigger() const {
        return std::any_of(m_status.triggers.begin(), m_status.triggers.end(), [&](const Trigger& trigger) {
            if (contains(of_the_active, trigger.event)) return false;
            const auto* const lost = find_payload<effect::LoseStatus>(trigger.effects);
            return trigger.ends || (lost && !lost->status && m_status.harmful);
        });
    }
    /// True if an effect that names it, or a status that replaces it, may end it.
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

    /// True if one of the effects gives the status for good.
    bool gives(const std::vector<Effect>& effects) const {
        return std::any_of(effects.begin(), effects.end(), [&](const Effect& effect) {
            const auto* const gain = find_payload<effect::GainStatus>(effect);
            return gain && gain->status == m_id && ((gain->duration == 0 && m_status.duration == 0) || renews_itself());
        });
    }

    /// "`stun`", the first skill, item or definition with a trigger that may do something to the party; empty: none does.
    std::string doer_to_the_party(const std::function<bool(const std::vector<Effect>&)>& does) const {
        for (std::size_t i = 0; i < m_catalog.skills.size(); ++i) {
            const Skill& skill = m_catalog.skills[i];
            if ((does(skill.effects) && reaches_party(SkillId(i))) || (does(skill.on_cancel.backlash) && party_has(SkillId(i))))
                return fmt::format("`{}`", skill.id);
        }
        for (const Item& item : m_catalog.items)
            if ((does(item.use) && item.use_audience != Audience::foes) || does(item.on_cancel.backlash))
                return fmt::format("`{}`", item.id);
        std::string doer;
        each_trigger_source(m_catalog, [&](TriggerId source, const std::vector<Trigger>& triggers) {
            const bool is_elsewhere = source.owner == TriggerOwner::species && !is_of_the_party(SpeciesId(source.of));
            const bool is_own = source.owner == TriggerOwner::status && source.of == m_id.value;
            for (const Trigger& trigger : triggers)
                if (doer.empty() && does(trigger.effects) && !is_own && !(is_elsewhere && is_for_bearer_alone(trigger)))
                    doer = fmt::format("`{}`", owner_name(m_catalog, source));
        });
        return doer;
    }

    /// True if a foe has the skill for its foes, a member of the party has it for its own side, or anybody has it for everyone.
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
    bool party_has(SkillId skill) const {
        return std::any_of(m_party.begin(), m_party.end(), [&](SpeciesId species) { return has(m_catalog[species], skill); });
    }
    bool is_of_the_party(SpeciesId species) const { return m_party.contains(species); }

    /// The species of heroes and guests, and those that they may be turned into, perhaps in several steps.
    void find_party() {
        for (const Dungeon& dungeon : m_catalog.dungeons)
            for (const auto* members : lists_of_those_who_set_out(dungeon))
                for (const TeamMember& member : *members) m_party.insert(member.species);
        std::set<SpeciesId> forms;
        each_effect(m_catalog, [&](const Effect& effect) {
            if (const auto* const turned = find_payload<effect::Transform>(effect)) forms.insert(turned->species);
        });
        const auto joins = [&](SpeciesId form) {
            return !is_of_the_party(form) && !doer_to_the_party([&](const std::vector<Effect>& effects) {
                                                  return std::any_of(effects.begin(), effects.end(), [&](const Effect& effect) {
                                                      const auto* const turned = find_payload<effect::Transform>(effect);
                                                      return turned && turned->species == form;
                                                  });
                                              }).empty();
        };
        for (auto form = forms.begin(); form != forms.end();) {
            if (joins(*form)) {
                m_party.insert(*form);
                form = forms.begin();  // others may join because this form has
            } else {
                ++form;
            }
        }
    }

    const Catalog& m_catalog;
    StatusId m_id;
    const Status& m_status;
    std::set<SpeciesId> m_party;
};

}  // namespace

std::vector<Finding> endless_statuses(const Catalog& catalog, StatusId status) { return EndlessStatus(catalog, status).run(); }

}  // namespace td
