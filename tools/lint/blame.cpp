#include "tools/lint/blame.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>

#include "content/fields/media_files.hpp"
#include "content/packs/definitions.hpp"
#include "content/packs/pack_order.hpp"
#include "tools/lint/definition_advice.hpp"

namespace td {

namespace {

using ProblemKey = std::tuple<std::string, int, int, ProblemCode, std::string>;

ProblemKey key_of(const Problem& problem) { return {problem.file, problem.line, problem.column, problem.code, problem.message}; }

/// The number of packs up to the one with the file of the problem; nothing if no pack has it.
std::optional<std::size_t> packs_up_to(const std::vector<const Pack*>& order, const Problem& problem) {
    const auto own = std::find_if(order.begin(), order.end(), [&](const Pack* pack) {
        return std::any_of(pack->trees.begin(), pack->trees.end(), [&](const auto& tree) { return tree->source().name() == problem.file; });
    });
    return own == order.end() ? std::nullopt : std::optional(static_cast<std::size_t>(own - order.begin()) + 1);
}

constexpr std::string_view rulebook = "rulebook";

/// The id where the pack has the definition with the path, such as `dungeons.moor` for `dungeons.moor.floors[0]`, or the key of its
/// rulebook; nothing if it has neither.
std::optional<TreeNode> definition_in(const Pack& pack, std::string_view path) {
    const std::size_t dot = path.find('.');
    if (path.starts_with(rulebook)) {
        for (const auto& tree : pack.trees)
            for (const auto [key, body] : tree->root().entries())
                if (key.text() == rulebook) return key;
    }
    if (dot == std::string_view::npos) return std::nullopt;
    const std::string_view id = path.substr(dot + 1, path.find_first_of(".[", dot + 1) - dot - 1);
    for (const auto& tree : pack.trees)
        if (const auto definitions = tree->root().find(path.substr(0, dot)))
            for (const auto [key, body] : definitions->entries())
                if (key.text() == id) return key;
    return std::nullopt;
}

/// Moves the problem to the definition in `pack`, which causes it, or names the pack in the hint.
void blame(const Pack& pack, Problem& problem) {
    const std::optional<TreeNode> definition = definition_in(pack, problem.path);
    const std::string where_it_shows = fmt::format("{}:{}", problem.file, problem.line);
    const std::string why = definition ? fmt::format("this change brings it about; it shows in {}", where_it_shows)
                                       : fmt::format("the pack `{}` brings it about", pack.info.id);
    const std::string hint = problem.hint.empty() ? why : fmt::format("{}; {}", problem.hint, why);
    if (!definition) {
        problem.hint = hint;
        return;
    }
    std::string path = std::move(problem.path);
    problem = definition->problem(problem.code, std::move(problem.message), hint);
    problem.path = std::move(path);
}

/// What a pack takes away that others may refer to: the id that it removes or makes abstract, and how the messages about it begin.
struct Removal {
    TreeNode id;
    std::string_view what_happened;  ///< "removed", "made abstract"
    std::string message;
};

std::vector<Removal> removals_of(const Pack& pack) {
    std::vector<Removal> removals;
    for (const auto& tree : pack.trees)
        for (const auto [type, definitions] : tree->root().entries())
            for (const auto [id, body] : definitions.entries()) {
                const auto change = body.find("change"), abstract = body.find("abstract");
                const bool is_removed = change && change->text() == "remove",
                           is_abstract = change && abstract && abstract->text() == "true";
                if (is_removed || is_abstract)
                    removals.push_back({.id = id,
                                        .what_happened = is_removed ? "removed" : "made abstract",
                                        .message = fmt::format("`{}` is not one of the {}", id.text(), type.text())});
            }
    return removals;
}

/// Puts one problem at the removal in place of those of all definitions that still refer to what is removed. Takes them out of `blamed`,
/// and adds all but that one to `told_there`.
void blame_removals(const Pack& pack, std::vector<Problem*>& blamed, std::set<const Problem*>& told_there) {
    for (const Removal& removal : removals_of(pack)) {
        std::vector<Problem*> of_it;
        std::vector<std::string> needing;
        for (Problem* problem : blamed) {
            if (problem->code != ProblemCode::unknown_id || !problem->message.starts_with(removal.message)) continue;
            of_it.push_back(problem);
            const std::size_t dot = problem->path.find('.');
            const std::string definition = fmt::format("`{}`", problem->path.substr(0, problem->path.find_first_of(".[", dot + 1)));
            if (std::find(needing.begin(), needing.end(), definition) == needing.end()) needing.push_back(definition);
        }
        if (of_it.empty()) continue;
        constexpr std::size_t most_named = 5;
        const std::size_t more = needing.size() - std::min(needing.size(), most_named);
        needing.resize(needing.size() - more);
        std::string all = fmt::format("{}", fmt::join(needing, ", "));
        if (more > 0) all += fmt::format(" and {} more", more);
        Problem& first = *of_it.front();
        first = removal.id.problem(ProblemCode::unknown_id,
                                   fmt::format("`{}` is {}, but still needed by {}", removal.id.text(), removal.what_happened, all),
                                   fmt::format("change them too; the first is in {}:{}", first.file, first.line));
        told_there.insert(of_it.begin() + 1, of_it.end());
        std::erase_if(blamed, [&](const Problem* problem) { return std::find(of_it.begin(), of_it.end(), problem) != of_it.end(); });
    }
}

/// Keeps one problem in `blamed` for all that a change of the rulebook puts out of order, and adds the others to `told_there`.
void blame_rulebook(const Pack& pack, std::vector<Problem*>& blamed, std::set<const Problem*>& told_there) {
    const auto others =
        std::stable_partition(blamed.begin(), blamed.end(), [](const Problem* problem) { return !problem->path.starts_with(rulebook); });
    if (others == blamed.end() || !definition_in(pack, rulebook)) return;
    told_there.insert(others + 1, blamed.end());
    blamed.erase(others + 1, blamed.end());
}

}  // namespace

void blame_later_packs(const std::vector<Pack>& packs, std::vector<Problem>& problems) {
    std::vector<Problem> ignored;
    const std::vector<const Pack*> order = load_order(pointers_to(packs), ignored);
    MediaFiles media;
    const auto found_with = [&](std::size_t count) {
        std::set<ProblemKey> found;
        for (const Problem& problem : problems_of({order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count)}, media))
            found.insert(key_of(problem));
        return found;
    };
    std::vector<std::pair<std::size_t, Problem*>> suspects;
    std::size_t fewest = order.size();
    for (Problem& problem : problems)
        if (const auto own = packs_up_to(order, problem); own && *own < order.size()) {
            suspects.emplace_back(*own, &problem);
            fewest = std::min(fewest, *own);
        }
    if (suspects.empty()) return;
    // What was found in reading the files is not found again here, and what merging finds names the other pack already.
    std::vector<Problem> of_merging;
    const Definitions merged(order, of_merging, &of_merging);
    std::set<ProblemKey> found = found_with(order.size());
    for (const Problem& problem : of_merging) found.erase(key_of(problem));
    std::erase_if(suspects, [&](const auto& suspect) { return !found.contains(key_of(*suspect.second)); });
    std::set<const Problem*> told_elsewhere;
    const auto blame_all = [&](const Pack& pack, std::vector<Problem*> blamed) {
        blame_removals(pack, blamed, told_elsewhere);
        blame_rulebook(pack, blamed, told_elsewhere);
        for (Problem* problem : blamed) blame(pack, *problem);
    };
    for (std::size_t count = fewest; count < order.size() && !suspects.empty(); ++count) {
        const std::set<ProblemKey> there = found_with(count);
        std::vector<Problem*> blamed;
        std::erase_if(suspects, [&](const auto& suspect) {
            const auto& [own, problem] = suspect;
            const bool shows = own <= count && there.contains(key_of(*problem));
            if (shows && own < count) blamed.push_back(problem);
            return shows;
        });
        blame_all(*order[count - 1], std::move(blamed));
    }
    std::vector<Problem*> blamed;
    for (const auto& [own, problem] : suspects) blamed.push_back(problem);
    blame_all(*order.back(), std::move(blamed));
    std::erase_if(problems, [&](const Problem& problem) { return told_elsewhere.contains(&problem); });
}

}  // namespace td
