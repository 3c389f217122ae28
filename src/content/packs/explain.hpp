// What a definition is in the end, value by value, and where each of them was written.
#pragma once

#include <string>
#include <vector>

#include "content/packs/definitions.hpp"

namespace td {

struct ExplainedValue {
    std::string path;     ///< within the definition: `floors[0].theme`
    std::string value;    ///< in the author's notation
    std::string place;    ///< `FILE:LINE`; empty: it is left out, and this is what that means
    std::string history;  ///< of a number that verbs have changed: `20 (a.yaml:3) plus 10 (b.yaml:9)`
};

/// In the order of the tables. Lists of single values are one value unless their items come from several places.
std::vector<ExplainedValue> explain(const WholeDefinition& definition);

/// The order of the rules.
std::vector<ExplainedValue> explain_rulebook(const WholeSection& rulebook);

/// What the game says; nothing: no pack says anything.
std::vector<ExplainedValue> explain_strings(const std::optional<WholeSection>& strings);

}  // namespace td
