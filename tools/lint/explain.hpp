// Explains a merged definition: each of its values with its file and line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "content/packs/definitions.hpp"

namespace td {

struct ExplainedValue {
    std::string path;     ///< within the definition: `floors[0].theme`
    std::string value;    ///< in YAML
    std::string place;    ///< `FILE:LINE`; empty if it is not given, and `value` is the default
    std::string history;  ///< TreeNode::history()
};

/// The values in the order of the field tables. A list of single values is one value, unless its items come from several places.
std::vector<ExplainedValue> explain(const WholeDefinition& definition);

/// The rules in their order.
std::vector<ExplainedValue> explain_rulebook(const WholeSection& rulebook);

/// All phrases with their texts; `strings` is empty if no pack has any.
std::vector<ExplainedValue> explain_strings(const std::optional<WholeSection>& strings);

/// What to tell who asked for definitions of a type that does not exist: "unknown type `monsters`; did you mean `species`?". `also`:
/// another name that would do, or nothing.
std::string unknown_type(std::string_view type, std::string_view also = {});

}  // namespace td
