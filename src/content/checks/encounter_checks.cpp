#include "content/checks/encounter_checks.hpp"

#include <vector>

namespace td {

void check_encounter(const Encounter& encounter, TreeNode body, Reader& reader) {
    const auto node = body.find("options");
    if (!node || encounter.options.empty()) return;
    const EncounterOption& last = encounter.options.back();
    std::size_t number = 0;
    for (const TreeNode item : node->items()) {
        if (number >= encounter.options.size()) return;
        const EncounterOption& option = encounter.options[number++];
        const bool is_last = &option == &last;
        if (is_last && !(option.is_free() && option.does_nothing() && option.conditions.empty()))
            reader.report(item, ProblemCode::bad_combination, "the last option must be free and do nothing",
                          "add one that only goes on: {text: Go on.}");
        if (option.changes_party && !(option.effects.empty() && option.minutes == 0 && !option.item))
            reader.report(item, ProblemCode::bad_combination, "an option that changes the party does nothing else",
                          "write the rest as another option");
        if (!is_last && encounter.stays && option.is_free() && !option.does_nothing() && !option.changes_party)
            reader.report(item, ProblemCode::bad_combination, "an option that costs nothing can be taken without end",
                          "give it `costs`, or remove `stays`");
    }
}

}  // namespace td
