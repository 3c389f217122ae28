#include "content/packs/load.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "base/hash.hpp"
#include "content/fields/media_files.hpp"
#include "content/fields/reader.hpp"
#include "content/packs/definitions.hpp"
#include "content/packs/fingerprint.hpp"
#include "content/packs/own_pack.hpp"
#include "content/packs/pack.hpp"
#include "content/packs/pack_options.hpp"
#include "content/packs/pack_order.hpp"
#include "content/packs/rule_order.hpp"
#include "content/packs/rules_packs.hpp"
#include "content/packs/translation.hpp"
#include "content/tables/sprite.hpp"
#include "content/tables/strings.hpp"
#include "content/tables/terrain.hpp"
#include "content/yaml/folder.hpp"

namespace td {

namespace fs = std::filesystem;

namespace {

/// A definition that has its number; its fields are read when all ids are known.
struct Pending {
    const WholeDefinition* definition;
    std::size_t number;
};

ValueKind fields_kind(const FieldTable& table) {
    ValueKind kind{ValueKind::Form::structure};
    kind.fields = &table;
    return kind;
}

class Loading {
public:
    /// `own_tactics`: the file of the player's own tactics; null: there is none.
    Loading(const Definitions& definitions, const SourceText* own_tactics, std::vector<Problem>& problems, std::vector<Problem>* warnings,
            const DefinitionAdvice& advice, MediaFiles& media)
        : m_definitions(definitions),
          m_own_tactics(own_tactics),
          m_problems(problems),
          m_advice(advice),
          m_reader(definitions.ids(), problems),
          m_overridden_reader(definitions.ids_of_all_packs(), problems) {
        for (Reader* reader : {&m_reader, &m_overridden_reader}) {
            reader->set_definition_keys(definition_header_keys());
            reader->set_media(&media);
            reader->pass_over_options();
        }
        m_overridden_reader.set_partial(true);
        m_reader.set_warnings(warnings);
    }

    /// The catalog; none if there is any problem.
    std::optional<Catalog> run(Completeness completeness, const std::string& place) {
        for (const WholeDefinition& definition : m_definitions.all())
            if (!definition.is_abstract) number_definition(definition);
        read_all();
        if (m_definitions.rulebook()) read_rulebook(*m_definitions.rulebook());
        if (m_definitions.strings()) read_strings(*m_definitions.strings());
        m_catalog.own_names = m_definitions.own_names();
        for (const auto& [name, translated] : m_catalog.own_names) m_fingerprint.add(hash_of(name)).add(hash_of(translated));
        read_overridden();
        if (completeness == Completeness::unchecked) return unchecked_catalog(place);
        if (is_whole()) check_parts();
        if (is_whole()) check_all();
        if (completeness == Completeness::part) return std::nullopt;
        if (is_whole()) finish(place);
        return is_whole() ? std::optional(std::move(m_catalog)) : std::nullopt;
    }

private:
    /// True if there is no problem and no file was left unread: an id that such a file may define is not reported, but leads nowhere.
    bool is_whole() const { return m_problems.empty() && m_definitions.ids().complete(); }

    void read_rulebook(const WholeSection& rulebook) {
        const Reader::Step step(m_reader, "rulebook", rulebook.key);
        if (auto rules = read_rule_order(rulebook.body, m_reader)) m_catalog.rulebook = std::move(*rules);
        m_fingerprint.add(hash_of(rulebook.body));
        m_rules_fingerprint.add(hash_of(rulebook.body));
        m_shared_rules_fingerprint.add(hash_of(rulebook.body));
    }

    void read_strings(const WholeSection& strings) {
        const Reader::Step step(m_reader, strings_key, strings.key);
        string_fields().read_into(strings.body, &m_catalog.strings, m_reader);
        m_fingerprint.add(hash_of(strings.body));
    }

    /// Reads definitions in the order of their depth, so that a mistake is first reported in the definition that it was written in.
    void read_all() {
        std::vector<Pending> in_order;
        for (const WholeDefinition& definition : m_definitions.all())
            if (definition.is_abstract) in_order.push_back({&definition, 0});
        in_order.insert(in_order.end(), m_pending.begin(), m_pending.end());
        const auto is_less_deep = [](const Pending& a, const Pending& b) { return a.definition->depth < b.definition->depth; };
        std::stable_sort(in_order.begin(), in_order.end(), is_less_deep);
        for (const Pending& next : in_order) {
            const std::size_t before = m_problems.size();
            next.definition->is_abstract ? read_into_nothing(*next.definition, m_reader) : read_definition(next, m_catalog, m_reader);
            if (next.definition->type->name == "vaults") m_problems_of_vaults += m_problems.size() - before;
        }
    }

    /// Only vaults have problems, and the maps of all vaults were read.
    bool is_whole_but_for_vaults() const {
        const auto has_map = [](const Vault& vault) {
            return vault.width > 0 && vault.height > 0 && vault.cells.size() == static_cast<std::size_t>(vault.width * vault.height);
        };
        return m_problems.size() == m_problems_of_vaults && std::all_of(m_catalog.vaults.begin(), m_catalog.vaults.end(), has_map);
    }

    /// The catalog for Completeness::unchecked.
    std::optional<Catalog> unchecked_catalog(const std::string& place) {
        if (!m_definitions.ids().complete()) return std::nullopt;
        if (is_whole_but_for_vaults()) finish(place);
        return is_whole_but_for_vaults() ? std::optional(std::move(m_catalog)) : std::nullopt;
    }

    /// Checks definitions and sections that later packs replaced or removed: mistakes in them are reported too.
    void read_overridden() {
        for (const WholeDefinition& definition : m_definitions.overridden()) read_into_nothing(definition, m_overridden_reader);
        for (const WholeSection& rulebook : m_definitions.overridden_rulebooks()) {
            const Reader::Step step(m_overridden_reader, "rulebook", rulebook.key);
            read_rule_order(rulebook.body, m_overridden_reader);
        }
        for (const WholeSection& strings : m_definitions.overridden_strings()) {
            std::vector<std::string> thrown_away;
            const Reader::Step step(m_overridden_reader, strings_key, strings.key);
            string_fields().read_into(strings.body, &thrown_away, m_overridden_reader);
        }
    }

    void number_definition(const WholeDefinition& definition) {
        const DefinitionType& type = *definition.type;
        const std::size_t number = m_counts[type.name];
        if (number >= type.limit) {
            const Reader::Step step(m_reader, type.name, definition.id);
            return m_reader.report(definition.id, ProblemCode::out_of_range,
                                   fmt::format("at most {} {} are allowed", type.limit, type.name));
        }
        ++m_counts[type.name];
        type.add(m_catalog, std::string(definition.id.text()));
        m_pending.push_back({&definition, number});
        m_fingerprint.add(hash_of(type.name)).add(hash_of(definition.id.text())).add(hash_of(definition.body));
        if (type.cosmetic) return;
        const ValueKind fields = fields_kind(*type.fields);
        const bool is_own = type.name == "tactics" && &definition.id.source() == m_own_tactics;
        const auto add_to = [&](Hash& rules) {
            rules.add(hash_of(type.name)).add(hash_of(definition.id.text())).add(rules_hash_of(definition.body, fields));
        };
        add_to(m_rules_fingerprint);
        if (!is_own) add_to(m_shared_rules_fingerprint);
    }

    void read_definition(const Pending& pending, Catalog& catalog, Reader& reader) {
        const WholeDefinition& definition = *pending.definition;
        const Reader::Step type(reader, definition.type->name, definition.id);
        const Reader::Step step(reader, definition.id.text(), definition.id);
        definition.type->read(catalog, pending.number, definition.body, reader);
    }

    /// Checks the fields of an abstract or overridden definition, which need not be complete.
    void read_into_nothing(const WholeDefinition& definition, Reader& reader) {
        Catalog thrown_away;
        definition.type->add(thrown_away, {});
        const bool was_partial = reader.is_partial();
        reader.set_partial(true);
        read_definition({&definition, 0}, thrown_away, reader);
        reader.set_partial(was_partial);
    }

    void check_all() {
        m_catalog.floor = find_id<TerrainId>(m_catalog.terrains, "floor");
        for (const Pending& pending : m_pending) {
            const WholeDefinition& definition = *pending.definition;
            if (!m_catalog.floor) continue;
            const Reader::Step type(m_reader, definition.type->name, definition.id);
            const Reader::Step step(m_reader, definition.id.text(), definition.id);
            if (definition.type->check) definition.type->check(m_catalog, pending.number, definition.body, m_reader);
            if (m_advice) m_advice(definition.type->name, m_catalog, pending.number, definition.body, m_reader);
        }
    }

    /// Checks that the parts of a species are parts, and fit into its slots.
    void check_parts() {
        for (const Pending& pending : m_pending) {
            const WholeDefinition& definition = *pending.definition;
            if (definition.type->name != "species") continue;
            const Reader::Step type(m_reader, definition.type->name, definition.id);
            const Reader::Step step(m_reader, definition.id.text(), definition.id);
            check_parts_of(m_catalog.species[pending.number], definition.body);
        }
    }

    void check_parts_of(const Species& species, TreeNode body) {
        PartSlots free = species.slots;
        std::size_t number = 0;
        for (const auto [key, value] : body.entries()) {
            if (key.text() != "parts") continue;
            const Reader::Step step(m_reader, key.text(), key);
            for (const TreeNode entry : value.items()) check_part(m_catalog.items[species.parts[number++].index()], entry, free);
        }
    }

    /// Takes a slot of `free` for the part.
    void check_part(const Item& item, TreeNode entry, PartSlots& free) {
        if (!item.part)
            return m_reader.report(entry, ProblemCode::wrong_type, fmt::format("`{}` is not a part", item.id), "give the item a `part:`");
        if (--(free.*row_of(item.part->slot).count) < 0)
            m_reader.report(entry, ProblemCode::out_of_range, fmt::format("there is no slot for `{}`", item.id),
                            "raise the `slots:` of the species");
    }

    /// Reports definitions that the game needs but no pack has, at `place`, and fills the members of the catalog that depend on the whole
    /// content.
    void finish(const std::string& place) {
        const auto report = [&](std::string message) {
            m_problems.push_back(Problem{.file = place, .message = std::move(message), .code = ProblemCode::missing_field});
        };
        m_catalog.floor = find_id<TerrainId>(m_catalog.terrains, "floor");
        m_catalog.wall = find_id<TerrainId>(m_catalog.terrains, "wall");
        m_catalog.rest = find_id<SkillId>(m_catalog.skills, "rest");
        m_catalog.door = find_id<FeatureId>(m_catalog.features, "door");
        m_catalog.lead = find_id<TacticId>(m_catalog.tactics, "lead");
        if (!m_catalog.floor) report("no pack defines the terrain `floor`");
        if (!m_catalog.wall) report("no pack defines the terrain `wall`");
        if (!m_catalog.door) report("no pack defines the feature `door`");
        if (m_catalog.dungeons.empty()) report("no pack defines a dungeon");
        add_common_skills();
        colour_from_palettes(m_catalog);
        colour_terrain_from_palettes(m_catalog);
        for (const SpriteModel& sprite : m_catalog.sprites)
            if (sprite.picture) m_fingerprint.add(sprite.picture->hash);
        for (const Terrain& terrain : m_catalog.terrains)
            if (terrain.picture) m_fingerprint.add(terrain.picture->hash);
        for (const Sound& sound : m_catalog.sounds)
            if (sound.recording) m_fingerprint.add(sound.recording->hash);
        m_catalog.fingerprint = m_fingerprint.value();
        m_catalog.rules_fingerprint = m_rules_fingerprint.value();
        m_catalog.shared_rules_fingerprint = m_shared_rules_fingerprint.value();
        if (m_own_tactics) m_catalog.own_tactics = m_own_tactics->text();
    }

    void add_common_skills() {
        for (std::size_t i = 0; i < m_catalog.skills.size(); ++i) {
            if (!m_catalog.skills[i].common) continue;
            const SkillId skill(i);
            const auto lists = [skill](const std::vector<SkillId>& list) {
                return std::find(list.begin(), list.end(), skill) != list.end();
            };
            for (Species& species : m_catalog.species)
                if (!lists(species.skills) && !lists(species.lacks)) species.skills.push_back(skill);
        }
    }

    const Definitions& m_definitions;
    const SourceText* m_own_tactics;
    std::vector<Problem>& m_problems;
    const DefinitionAdvice& m_advice;
    Catalog m_catalog;
    std::map<std::string_view, std::size_t> m_counts;  ///< definitions numbered so far, by type
    std::size_t m_problems_of_vaults = 0;
    std::vector<Pending> m_pending;
    Hash m_fingerprint;
    Hash m_rules_fingerprint;
    Hash m_shared_rules_fingerprint;  ///< without the player's own tactics
    Reader m_reader;
    Reader m_overridden_reader;  ///< for overridden definitions: partial, and with the ids of all packs
};

/// Removes problems that are reported again for each definition that extends the one with the mistake.
void drop_repeated(std::vector<Problem>& problems) {
    using Key = std::tuple<std::string, int, int, ProblemCode, std::string>;
    std::set<Key> seen;
    const auto is_repeated = [&](const Problem& problem) {
        return problem.line > 0 && !seen.insert({problem.file, problem.line, problem.column, problem.code, problem.message}).second;
    };
    problems.erase(std::remove_if(problems.begin(), problems.end(), is_repeated), problems.end());
}

void add_languages(const std::vector<const Pack*>& packs, Catalog& catalog) {
    std::map<std::string, std::string> names;
    for (const Pack* pack : packs) {
        if (pack->translates()) names.emplace(pack->info.language, pack->info.name);
        if (pack->is_in_use) catalog.language = pack->info.language;
    }
    for (const auto& [code, name] : names) catalog.languages.push_back({code, name});
}

bool holds_a_pack(const fs::path& directory) {
    const std::vector<FolderEntry> entries = entries_of(directory);
    return std::any_of(entries.begin(), entries.end(),
                       [](const FolderEntry& entry) { return entry_behind(entry.path / "pack.yaml").kind == FolderEntry::Kind::file; });
}

}  // namespace

std::optional<Catalog> load_in_order(const std::vector<const Pack*>& packs, Completeness completeness, std::vector<Problem>& problems,
                                     MediaFiles& media, std::vector<Problem>* warnings, const DefinitionAdvice& advice) {
    for (const Pack* pack : packs) media.add_archive(pack->archived);
    for (const Pack* pack : packs) {
        const std::vector<Problem> of_options = unknown_options(*pack);
        problems.insert(problems.end(), of_options.begin(), of_options.end());
    }
    const Definitions definitions(packs, problems, warnings);
    const std::string place = packs.empty() ? "content" : packs.front()->folder.generic_string();
    const SourceText* own_tactics = nullptr;
    for (const Pack* pack : packs)
        if (pack->is_own) own_tactics = own_tactics_of(*pack);
    std::optional<Catalog> catalog = Loading(definitions, own_tactics, problems, warnings, advice, media).run(completeness, place);
    if (catalog) {
        add_languages(packs, *catalog);
        catalog->rules_packs = rules_packs_of(packs);
    }
    drop_repeated(problems);
    if (warnings != nullptr) drop_repeated(*warnings);
    return catalog;
}

std::optional<fs::path> find_content_directory(const fs::path& executable) {
    std::error_code error;
    const fs::path start = fs::weakly_canonical(executable, error);
    for (fs::path folder = start.parent_path(); !error; folder = folder.parent_path()) {
        if (holds_a_pack(folder / "content")) return folder / "content";
        if (folder == folder.parent_path()) break;
    }
    return std::nullopt;
}

}  // namespace td
