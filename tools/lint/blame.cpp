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

/// The number of packs up to the one with the file of the problem; none: no pack has it.
std::optional<std::size_t> packs_up_to(const std::vector<const Pack*>& order, const Problem& problem) {
    const auto own = std::find_if(order.begin(), order.end(), [&](const Pack* pack) {
        return std::any_of(pack->trees.begin(), pack->trees.end(), [&](const auto& tree) { return tree->source().name() == problem.file; });
    });
    return own == order.end() ? std::nullopt : std::optional(static_cast<std::size_t>(own - order.begin()) + 1);
}

/// The id at the place where the pack has the definition of the path `dungeons.moor.floors[0]`.
std::optional<TreeNode> definition_in(const Pack& pack, std::string_view path) {
    const std::size_t dot = path.find('.');
    if (dot == std::string_view::npos) return std::nullopt;
    const std::string_view id = path.substr(dot + 1, path.find_first_of(".[", dot + 1) - dot - 1);
    for (const auto& tree : pack.trees)
        if (const auto definitions = tree->root().find(path.substr(0, dot)))
            for (const auto [key, body] : definitions->entries())
                if (key.text() == id) return key;
    return std::nullopt;
}

void blame(const Pack& pack, Problem& problem) {
    const std::optional<TreeNode> definition = definition_in(pack, problem.path);
    const std::string shows = fmt::format("{}:{}", problem.file, problem.line);
    const std::string why = definition ? fmt::format("this change brings it about; it shows in {}", shows)
                                       : fmt::format("the pack `{}` brings it about", pack.info.id);
    const std::string hint = problem.hint.empty() ? why : fmt::format("{}; {}", problem.hint, why);
    if (!definition) return void(problem.hint = hint);
    std::string path = std::move(problem.path);
    problem = definition->problem(problem.code, std::move(problem.message), hint);
    problem.path = std::move(path);
}

}  // namespace

void blame_later_packs(const std::vector<Pack>& packs, std::vector<Problem>& problems) {
    std::vector<Problem> unheard;
    const std::vector<const Pack*> order = load_order(pointers_to(packs), unheard);
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
    for (std::size_t count = fewest; count < order.size() && !suspects.empty(); ++count) {
        const std::set<ProblemKey> there = found_with(count);
        std::erase_if(suspects, [&](const auto& suspect) {
            const auto& [own, problem] = suspect;
            const bool shows = own <= count && there.contains(key_of(*problem));
            if (shows && own < count) blame(*order[count - 1], *problem);
            return shows;
        });
    }
    for (const auto& [own, problem] : suspects) blame(*order.back(), *problem);
}

}  // namespace td
