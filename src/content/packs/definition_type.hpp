// The types of definitions that packs hold: the key that files use, the field table, and the table of the catalog they fill.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.hpp"
#include "content/fields/fields.hpp"

namespace td {

struct DefinitionType {
    std::string_view name;  ///< the key in files: `species`
    const FieldTable* fields = nullptr;
    std::size_t limit = 0;  ///< how many the catalog can number
    std::function<void(Catalog&, std::string id)> add;
    std::function<void(Catalog&, std::size_t number, TreeNode body, Reader&)> read;  ///< into the row that `add` made
    /// What can only be judged when everything has been read without a problem; may be empty.
    std::function<void(const Catalog&, std::size_t number, TreeNode body, Reader&)> check = {};
    bool cosmetic = false;  ///< for players' eyes and ears alone, as ValueKind::cosmetic
};

/// All of them, in alphabetical order.
const std::vector<DefinitionType>& definition_types();

/// The type called `name`, or null.
const DefinitionType* find_definition_type(std::string_view name);

}  // namespace td
