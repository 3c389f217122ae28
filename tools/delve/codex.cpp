// The codex: facts about creatures, skills, items and so on that players may know, in the words of the game's panels.
#include <fmt/format.h>

#include <vector>

#include "rules/accuracy.hpp"
#include "text/explain.hpp"
#include "text/explain_costs.hpp"
#include "text/explain_encounters.hpp"
#include "text/explain_parts.hpp"
#include "text/explain_triggers.hpp"
#include "text/say.hpp"
#include "tools/delve/reference.hpp"

namespace td::delve {

namespace {

std::string joined(const std::vector<std::string>& texts) { return fmt::format("{}", fmt::join(texts, ", ")); }

class Codex {
public:
    explicit Codex(const Catalog& catalog) : m_catalog(catalog) {}

    std::string run() {
        m_page = fmt::format("# {}\n", say(m_catalog, "codex_title"));
        write(say(m_catalog, "codex_creatures"), m_catalog.species);
        write(say(m_catalog, "codex_skills"), m_catalog.skills);
        write(say(m_catalog, "codex_items"), m_catalog.items);
        write(say(m_catalog, "codex_statuses"), m_catalog.statuses);
        write(say(m_catalog, "codex_boons"), m_catalog.boons);
        write(say(m_catalog, "codex_encounters"), m_catalog.encounters);
        write(say(m_catalog, "codex_features"), m_catalog.features);
        write(say(m_catalog, "codex_ground"), m_catalog.terrains);
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
        fact(say(m_catalog, {"codex_of_creature", "health", "attack", "defence", "speed", "sight"}, species.health, species.attack,
                 species.defence, describe_speed(species.speed, m_catalog), species.sight));
        std::vector<std::string> skills;
        if (species.attack_skill) skills.push_back(say(m_catalog, {"codex_attack", "skill"}, m_catalog[species.attack_skill].name));
        for (const SkillId skill : species.skills) skills.push_back(m_catalog[skill].name);
        fact(say(m_catalog, {"codex_has_skills", "skills"}, joined(skills)));
        if (species.evasion > 0) fact(say(m_catalog, {"codex_evades", "percent"}, species.evasion));
        if (species.regeneration > 0) fact(say(m_catalog, {"codex_recovers", "points"}, species.regeneration));
        for (const auto& [pool, budget] : species.pools) fact(describe_budget(pool, budget, m_catalog) + ".");
        fact(resistances_of(species));
        fact(immunities_of(species));
        std::vector<std::string> parts;
        for (const ItemId part : species.parts) parts.push_back(m_catalog[part].name);
        if (!parts.empty()) fact(say(m_catalog, {"codex_wears", "parts"}, joined(parts)));
        if (species.lead) fact(say(m_catalog, {"as_leader", "what"}, describe_lead(*species.lead, m_catalog)));
        of_itself(species.triggers);
    }

    std::string resistances_of(const Species& species) const {
        std::vector<std::string> texts;
        for (const auto& [kind, percent] : species.resistances)
            texts.push_back(
                say(m_catalog, {"codex_harm_of_kind", "kind", "change"}, m_catalog.damage_kinds[kind.index()].name, with_sign(-percent)));
        return texts.empty() ? "" : say(m_catalog, {"codex_harm_taken", "kinds"}, joined(texts));
    }

    std::string immunities_of(const Species& species) const {
        std::vector<std::string> texts;
        for (const StatusId status : species.immunities)
            texts.push_back(say(m_catalog, {"codex_one_status", "status"}, m_catalog[status].name));
        return texts.empty() ? "" : say(m_catalog, {"codex_immune", "statuses"}, joined(texts));
    }

    void facts_of(const Skill& skill) {
        fact(say(m_catalog, {"codex_reaches", "area", "effects"}, describe_area(skill.area, skill.audience, m_catalog),
                 joined(describe_effects(skill.effects, m_catalog))));
        fact(skill.accuracy >= 100 ? say(m_catalog, "codex_never_misses")
                                   : say(m_catalog, {"codex_hits", "percent"}, told_accuracy(skill.accuracy)));
        if (skill.charges > 0) fact(say(m_catalog, {"codex_charges", "charges"}, skill.charges));
        fact(joined(describe_limits(skill, m_catalog)));
        fact(joined(describe_cast_time(skill, m_catalog)));
    }

    void facts_of(const Item& item) {
        if (!item.use.empty())
            fact(say(m_catalog, {"codex_used", "area", "effects"}, describe_area(item.use_area, item.use_audience, m_catalog),
                     joined(describe_effects(item.use, m_catalog))));
        if (!item.thrown.empty())
            fact(say(m_catalog, {"codex_thrown", "tiles", "effects"}, item.throw_range, joined(describe_effects(item.thrown, m_catalog))));
        for (const std::string& line : describe_part(item, m_catalog)) fact(line);
        if (item.treasure) fact(say(m_catalog, "codex_treasure"));
        of_itself(item.triggers);
        if (const std::string cost = describe_cost(item.pool_cost, m_catalog); !cost.empty())
            fact(say(m_catalog, {"codex_use_costs", "cost"}, cost));
        fact(joined(describe_cast_time(item, m_catalog)));
    }

    void facts_of(const Status& status) {
        if (status.duration == 0)
            fact(say(m_catalog, "codex_lasts"));
        else
            fact(status.unit == DurationUnit::rounds ? say(m_catalog, {"codex_lasts_rounds", "rounds"}, status.duration)
                                                     : say(m_catalog, {"codex_lasts_turns", "turns"}, status.duration));
        const std::string does = describe_modifiers(status, m_catalog);
        if (!does.empty()) fact(say(m_catalog, {"codex_effect", "what"}, does));
        of_itself(status.triggers);
    }

    void facts_of(const Boon& boon) {
        fact("+ " + boon.gives);
        fact("- " + boon.takes);
        for (const std::string& sentence : describe_boon(boon, m_catalog)) fact(sentence);
    }

    void facts_of(const Encounter& encounter) {
        for (const EncounterOption& option : encounter.options) fact(describe_option(option, m_catalog));
    }

    void facts_of(const Feature& feature) {
        for (const std::string& sentence : describe_feature(feature, m_catalog)) fact(sentence);
        of_itself(feature.triggers);
    }

    void facts_of(const Terrain& terrain) {
        if (terrain.speed != 0) fact(say(m_catalog, {"codex_walkers", "change"}, with_sign(terrain.speed)));
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
