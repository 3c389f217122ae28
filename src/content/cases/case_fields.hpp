// Typed reading of the values in a case file. What does not fit becomes a problem with its place, and a harmless value instead.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/id.hpp"
#include "content/fields/value.hpp"

namespace td {

class CaseFields {
public:
    explicit CaseFields(std::vector<Problem>& problems) : m_problems(problems) {}

    void complain(TreeNode at, ProblemCode code, std::string message, std::string hint = {});

    /// A map with no other keys than these. False: not even a map.
    bool map(TreeNode node, std::string_view what, const std::vector<std::string_view>& keys);
    bool list(TreeNode node, std::string_view what);
    /// The value behind a key of a map that must have it.
    std::optional<TreeNode> required(TreeNode map, std::string_view key, std::string_view what);

    std::string text(TreeNode node, std::string_view what);
    std::int64_t integer(TreeNode node, std::string_view what, std::int64_t low, std::int64_t high);
    /// Behind a key of a map; `otherwise` when it is not there.
    std::int64_t integer_or(TreeNode map, std::string_view key, std::int64_t otherwise, std::int64_t low, std::int64_t high);
    /// The place of a word in a list of words, 0 when it is none of them.
    std::size_t choice(TreeNode node, std::string_view what, const std::vector<std::string_view>& words);

    /// The value behind `key` of a map, read as in files of content; false: it is not there, or it is not right.
    template <class Target, class V>
    bool read(TreeNode map, std::string_view key, const Value<V>& value, Target& target) {
        const auto found = map.find(key);
        if (!found) return false;
        Reader reader(m_no_ids, m_problems);
        const Reader::Step step(reader, key, *found);
        auto read = value.read(*found, reader);
        if (read) target = std::move(*read);
        return read.has_value();
    }

    /// An id that nobody has yet, for the next entity.
    EntityId new_id(TreeNode node);
    EntityId known_id(TreeNode node);
    /// For checks that report to a reader.
    Reader reader() {
        Reader result(m_no_ids, m_problems);
        return result;
    }
    std::size_t problem_count() const { return m_problems.size(); }
    const std::vector<std::string>& names() const { return m_names; }
    void forget_ids();

private:
    std::string nearest_id(std::string_view word) const;

    const IdTable m_no_ids;
    std::vector<Problem>& m_problems;
    std::vector<std::string> m_names;
    std::map<std::string, EntityId, std::less<>> m_ids;
};

}  // namespace td
