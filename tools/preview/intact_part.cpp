#include "tools/preview/intact_part.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "content/fields/media_files.hpp"
#include "content/packs/definition_type.hpp"
#include "content/packs/load.hpp"
#include "content/packs/pack_order.hpp"
#include "tools/lint/content_loading.hpp"

namespace td {

namespace {

/// Type and id of the definition with the problem; empty if the problem is in none.
std::pair<std::string, std::string> definition_of(const Problem& problem) {
    const std::string_view path = problem.path;
    const std::size_t behind_type = path.find('.');
    if (behind_type == std::string_view::npos) return {};
    const std::string_view rest = path.substr(behind_type + 1);
    return {std::string(path.substr(0, behind_type)), std::string(rest.substr(0, rest.find('.')))};
}

bool has_file(const Pack& pack, const std::string& file) {
    return std::any_of(pack.trees.begin(), pack.trees.end(), [&](const auto& tree) { return tree->source().name() == file; });
}

/// Returns false if all definitions with problems are left out already.
bool leave_out_faulty(const std::vector<Problem>& problems, std::vector<Pack>& packs) {
    bool is_anything_new = false;
    for (const Problem& problem : problems) {
        const auto definition = definition_of(problem);
        if (find_definition_type(definition.first) == nullptr) continue;
        for (Pack& pack : packs)
            if (has_file(pack, problem.file)) is_anything_new |= pack.left_out.insert(definition).second;
    }
    return is_anything_new;
}

}  // namespace

std::optional<Catalog> load_intact_part(const PackFolders& folders) {
    std::vector<Problem> of_reading;
    std::vector<Pack> packs = read_packs(folders, of_reading);
    // Definitions in a file that cannot be read count as left out, because references to them are mistakes too.
    for (Pack& pack : packs) pack.complete = true;
    MediaFiles media;
    for (;;) {
        std::vector<Problem> of_order, problems;
        const std::vector<const Pack*> order = load_order(pointers_to(packs), of_order);
        std::optional<Catalog> catalog = load_in_order(order, Completeness::whole, problems, media);
        if (catalog || !leave_out_faulty(problems, packs)) return catalog;
    }
}

}  // namespace td
