// A scene that an author writes to see why something happens: a map, who stands on it, and what they do.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "actions/command.hpp"
#include "catalog/catalog.hpp"
#include "content/fields/fields.hpp"
#include "content/yaml/problem.hpp"
#include "world/world.hpp"

namespace td::delve {

struct TracedScene {
    std::string name;
    std::shared_ptr<const Catalog> catalog;  ///< the content, with a dungeon of its own for the scene, the last
    World world;
    std::map<EntityId, std::vector<Command>> commands;  ///< of those of the player's side who have any
    int turns = 0;                                      ///< at most; 0: until somebody is asked who has no command left
    std::uint64_t seed = 1;

    DungeonId dungeon() const { return DungeonId(catalog->dungeons.size() - 1); }
};

/// Reads a scene on top of `content`; adds to `problems` all that is wrong with it, and gives nothing then.
std::optional<TracedScene> read_scene_file(const std::filesystem::path& file, const Catalog& content, std::vector<Problem>& problems);
/// The same of a file that is in memory; problems call it `name`.
std::optional<TracedScene> read_scene(const std::string& name, std::string_view bytes, const Catalog& content,
                                      std::vector<Problem>& problems);

/// What a scene's file may say.
const FieldTable& scene_table();

/// The words for a scene file, for `--help`.
const char* scene_format();

}  // namespace td::delve
