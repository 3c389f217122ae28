// Typed reading of the values in a case file. An invalid value is reported and replaced by a harmless one. A map may have the keys that its
// reading code asks for; there is no other list of them.
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

class CaseMap;

class CaseFields {
public:
    explicit CaseFields(std::vector<Problem>& problems) : m_problems(problems) {}

    void complain(TreeNode at, ProblemCode code, std::string message, std::string hint = {});

    /// Reads a map, called `what` in messages, with `read_keys(CaseMap&)`. Reports a node that is not a map (and reads it as empty), and
    /// keys that were not asked for.
    template <class ReadKeys>
    void map(TreeNode node, std::string_view what, const ReadKeys& read_keys);
    bool list(TreeNode node, std::string_view what);

    std::string text(TreeNode node, std::string_view what);
    std::int64_t integer(TreeNode node, std::string_view what, std::int64_t low, std::int64_t high);
    /// The index of the text in `words`; 0, and reported, if it is not one of them.
    std::size_t choice(TreeNode node, std::string_view what, const std::vector<std::string_view>& words);

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

/// A map of a case while it is read.
class CaseMap {
public:
    CaseMap(CaseFields& fields, TreeNode node, std::string_view what) : m_fields(fields), m_node(node), m_what(what) {}

    TreeNode node() const { return m_node; }
    bool is_map() const { return m_node.is_map(); }

    /// The value of a key that may be missing.
    std::optional<TreeNode> find(std::string_view key);
    /// The value of a mandatory key; reported if missing.
    std::optional<TreeNode> required(std::string_view key);
    /// If the key is present, the map is a `what` and may have only this key and those asked for from now on.
    std::optional<TreeNode> find_kind(std::string_view key, std::string_view what);
    /// The number at a key; `otherwise` if missing.
    std::int64_t integer_or(std::string_view key, std::int64_t otherwise, std::int64_t low, std::int64_t high);

    /// Reads the value of an optional key as in content files. An invalid value leaves `target` unchanged.
    template <class Target, class V>
    void read(std::string_view key, const Value<V>& value, Target& target) {
        const auto found = find(key);
        if (!found) return;
        Reader reader = m_fields.reader();
        const Reader::Step step(reader, key, *found);
        if (auto read = value.read(*found, reader)) target = std::move(*read);
    }

    /// Reports a node that is not a map, and keys that were not asked for.
    void finish();

private:
    CaseFields& m_fields;
    TreeNode m_node;
    std::string_view m_what;
    std::vector<std::string_view> m_asked;  ///< keys, in the order asked for
};

template <class ReadKeys>
void CaseFields::map(TreeNode node, std::string_view what, const ReadKeys& read_keys) {
    CaseMap map(*this, node, what);
    read_keys(map);
    map.finish();
}

}  // namespace td
