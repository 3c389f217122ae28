// The players that a measure of depth compares: how much a party reaches by how much its leader thinks. Each plays by plans of a tactic, so
// a run by any of them is a self-play (self_play.hpp).
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "catalog/catalog.hpp"

namespace td {

struct Player {
    std::string_view name;     ///< on the command line and in tables
    std::string_view summary;  ///< one sentence, for help and tables
    /// Gives the party of `catalog` this player's tactics; null: the party plays by the catalog's own. Changes nothing else, and no number
    /// of a definition.
    void (*prepare)(Catalog& catalog) = nullptr;
    bool only_by_name = false;  ///< plays only where it is asked for by name
    bool takes_long = false;    ///< a game of it takes a hundred times as long as one by plans, so that it may play fewer
};

/// All players, the plainest first. A further player is one more row.
std::span<const Player> all_players();

/// The catalog for runs by this player: the same, or a copy with other tactics of the party.
std::shared_ptr<const Catalog> catalog_for(const Player& player, std::shared_ptr<const Catalog> catalog);

/// The same content with minds that follow their plans and look ahead nowhere: ten to a hundred times as fast, for many games.
std::shared_ptr<const Catalog> without_look_ahead(const Catalog& catalog);

}  // namespace td
