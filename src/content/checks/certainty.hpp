// What a dungeon has on its floors whatever the dice say, and what only by chance or not at all.
#pragma once

#include <optional>
#include <string_view>

#include "catalog/catalog.hpp"

namespace td {

enum class Presence : std::uint8_t {
    none,    ///< nothing that a floor lists brings it; effects may
    chance,  ///< the dice may leave it out
    certain, ///< as sure as there is room for it
};

class Certainty {
public:
    Certainty(const Catalog& catalog, const Dungeon& dungeon) : m_catalog(catalog), m_dungeon(dungeon) {}

    /// How sure it is that a condition's place, creature or item comes to floor `number` (from 1). Items that are carried may come from
    /// any floor of the dungeon. Conditions about nothing of the kind are sure.
    Presence of(const Objective& condition, int number) const;

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
    bool comes_by_an_effect(const Wanted& wanted) const;
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
