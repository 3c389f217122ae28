// Reads YAML into a tree, strictly: what YAML readers accept in silence and authors hardly ever mean is a problem.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "content/yaml/problem.hpp"
#include "content/yaml/tree.hpp"

namespace td {

/// How much one file may hold; nothing an author writes by hand comes near.
struct TreeLimits {
    std::size_t bytes = 1u << 20;
    std::size_t depth = 64;  ///< lists and maps inside each other
    std::size_t nodes = 200'000;
    std::size_t text_bytes = 64u << 10;  ///< of a single text
};

struct TreeReading {
    std::unique_ptr<const Tree> tree;  ///< null when the file cannot be made out
    std::vector<Problem> problems;     ///< with a tree: keys given twice, anchors and the like, which leave the rest readable
};

/// Reads `bytes`; problems call the file `name`.
TreeReading read_tree(std::string name, std::string_view bytes, const TreeLimits& limits = {});

/// Reads a file; problems call it `name`.
TreeReading read_tree_file(const std::filesystem::path& file, const std::string& name, const TreeLimits& limits = {});

}  // namespace td
