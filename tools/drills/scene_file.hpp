// A scene as an author writes it: the map, its creatures and their commands. Shared by traced scenes and drills.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "actions/command.hpp"
#include "catalog/catalog.hpp"
#include "content/fields/fields.hpp"
#include "content/tables/tables.hpp"
#include "world/world.hpp"

namespace td {

/// A command in the list of a creature.
struct SceneCommand {
    Command command;
    bool names_tile = false;  ///< aimed at a tile rather than in a direction
};

/// The creatures with one letter of the map, which may occur several times.
struct SceneCreature {
    SpeciesId species;
    Faction team = Faction::foe;
    bool guest = false;  ///< a guest of its team instead of a member
    std::string name;
    TacticId tactic;
    int health = 0;  ///< 0: full health
    bool asleep = false;
    std::vector<StatusId> statuses;
    std::vector<BoonId> boons;
    ItemId holds;
    std::vector<ItemId> parts;  ///< attached or worn, after the parts of its species
    std::vector<CompanionOrder> orders;
    std::string focus;  ///< the letter of the foe that it is ordered to focus; empty: none
    std::vector<SkillId> saved_skills;
    std::vector<SkillId> forbidden_skills;
    std::vector<ItemId> forbidden_items;
    TerrainId on;
    FeatureId in;
    std::vector<SceneCommand> commands;
};

struct SceneGround {
    TerrainId terrain;
    FeatureId feature;
    ItemId item;
    bool stairs = false;
};

struct SceneFile {
    std::string name;
    TimeSettings time;
    FallenRule fallen{FallenRule::Fate::lost};
    std::vector<Rule> rulebook;
    std::vector<std::string> map;
    std::vector<std::pair<std::string, SceneGround>> legend;
    std::vector<std::pair<std::string, SceneCreature>> creatures;
    std::vector<ItemId> bag;
    int turns = 0;
    int seed = 1;
};

const Fields<SceneCreature>& scene_creature_fields();
const Fields<SceneGround>& scene_ground_fields();
/// `[lost_targets, rooting, ...]`
Value<std::vector<Rule>> scene_rulebook();

/// Adds the fields common to all files with a scene. `title`: the key of its title.
template <class File>
void add_scene_fields(Fields<File>& table, std::string_view title) {
    table.required(title, &SceneFile::name, text(1, 120), "Its title.");
    table.optional("time_system", &SceneFile::time, time_settings(), "The time system; default: six_tier.");
    table.optional("fallen", &SceneFile::fallen, fallen_rule(), "What happens to members of the party who die; default: lost.");
    table.optional("rulebook", &SceneFile::rulebook, scene_rulebook(), "The order of the rules; default: the content's.");
    table.required("map", &SceneFile::map, list(text(1, 128), 1, 128), "The rows of the map.");
    table.optional("legend", &SceneFile::legend, map_from_words(structure(scene_ground_fields())),
                   "Characters in addition to the glyphs of the content.");
    table.required("creatures", &SceneFile::creatures, map_from_words(structure(scene_creature_fields())),
                   "The creatures by their letters on the map; the first of the player's team leads it.");
    table.optional("bag", &SceneFile::bag, list(reference<ItemId>("items"), 0, static_cast<int>(Bag::capacity)),
                   "The items in the party's bag.");
    table.optional("seed", &SceneFile::seed, number(0, 1'000'000), "Seed of the random streams.");
}

}  // namespace td
