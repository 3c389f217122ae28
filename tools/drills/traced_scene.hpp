// A scene that an author writes to trace why something happens: a map, its creatures, and their commands.
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
#include "content/yaml/tree.hpp"
#include "world/world.hpp"

namespace td {

struct SceneFile;

struct TracedScene {
    std::string name;
    std::shared_ptr<const Catalog> catalog;  ///< the content plus a dungeon for the scene, which is the last one
    World world;
    std::map<EntityId, std::vector<Command>> commands;  ///< for creatures of the player's side that have commands
    int turns = 0;                                      ///< maximum number of turns; 0: until a creature without a command left is awaited
    std::uint64_t seed = 1;
    std::map<char, std::vector<EntityId>> letters;  ///< the creatures by their letters, in the order of the map
    std::map<char, std::vector<Point>> tiles;       ///< the tiles of each character of the map

    DungeonId dungeon() const { return DungeonId(catalog->dungeons.size() - 1); }
};

/// Reads a scene on top of `content`. Adds all mistakes to `problems` and then returns nothing.
std::optional<TracedScene> read_scene_file(const std::filesystem::path& file, const Catalog& content, std::vector<Problem>& problems);
/// The same for a file in memory, which problems call `name`.
std::optional<TracedScene> read_scene(const std::string& name, std::string_view bytes, const Catalog& content,
                                      std::vector<Problem>& problems);

/// The ids that a scene file may refer to.
IdTable ids_for_scenes(const Catalog& content);
/// Builds the scene described by `file`, which was read from `tree`. Adds all mistakes to `problems` and then returns nothing.
std::optional<TracedScene> build_scene(const Tree& tree, const SceneFile& file, const Catalog& content, std::vector<Problem>& problems);

/// The fields of a scene file.
const FieldTable& scene_table();

/// The description of scene files for `--help`.
const char* scene_format();

}  // namespace td
