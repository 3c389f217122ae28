#include "tools/preview/thing_show.hpp"

#include "actions/commit.hpp"

namespace td {

ThingShow::ThingShow(const Catalog& content, const PreviewSubject& subject, std::size_t number)
    : m_stage(content, width, height, hero_of(content)), m_is_weather(subject.type == "weathers") {
    const SpeciesId hero = m_stage.copy_of(hero_of(content));
    if (m_is_weather) m_stage.catalog().species[hero.index()].sight = content[hero_of(content)].sight;
    m_stage.add(Faction::player, hero, {2, height / 2}, Direction::east);
    lay(subject.type, number);
    m_stage.finish();
}

void ThingShow::lay(const std::string& type, std::size_t number) {
    World& world = m_stage.world();
    const Catalog& catalog = m_stage.catalog();
    if (type == "items") add_loot(world, {ItemId(number), 1}, middle);
    if (type == "features")  // as if placed by the player's side, so that hidden ones are visible
        for (const int aside : {-3, 0, 3}) add_fixture(world, catalog, FeatureId(number), middle + Point{aside, 0}, Faction::player);
    if (type == "terrains") lay_patch(TerrainId(number), middle - Point{2, 1}, 5, 3);
    if (type == "weathers") world.edit_surroundings().weather = WeatherId(number);
    if (type == "themes") lay_all_terrain();
    if (type == "landmarks") {
        const EntityId site = world.create();
        world.place(site, middle);
        world.add(site, LandmarkMarker{LandmarkId(number)});
    }
}

Game ThingShow::game(ThemeId theme) const {
    if (!m_is_weather) return m_stage.game(theme);
    GameState state = m_stage.game(theme).state();
    state.sight.see_all(state.world);
    state.sight.look({state.world, *state.catalog});
    return Game(std::move(state));
}

void ThingShow::lay_patch(TerrainId terrain, Point corner, int across, int down) {
    for (int y = 0; y < down; ++y)
        for (int x = 0; x < across; ++x)
            m_stage.world().set_terrain(corner + Point{x, y}, terrain, m_stage.catalog()[terrain].blocks_sight);
}

/// A patch of each terrain that does not block sight.
void ThingShow::lay_all_terrain() {
    Point corner{4, 1};
    const Catalog& catalog = m_stage.catalog();
    for (std::size_t i = 0; i < catalog.terrains.size() && corner.y + 1 < height - 1; ++i) {
        if (catalog.terrains[i].blocks_sight || TerrainId(i) == m_stage.ground()) continue;
        lay_patch(TerrainId(i), corner, 2, 2);
        corner.x += 3;
        if (corner.x + 2 >= width) corner = {4, corner.y + 2};
    }
}

}  // namespace td
