// A snapshot of the packs of one content directory: the linter's findings, the trees of their files, and their definitions. Knows nothing
// of the protocol.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "content/packs/definitions.hpp"
#include "content/packs/load.hpp"
#include "tools/delve/language_server/content_words.hpp"
#include "tools/lint/advice.hpp"

namespace td::delve::lsp {

/// A file of a pack that could be read.
struct ContentFile {
    const Pack* pack;
    const Tree* tree;
    bool is_pack_file;  ///< the `pack.yaml`

    std::filesystem::path path() const { return tree->source().name(); }
    std::vector<IdWord> ids() const { return is_pack_file ? ids_in_pack_file(tree->root()) : ids_in(tree->root()); }
};

class Analysis {
public:
    /// Reads all packs of these folders. `last_readable`: for each file, the last text that could be parsed. While a file cannot be
    /// parsed, trees and definitions come from that text, but findings from the present one.
    Analysis(const PackFolders& folders, const UnsavedTexts& last_readable);
    Analysis(const Analysis&) = delete;
    Analysis& operator=(const Analysis&) = delete;

    const LintFindings& findings() const { return m_findings; }
    const std::vector<Pack>& packs() const { return m_packs; }
    const Definitions& definitions() const { return *m_definitions; }
    /// The first file that cannot be parsed now; empty: all can.
    const std::string& unreadable() const { return m_unreadable; }

    /// All readable files, in the order of packs.
    std::vector<ContentFile> files() const;
    /// The file at that path; null if no pack has it or it could not be read.
    std::optional<ContentFile> file(const std::filesystem::path& path) const;
    /// The definition, with the changes of all packs; null if there is none.
    const WholeDefinition* definition(std::string_view type, std::string_view id) const;
    /// The pack called `id`, or null.
    const Pack* pack(std::string_view id) const;

private:
    LintFindings m_findings;
    std::vector<Pack> m_packs;
    std::string m_unreadable;
    std::vector<Problem> m_of_merging;
    std::optional<Definitions> m_definitions;
    std::map<std::pair<std::string_view, std::string_view>, const WholeDefinition*> m_by_id;
};

/// True if a file in a pack's folder is its `pack.yaml`.
bool is_pack_file(const std::filesystem::path& path);

}  // namespace td::delve::lsp
