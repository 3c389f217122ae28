// Makes the rows of a tree of the events of yaml-cpp, and refuses the parts of YAML that content does not use.
#pragma once

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/mark.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "content/yaml/read_tree.hpp"
#include "content/yaml/tree.hpp"

namespace td {

/// Thrown through yaml-cpp to end parsing at a problem after which the file cannot be understood.
struct TreeStopped {
    Problem problem;
};

class TreeBuilder : public YAML::EventHandler {
public:
    TreeBuilder(const SourceText& source, const TreeLimits& limits);

    void OnDocumentStart(const YAML::Mark& mark) override;
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override;
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override;
    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, const std::string& value) override;
    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, YAML::EmitterStyle::value style) override;
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, YAML::EmitterStyle::value style) override;
    void OnMapEnd() override;

    std::vector<Tree::Row> take_rows() { return std::move(m_rows); }
    std::string take_texts() { return std::move(m_texts); }
    std::vector<Problem> take_problems() { return std::move(m_problems); }

private:
    Tree::Row& add_row(TreeNode::Kind kind, std::size_t offset);
    void open(TreeNode::Kind kind, const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor);
    void close();
    bool at_key() const;
    void refuse_extras(std::size_t offset, std::string_view tag, YAML::anchor_t anchor);
    void mark_repeated_keys(std::size_t map_row);
    void report(Problem problem);
    std::size_t place_of_nothing(std::size_t mark) const;
    std::size_t end_in_source(std::size_t offset, std::string_view value, bool quoted) const;
    std::size_t end_of_block_text(std::size_t offset) const;
    bool colon_follows(std::size_t offset) const;
    std::string_view null_word(std::size_t offset) const;
    void add_text(std::size_t offset, std::string_view value, bool quoted);
    std::string hint_for_lone_key(std::size_t offset) const;
    [[noreturn]] void stop(std::size_t offset, ProblemCode code, std::string message, std::string hint) const;

    const SourceText& m_source;
    const TreeLimits& m_limits;
    std::vector<Tree::Row> m_rows;
    std::string m_texts;
    std::vector<std::pair<std::string_view, std::size_t>> m_keys;  ///< keys and their rows of the map being checked for repeated keys
    std::vector<std::size_t> m_open;                               ///< rows of the lists and maps around the next event, outermost first
    std::size_t m_last_end = 0;                                    ///< byte behind the node of the last event
    bool m_document_seen = false;
    std::vector<Problem> m_problems;
};

}  // namespace td
