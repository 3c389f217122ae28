#include "content/load.hpp"

#include <fmt/format.h>

#include <map>
#include <string>
#include <utility>

#include "base/hash.hpp"
#include "content/definition_type.hpp"
#include "content/nearest.hpp"
#include "content/pack.hpp"
#include "content/reader.hpp"
#include "content/rule_order.hpp"

namespace td {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view rulebook_key = "rulebook";

/// A definition that has its number and waits for its fields to be read, when all ids are known.
struct Pending {
    const DefinitionType* type;
    std::size_t number;
    const Tree* tree;
    TreeNode id;
    TreeNode body;
};

bool is_lawful_id(std::string_view id) {
    const bool starts_well = !id.empty() && id[0] >= 'a' && id[0] <= 'z';
    return starts_well && id.size() <= 48 && id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == std::string_view::npos;
}

std::vector<std::string_view> type_names() {
    std::vector<std::string_view> names;
    for (const DefinitionType& type : definition_types()) names.push_back(type.name);
    names.push_back(rulebook_key);
    return names;
}

void add_to_hash(Hash& hash, TreeNode node) {
    hash.add(static_cast<std::uint64_t>(node.kind())).add(node.size()).add(node.text());
    for (const TreeNode item : node.items()) add_to_hash(hash, item);
    for (const auto [key, value] : node.entries()) {
        add_to_hash(hash, key);
        add_to_hash(hash, value);
    }
}

class Loading {
public:
    explicit Loading(std::vector<Problem> problems) { m_result.problems = std::move(problems); }

    ContentLoading run(const std::vector<Pack>& packs) {
        for (const Pack& pack : packs) {
            m_result.files += pack.files;
            if (!pack.complete) m_ids.mark_incomplete();
        }
        for (const Pack& pack : packs)
            for (const auto& tree : pack.trees) number_definitions(*tree);
        for (const Pending& pending : m_pending) read_definition(pending);
        if (m_result.problems.empty()) check_parts();
        if (m_result.problems.empty()) finish(packs);
        sort_by_place(m_result.problems);
        if (m_result.problems.empty()) m_result.catalog = std::move(m_catalog);
        return std::move(m_result);
    }

private:
    void number_definitions(const Tree& tree) {
        m_reader.begin(tree);
        add_to_hash(m_fingerprint, tree.root());
        if (!tree.root().is_map())
            return m_reader.report(tree.root(), ProblemCode::wrong_type, "a file of content is a map from types to definitions",
                                   "begin with a line such as `species:`");
        for (const auto [key, definitions] : tree.root().entries())
            if (key.text() == rulebook_key)
                read_rulebook(tree, key, definitions);
            else if (const DefinitionType* type = type_called(key))
                number_definitions_of(*type, tree, key, definitions);
    }

    void read_rulebook(const Tree& tree, TreeNode key, TreeNode order) {
        const Reader::Step step(m_reader, rulebook_key, key);
        const std::string place = fmt::format("{}:{}", tree.source().name(), key.place().line);
        if (!m_rulebook_place.empty())
            return m_reader.report(key, ProblemCode::duplicate_id, "the rulebook is given twice", "first in " + m_rulebook_place);
        m_rulebook_place = place;
        if (auto rules = read_rule_order(order, m_reader)) m_catalog.rulebook = std::move(*rules);
    }

    /// An unknown type that is nearly a known one is reported and read as that, so that its ids are not missed elsewhere.
    const DefinitionType* type_called(TreeNode key) {
        if (const DefinitionType* type = find_definition_type(key.text())) return type;
        const std::string_view nearest = nearest_word(key.text(), type_names());
        const std::string hint =
            nearest.empty() ? fmt::format("known: {}", fmt::join(type_names(), ", ")) : fmt::format("did you mean `{}`?", nearest);
        m_reader.report(key, ProblemCode::unknown_type, fmt::format("`{}` is no type of definition", key.text()), hint);
        if (nearest.empty()) m_ids.mark_incomplete();
        return find_definition_type(nearest);
    }

    void number_definitions_of(const DefinitionType& type, const Tree& tree, TreeNode key, TreeNode definitions) {
        const Reader::Step step(m_reader, type.name, key);
        if (!definitions.is_map()) {
            m_reader.report(definitions, ProblemCode::wrong_type, fmt::format("expected a map from ids to {}", type.name));
            return m_ids.mark_incomplete();
        }
        for (const auto [id, body] : definitions.entries()) number_definition(type, tree, id, body);
    }

    void number_definition(const DefinitionType& type, const Tree& tree, TreeNode id, TreeNode body) {
        const std::size_t number = m_counts[type.name];
        if (!is_lawful_id(id.text()))
            m_reader.report(id, ProblemCode::bad_id, fmt::format("`{}` cannot be an id", id.text().substr(0, 60)),
                            "ids begin with a small letter and go on with small letters, digits and `_`");
        if (number >= type.limit)
            return m_reader.report(id, ProblemCode::out_of_range, fmt::format("there can be {} {}", type.limit, type.name));
        if (!m_ids.add(type.name, id.text(), number)) return report_repeated(type, id);
        ++m_counts[type.name];
        type.add(m_catalog, std::string(id.text()));
        m_pending.push_back({&type, number, &tree, id, body});
    }

    void report_repeated(const DefinitionType& type, TreeNode id) {
        for (const Pending& pending : m_pending)
            if (pending.type == &type && pending.id.text() == id.text())
                m_reader.report(id, ProblemCode::duplicate_id, fmt::format("`{}` is defined twice", id.text()),
                                fmt::format("first in {}:{}", pending.tree->source().name(), pending.id.place().line));
    }

    void read_definition(const Pending& pending) {
        m_reader.begin(*pending.tree);
        const Reader::Step type(m_reader, pending.type->name, pending.id);
        const Reader::Step step(m_reader, pending.id.text(), pending.id);
        pending.type->read(m_catalog, pending.number, pending.body, m_reader);
    }

    /// What species come with has to be parts, and fit into their slots.
    void check_parts() {
        for (const Pending& pending : m_pending) {
            if (pending.type->name != "species") continue;
            m_reader.begin(*pending.tree);
            const Reader::Step type(m_reader, pending.type->name, pending.id);
            const Reader::Step step(m_reader, pending.id.text(), pending.id);
            check_parts_of(m_catalog.species[pending.number], pending.body);
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

    void check_part(const Item& item, TreeNode entry, PartSlots& free) {
        if (!item.part)
            return m_reader.report(entry, ProblemCode::wrong_type, fmt::format("`{}` is no part", item.id), "give the item a `part:`");
        int& left = item.part->slot == PartSlot::propulsion ? free.propulsion
                    : item.part->slot == PartSlot::weapon   ? free.weapon
                                                            : free.utility;
        if (--left < 0)
            m_reader.report(entry, ProblemCode::out_of_range, fmt::format("there is no slot for `{}`", item.id),
                            "raise the `slots:` of the species");
    }

    /// What is asked of the content as a whole.
    void finish(const std::vector<Pack>& packs) {
        const std::string place = packs.empty() ? "content" : packs.front().folder.generic_string();
        const auto report = [&](std::string message) {
            m_result.problems.push_back(Problem{place, 0, 0, std::move(message), ProblemCode::missing_field});
        };
        m_catalog.floor = find_id<TerrainId>(m_catalog.terrains, "floor");
        m_catalog.wall = find_id<TerrainId>(m_catalog.terrains, "wall");
        m_catalog.rest = find_id<SkillId>(m_catalog.skills, "rest");
        m_catalog.door = find_id<FeatureId>(m_catalog.features, "door");
        if (!m_catalog.floor) report("no pack defines the terrain `floor`");
        if (!m_catalog.wall) report("no pack defines the terrain `wall`");
        if (!m_catalog.door) report("no pack defines the feature `door`");
        if (m_catalog.dungeons.empty()) report("no pack defines a dungeon");
        m_catalog.fingerprint = m_fingerprint.value();
    }

    ContentLoading m_result;
    Catalog m_catalog;
    IdTable m_ids;
    std::map<std::string_view, std::size_t> m_counts;
    std::vector<Pending> m_pending;
    std::string m_rulebook_place;
    Hash m_fingerprint;
    Reader m_reader{m_ids, m_result.problems};
};

bool holds_a_pack(const fs::path& directory) {
    std::error_code error;
    for (fs::directory_iterator entry(directory, error), end; !error && entry != end; entry.increment(error))
        if (fs::is_regular_file(entry->path() / "pack.yaml", error)) return true;
    return false;
}

}  // namespace

ContentLoading load_content(const fs::path& directory) {
    std::vector<Problem> problems;
    std::vector<Pack> packs;
    for (const fs::path& folder : find_packs(directory.lexically_normal(), problems)) packs.push_back(read_pack(folder, problems));
    return load_packs(packs, std::move(problems));
}

ContentLoading load_packs(const std::vector<Pack>& packs, std::vector<Problem> problems) { return Loading(std::move(problems)).run(packs); }

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
