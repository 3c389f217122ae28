#include "content/fields/verbs.hpp"

#include <algorithm>

namespace td {

const std::vector<Verb>& list_verbs() {
    static const std::vector<Verb> verbs{
        {"remove", "a list of names", "Items go."},
        {"replace", "a map from a name to an item", "Other items stand in their places."},
        {"edit", "a map from a name to fields", "Fields of items change; those not given stay."},
        {"first", "a list of items", "Items come before all others."},
        {"before", "a map from a name to a list of items", "Items come before one that is there."},
        {"after", "a map from a name to a list of items", "Items come behind one that is there."},
        {"add", "a list of items", "Items come behind all others."},
    };
    return verbs;
}

const std::vector<Verb>& number_verbs() {
    static const std::vector<Verb> verbs{
        {"percent", "a whole number from 0 to 10000", "So many percent of it, to the nearest whole number; halves count up."},
        {"plus", "a whole number from -1000000 to 1000000", "So much more, or less; behind `percent`."},
    };
    return verbs;
}

const std::vector<Verb>& map_verbs() {
    static const std::vector<Verb> verbs{{"remove", "a list of keys", "What is given for them counts as left out."}};
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
