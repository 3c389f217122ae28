// Typed reading of the values in a case file. What does not fit becomes a problem with its place, and a harmless value instead.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/id.hpp"
#include "content/tree.hpp"

namespace td {

class CaseFields {
public:
    CaseFields(const Tree& tree, std::vector<Problem>& problems) : m_tree(tree), m_problems(problems) {}

    void complain(TreeNode at, ProblemCode code, std::string message);

    /// A map with no other keys than these. False: not even a map.
    bool map(TreeNode node, std::string_view what, std::initializer_list<std::string_view> keys);
    bool list(TreeNode node, std::string_view what);
    /// The value behind a key of a map that must have it.
    std::optional<TreeNode> required(TreeNode map, std::string_view key, std::string_view what);

    std::string text(TreeNode node, std::string_view what);
    std::int64_t integer(TreeNode node, std::string_view what, std::int64_t low, std::int64_t high);
    /// Behind a key of a map; `otherwise` when it is not there.
    std::int64_t integer_or(TreeNode map, std::string_view key, std::int64_t otherwise, std::int64_t low, std::int64_t high);
    /// The place of a word in a list of words, 0 when it is none of them.
    std::size_t choice(TreeNode node, std::string_view what, std::initializer_list<std::string_view> words);

    /// An id that nobody has yet, for the next entity.
    EntityId new_id(TreeNode node);
    EntityId known_id(TreeNode node);
    const std::vector<std::string>& names() const { return m_names; }
    void forget_ids();

private:
    const Tree& m_tree;
    std::vector<Problem>& m_problems;
    std::vector<std::string> m_names;
    std::map<std::string, EntityId, std::less<>> m_ids;
};

}  // namespace td
