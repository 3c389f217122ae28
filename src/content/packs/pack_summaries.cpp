#include "content/packs/pack_summaries.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string_view>

#include "content/packs/definition_type.hpp"
#include "content/packs/pack_order.hpp"

namespace td {

namespace {

/// Empty for a definition that is new.
std::string_view told_change(std::string_view change) {
    return change == "edit" ? "is edited" : change == "remove" ? "is removed" : change == "replace" ? "is replaced" : std::string_view();
}

/// What the files of a pack do, definition by definition.
class PackContents {
public:
    void add_file(TreeNode root) {
        for (const auto [key, part] : root.entries()) {
            const DefinitionType* const type = find_definition_type(key.text());
            if (type == nullptr)
                m_sections.emplace_back(key.text());
            else
                for (const auto [id, body] : part.entries()) add_definition(*type, id, body);
        }
    }

    void move_into(PackSummary& summary) {
        for (const auto& [type, ids] : m_ids) summary.definitions.push_back(fmt::format("{}: {}", type, fmt::join(ids, ", ")));
        std::sort(m_sections.begin(), m_sections.end());
        m_sections.erase(std::unique(m_sections.begin(), m_sections.end()), m_sections.end());
        summary.definitions.insert(summary.definitions.end(), m_sections.begin(), m_sections.end());
        summary.changes = std::move(m_changes);
    }

private:
    void add_definition(const DefinitionType& type, TreeNode id, TreeNode body) {
        const auto change = body.find("change");
        const std::string_view told = change ? told_change(change->text()) : std::string_view();
        if (told.empty())
            m_ids[std::string(type.name)].emplace_back(id.text());
        else
            m_changes.push_back(fmt::format("{}.{} {}", type.name, id.text(), told));
    }

    std::map<std::string, std::vector<std::string>> m_ids;
    std::vector<std::string> m_sections;
    std::vector<std::string> m_changes;
};

}  // namespace

PackSummary summary_of(const Pack& pack) {
    PackSummary summary;
    summary.id = pack.info.id;
    summary.name = pack.info.name.empty() ? pack.info.id : pack.info.name;
    summary.version = pack.info.version;
    summary.description = pack.info.description;
    summary.language = pack.info.language;
    summary.place = pack.folder.generic_string();
    summary.is_fixed = pack.info.id == "core" || pack.is_own;
    for (const RequiredPack& needed : pack.info.needs) summary.needs.push_back({needed.id, versions_of(needed)});
    summary.conflicts = pack.info.conflicts;
    summary.options = pack.options;
    PackContents contents;
    for (const auto& tree : pack.trees) contents.add_file(tree->root());
    contents.move_into(summary);
    return summary;
}

void fill_needed_by(std::vector<PackSummary>& packs) {
    for (PackSummary& needed : packs) {
        needed.needed_by.clear();
        for (const PackSummary& other : packs)
            for (const NeededPack& need : other.needs)
                if (need.id == needed.id) needed.needed_by.push_back(other.id);
    }
}

}  // namespace td
