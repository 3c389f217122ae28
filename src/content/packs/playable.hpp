// Loads the content for playing: a pack with problems is refused as a whole, and the game is played with the other packs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "content/packs/own_pack.hpp"
#include "content/packs/pack.hpp"
#include "content/yaml/problem.hpp"

namespace td {

struct RefusedPack {
    std::string id;
    std::string name;          ///< for players; the id if `pack.yaml` has no name
    std::size_t problems = 0;  ///< 0: refused because it requires a pack that is refused
    std::string place = {};    ///< folder or archive
};

struct PlayableContent {
    std::optional<Catalog> catalog;  ///< none if the packs without problems do not make a whole game
    std::vector<std::string> packs;  ///< ids of the packs in the catalog, in their order
    std::vector<RefusedPack> refused;
    std::vector<Problem> problems;       ///< of all packs, sorted by place
    std::vector<PackSummary> summaries;  ///< of all packs, in the order in which they are loaded or would be
};

/// Loads these folders. Of several packs with the same id one is loaded: one that can be read rather than others, in the same folder the
/// one with the shorter name, else the one that is found first. If there are problems, packs are added one by one in their order, and a
/// pack that adds problems is refused, even if the problems are in other packs.
PlayableContent load_playable(const PackFolders& folders);

/// The same for packs that are read already. `problems` has one list for each pack, with the problems found in reading it, and may have
/// one more list, of problems that belong to no pack.
PlayableContent load_playable_packs(const std::vector<Pack>& packs, std::vector<std::vector<Problem>> problems);

}  // namespace td
