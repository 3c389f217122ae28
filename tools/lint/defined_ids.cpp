#include "tools/lint/defined_ids.hpp"

#include <vector>

#include "content/packs/definition_type.hpp"
#include "content/packs/pack.hpp"

namespace td {

namespace {

void add_ids(const Tree& tree, IdTable& ids) {
    for (const auto [key, definitions] : tree.root().entries()) {
        const DefinitionType* type = find_definition_type(key.text());
        if (!type) continue;
        for (const auto [id, body] : definitions.entries()) ids.add(type->name, id.text(), 0);
    }
}

}  // namespace

IdTable defined_ids(const std::filesystem::path& content) {
    IdTable ids;
    std::vector<Problem> problems;
    for (const std::filesystem::path& folder : find_packs(content.lexically_normal(), problems))
        for (const auto& tree : read_pack(folder, problems).trees) add_ids(*tree, ids);
    return ids;
}

}  // namespace td
