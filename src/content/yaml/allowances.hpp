// Comments by which authors allow a warning: `# lint: allow C053 because another pack builds on it`, at the end of the line that it is
// given for or standing alone above it.
#pragma once

#include <string>
#include <vector>

#include "content/yaml/source_text.hpp"

namespace td {

struct Allowance {
    std::string code;  ///< as written; empty: the comment begins with `lint:` and is not understood
    bool has_reason = false;
    int line = 0;            ///< that it counts for; 0: none follows
    std::size_t offset = 0;  ///< byte of its `#`
    std::size_t length = 1;  ///< bytes to the end of its line
};

/// All of them, in the order of the file. Precondition: the text could be read as YAML.
std::vector<Allowance> allowances_in(const SourceText& source);

/// Takes away the warnings that a comment allows, and adds one for each comment that allows what it cannot, nothing, or without a
/// reason. All of `warnings` are of the file `source`.
void apply_allowances(const SourceText& source, std::vector<Problem>& warnings);

}  // namespace td
