#include "tools/delve/language_server/workspace.hpp"

#include <algorithm>

namespace td::delve::lsp {

namespace fs = std::filesystem;

namespace {

bool are_same(const PackFolders& a, const PackFolders& b) { return a.content == b.content && a.own == b.own; }

}  // namespace

void Workspace::add_folder(const fs::path& folder) {
    remove_folder(folder);
    m_folders.push_back(folder);
}

void Workspace::remove_folder(const fs::path& folder) {
    std::erase(m_folders, folder);
    mark_changed();
}

void Workspace::mark_changed() { m_changed = true; }

std::vector<const Analysis*> Workspace::analyses(const Documents& documents) {
    if (m_changed) refresh(documents);
    std::vector<const Analysis*> all;
    for (const Entry& entry : m_entries) all.push_back(entry.analysis.get());
    return all;
}

const Analysis* Workspace::analysis_of(const fs::path& file, const Documents& documents) {
    if (m_changed) refresh(documents);
    return recent_analysis_of(file, documents);
}

const Analysis* Workspace::recent_analysis_of(const fs::path& file, const Documents& documents) {
    const std::optional<PackFolders> folders = folders_of(file);
    if (!folders) return nullptr;
    const auto find = [&] {
        return std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& entry) { return are_same(entry.folders, *folders); });
    };
    if (find() == m_entries.end()) refresh(documents);
    const auto found = find();
    return found == m_entries.end() ? nullptr : found->analysis.get();
}

/// Analyses all packs that are asked for, and forgets others.
void Workspace::refresh(const Documents& documents) {
    std::list<Entry> entries;
    const auto add = [&](const std::optional<PackFolders>& folders) {
        if (!folders) return;
        const auto is_same = [&](const Entry& entry) { return are_same(entry.folders, *folders); };
        if (std::none_of(entries.begin(), entries.end(), is_same)) entries.push_back({*folders, nullptr});
    };
    for (const fs::path& folder : m_folders) add(packs_for_workspace(folder, m_chosen));
    for (const auto& [path, document] : documents.all()) add(folders_of(path));
    m_entries.clear();
    for (Entry& entry : entries) {
        entry.folders.unsaved = documents.texts();
        entry.analysis = std::make_unique<const Analysis>(entry.folders, documents.last_readable());
        entry.folders.unsaved.clear();
    }
    m_entries = std::move(entries);
    m_changed = false;
}

}  // namespace td::delve::lsp
