// The game's content with whatever packs are sound: one with mistakes is left out whole, and the rest is played.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "content/packs/pack.hpp"
#include "content/yaml/problem.hpp"

namespace td {

struct RefusedPack {
    std::string id;
    std::string name;          ///< what players call it; the id when it does not say
    std::size_t problems = 0;  ///< 0: it requires one that is refused itself
};

struct PlayableContent {
    std::optional<Catalog> catalog;  ///< missing when what is sound makes no game
    std::vector<std::string> packs;  ///< what it is made of, by id, in their order
    std::vector<RefusedPack> refused;
    std::vector<Problem> problems;  ///< all of them, by file and place
};

/// Loads `directory`. When not all of it is sound, packs are added one by one in their order, and those whose adding brings problems
/// are left out: what a pack breaks in others is its own fault.
PlayableContent load_playable(const std::filesystem::path& directory);

/// The same for packs that are read already. `problems` has a list for each, of those found in reading it, and may have one more, of
/// those that belong to none.
PlayableContent load_playable_packs(const std::vector<Pack>& packs, std::vector<std::vector<Problem>> problems);

}  // namespace td
