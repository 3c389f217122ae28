// A few lines of YAML as a tree, a reader for them, and the problems that reading them finds.
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "content/fields/reader.hpp"
#include "content/fields/value.hpp"
#include "content/yaml/read_tree.hpp"

namespace td::testing {

class Snippet {
public:
    explicit Snippet(const std::string& yaml);
    TreeNode root() const { return m_reading.tree->root(); }
    /// The value of a key of the outermost map.
    TreeNode at(std::string_view key) const { return root().find(key).value(); }

    /// The first problem: "COLUMN CODE: message (hint)"; empty if there is none.
    std::string first() const;

    IdTable ids;
    std::vector<Problem> problems;
    Reader reader{ids, problems};

private:
    TreeReading m_reading;
};

/// What reading `text`, as the value of the key `v`, comes to; nothing if a problem is found.
template <class V>
std::optional<V> value_of(const Value<V>& value, const std::string& text) {
    Snippet snippet("v: " + text + "\n");
    const Reader::Step step(snippet.reader, "v", snippet.root());
    const std::optional<V> read = value.read(snippet.at("v"), snippet.reader);
    CHECK(read.has_value() == snippet.problems.empty());
    return read;
}

/// The problem that reading `text` finds, as Snippet::first().
template <class V>
std::string problem_of(const Value<V>& value, const std::string& text) {
    Snippet snippet("v: " + text + "\n");
    const Reader::Step step(snippet.reader, "v", snippet.root());
    value.read(snippet.at("v"), snippet.reader);
    return snippet.first();
}

}  // namespace td::testing
