#include "content/fields/verbs.hpp"

#include <algorithm>

namespace td {

const std::vector<Verb>& list_verbs() {
    static const std::vector<Verb> verbs{
        {"remove", "a list of names", "Removes the items."},
        {"replace", "a map from a name to an item", "Replaces the named items."},
        {"edit", "a map from a name to fields", "Changes fields of the named items; other fields stay."},
        {"first", "a list of items", "Inserts items before all others."},
        {"before", "a map from a name to a list of items", "Inserts items before the named one."},
        {"after", "a map from a name to a list of items", "Inserts items after the named one."},
        {"add", "a list of items", "Adds items after all others."},
    };
    return verbs;
}

const std::vector<Verb>& number_verbs() {
    static const std::vector<Verb> verbs{
        {"percent", "a whole number from 0 to 10000", "Multiplies by this percentage, rounded to the nearest whole number, halves up."},
        {"plus", "a whole number from -1000000 to 1000000", "Adds this amount, after `percent`; negative: subtracts it."},
    };
    return verbs;
}

const std::vector<Verb>& map_verbs() {
    static const std::vector<Verb> verbs{{"remove", "a list of keys", "Removes the keys, as if they had never been given."}};
    return verbs;
}

const std::vector<Verb>& verbs_of(const ValueKind& kind) {
    static const std::vector<Verb> none;
    switch (kind.form) {
        case ValueKind::Form::list: return list_verbs();
        case ValueKind::Form::number:
        case ValueKind::Form::range: return number_verbs();
        default: return none;
    }
}

std::vector<std::string_view> names_of(const std::vector<Verb>& verbs) {
    std::vector<std::string_view> names;
    for (const Verb& verb : verbs) names.push_back(verb.name);
    return names;
}

bool holds_verbs(TreeNode node, const ValueKind& kind) {
    if (!node.is_map() || node.size() == 0) return false;
    const std::vector<std::string_view> names = names_of(verbs_of(kind));
    for (const auto [key, value] : node.entries())
        if (std::find(names.begin(), names.end(), key.text()) == names.end()) return false;
    return true;
}

}  // namespace td
