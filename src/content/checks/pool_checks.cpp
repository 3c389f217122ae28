#include "content/checks/pool_checks.hpp"

#include <fmt/format.h>

namespace td {

void check_species_pools(const Catalog& catalog, const Species& species, TreeNode body, Reader& reader) {
    const auto pools = body.find("pools");
    for (const auto& [pool, budget] : species.pools) {
        if (budget.start <= budget.maximum || !pools) continue;
        const auto own = pools->find(catalog[pool].id);
        const TreeNode node = own ? own->find("start").value_or(*own) : *pools;
        reader.report(node, ProblemCode::bad_combination,
                      fmt::format("it starts with {}, but its maximum is {}", budget.start, budget.maximum),
                      fmt::format("write a `start` of at most {}, or remove it", budget.maximum));
    }
}

void check_rates(const Status& status, TreeNode body, Reader& reader) {
    if (status.harm_rate > 0 && !status.harm_kind)
        reader.report(body.find("harm_rate").value_or(body), ProblemCode::bad_combination, "a `harm_rate` needs a kind of damage",
                      "add a `harm_kind`, such as `fire`");
}

}  // namespace td
