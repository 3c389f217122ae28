// The packs that an editor works on: several directories of packs, if files of several are open. Each is analysed anew when something in
// it may have changed and an answer needs it.
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

    /// Something on the disk or in the documents has changed.
    void mark_changed();
    bool has_changed() const { return m_changed; }

    /// The analyses of all packs that a folder or a document belongs to.
    std::vector<const Analysis*> analyses(const Documents& documents);
    /// That of the packs that a file belongs to; null if it belongs to none.
    const Analysis* analysis_of(const std::filesystem::path& file, const Documents& documents);
    /// That of the packs that a file belongs to, as it was before the last changes, unless there is none yet.
    const Analysis* recent_analysis_of(const std::filesystem::path& file, const Documents& documents);

    /// The folders that the packs of a file lie in; none if it belongs to none.
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
