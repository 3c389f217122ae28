#include "content/yaml/tree_writer.hpp"

#include <algorithm>
#include <utility>

namespace td {

void TreeWriter::copy(TreeNode node) {
    const Tree& from = *node.m_tree;
    if (!m_open.empty()) ++m_rows[m_open.back()].children;
    const std::uint32_t first = node.m_index;
    const std::uint32_t end = from.m_rows[first].end;
    const auto start = static_cast<std::uint32_t>(m_rows.size());
    for (std::uint32_t i = first; i < end; ++i) {
        Tree::Row row = from.m_rows[i];
        const std::string_view text = std::string_view(from.m_texts).substr(row.text_start, row.text_length);
        row.end = row.end - first + start;
        row.text_start = static_cast<std::uint32_t>(m_texts.size());
        m_texts += text;
        m_rows.push_back(row);
        m_written_in.push_back(&from.source_of(i));
    }
    for (auto row = from.m_histories.lower_bound(first); row != from.m_histories.end() && row->first < end; ++row)
        m_histories[row->first - first + start] = row->second;
    // The flag is not copied: a key repeated in its old map may be the only one of its name in the new map.
    m_rows[start].repeated = false;
}

void TreeWriter::copy_replacing(TreeNode node, const std::vector<std::pair<TreeNode, TreeNode>>& by) {
    const auto is_node = [&](const auto& pair) { return pair.first == node; };
    if (const auto found = std::find_if(by.begin(), by.end(), is_node); found != by.end()) return copy(found->second);
    const auto is_within = [&](const auto& pair) {
        return pair.first.m_tree == node.m_tree && pair.first.m_index > node.m_index &&
               pair.first.m_index < node.m_tree->m_rows[node.m_index].end;
    };
    if (std::none_of(by.begin(), by.end(), is_within)) return copy(node);
    begin(node.kind(), node);
    for (const TreeNode item : node.items()) copy_replacing(item, by);
    for (const auto [key, value] : node.entries()) {
        copy(key);
        copy_replacing(value, by);
    }
    end();
}

void TreeWriter::text(std::string_view text, TreeNode origin) {
    Tree::Row& row = add(origin);
    row.kind = TreeNode::Kind::text;
    row.text_start = static_cast<std::uint32_t>(m_texts.size());
    row.text_length = static_cast<std::uint32_t>(text.size());
    m_texts += text;
}

void TreeWriter::begin(TreeNode::Kind kind, TreeNode origin) {
    add(origin).kind = kind;
    m_open.push_back(m_rows.size() - 1);
}

void TreeWriter::end() {
    Tree::Row& row = m_rows[m_open.back()];
    if (row.kind == TreeNode::Kind::map) row.children /= 2;
    row.end = static_cast<std::uint32_t>(m_rows.size());
    m_open.pop_back();
}

Tree::Row& TreeWriter::add(TreeNode origin) {
    if (!m_open.empty()) ++m_rows[m_open.back()].children;
    const Tree::Row& written = origin.m_tree->m_rows[origin.m_index];
    Tree::Row row;
    row.end = static_cast<std::uint32_t>(m_rows.size() + 1);
    row.offset = written.offset;
    row.length = written.length;
    row.incomplete = written.incomplete;
    m_rows.push_back(row);
    m_written_in.push_back(&origin.source());
    return m_rows.back();
}

std::unique_ptr<const Tree> TreeWriter::take() {
    return std::make_unique<const Tree>(std::exchange(m_rows, {}), std::exchange(m_texts, {}), std::exchange(m_written_in, {}),
                                        std::exchange(m_histories, {}));
}

}  // namespace td
