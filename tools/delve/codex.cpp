// The codex: facts about creatures, skills, items and so on that players may know, in the words of the game's panels.
#include <fmt/format.h>

#include <vector>

#include "text/english.hpp"
#include "text/explain.hpp"
#include "text/explain_costs.hpp"
#include "text/explain_parts.hpp"
#include "text/explain_triggers.hpp"
#include "tools/delve/reference.hpp"

namespace td::delve {

namespace {

std::string joined(const std::vector<std::string>& texts) { return fmt::format("{}", fmt::join(texts, ", ")); }

class Codex {
public:
    explicit Codex(const Catalog& catalog) : m_catalog(catalog) {}

    std::string run() {
        m_page = "# Codex\n";
        write("Creatures", m_catalog.species);
        write("Skills", m_catalog.skills);
        write("Items", m_catalog.items);
        write("Statuses", m_catalog.statuses);
        write("Features", m_catalog.features);
        write("Ground", m_catalog.terrains);
        return m_page;
    }

private:
    template <class Row>
    void write(std::string_view heading, const std::vector<Row>& rows) {
        if (rows.empty()) return;
        m_page += fmt::format("\n## {}\n", heading);
        for (const Row& row : rows) {
            m_page += fmt::format("\n### {}\n\n", row.name);
            if (!row.description.empty()) m_page += row.description + "\n\n";
            facts_of(row);
        }
    }

    void fact(const std::string& text) {
        if (!text.empty()) m_page += fmt::format("- {}\n", text);
    }

    void facts_of(const Species& species) {
        fact(fmt::format("Health {}, attack {}, defence {}, {}, sees {}.", species.health, species.attack, species.defence,
                         describe_speed(species.speed, m_catalog), counted(species.sight, "tile")));
        std::vector<std::string> skills;
        if (species.attack_skill) skills.push_back(m_catalog[species.attack_skill].name + " (attack)");
        for (const SkillId skill : species.skills) skills.push_back(m_catalog[skill].name);
        fact("Skills: " + joined(skills) + ".");
        if (species.evasion > 0) fact(fmt::format("Evades {} % of what is aimed at it.", species.evasion));
        if (species.regeneration > 0) fact(fmt::format("Recovers {} health in ten rounds.", species.regeneration));
        for (const auto& [pool, budget] : species.pools) fact(describe_budget(pool, budget, m_catalog) + ".");
        fact(resistances_of(species));
        fact(immunities_of(species));
        std::vector<std::string> parts;
        for (const ItemId part : species.parts) parts.push_back(m_catalog[part].name);
        if (!parts.empty()) fact("Wears: " + joined(parts) + ".");
        of_itself(species.triggers);
    }

    std::string resistances_of(const Species& species) const {
        std::vector<std::string> texts;
        for (const auto& [kind, percent] : species.resistances)
            texts.push_back(fmt::format("{} {:+} %", uncapitalised(m_catalog.damage_kinds[kind.index()].name), -percent));
        return texts.empty() ? "" : "Harm that it takes: " + joined(texts) + ".";
    }

    std::string immunities_of(const Species& species) const {
        std::vector<std::string> texts;
        for (const StatusId status : species.immunities) texts.push_back(uncapitalised(m_catalog[status].name));
        return texts.empty() ? "" : "Can never be " + joined(texts) + ".";
    }

    void facts_of(const Skill& skill) {
        fact(fmt::format("Reaches {}; {}.", describe_area(skill.area, m_catalog), joined(describe_effects(skill.effects, m_catalog))));
        fact(skill.accuracy >= 100 ? std::string("Never misses.") : fmt::format("Hits in {} % of cases.", skill.accuracy));
        if (skill.charges > 0) fact(fmt::format("{} on each floor.", counted(skill.charges, "charge")));
        fact(joined(describe_limits(skill, m_catalog)));
        fact(joined(describe_cast_time(skill, m_catalog)));
    }

    void facts_of(const Item& item) {
        if (!item.use.empty())
            fact(fmt::format("Used, on {}: {}.", describe_area(item.use_area, m_catalog), joined(describe_effects(item.use, m_catalog))));
        if (!item.thrown.empty())
            fact(fmt::format("Thrown, up to {}: {}.", counted(item.throw_range, "tile"), joined(describe_effects(item.thrown, m_catalog))));
        for (const std::string& line : describe_part(item, m_catalog)) fact(line);
        if (item.treasure) fact("Treasure.");
        of_itself(item.triggers);
        if (const std::string cost = describe_cost(item.pool_cost, m_catalog); !cost.empty()) fact("Using it costs " + cost + ".");
        fact(joined(describe_cast_time(item, m_catalog)));
    }

    void facts_of(const Status& status) {
        const std::string unit = status.unit == DurationUnit::rounds ? "round" : "turn";
        fact(status.duration > 0 ? "Lasts " + counted(status.duration, unit) + "." : "Lasts until it is taken away.");
        const std::string does = describe_status(status, m_catalog);
        if (!does.empty()) fact("Effect: " + does + ".");
        of_itself(status.triggers);
    }

    void facts_of(const Feature& feature) {
        for (const std::string& sentence : describe_feature(feature, m_catalog)) fact(sentence);
        of_itself(feature.triggers);
    }

    void facts_of(const Terrain& terrain) {
        if (terrain.speed != 0) fact(fmt::format("Walkers in it: speed {:+}.", terrain.speed));
        of_itself(terrain.triggers);
    }

    void of_itself(const std::vector<Trigger>& triggers) {
        for (const std::string& sentence : describe_triggers(triggers, m_catalog)) fact(sentence);
    }

    const Catalog& m_catalog;
    std::string m_page;
};

}  // namespace

std::string codex_page(const Catalog& catalog) { return Codex(catalog).run(); }

}  // namespace td::delve
