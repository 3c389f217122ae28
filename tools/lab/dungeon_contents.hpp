// The definitions that can occur in a dungeon: a static walk over all references from its party, floors and bag, ignoring chances.
#pragma once

#include <vector>

#include "catalog/catalog.hpp"

namespace td {

/// A set of definitions: for each kind, one flag per row of the catalog's table; effects by the index of their payload's kind.
struct DefinitionSet {
    std::vector<bool> species, skills, items, statuses, terrains, features, weathers, boons, encounters, effects;

    /// The empty set, with a flag for every definition of the catalog.
    explicit DefinitionSet(const Catalog& catalog);
    DefinitionSet() = default;

    /// Adds all definitions of `other`. Precondition: both belong to the same catalog.
    void add(const DefinitionSet& other);
};

/// Sets the flags that are set in `from`. Precondition: equal sizes.
void add_flags(std::vector<bool>& to, const std::vector<bool>& from);

/// Everything that can occur in a dungeon: creatures that start, arrive, are summoned or result from a transformation; their skills,
/// including attack and rest; items in the bag, on floors and in machines; and the effects of all triggers, including those of statuses,
/// terrain, features and weather. Rows limited to other floors do not count.
DefinitionSet contents_of(const Catalog& catalog, const Dungeon& dungeon);

/// True if the item can be used, thrown, attached or triggered. Treasure is only carried.
bool has_use(const Item& item);

}  // namespace td
