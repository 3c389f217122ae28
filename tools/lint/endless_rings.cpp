#include "tools/lint/endless_rings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "catalog/effect_traits.hpp"
#include "tools/lint/borne_triggers.hpp"

namespace td {

namespace {

constexpr TriggerEventSet of_turns = set_of(TriggerEvent::turn_start) | set_of(TriggerEvent::turn_end);
constexpr TriggerEventSet of_time = of_turns | set_of(TriggerEvent::round_end);

/// Events that happen repeatedly to summoned creatures: all except those that come once on a floor.
constexpr TriggerEventSet anything_that_recurs =
    static_cast<TriggerEventSet>(~static_cast<std::uint32_t>(set_of(TriggerEvent::floor_entered)));

/// "cat -> rat -> cat", the shortest ring through `first`; empty if there is none, or if an earlier row of `rows` lies on it.
/// `each_next(row, take)` calls `take` with the indices of the rows that a row leads to.
template <class Row, class EachNext>
std::string ring_from(const std::vector<Row>& rows, std::size_t first, EachNext&& each_next) {
    std::vector<std::size_t> reached{first};
    std::vector<std::size_t> from{first};  // for each of those reached, the place in `reached` that leads to it
    for (std::size_t i = 0; i < reached.size(); ++i) {
        bool closes = false;
        each_next(rows[reached[i]], [&](std::size_t next) {
            closes = closes || next == first;
            if (next <= first || std::find(reached.begin(), reached.end(), next) != reached.end()) return;
            reached.push_back(next);
            from.push_back(i);
        });
        if (!closes) continue;
        std::string ring = rows[first].id;
        for (std::size_t place = i; place != 0; place = from[place]) ring.insert(0, " -> ").insert(0, rows[reached[place]].id);
        return ring.insert(0, " -> ").insert(0, rows[first].id);
    }
    return {};
}

/// Calls `take` with each effect of this kind that certainly follows one of the events happening to a creature of the species, and with
/// its trigger.
template <class Payload, class Take>
void each_certain_effect(const Catalog& catalog, const Species& species, TriggerEventSet events, Take&& take) {
    const SpeciesId id(static_cast<std::size_t>(&species - catalog.species.data()));
    for (const Trigger* const trigger : borne_triggers(catalog, id, Bringing::certain)) {
        if (!contains(events, trigger->event) || !fires_for_certain(*trigger)) continue;
        for (const Effect& effect : trigger->effects)
            if (const auto* const payload = find_payload<Payload>(effect); payload && effect.chance >= 100 && effect.conditions.empty())
                take(*payload, *trigger);
    }
}

/// True if each turn of a creature of the species gives it another turn at once.
bool has_turns_without_end(const Catalog& catalog, const Species& species) {
    bool has_endless = false;
    each_certain_effect<effect::ExtraTurn>(catalog, species, of_turns, [&](const effect::ExtraTurn& extra, const Trigger& trigger) {
        const bool is_its_own = trigger.to == TriggerCondition::Whose::self && !trigger.area;
        const bool is_bounded = trigger.limit != TriggerLimit::none || trigger.ends;
        has_endless = has_endless || (extra.ticks == 0 && is_its_own && !is_bounded);
    });
    return has_endless;
}

}  // namespace

std::vector<Finding> endless_rings(const Catalog& catalog, FeatureId feature) {
    const std::string ring = ring_from(catalog.features, feature.index(), [](const Feature& from, const auto& take) {
        if (from.opens_into) take(from.opens_into.index());
    });
    if (ring.empty()) return {};
    return {{fmt::format("walking into it opens it again and again: {}", ring), "make the last one open into something that can be entered",
             "opens_into"}};
}

std::vector<Finding> endless_rings(const Catalog& catalog, SpeciesId species) {
    std::vector<Finding> found;
    const std::string calls = ring_from(catalog.species, species.index(), [&](const Species& from, const auto& take) {
        each_certain_effect<effect::Summon>(catalog, from, anything_that_recurs,
                                            [&](const effect::Summon& summon, const Trigger&) { take(summon.species.index()); });
    });
    if (!calls.empty())
        found.push_back({fmt::format("they summon their own kind endlessly: {}", calls),
                         "give the trigger a `chance` or an `if`, or summon another species", "triggers"});
    const std::string skills = ring_from(catalog.species, species.index(), [&](const Species& from, const auto& take) {
        for (const SkillId skill : from.skills)
            for (const Effect& effect : catalog[skill].effects)
                if (const auto* const summon = find_payload<effect::Summon>(effect)) take(summon->species.index());
    });
    if (!skills.empty())
        found.push_back({fmt::format("they summon their own kind by a skill, and each of those can summon again: {}", skills),
                         "summon another species, such as one that `extends` it without the skill", "skills"});
    const std::string shapes = ring_from(catalog.species, species.index(), [&](const Species& from, const auto& take) {
        each_certain_effect<effect::Transform>(
            catalog, from, of_time, [&](const effect::Transform& transform, const Trigger&) { take(transform.species.index()); });
    });
    if (!shapes.empty())
        found.push_back({fmt::format("it turns into something else and back endlessly: {}", shapes),
                         "give the trigger a `chance` or an `if`", "triggers"});
    if (has_turns_without_end(catalog, catalog[species]))
        found.push_back(
            {"each of its turns gives it another one at once, endlessly", "give the trigger a `limit`, a `chance` or an `if`", "triggers"});
    return found;
}

}  // namespace td
