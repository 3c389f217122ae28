// A tree is one parsed YAML file, immutable. A node is one value in it: a text, a list of items, a map of entries (key and value), or
// nothing; each node knows its place in the file. Nodes are stored as rows in the order of the text. Knows no types of content.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/yaml/source_text.hpp"

namespace td {

class Tree;
class TreeEntries;
class TreeItems;

/// One value of a tree: a handle to copy, valid as long as its tree.
class TreeNode {
public:
    enum class Kind : std::uint8_t {
        nothing,  ///< a key or dash without a value
        text,     ///< any single value; the readers of fields tell words, numbers, true and false apart
        list,
        map,
    };

    Kind kind() const;
    bool is_nothing() const { return kind() == Kind::nothing; }
    bool is_text() const { return kind() == Kind::text; }
    bool is_list() const { return kind() == Kind::list; }
    bool is_map() const { return kind() == Kind::map; }

    /// Of a text: without its quotes. Empty for all other kinds.
    std::string_view text() const;
    /// True for text in quotes or in a block (`|`, `>`), which is never a number or a boolean.
    bool quoted() const;
    /// The file that the node was read from; nodes of a merged tree come from several.
    const SourceText& source() const;
    Place place() const;
    /// How verbs have changed a number or range, as in `20 (a.yaml:3) plus 10 (b.yaml:9)`; for the value of an option, which option that
    /// is. Empty for all other nodes.
    std::string_view history() const;
    /// Number of characters in the source, for underlining; 1 for lists and maps.
    std::size_t length() const;

    /// Number of items or entries; 0 for texts.
    std::size_t size() const;
    TreeItems items() const;      ///< of a list; an empty range for all other kinds
    TreeEntries entries() const;  ///< of a map, in the order of the file
    /// True for a map some of whose entries were refused and reported, so that a key may be missing for that reason.
    bool is_incomplete() const;
    /// The value of `key` in a map.
    std::optional<TreeNode> find(std::string_view key) const;

    /// A problem that underlines the node.
    Problem problem(ProblemCode code, std::string message, std::string hint = {}) const;

    friend bool operator==(const TreeNode&, const TreeNode&) = default;

private:
    friend class Tree;
    friend class TreeItems;
    friend class TreeEntries;
    friend class TreeWriter;
    TreeNode(const Tree* tree, std::uint32_t index) : m_tree(tree), m_index(index) {}
    TreeNode next() const;
    bool is_repeated() const;  ///< see Tree::Row::repeated

    const Tree* m_tree;
    std::uint32_t m_index;
};

struct TreeEntry {
    TreeNode key;
    TreeNode value;
};

/// The items of a list, for range-based loops.
class TreeItems {
public:
    class Iterator {
    public:
        explicit Iterator(TreeNode node) : m_node(node) {}
        TreeNode operator*() const { return m_node; }
        Iterator& operator++() { return m_node = m_node.next(), *this; }
        friend bool operator==(const Iterator&, const Iterator&) = default;

    private:
        TreeNode m_node;
    };

    TreeItems(TreeNode first, TreeNode end) : m_first(first), m_end(end) {}
    Iterator begin() const { return Iterator(m_first); }
    Iterator end() const { return Iterator(m_end); }

private:
    TreeNode m_first;
    TreeNode m_end;
};

/// The entries of a map (a key that was given twice counts once), for range-based loops: `for (const auto [key, value] : node.entries())`.
class TreeEntries {
public:
    class Iterator {
    public:
        Iterator(TreeNode key, TreeNode end) : m_key(key), m_end(end) { skip_repeated(); }
        TreeEntry operator*() const { return {m_key, m_key.next()}; }
        Iterator& operator++();
        friend bool operator==(const Iterator&, const Iterator&) = default;

    private:
        void skip_repeated();
        TreeNode m_key;
        TreeNode m_end;
    };

    TreeEntries(TreeNode first, TreeNode end) : m_first(first), m_end(end) {}
    Iterator begin() const { return {m_first, m_end}; }
    Iterator end() const { return {m_end, m_end}; }

private:
    TreeNode m_first;
    TreeNode m_end;
};

/// Owns the nodes and texts of one file, or nodes merged from several. Neither copied nor moved, since nodes point to it.
class Tree {
public:
    /// One node in the order of the text: a list is followed by its items, a map by key, value, key, value.
    struct Row {
        TreeNode::Kind kind = TreeNode::Kind::nothing;
        bool quoted = false;
        bool repeated = false;         ///< a key that its map has already: iteration skips its entry
        bool incomplete = false;       ///< see TreeNode::is_incomplete()
        std::uint32_t end = 0;         ///< index behind the last row nested in this one
        std::uint32_t children = 0;    ///< number of items of a list, or of entries of a map
        std::uint32_t text_start = 0;  ///< byte in `texts`
        std::uint32_t text_length = 0;
        std::uint32_t offset = 0;  ///< byte in the source
        std::uint32_t length = 1;  ///< bytes in the source, within its line
    };

    Tree(SourceText source, std::vector<Row> rows, std::string texts);
    /// TreeNode::history() by index of the row.
    using Histories = std::map<std::uint32_t, std::string>;
    /// A merged tree. `written_in`: the source of each row, which must outlive the tree.
    Tree(std::vector<Row> rows, std::string texts, std::vector<const SourceText*> written_in, Histories histories);
    Tree(const Tree&) = delete;
    Tree& operator=(const Tree&) = delete;

    /// Another text at the place of one.
    struct NewText {
        TreeNode node;
        std::string text;
        std::string history;  ///< TreeNode::history()
    };
    /// The same file with other texts, which are not quoted. Precondition: the nodes are texts of this tree.
    std::unique_ptr<const Tree> with_texts(const std::vector<NewText>& texts) const;

    TreeNode root() const { return {this, 0}; }
    const SourceText& source() const { return m_source; }

private:
    friend class TreeNode;
    friend class TreeWriter;
    const SourceText& source_of(std::uint32_t row) const { return m_written_in.empty() ? m_source : *m_written_in[row]; }

    SourceText m_source;
    std::vector<Row> m_rows;
    std::string m_texts;
    std::vector<const SourceText*> m_written_in;  ///< the source of each row; empty: all rows are from m_source
    Histories m_histories;
};

// Inline, because every reader of a tree calls these for every node.

inline TreeNode::Kind TreeNode::kind() const { return m_tree->m_rows[m_index].kind; }

inline std::string_view TreeNode::text() const {
    const Tree::Row& row = m_tree->m_rows[m_index];
    return {m_tree->m_texts.data() + row.text_start, row.text_length};
}

inline std::size_t TreeNode::size() const { return m_tree->m_rows[m_index].children; }

inline bool TreeNode::is_incomplete() const { return m_tree->m_rows[m_index].incomplete; }

inline TreeNode TreeNode::next() const { return {m_tree, m_tree->m_rows[m_index].end}; }

inline bool TreeNode::is_repeated() const { return m_tree->m_rows[m_index].repeated; }

inline TreeEntries::Iterator& TreeEntries::Iterator::operator++() {
    m_key = m_key.next().next();
    skip_repeated();
    return *this;
}

inline void TreeEntries::Iterator::skip_repeated() {
    while (m_key != m_end && m_key.is_repeated()) m_key = m_key.next().next();
}

}  // namespace td
