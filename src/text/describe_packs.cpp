#include "text/describe_packs.hpp"

#include <algorithm>

#include "text/say.hpp"

namespace td {

namespace {

using Packs = std::vector<RulesPack>;

const RulesPack* pack_called(const std::string& id, const Packs& packs) {
    const auto found = std::find_if(packs.begin(), packs.end(), [&](const RulesPack& pack) { return pack.id == id; });
    return found == packs.end() ? nullptr : &*found;
}

void append(std::string& list, const std::string& item) { list += (list.empty() ? "" : ", ") + item; }

std::string with_version(const RulesPack& pack, const Catalog& catalog) {
    return pack.version.empty() ? pack.name : say(catalog, {"pack_and_version", "pack", "version"}, pack.name, pack.version);
}

/// Lists of packs, as players read them.
struct Differences {
    std::string missing, other_versions, other_options, changed, further;
};

Differences differences(const Packs& then, const Catalog& catalog) {
    Differences found;
    for (const RulesPack& pack : then) {
        const RulesPack* const now = pack_called(pack.id, catalog.rules_packs);
        if (now == nullptr)
            append(found.missing, with_version(pack, catalog));
        else if (now->version != pack.version)
            append(found.other_versions, say(catalog, {"pack_then_and_now", "pack", "then", "now"}, pack.name, pack.version, now->version));
        else if (now->options != pack.options)
            append(found.other_options, say(catalog, {"pack_with_options", "pack", "options"}, with_version(pack, catalog), pack.options));
        else if (now->rules != pack.rules)
            append(found.changed, with_version(pack, catalog));
    }
    for (const RulesPack& pack : catalog.rules_packs)
        if (pack_called(pack.id, then) == nullptr) append(found.further, with_version(pack, catalog));
    return found;
}

}  // namespace

std::string describe_other_content(const std::vector<RulesPack>& then, const Catalog& catalog) {
    std::string told = say(catalog, "run_other_content");
    if (then.empty()) return told;
    const Differences found = differences(then, catalog);
    const auto add = [&](const PhraseWith<1>& phrase, const std::string& packs) {
        if (!packs.empty()) told += " " + say(catalog, phrase, packs);
    };
    add({"run_misses_packs", "packs"}, found.missing);
    add({"run_other_versions", "packs"}, found.other_versions);
    add({"run_other_options", "packs"}, found.other_options);
    add({"run_changed_packs", "packs"}, found.changed);
    add({"run_further_packs", "packs"}, found.further);
    const auto same_id = [](const RulesPack& a, const RulesPack& b) { return a.id == b.id; };
    const bool are_the_same = found.missing.empty() && found.further.empty();
    if (are_the_same && !std::equal(then.begin(), then.end(), catalog.rules_packs.begin(), catalog.rules_packs.end(), same_id))
        told += " " + say(catalog, "run_reordered_packs");
    return told;
}

std::string option_value_text(const OptionInForce& option, const Catalog& catalog) {
    if (!option.option.is_on) return option.value;
    return option.value == "true" ? say(catalog, "settings_yes") : say(catalog, "settings_no");
}

}  // namespace td
