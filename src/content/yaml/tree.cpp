#include "content/yaml/tree.hpp"

#include <utility>

namespace td {

bool TreeNode::quoted() const { return m_tree->m_rows[m_index].quoted; }

const SourceText& TreeNode::source() const { return m_tree->source_of(m_index); }

std::string_view TreeNode::history() const {
    const auto found = m_tree->m_histories.find(m_index);
    return found == m_tree->m_histories.end() ? std::string_view() : found->second;
}

Place TreeNode::place() const { return source().place(m_tree->m_rows[m_index].offset); }

std::size_t TreeNode::length() const {
    const Tree::Row& row = m_tree->m_rows[m_index];
    const Place start = source().place(row.offset);
    const Place end = source().place(row.offset + row.length);
    return end.line == start.line && end.column > start.column ? static_cast<std::size_t>(end.column - start.column) : 1;
}

TreeItems TreeNode::items() const {
    if (!is_list()) return {next(), next()};
    return {TreeNode(m_tree, m_index + 1), next()};
}

TreeEntries TreeNode::entries() const {
    if (!is_map()) return {next(), next()};
    return {TreeNode(m_tree, m_index + 1), next()};
}

std::optional<TreeNode> TreeNode::find(std::string_view key) const {
    for (const TreeEntry entry : entries())
        if (entry.key.text() == key) return entry.value;
    return std::nullopt;
}

Problem TreeNode::problem(ProblemCode code, std::string message, std::string hint) const {
    if (hint.empty() && !history().empty()) hint = "it is " + std::string(history());
    return source().problem_at(place(), code, std::move(message), std::move(hint), length());
}

Tree::Tree(SourceText source, std::vector<Row> rows, std::string texts)
    : m_source(std::move(source)), m_rows(std::move(rows)), m_texts(std::move(texts)) {}

std::unique_ptr<const Tree> Tree::with_texts(const std::vector<NewText>& texts) const {
    auto changed = std::make_unique<Tree>(m_source, m_rows, m_texts);
    for (const NewText& text : texts) {
        Row& row = changed->m_rows[text.node.m_index];
        row.text_start = static_cast<std::uint32_t>(changed->m_texts.size());
        row.text_length = static_cast<std::uint32_t>(text.text.size());
        row.quoted = false;
        changed->m_texts += text.text;
        changed->m_histories.emplace(text.node.m_index, text.history);
    }
    return changed;
}

Tree::Tree(std::vector<Row> rows, std::string texts, std::vector<const SourceText*> written_in, Histories histories)
    : m_source({}, {}),
      m_rows(std::move(rows)),
      m_texts(std::move(texts)),
      m_written_in(std::move(written_in)),
      m_histories(std::move(histories)) {}

}  // namespace td
