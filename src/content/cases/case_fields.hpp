// Typed reading of the values in a case file. A value that is not valid is reported, and replaced by a harmless one.
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

    /// Reports a node that is not a map, and keys of a map that are not in `keys`. False if it is not a map.
    bool map(TreeNode node, std::string_view what, const std::vector<std::string_view>& keys);
    bool list(TreeNode node, std::string_view what);
    /// The value of a required key of a map; reported if it is missing.
    std::optional<TreeNode> required(TreeNode map, std::string_view key, std::string_view what);

    std::string text(TreeNode node, std::string_view what);
    std::int64_t integer(TreeNode node, std::string_view what, std::int64_t low, std::int64_t high);
    /// The number at a key of a map; `otherwise` if the key is missing.
    std::int64_t integer_or(TreeNode map, std::string_view key, std::int64_t otherwise, std::int64_t low, std::int64_t high);
    /// The index of the text in `words`; 0, and reported, if it is not one of them.
    std::size_t choice(TreeNode node, std::string_view what, const std::vector<std::string_view>& words);

    /// Reads the value of `key` as in content files. False if it is missing, or not valid and reported.
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

    /// Gives the name in `node`, which must be new, to the next entity.
    EntityId new_id(TreeNode node);
    EntityId known_id(TreeNode node);
    /// A reader for checks that report to one.
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
