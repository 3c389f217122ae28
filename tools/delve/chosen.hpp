// Resolves options shared by most subcommands: content, dungeon, teams, terrain, seed. A type may precede an id: `dungeons/cellar` or
// `dungeons.cellar`.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "tools/delve/content_directory.hpp"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace td::delve {

/// Loads the content. Throws std::runtime_error with a sentence for the user if there are no such packs, options or language, or if the
/// content has problems, which are printed first. `language`: a code such as `de`; empty or `en`: English.
std::shared_ptr<const Catalog> chosen_content(const PackArguments& packs, const std::string& language = {});
/// Adds --language.
CLI::Option* add_language_option(CLI::App& command, std::string& code);

/// The dungeon with this id, or the content's main dungeon if `id` is empty. Throws std::runtime_error that suggests the nearest known id.
DungeonId chosen_dungeon(const Catalog& catalog, const std::string& id);

/// The tactic with this id. Throws std::runtime_error that suggests the nearest known id.
TacticId chosen_tactic(const Catalog& catalog, const std::string& id);

/// The difficulty with this id, or the content's main one if `id` is empty (none if the content has no difficulties). Throws
/// std::runtime_error that suggests the nearest known id.
DifficultyId chosen_difficulty(const Catalog& catalog, const std::string& id);
/// Adds --difficulty.
void add_difficulty_option(CLI::App& command, std::string& id);

/// Parses "species[:count],species..." to a list of species with repetitions. Throws std::runtime_error that names the mistake.
std::vector<SpeciesId> chosen_team(const Catalog& catalog, const std::string& text);

/// The terrain with this id. Throws std::runtime_error that suggests the nearest known id.
TerrainId chosen_terrain(const Catalog& catalog, const std::string& id);

/// Empty if the text is a 64-bit number, else an error message. CLI11 on its own would wrap a negative or too large seed.
std::string whole_number(const std::string& text);

}  // namespace td::delve
