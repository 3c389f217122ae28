#include "tools/delve/language_server/documents.hpp"

#include <algorithm>
#include <utility>

#include "content/yaml/read_tree.hpp"

namespace td::delve::lsp {

void Documents::open(const std::filesystem::path& path, Document document) {
    remember(path, document.text);
    m_documents.insert_or_assign(path, std::move(document));
}

void Documents::close(const std::filesystem::path& path) {
    m_documents.erase(path);
    m_last_readable.erase(path);
}

const Document* Documents::find(const std::filesystem::path& path) const {
    const auto found = m_documents.find(path);
    return found == m_documents.end() ? nullptr : &found->second;
}

bool Documents::change(const std::filesystem::path& path, const std::optional<TextRange>& range, std::string_view text,
                       PositionEncoding encoding) {
    const auto found = m_documents.find(path);
    if (found == m_documents.end()) return false;
    std::string& whole = found->second.text;
    const std::size_t start = range ? offset_at(whole, range->start, encoding) : 0;
    const std::size_t end = range ? std::max(start, offset_at(whole, range->end, encoding)) : whole.size();
    whole.replace(start, end - start, text);
    remember(path, whole);
    return true;
}

void Documents::set_version(const std::filesystem::path& path, std::optional<long long> version) {
    if (const auto found = m_documents.find(path); found != m_documents.end()) found->second.version = version;
}

UnsavedTexts Documents::texts() const {
    UnsavedTexts texts;
    for (const auto& [path, document] : m_documents) texts.emplace(path, document.text);
    return texts;
}

void Documents::remember(const std::filesystem::path& path, const std::string& text) {
    if (read_tree({}, text).tree) m_last_readable.insert_or_assign(path, text);
}

}  // namespace td::delve::lsp
