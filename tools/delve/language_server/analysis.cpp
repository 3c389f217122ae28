#include "tools/delve/language_server/analysis.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "content/packs/pack_order.hpp"
#include "content/yaml/read_tree.hpp"
#include "tools/lint/content_loading.hpp"

namespace td::delve::lsp {

namespace {

bool is_inside(const std::filesystem::path& file, const std::filesystem::path& folder) {
    const std::filesystem::path below = file.lexically_relative(folder);
    return !below.empty() && *below.begin() != "..";
}

/// Problems that leave a file without a tree.
bool is_of_parsing(const Problem& problem) { return problem.code <= ProblemCode::wrong_indentation; }

}  // namespace

Analysis::Analysis(const PackFolders& folders, const UnsavedTexts& last_readable) {
    std::vector<Problem> problems;
    m_packs = read_packs(folders, problems);
    const auto incomplete = std::find_if(m_packs.begin(), m_packs.end(), [](const Pack& pack) { return !pack.complete; });
    if (incomplete != m_packs.end()) {
        const auto first = std::find_if(problems.begin(), problems.end(), is_of_parsing);
        m_unreadable = first == problems.end() ? incomplete->folder.generic_string() : first->file;
    }
    m_findings = lint_packs(m_packs, problems);
    for (Pack& pack : m_packs) {
        std::set<std::string> read;
        for (const auto& tree : pack.trees) read.insert(tree->source().name());
        for (const auto& [path, text] : last_readable) {
            if (is_pack_file(path) || !is_inside(path, pack.folder) || read.count(path.generic_string()) > 0) continue;
            if (TreeReading reading = read_tree(path.generic_string(), text); reading.tree) pack.trees.push_back(std::move(reading.tree));
        }
    }
    m_definitions.emplace(load_order(pointers_to(m_packs), m_of_merging), m_of_merging);
    for (const WholeDefinition& each : m_definitions->all()) m_by_id.emplace(std::pair(each.type->name, each.id.text()), &each);
}

std::vector<ContentFile> Analysis::files() const {
    std::vector<ContentFile> all;
    for (const Pack& each : m_packs) {
        if (each.info_tree) all.push_back({&each, each.info_tree.get(), true});
        for (const auto& tree : each.trees) all.push_back({&each, tree.get(), false});
    }
    return all;
}

std::optional<ContentFile> Analysis::file(const std::filesystem::path& path) const {
    const std::string name = path.generic_string();
    for (const ContentFile& each : files())
        if (each.tree->source().name() == name) return each;
    return std::nullopt;
}

const WholeDefinition* Analysis::definition(std::string_view type, std::string_view id) const {
    const auto found = m_by_id.find({type, id});
    return found == m_by_id.end() ? nullptr : found->second;
}

const Pack* Analysis::pack(std::string_view id) const {
    for (const Pack& each : m_packs)
        if (each.info.id == id) return &each;
    return nullptr;
}

bool is_pack_file(const std::filesystem::path& path) { return path.filename() == "pack.yaml"; }

}  // namespace td::delve::lsp
