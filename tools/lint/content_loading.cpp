#include "tools/lint/content_loading.hpp"

#include <set>
#include <string>
#include <utility>

#include "content/fields/media_files.hpp"
#include "content/packs/pack_options.hpp"
#include "content/packs/pack_order.hpp"
#include "content/packs/translation.hpp"
#include "tools/lint/comment_check.hpp"

namespace td {

namespace {

/// What a comment took away may be what is missing: adds the warnings of such comments in files that have problems.
void add_swallowing_comments(const std::vector<Pack>& packs, std::vector<Problem>& problems) {
    std::set<std::string> faulty;
    for (const Problem& problem : problems) faulty.insert(problem.file);
    for (const Pack& pack : packs)
        for (const auto& tree : pack.trees)
            if (faulty.contains(tree->source().name())) {
                const std::vector<Problem> comments = swallowing_comments(tree->source());
                problems.insert(problems.end(), comments.begin(), comments.end());
            }
}

}  // namespace

std::vector<Pack> read_packs(const PackFolders& folders, std::vector<Problem>& problems) {
    std::vector<Pack> packs;
    for (const std::filesystem::path& place : places_of_packs(folders, problems)) {
        packs.push_back(read_pack(place, problems, folders.unsaved));
        set_options(packs.back(), folders.choice.options);
    }
    if (std::optional<Pack> own = read_own_pack(folders, packs, problems)) packs.push_back(*std::move(own));
    choose_language(folders.language, packs);
    return packs;
}

ContentLoading load_content(const PackFolders& folders) {
    std::vector<Problem> problems;
    const std::vector<Pack> packs = read_packs(folders, problems);
    return load_packs(packs, std::move(problems));
}

std::optional<Catalog> load_unchecked(const PackFolders& folders) {
    std::vector<Problem> problems;
    const std::vector<Pack> packs = read_packs(folders, problems);
    MediaFiles media;
    const std::vector<const Pack*> order = load_order(pointers_to(packs), problems);
    if (!problems.empty()) return std::nullopt;
    return load_in_order(order, Completeness::unchecked, problems, media);
}

ContentLoading load_packs(const std::vector<Pack>& packs, std::vector<Problem> problems, const DefinitionAdvice& advice) {
    ContentLoading result;
    result.problems = std::move(problems);
    for (const Pack& pack : packs) result.files += pack.files;
    MediaFiles media;
    const std::vector<const Pack*> order = load_order(pointers_to(packs), result.problems);
    result.catalog = load_in_order(order, Completeness::whole, result.problems, media, &result.warnings, advice);
    add_swallowing_comments(packs, result.problems);
    sort_by_place(result.problems);
    return result;
}

}  // namespace td
