// Puts a tree together from nodes of others. Every node keeps the place where its author wrote it.
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
    /// The node with all that is inside it.
    void copy(TreeNode node);
    /// A plain text in place of `origin`.
    void text(std::string_view text, TreeNode origin);

    /// What history() says of the node that was written or begun last.
    void remember(std::string history) { m_histories[static_cast<std::uint32_t>(m_rows.size() - 1)] = std::move(history); }

    /// What is written until the matching `end` is inside; for maps key, value, key, value.
    void begin_list(TreeNode origin) { begin(TreeNode::Kind::list, origin); }
    void begin_map(TreeNode origin) { begin(TreeNode::Kind::map, origin); }
    void end();

    /// How many nodes have been written.
    std::size_t size() const { return m_rows.size(); }

    /// The tree; its root is the first node written. Sources of the nodes must outlive it.
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
