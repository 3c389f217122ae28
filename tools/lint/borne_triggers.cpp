#include "tools/lint/borne_triggers.hpp"

#include <set>

namespace td {

bool fires_for_certain(const Trigger& trigger) { return trigger.chance >= 100 && trigger.conditions.empty(); }

std::vector<const Trigger*> borne_triggers(const Catalog& catalog, SpeciesId species, Bringing bringing) {
    std::vector<const Trigger*> borne;
    for (const Trigger& trigger : catalog[species].triggers) borne.push_back(&trigger);
    std::set<StatusId> gained;
    for (std::size_t i = 0; i < borne.size(); ++i) {
        const Trigger& trigger = *borne[i];
        if (trigger.to != TriggerCondition::Whose::self || (bringing == Bringing::certain && !fires_for_certain(trigger))) continue;
        for (const Effect& effect : trigger.effects) {
            const auto* const gain = find_payload<effect::GainStatus>(effect);
            const bool counts = gain && (bringing == Bringing::any || (effect.chance >= 100 && effect.conditions.empty()));
            if (!counts || !gained.insert(gain->status).second) continue;
            for (const Trigger& more : catalog[gain->status].triggers) borne.push_back(&more);
        }
    }
    return borne;
}

}  // namespace td
