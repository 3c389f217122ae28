// The definitions that can turn up in a dungeon: a static walk from its party, floors and bag over all references, whatever the chances.
#pragma once

#include <vector>

#include "catalog/catalog.hpp"

namespace td {

/// A set of definitions, each kind as one flag for each row of the catalog's table; effects by the index of their payload's kind.
struct DefinitionSet {
    std::vector<bool> species, skills, items, statuses, terrains, features, weathers, effects;

    /// The empty set, with a flag for every definition of the catalog.
    explicit DefinitionSet(const Catalog& catalog);
    DefinitionSet() = default;

    /// Adds what `other` has. Precondition: both are of the same catalog.
    void add(const DefinitionSet& other);
};

/// Sets the flags that are set in `from`, which has as many.
void add_flags(std::vector<bool>& to, const std::vector<bool>& from);

/// What a dungeon can show: creatures that start, arrive, are summoned or come of a transformation; what they can do; items of the bag, of
/// the floors and of machines; what their triggers, and those of statuses, terrain, features and weather, bring about. A species' skills
/// include its attack and its rest. Rows that are limited to other floors do not count.
DefinitionSet contents_of(const Catalog& catalog, const Dungeon& dungeon);

/// Is the item there to be used, thrown, attached or triggered? Treasure is only carried.
bool has_use(const Item& item);

}  // namespace td
