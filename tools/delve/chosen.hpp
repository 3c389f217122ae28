// The content and the dungeon a subcommand was asked to work with.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"

namespace td::delve {

/// The content of `directory`, or of the one found beside or above the program when that is empty.
/// Throws std::runtime_error with a sentence for the user when there is none, or when it has problems (all of them are printed first).
std::shared_ptr<const Catalog> chosen_content(const std::string& directory);

/// The dungeon called `id`, or the content's main one when that is empty. Throws std::runtime_error that names the nearest known one.
DungeonId chosen_dungeon(const Catalog& catalog, const std::string& id);

/// "species[:count],species..." as species, each as often as it says. Throws std::runtime_error that names what is wrong with it.
std::vector<SpeciesId> chosen_team(const Catalog& catalog, const std::string& text);

/// The terrain called `id`. Throws std::runtime_error that names the nearest known one.
TerrainId chosen_terrain(const Catalog& catalog, const std::string& id);

/// Empty for a number of 64 bits; else what is wrong. CLI11 alone takes a negative seed for a huge one, and one too large for the largest.
std::string whole_number(const std::string& text);

}  // namespace td::delve
