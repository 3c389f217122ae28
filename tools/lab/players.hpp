// The players compared to measure depth: how far a party comes depending on how much its leader thinks. Each plays by a tactic, so its
// runs are self-play (self_play.hpp).
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "catalog/catalog.hpp"

namespace td {

struct Player {
    std::string_view name;     ///< on the command line and in tables
    std::string_view summary;  ///< one sentence, for help and tables
    /// Gives the party of `catalog` this player's tactics; null: the party uses the catalog's own. Changes nothing else, and keeps all ids.
    void (*prepare)(Catalog& catalog) = nullptr;
    bool only_by_name = false;  ///< plays only if requested by name
    bool takes_long = false;    ///< its games take a hundred times as long, so it may play fewer
};

/// All players, the simplest first. A new player is a new row.
std::span<const Player> all_players();

/// The catalog for runs by this player: the same, or a copy with different tactics for the party.
std::shared_ptr<const Catalog> catalog_for(const Player& player, std::shared_ptr<const Catalog> catalog);

/// The content without looking ahead: games run ten to a hundred times as fast.
std::shared_ptr<const Catalog> without_look_ahead(const Catalog& catalog);

}  // namespace td
