#include "tools/preview/definition_text.hpp"

#include <functional>
#include <string_view>
#include <utility>

#include "text/describe.hpp"
#include "text/explain.hpp"
#include "text/explain_costs.hpp"
#include "text/explain_encounters.hpp"
#include "text/explain_parts.hpp"
#include "text/explain_tactics.hpp"
#include "text/explain_triggers.hpp"
#include "text/say.hpp"

namespace td {

namespace {

using Lines = std::vector<std::string>;

void append(Lines& lines, const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); }
void append(Lines& lines, const std::string& line) {
    if (!line.empty()) lines.push_back(line);
}

template <class Row>
Lines begun(const Row& row) {
    Lines lines;
    if constexpr (requires { row.name; }) append(lines, row.name);
    if (lines.empty()) lines.push_back(row.id);
    if constexpr (requires { row.description; }) append(lines, row.description);
    return lines;
}

// One function for each type that has a text besides its description.

void add(Lines& lines, const Skill& skill, const Catalog& catalog) {
    append(lines, say(catalog, {"reaches", "area"}, describe_area(skill.area, skill.audience, catalog)));
    append(lines, describe_effects(skill.effects, catalog));
    append(lines, describe_limits(skill, catalog));
    append(lines, describe_cast_time(skill, catalog));
}

void add(Lines& lines, const Item& item, const Catalog& catalog) {
    if (!item.use.empty()) append(lines, say(catalog, {"reaches", "area"}, describe_area(item.use_area, item.use_audience, catalog)));
    append(lines, describe_effects(item.use, catalog));
    append(lines, describe_cost(item.pool_cost, catalog));
    append(lines, describe_effects(item.thrown, catalog));
    append(lines, describe_part(item, catalog));
    append(lines, describe_triggers(item.triggers, catalog));
}

void add(Lines& lines, const Status& status, const Catalog& catalog) {
    append(lines, describe_modifiers(status, catalog));
    append(lines, describe_triggers(status.triggers, catalog));
}

void add(Lines& lines, const Terrain& terrain, const Catalog& catalog) {
    if (terrain.speed != 0) append(lines, say(catalog, {"walkers_in_it", "change"}, with_sign(terrain.speed)));
    append(lines, describe_triggers(terrain.triggers, catalog));
}

void add(Lines& lines, const Feature& feature, const Catalog& catalog) {
    append(lines, describe_feature(feature, catalog));
    append(lines, describe_triggers(feature.triggers, catalog));
}

void add(Lines& lines, const Weather& weather, const Catalog& catalog) {
    append(lines, describe_weather(weather, catalog));
    append(lines, describe_triggers(weather.triggers, catalog));
}

void add(Lines& lines, const Boon& boon, const Catalog& catalog) {
    append(lines, "+ " + boon.gives);
    append(lines, "- " + boon.takes);
    append(lines, describe_boon(boon, catalog));
    for (const Plan& plan : boon.plans) append(lines, describe_plan(plan, catalog));
}

void add(Lines& lines, const Encounter& encounter, const Catalog& catalog) {
    for (const EncounterOption& option : encounter.options) append(lines, describe_option(option, catalog));
}

void add(Lines& lines, const Tactic& tactic, const Catalog& catalog) {
    for (const Plan& plan : tactic.plans) append(lines, describe_plan(plan, catalog));
    append(lines, describe_look_ahead(tactic, catalog));
}

void add(Lines& lines, const Species& species, const Catalog& catalog) {
    append(lines, describe_speed(species.speed, catalog));
    if (species.lead) append(lines, say(catalog, {"as_leader", "what"}, describe_lead(*species.lead, catalog)));
    append(lines, describe_triggers(species.triggers, catalog));
}

std::string names_of(const std::vector<TeamMember>& members, const Catalog& catalog) {
    std::string names;
    for (const TeamMember& member : members) names += (names.empty() ? "" : ", ") + catalog[member.species].name;
    return names;
}

void add(Lines& lines, const SpawnTable& table, const Catalog& catalog) {
    for (const TeamSpawn& row : table.teams)
        append(lines, std::to_string(row.weight) + ": " + (row.table ? catalog[row.table].id : names_of(row.members, catalog)));
    for (const ItemSpawn& row : table.items)
        append(lines, std::to_string(row.weight) + ": " + (row.table ? catalog[row.table].id : catalog[row.item].name));
}

template <class Row>
void add(Lines&, const Row&, const Catalog&) {}

/// Calls `visit` with the catalog's table of that type; false for a type that has none.
template <class Visit>
bool with_table(const Catalog& catalog, std::string_view type, const Visit& visit) {
    const auto is = [&](std::string_view name, const auto& table) {
        if (type != name) return false;
        visit(table);
        return true;
    };
    return is("species", catalog.species) || is("skills", catalog.skills) || is("items", catalog.items) ||
           is("statuses", catalog.statuses) || is("terrains", catalog.terrains) || is("tactics", catalog.tactics) ||
           is("themes", catalog.themes) || is("landmarks", catalog.landmarks) || is("dungeons", catalog.dungeons) ||
           is("difficulties", catalog.difficulties) || is("palettes", catalog.palettes) || is("sprites", catalog.sprites) ||
           is("sounds", catalog.sounds) || is("damage_kinds", catalog.damage_kinds) || is("features", catalog.features) ||
           is("spawn_tables", catalog.spawn_tables) || is("vaults", catalog.vaults) || is("weathers", catalog.weathers) ||
           is("pools", catalog.pools) || is("boons", catalog.boons) || is("encounters", catalog.encounters) || is("hints", catalog.hints);
}

}  // namespace

std::optional<std::size_t> number_of(const Catalog& catalog, const PreviewSubject& subject) {
    std::optional<std::size_t> found;
    if (subject.type == "strings") {
        const std::size_t phrase = find_phrase(subject.id);
        if (phrase < phrases.size()) found = phrase;
        return found;
    }
    with_table(catalog, subject.type, [&](const auto& table) {
        for (std::size_t i = 0; i < table.size() && !found; ++i)
            if (table[i].id == subject.id) found = i;
    });
    return found;
}

std::vector<std::string> definition_text(const Catalog& catalog, const PreviewSubject& subject, std::size_t number) {
    if (subject.type == "strings") return {subject.id, std::string(text_in_force(catalog, number))};
    Lines lines;
    with_table(catalog, subject.type, [&](const auto& table) {
        lines = begun(table[number]);
        add(lines, table[number], catalog);
    });
    return lines;
}

}  // namespace td
