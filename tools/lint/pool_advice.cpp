#include "tools/lint/pool_advice.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>

namespace td {

namespace {

bool contains_pool(const PoolBudgets& budgets, PoolId pool) {
    return std::any_of(budgets.begin(), budgets.end(), [&](const auto& row) { return row.first == pool; });
}

int maximum_in(const PoolBudgets& budgets, PoolId pool) {
    int sum = 0;
    for (const auto& [each, budget] : budgets)
        if (each == pool) sum += budget.maximum;
    return sum;
}

bool some_part_brings(const Catalog& catalog, PoolId pool) {
    return std::any_of(catalog.items.begin(), catalog.items.end(),
                       [&](const Item& item) { return item.part && contains_pool(item.part->pools, pool); });
}

/// True if some species, or some part, has the pool.
bool exists(const Catalog& catalog, PoolId pool) {
    return some_part_brings(catalog, pool) || std::any_of(catalog.species.begin(), catalog.species.end(),
                                                          [&](const Species& each) { return contains_pool(each.pools, pool); });
}

class SpeciesPoolAdvice {
public:
    SpeciesPoolAdvice(const Catalog& catalog, const Species& species, TreeNode body, Reader& reader)
        : m_catalog(catalog), m_species(species), m_body(body), m_reader(reader) {}

    void run() {
        std::size_t number = 0;
        for (const SkillId skill : m_species.skills) inspect(skill, item_of("skills", number++));
        if (m_species.attack_skill) inspect(m_species.attack_skill, m_body.find("attack_skill").value_or(m_body));
        number = 0;
        for (const ItemId item : m_species.parts) {
            const TreeNode node = item_of("parts", number++);
            if (const auto& part = m_catalog[item].part; part && part->skill) inspect(part->skill, node);
        }
    }

private:
    /// The item of a list of the species; the whole species if the list is inherited.
    TreeNode item_of(std::string_view key, std::size_t number) const {
        const auto list = m_body.find(key);
        if (!list || !list->is_list()) return m_body;
        std::size_t next = 0;
        for (const TreeNode item : list->items())
            if (next++ == number) return item;
        return m_body;
    }

    void inspect(SkillId id, TreeNode node) {
        const bool takes_parts = has_any(m_species.slots);
        for (const auto& [pool, points] : m_catalog[id].pool_cost) {
            int most = maximum_in(m_species.pools, pool);
            for (const ItemId item : m_species.parts)
                if (m_catalog[item].part) most += maximum_in(m_catalog[item].part->pools, pool);
            if (points <= most || (takes_parts && some_part_brings(m_catalog, pool))) continue;
            m_reader.warn(node, ProblemCode::suspicious,
                          fmt::format("`{}` can never use `{}`: it costs {} of `{}`, but the maximum is {}", m_species.id, m_catalog[id].id,
                                      points, m_catalog[pool].id, most),
                          most == 0 ? fmt::format("give it the pool: `pools: {{{}: {{maximum: {}}}}}`", m_catalog[pool].id, points)
                                    : fmt::format("raise the `maximum` to {} or more, or lower the cost", points));
        }
    }

    const Catalog& m_catalog;
    const Species& m_species;
    TreeNode m_body;
    Reader& m_reader;
};

}  // namespace

void advise_on_species_pools(const Catalog& catalog, const Species& species, TreeNode body, Reader& reader) {
    SpeciesPoolAdvice(catalog, species, body, reader).run();
}

void advise_on_pool_cost(const Catalog& catalog, const PoolCost& cost, TreeNode body, Reader& reader) {
    const auto costs = body.find("pool_cost");
    for (const auto& [pool, points] : cost) {
        if (exists(catalog, pool)) continue;
        const auto own = costs ? costs->find(catalog[pool].id) : std::nullopt;
        reader.warn(own.value_or(costs.value_or(body)), ProblemCode::suspicious,
                    fmt::format("no species or part has any `{}`", catalog[pool].id), "give it to a species or a part, under `pools`");
    }
}

void advise_on_rates(const Status& status, TreeNode body, Reader& reader) {
    if (status.harm_rate == 0 && status.harm_kind)
        reader.warn(body.find("harm_kind").value_or(body), ProblemCode::suspicious, "`harm_kind` does nothing without a `harm_rate`",
                    "add a `harm_rate`, or delete it");
}

}  // namespace td
