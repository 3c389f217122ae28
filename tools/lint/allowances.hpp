// An allowance is a comment by which an author silences a warning: `# lint: allow C053 because another pack builds on it`, at the end of
// the line with the warning, or alone above that line.
#pragma once

#include <string>
#include <vector>

#include "content/yaml/source_text.hpp"

namespace td {

struct Allowance {
    std::string code;  ///< as written, such as `C053`; empty: the comment begins with `lint:` but is not an allowance
    bool has_reason = false;
    int line = 0;            ///< the line whose warnings it allows; 0: no line follows
    std::size_t offset = 0;  ///< byte of the `#` in the source
    std::size_t length = 1;  ///< bytes from the `#` to the end of the line
};

/// All allowances, in the order of the file. Precondition: the text could be read as YAML.
std::vector<Allowance> allowances_in(const SourceText& source);

/// Removes the allowed warnings, and adds a warning for each allowance that names no warning, matches none, or gives no reason.
/// Precondition: all of `warnings` are of the file `source`.
/// Allowances of warnings that only playing can give count as used.
void apply_allowances(const SourceText& source, std::vector<Problem>& warnings);

/// Removes the allowed warnings among those found by playing. Other games may give more warnings, so no allowance counts as unused.
void apply_allowances_for_play(const SourceText& source, std::vector<Problem>& warnings);

}  // namespace td
