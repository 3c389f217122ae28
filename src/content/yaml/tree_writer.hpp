// Builds a tree of nodes of other trees. Each node keeps its source and place.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "content/yaml/tree.hpp"

namespace td {

class TreeWriter {
public:
    /// Writes the node with everything nested in it.
    void copy(TreeNode node);
    /// The same, but replaces the first node of each pair of `by`, wherever that is `node` or nested in it, by the second.
    void copy_replacing(TreeNode node, const std::vector<std::pair<TreeNode, TreeNode>>& by);
    /// Writes a plain text, at the place of `origin`.
    void text(std::string_view text, TreeNode origin);

    /// Sets TreeNode::history() of the node written or begun last.
    void remember(std::string history) { m_histories[static_cast<std::uint32_t>(m_rows.size() - 1)] = std::move(history); }

    /// Nodes written until the matching end() are nested in it; for maps in the order key, value, key, value.
    void begin_list(TreeNode origin) { begin(TreeNode::Kind::list, origin); }
    void begin_map(TreeNode origin) { begin(TreeNode::Kind::map, origin); }
    void end();

    /// Number of nodes written.
    std::size_t size() const { return m_rows.size(); }

    /// The tree, whose root is the first node written. The sources of the nodes must outlive it.
    std::unique_ptr<const Tree> take();

private:
    void begin(TreeNode::Kind kind, TreeNode origin);
    Tree::Row& add(TreeNode origin);

    std::vector<Tree::Row> m_rows;
    std::string m_texts;
    std::vector<const SourceText*> m_written_in;
    std::vector<std::size_t> m_open;
    Tree::Histories m_histories;
};

}  // namespace td
