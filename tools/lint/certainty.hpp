// Decides, from the floors of a dungeon, whether the place, creature or item of an objective is always generated, sometimes, or never.
#pragma once

#include <optional>
#include <set>
#include <string_view>

#include "catalog/catalog.hpp"

namespace td {

enum class Presence : std::uint8_t {
    none,     ///< no list of a floor has it; effects may still create it
    chance,   ///< the random draw may omit it
    certain,  ///< always there, if there is room for it
};

class Certainty {
public:
    Certainty(const Catalog& catalog, const Dungeon& dungeon) : m_catalog(catalog), m_dungeon(dungeon) {}

    /// Presence of the place, creature or item of an objective on floor `number` (from 1). Items that are carried may come from any floor
    /// of the dungeon. Objectives without such a thing are certain.
    Presence of(const Objective& condition, int number) const;
    /// True if the creature appears on the floor only by a change of shape.
    bool comes_only_by_shape_change(SpeciesId species, int number) const;
    /// The species that creatures of this one may turn into by their own triggers or those of a floor or its weather.
    std::set<SpeciesId> next_shapes(SpeciesId species) const;

private:
    struct Wanted {
        LandmarkId landmark;
        ItemId item;
        SpeciesId species;
        std::string_view name;
    };

    Presence of(const Wanted& wanted, int number) const;
    Presence on_floor(const Wanted& wanted, int number) const;
    Presence in_vaults(const Wanted& wanted, const FloorRules& floor) const;
    bool is_with_the_party(const Wanted& wanted) const;
    Presence by_an_effect(const Wanted& wanted) const;
    bool is_one(const Wanted& wanted, const TeamMember& member) const;
    bool has(const Wanted& wanted, const TeamSpawn& team) const;
    bool has(const Wanted& wanted, const ItemSpawn& item) const { return wanted.item && item.item == wanted.item; }
    bool has(const Wanted& wanted, const Vault& vault) const;
    template <class Row>
    Presence in_rows(const Wanted& wanted, const std::vector<Row>& rows, int number, bool any_is_drawn) const;
    template <class Row>
    Presence in_each_row(const Wanted& wanted, const std::vector<Row>& rows, int number) const;

    const Catalog& m_catalog;
    const Dungeon& m_dungeon;
};

}  // namespace td
