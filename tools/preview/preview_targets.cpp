#include "tools/preview/preview_targets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "base/nearest.hpp"
#include "content/fields/block_text.hpp"
#include "content/packs/definitions.hpp"
#include "content/packs/pack_order.hpp"
#include "text/phrases.hpp"
#include "tools/lint/content_loading.hpp"
#include "tools/lint/explain.hpp"

namespace td {

namespace {

namespace files = std::filesystem;

constexpr std::string_view strings_type = "strings";

/// The definitions of all packs as written.
struct Written {
    std::vector<Problem> problems;
    std::vector<Pack> packs;
    Definitions definitions;

    explicit Written(const PackFolders& folders)
        : packs(read_packs(folders, problems)), definitions(load_order(pointers_to(packs), problems), problems) {}
};

/// "FILE:LINE", from the working directory if the file is below it.
std::string place_of(TreeNode node) {
    std::error_code failed;
    const std::string& name = node.source().name();
    const std::string near = files::proximate(name, failed).string();
    return fmt::format("{}:{}", failed || near.starts_with("..") ? name : near, node.place().line);
}

/// The text of a map drawn below a `|`, as in PreviewSubject.
std::optional<Point> corner_of_map(const WholeDefinition& definition) {
    const std::optional<TreeNode> map = definition.body.find("map");
    if (!map || !is_block(*map)) return std::nullopt;
    const int line = map->place().line + 1;
    const std::string_view first = map->text().substr(0, map->text().find('\n'));
    const std::string_view written = map->source().line(line);
    if (first.empty() || !written.ends_with(first)) return std::nullopt;
    return Point{static_cast<int>(written.size() - first.size()) + 1, line};
}

PreviewSubject subject_of(const WholeDefinition& definition) {
    return {std::string(definition.type->name), std::string(definition.id.text()), place_of(definition.id), corner_of_map(definition)};
}

std::string name_of(const PreviewSubject& subject) { return subject.type + "/" + subject.id; }

bool is_file(const std::string& what) {
    std::error_code failed;
    return files::is_regular_file(what, failed);
}

bool is_in(const TreeNode& node, const files::path& file) {
    std::error_code failed;
    return files::equivalent(node.source().name(), file, failed);
}

PreviewTargets targets_in_file(const std::string& file, const Definitions& definitions) {
    struct Placed {
        std::size_t line;
        PreviewSubject subject;
    };
    std::vector<Placed> found;
    for (const WholeDefinition& definition : definitions.all()) {
        if (definition.is_abstract) continue;
        const auto edit = std::find_if(definition.edits.begin(), definition.edits.end(), [&](TreeNode node) { return is_in(node, file); });
        if (is_in(definition.id, file))
            found.push_back({static_cast<std::size_t>(definition.id.place().line), subject_of(definition)});
        else if (edit != definition.edits.end())
            found.push_back({static_cast<std::size_t>(edit->place().line), subject_of(definition)});
    }
    std::stable_sort(found.begin(), found.end(), [](const Placed& a, const Placed& b) { return a.line < b.line; });
    PreviewTargets targets;
    for (Placed& one : found) targets.subjects.push_back(std::move(one.subject));
    if (targets.subjects.empty())
        targets.refusal = fmt::format("{} defines nothing that can be shown; check that it is a readable file of this content", file);
    return targets;
}

PreviewTargets targets_among_strings(const std::string& id) {
    if (find_phrase(id) < phrases.size()) return {{{std::string(strings_type), id, {}, {}}}, {}};
    std::vector<std::string_view> keys;
    for (const Phrase& phrase : phrases) keys.push_back(phrase.key);
    const std::string hint = did_you_mean(id, keys);
    return {{}, fmt::format("there is no text `{}`{}", id, hint.empty() ? "" : "; " + hint)};
}

std::string unknown_definition(const std::string& type, const std::string& id, const Definitions& definitions) {
    std::vector<std::string_view> ids;
    for (const WholeDefinition& definition : definitions.all())
        if ((type.empty() || type == definition.type->name) && !definition.is_abstract) ids.push_back(definition.id.text());
    const std::string hint = did_you_mean(id, ids);
    const bool is_path = id.find('/') != std::string::npos || id.ends_with(".yaml");
    const std::string kind = is_path ? "file" : type.empty() ? "definition" : "definition among the " + type;
    return fmt::format("there is no {} `{}`{}", kind, id, hint.empty() ? "" : "; " + hint);
}

PreviewTargets targets_called(const std::string& type, const std::string& id, const Definitions& definitions) {
    PreviewTargets targets;
    bool is_abstract = false;
    for (const WholeDefinition& definition : definitions.all()) {
        if (definition.id.text() != id || (!type.empty() && type != definition.type->name)) continue;
        if (definition.is_abstract)
            is_abstract = true;
        else
            targets.subjects.push_back(subject_of(definition));
    }
    if (targets.subjects.size() == 1) return targets;
    if (targets.subjects.empty()) {
        targets.refusal = is_abstract ? fmt::format("`{}` is abstract: it exists only to be extended, and is never seen", id)
                                      : unknown_definition(type, id, definitions);
        return targets;
    }
    std::vector<std::string> names;
    for (const PreviewSubject& subject : targets.subjects) names.push_back(name_of(subject));
    targets.subjects.clear();
    targets.refusal = fmt::format("`{}` can be {}: name one of them", id, fmt::join(names, " or "));
    return targets;
}

/// `species/hare` and `species.hare` as type and id; without a type, an empty one.
std::pair<std::string, std::string> divided(const std::string& what) {
    const std::size_t mark = what.find_first_of("/.");
    if (mark == std::string::npos) return {{}, what};
    return {what.substr(0, mark), what.substr(mark + 1)};
}

}  // namespace

PreviewTargets preview_targets(const std::string& what, const PackFolders& folders) {
    const Written written(folders);
    if (is_file(what)) return targets_in_file(what, written.definitions);
    const auto [type, id] = divided(what);
    if (what.ends_with(".yaml") || id.find('/') != std::string::npos) return {{}, unknown_definition({}, what, written.definitions)};
    if (type == strings_type) return targets_among_strings(id);
    if (!type.empty() && find_definition_type(type) == nullptr) return {{}, unknown_type(type, strings_type)};
    return targets_called(type, id, written.definitions);
}

}  // namespace td
