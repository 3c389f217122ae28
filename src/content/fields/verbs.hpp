// A verb is a key that changes the value of another definition instead of replacing it: `skills: {add: [bite]}`, `health: {plus: 5}`.
// `extends` or `change: edit` say which definition that is. Knows the verbs, but does not apply them (packs/merge.hpp).
#pragma once

#include <string_view>
#include <vector>

#include "content/fields/value_kind.hpp"
#include "content/yaml/tree.hpp"

namespace td {

struct Verb {
    std::string_view name;
    std::string_view takes;  ///< the value behind it, in a message to authors
    std::string_view doc;
};

/// Verbs for lists.
const std::vector<Verb>& list_verbs();
/// Verbs for whole numbers and ranges.
const std::vector<Verb>& number_verbs();
/// Verbs for maps, beside the keys of the map.
const std::vector<Verb>& map_verbs();

/// The verbs that may stand in place of a value of `kind`; none for kinds other than lists, numbers and ranges.
const std::vector<Verb>& verbs_of(const ValueKind& kind);

/// True if `node` is a map and all its keys are verbs for `kind`.
bool holds_verbs(TreeNode node, const ValueKind& kind);

std::vector<std::string_view> names_of(const std::vector<Verb>& verbs);

}  // namespace td
