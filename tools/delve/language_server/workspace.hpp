// The packs open in an editor, possibly in several directories. Each directory is analysed again when an answer needs it and something
// may have changed.
#pragma once

#include <filesystem>
#include <list>
#include <memory>
#include <optional>
#include <vector>

#include "tools/delve/language_server/analysis.hpp"
#include "tools/delve/language_server/content_folders.hpp"
#include "tools/delve/language_server/documents.hpp"

namespace td::delve::lsp {

class Workspace {
public:
    explicit Workspace(ChosenFolders chosen) : m_chosen(std::move(chosen)) {}

    /// Workspace folders of the editor.
    void add_folder(const std::filesystem::path& folder);
    void remove_folder(const std::filesystem::path& folder);

    /// Call after a change on disk or in the documents.
    void mark_changed();
    bool has_changed() const { return m_changed; }

    /// The analyses of all packs that contain a workspace folder or a document.
    std::vector<const Analysis*> analyses(const Documents& documents);
    /// The analysis of the packs that contain a file; null if none do.
    const Analysis* analysis_of(const std::filesystem::path& file, const Documents& documents);
    /// The same, but possibly outdated by recent changes, to be fast.
    const Analysis* recent_analysis_of(const std::filesystem::path& file, const Documents& documents);

    /// The folders of the packs that contain a file; nothing if none do.
    std::optional<PackFolders> folders_of(const std::filesystem::path& file) const { return packs_for_file(file, m_chosen); }

private:
    struct Entry {
        PackFolders folders;
        std::unique_ptr<const Analysis> analysis;
    };

    void refresh(const Documents& documents);

    ChosenFolders m_chosen;
    std::vector<std::filesystem::path> m_folders;
    std::list<Entry> m_entries;
    bool m_changed = true;
};

}  // namespace td::delve::lsp
