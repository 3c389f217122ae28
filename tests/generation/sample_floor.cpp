#include "generation/sample_floor.hpp"

namespace td::tests {

Terrain sample_terrain(std::string id, char glyph, int passable) {
    Terrain terrain;
    terrain.id = std::move(id);
    terrain.glyph = glyph;
    terrain.passable = static_cast<MobilitySet>(passable);
    return terrain;
}

Species sample_species(std::string id, Mobility mobility) {
    Species species;
    species.id = std::move(id);
    species.mobility = static_cast<MobilitySet>(mobility);
    return species;
}

Catalog sample_catalog() {
    Catalog catalog;
    catalog.terrains = {sample_terrain("floor", '.', 0xFF), sample_terrain("wall", '#', 8), sample_terrain("water", '~', 2 + 4 + 8),
                        sample_terrain("mire", ',', 0xFF), sample_terrain("grass", '"', 0xFF)};
    catalog.terrains[1].blocks_sight = true;
    catalog.terrains[mire].speed = -1;
    catalog.floor = TerrainId(std::size_t{0});
    catalog.wall = TerrainId(std::size_t{1});
    catalog.species = {sample_species("goblin", Mobility::walk), sample_species("rat", Mobility::walk),
                       sample_species("pike", Mobility::swim), sample_species("ogre", Mobility::walk),
                       sample_species("bat", Mobility::fly)};
    catalog.items.resize(2);
    return catalog;
}

TeamMember sample_member(std::size_t species) { return {SpeciesId(species), {}, {}}; }

FloorRules sample_rules() {
    FloorRules rules;
    rules.shaped_rooms = 50;
    rules.dead_ends = 25;
    rules.patches = {{TerrainId(water), 6}, {TerrainId(mire), 5}, {TerrainId(grass), 8}};
    rules.foes = {{3, {sample_member(0), sample_member(0), sample_member(1)}, {}},
                  {2, {sample_member(1)}, {sample_member(4)}},
                  {1, {sample_member(2), sample_member(2)}, {}}};
    rules.neutrals = {{1, {sample_member(4), sample_member(1)}, {}}};
    rules.boss = {{1, {sample_member(3), sample_member(0)}, {}}};
    rules.loot = {{1, ItemId(std::size_t{0}), 1, 3}};
    rules.prize = {{1, ItemId(std::size_t{1}), 1, 1}};
    return rules;
}

std::vector<Point> all_places(const LevelPlan& plan) {
    std::vector<Point> places = plan.doors;
    places.push_back(plan.stairs);
    places.insert(places.end(), plan.side_stairs.begin(), plan.side_stairs.end());
    places.insert(places.end(), plan.entrance.begin(), plan.entrance.end());
    for (const ItemPlacement& item : plan.items) places.push_back(item.at);
    for (const TeamPlacement& team : plan.teams) {
        places.insert(places.end(), team.members.begin(), team.members.end());
        places.insert(places.end(), team.guests.begin(), team.guests.end());
    }
    return places;
}

}  // namespace td::tests
