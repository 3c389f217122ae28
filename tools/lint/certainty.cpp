#include "tools/lint/certainty.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "catalog/effect_traits.hpp"
#include "catalog/trigger_source.hpp"
#include "content/checks/final_rows.hpp"
#include "tools/lint/borne_triggers.hpp"

namespace td {

namespace {

/// False if the trigger asks for a creature of another species.
bool may_be_about(const Trigger& trigger, SpeciesId species) {
    return std::none_of(trigger.conditions.begin(), trigger.conditions.end(), [&](const TriggerCondition& condition) {
        return condition.kind == TriggerCondition::Kind::species && condition.whose == TriggerCondition::Whose::self &&
               (condition.species == species) == condition.negated;
    });
}

Presence more_sure(Presence a, Presence b) { return std::max(a, b); }

}  // namespace

Presence Certainty::of(const Objective& condition, int number) const {
    Presence result = Presence::certain;
    if (condition.landmark) result = std::min(result, of(Wanted{.landmark = condition.landmark}, number));
    if (condition.species) result = std::min(result, of(Wanted{.species = condition.species, .name = condition.name}, number));
    if (!condition.item) return result;
    Presence anywhere = Presence::none;
    for (int floor = 1; floor <= static_cast<int>(m_dungeon.floors.size()); ++floor)
        anywhere = more_sure(anywhere, of(Wanted{.item = condition.item}, floor));
    return std::min(result, anywhere);
}

Presence Certainty::of(const Wanted& wanted, int number) const {
    return is_with_the_party(wanted) ? Presence::certain : more_sure(by_an_effect(wanted), on_floor(wanted, number));
}

bool Certainty::comes_only_by_shape_change(SpeciesId species, int number) const {
    const Wanted wanted{.species = species};
    return !is_with_the_party(wanted) && by_an_effect(wanted) == Presence::chance && on_floor(wanted, number) == Presence::none;
}

std::set<SpeciesId> Certainty::next_shapes(SpeciesId species) const {
    std::vector<const Trigger*> triggers = borne_triggers(m_catalog, species, Bringing::any);
    const auto add = [&](const std::vector<Trigger>& of_ground) {
        for (const Trigger& trigger : of_ground)
            if (may_be_about(trigger, species)) triggers.push_back(&trigger);
    };
    for (const FloorRules& floor : m_dungeon.floors) {
        add(floor.triggers);
        for (const WeatherSpawn& spawn : floor.weather) add(m_catalog[spawn.weather].triggers);
    }
    std::set<SpeciesId> shapes;
    for (const Trigger* const trigger : triggers)
        for (const Effect& effect : trigger->effects)
            if (const auto* const transform = find_payload<effect::Transform>(effect);
                transform && transform->species != species && trigger->to == TriggerCondition::Whose::self)
                shapes.insert(transform->species);
    return shapes;
}

Presence Certainty::on_floor(const Wanted& wanted, int number) const {
    const FloorRules& floor = m_dungeon.floors[static_cast<std::size_t>(number) - 1];
    Presence found = in_vaults(wanted, floor);
    if (wanted.landmark) {
        const auto is_it = [&](const LandmarkSpawn& spawn) { return spawn.landmark == wanted.landmark; };
        return std::any_of(floor.landmarks.begin(), floor.landmarks.end(), is_it) ? Presence::certain : found;
    }
    found = more_sure(found, in_rows(wanted, floor.foes, number, floor.foe_teams.low > 0));
    found = more_sure(found, in_rows(wanted, floor.neutrals, number, floor.neutral_teams.low > 0));
    constexpr bool is_drawn = true;
    found = more_sure(found, in_rows(wanted, floor.boss, number, is_drawn));
    constexpr bool only_if_late = false;
    found = more_sure(found, in_rows(wanted, m_dungeon.patrols_on(floor), number, only_if_late));
    for (const Arrival& arrival : floor.arrivals) found = more_sure(found, in_rows(wanted, arrival.teams, number, arrival.at_most > 0));
    found = more_sure(found, in_rows(wanted, floor.loot, number, floor.items.low > 0));
    return more_sure(found, in_each_row(wanted, floor.prize, number));
}

/// One of the rows is drawn: the wanted thing is certain if all rows have it.
template <class Row>
Presence Certainty::in_rows(const Wanted& wanted, const std::vector<Row>& rows, int number, bool any_is_drawn) const {
    bool in_one = false;
    bool in_all = true;
    std::set<SpawnTableId> seen;
    each_final_row(m_catalog, rows, number, seen, [&](const Row& row) {
        const bool here = has(wanted, row);
        in_one = in_one || here;
        in_all = in_all && here;
    });
    if (!in_one) return Presence::none;
    return in_all && any_is_drawn ? Presence::certain : Presence::chance;
}

/// All rows are drawn.
template <class Row>
Presence Certainty::in_each_row(const Wanted& wanted, const std::vector<Row>& rows, int number) const {
    Presence found = Presence::none;
    constexpr bool is_drawn = true;
    for (const Row& row : rows) found = more_sure(found, in_rows(wanted, std::vector<Row>{row}, number, is_drawn));
    return found;
}

/// Each vault room draws one vault. A vault with the wanted thing is certain if there are more rooms than vaults without it.
Presence Certainty::in_vaults(const Wanted& wanted, const FloorRules& floor) const {
    int with = 0;
    int without = 0;
    for (const VaultSpawn& spawn : floor.vaults) (has(wanted, m_catalog[spawn.vault]) ? with : without) += spawn.at_most;
    if (with == 0 || floor.vault_rooms.high == 0) return Presence::none;
    return floor.vault_rooms.low > without ? Presence::certain : Presence::chance;
}

bool Certainty::is_with_the_party(const Wanted& wanted) const {
    const auto is_it = [&](const TeamMember& member) { return is_one(wanted, member); };
    const auto lists_item = [&](const ItemSpawn& item) { return has(wanted, item); };
    return std::any_of(m_dungeon.party.begin(), m_dungeon.party.end(), is_it) ||
           std::any_of(m_dungeon.guests.begin(), m_dungeon.guests.end(), is_it) ||
           std::any_of(m_dungeon.bag.begin(), m_dungeon.bag.end(), lists_item);
}

/// Nothing here can decide whether an effect ever happens. One that brings something counts as certain; one that turns a creature into
/// another does not, because the creature usually dies before.
Presence Certainty::by_an_effect(const Wanted& wanted) const {
    Presence found = Presence::none;
    each_effect(m_catalog, [&](const Effect& effect) {
        const Presence brings = std::holds_alternative<effect::Transform>(effect.payload) ? Presence::chance : Presence::certain;
        each_parameter(effect, [&](std::string_view, const auto& value) {
            using Value = std::decay_t<decltype(value)>;
            if constexpr (std::is_same_v<Value, ItemId>)
                if (wanted.item && value == wanted.item) found = more_sure(found, brings);
            if constexpr (std::is_same_v<Value, SpeciesId>)
                if (wanted.species && value == wanted.species) found = more_sure(found, brings);
        });
    });
    return found;
}

bool Certainty::is_one(const Wanted& wanted, const TeamMember& member) const {
    return wanted.species && member.species == wanted.species && (wanted.name.empty() || member.name == wanted.name);
}

bool Certainty::has(const Wanted& wanted, const TeamSpawn& team) const {
    const auto is_it = [&](const TeamMember& member) { return is_one(wanted, member); };
    return std::any_of(team.members.begin(), team.members.end(), is_it) || std::any_of(team.guests.begin(), team.guests.end(), is_it);
}

bool Certainty::has(const Wanted& wanted, const Vault& vault) const {
    if (wanted.item && std::find(vault.keys.begin(), vault.keys.end(), wanted.item) != vault.keys.end()) return true;
    return std::any_of(vault.legend.begin(), vault.legend.end(), [&](const VaultTile& mark) {
        const bool named = wanted.name.empty() || mark.name == wanted.name;
        return (wanted.landmark && mark.landmark == wanted.landmark) || (wanted.item && mark.item == wanted.item) ||
               (wanted.species && named && (mark.foe == wanted.species || mark.neutral == wanted.species));
    });
}

}  // namespace td
