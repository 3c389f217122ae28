#pragma once
// The project's own files, as text for the tests on its shape. Knows nothing of what the code means.
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace td::source_tree {

struct SourceFile {
    std::filesystem::path path;  ///< from the project's root, such as "src/base/grid.hpp"
    std::string text;
};

struct Include {
    std::string name;  ///< what stands between the quotes or brackets
    bool quoted = false;
    int line = 0;  ///< from 1
};

/// The whole of a file; its path is from the project's root. Throws std::runtime_error if it cannot be read.
std::string read_text(const std::filesystem::path& path);

/// Every .hpp and .cpp below a folder, sorted by path; none if there is no such folder.
std::vector<SourceFile> source_files(const std::filesystem::path& folder);

/// Every .hpp and .cpp of the game and of the workshop: those of src, then those of tools.
std::vector<SourceFile> files_of_the_house();

/// The name by which others include the header of a source: "base/rng.hpp" for src/base/rng.cpp, "tools/lab/depth.hpp" for
/// tools/lab/depth.cpp.
std::string header_name(std::filesystem::path source);

std::vector<Include> includes_of(std::string_view text);

/// Does `word` stand in the text by itself, not as a part of another name?
bool names(std::string_view text, std::string_view word);

/// The lines of a text, without their ends.
std::vector<std::string> lines_of(std::string_view text);

}  // namespace td::source_tree
