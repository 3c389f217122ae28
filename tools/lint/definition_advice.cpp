#include "tools/lint/definition_advice.hpp"

#include <string_view>
#include <utility>

#include "tools/lint/content_loading.hpp"
#include "tools/lint/dungeon_advice.hpp"
#include "tools/lint/floor_advice.hpp"
#include "tools/lint/pool_advice.hpp"

namespace td {

namespace {

void advise_on(std::string_view type, const Catalog& catalog, std::size_t number, TreeNode body, Reader& reader) {
    if (type == "dungeons") {
        advise_on_dungeon(catalog, catalog.dungeons[number], body, reader);
        advise_on_floors(catalog, catalog.dungeons[number], body, reader);
    }
    if (type == "items") advise_on_pool_cost(catalog, catalog.items[number].pool_cost, body, reader);
    if (type == "skills") advise_on_pool_cost(catalog, catalog.skills[number].pool_cost, body, reader);
    if (type == "species") advise_on_species_pools(catalog, catalog.species[number], body, reader);
    if (type == "statuses") advise_on_rates(catalog.statuses[number], body, reader);
}

}  // namespace

std::vector<Problem> problems_of(const std::vector<const Pack*>& packs, MediaFiles& media) {
    std::vector<Problem> problems, warnings;
    load_in_order(packs, Completeness::whole, problems, media, &warnings, advise_on);
    problems.insert(problems.end(), warnings.begin(), warnings.end());
    return problems;
}

ContentLoading load_with_advice(const std::vector<Pack>& packs, std::vector<Problem> problems) {
    return load_packs(packs, std::move(problems), advise_on);
}

}  // namespace td
