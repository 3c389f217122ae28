#pragma once
// Finds the functions of C++ text by their braces, well enough to measure them. No parser: it knows nothing of types or macros.
#include <string>
#include <string_view>
#include <vector>

namespace td::source_tree {

struct FunctionSize {
    std::string head;  ///< what stands before its brace, on one line
    int line = 0;      ///< of its opening brace, from 1
    int lines = 0;     ///< from the opening to the closing brace, both counted
};

/// The text with comments, string contents, character literals and preprocessor lines blanked out; line ends stay.
std::string without_comments_and_strings(std::string_view text);

/// Every function, not those inside another one.
std::vector<FunctionSize> functions_of(std::string_view text);

}  // namespace td::source_tree
