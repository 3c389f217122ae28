// The texts open in the editor, saved or not.
#pragma once

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "content/yaml/folder.hpp"
#include "tools/delve/language_server/positions.hpp"

namespace td::delve::lsp {

struct Document {
    std::string uri;  ///< as the client writes it
    std::string text;
    std::optional<long long> version;
};

class Documents {
public:
    void open(const std::filesystem::path& path, Document document);
    void close(const std::filesystem::path& path);
    /// The document at that path; null if it is not open.
    const Document* find(const std::filesystem::path& path) const;
    const std::map<std::filesystem::path, Document>& all() const { return m_documents; }

    /// Replaces a range of a document, or the whole document, by `text`. False if it is not open.
    bool change(const std::filesystem::path& path, const std::optional<TextRange>& range, std::string_view text, PositionEncoding encoding);
    void set_version(const std::filesystem::path& path, std::optional<long long> version);

    /// The current texts.
    UnsavedTexts texts() const;
    /// For each document, the last text since it was opened that could be parsed, if any.
    const UnsavedTexts& last_readable() const { return m_last_readable; }

private:
    void remember(const std::filesystem::path& path, const std::string& text);

    std::map<std::filesystem::path, Document> m_documents;
    UnsavedTexts m_last_readable;
};

}  // namespace td::delve::lsp
