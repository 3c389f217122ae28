// Reads YAML into a tree (tree.hpp), more strictly than YAML: anchors, tags, several documents, and keys given twice are problems.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "content/yaml/folder.hpp"
#include "content/yaml/problem.hpp"
#include "content/yaml/tree.hpp"

namespace td {

/// Limits for one file, far above any file written by hand.
struct TreeLimits {
    std::size_t bytes = 1u << 20;
    std::size_t depth = 64;  ///< nested lists and maps
    std::size_t nodes = 200'000;
    std::size_t text_bytes = 64u << 10;  ///< in one text
};

struct TreeReading {
    std::unique_ptr<const Tree> tree;  ///< null if the file cannot be parsed
    std::vector<Problem> problems;     ///< with a tree: problems such as keys given twice, which leave the rest readable
};

/// Reads `bytes`. `name` is the file name in problems.
TreeReading read_tree(std::string name, std::string_view bytes, const TreeLimits& limits = {});

/// Reads a file, or the text that `unsaved` has for it. `name` is the file name in problems.
TreeReading read_tree_file(const std::filesystem::path& file, const std::string& name, const UnsavedTexts& unsaved = {},
                           const TreeLimits& limits = {});

}  // namespace td
