#include "tools/preview/stage.hpp"

#include <algorithm>
#include <utility>

#include "actions/commit.hpp"
#include "content/checks/final_rows.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

constexpr int farthest_sight = 20;
constexpr int much_health = 999;

/// True if the species occurs on floor `number` (from 1) of a dungeon, placed alone or in a vault.
class SpeciesSearch {
public:
    SpeciesSearch(const Catalog& catalog, SpeciesId species) : m_catalog(catalog), m_species(species) {}

    bool in_party(const Dungeon& dungeon) const { return has(dungeon.party) || has(dungeon.guests) || has(dungeon.heroes); }

    bool on_floor(const Dungeon& dungeon, const FloorRules& floor, int number) const {
        for (const auto* const teams : lists_of_teams(dungeon, floor))
            if (has(*teams, number)) return true;
        for (const VaultSpawn& row : floor.vaults)
            for (const VaultTile& tile : m_catalog[row.vault].legend)
                if (tile.foe == m_species || tile.neutral == m_species) return true;
        return false;
    }

private:
    bool has(const std::vector<TeamMember>& members) const {
        return std::any_of(members.begin(), members.end(), [this](const TeamMember& member) { return member.species == m_species; });
    }
    bool has(const std::vector<TeamSpawn>& rows, int number) const {
        return std::any_of(rows.begin(), rows.end(), [&](const TeamSpawn& row) {
            if (!row.floors.has(number)) return false;
            return has(row.members) || has(row.guests) || (row.table && has(m_catalog[row.table].teams, number));
        });
    }

    const Catalog& m_catalog;
    SpeciesId m_species;
};

/// The terrain that generation uses, or else the first on which `mobility` can stand.
TerrainId ground_for(const Catalog& catalog, MobilitySet mobility) {
    if ((catalog[catalog.floor].passable & mobility) != 0) return catalog.floor;
    for (std::size_t i = 0; i < catalog.terrains.size(); ++i)
        if (!catalog.terrains[i].blocks_sight && (catalog.terrains[i].passable & mobility) != 0) return TerrainId(i);
    return catalog.floor;
}

}  // namespace

DungeonId main_dungeon(const Catalog& catalog) {
    for (std::size_t i = 0; i < catalog.dungeons.size(); ++i)
        if (catalog.dungeons[i].main) return DungeonId(i);
    return catalog.dungeons.empty() ? DungeonId{} : DungeonId(0);
}

SpeciesId hero_of(const Catalog& catalog) {
    const DungeonId dungeon = main_dungeon(catalog);
    return dungeon && !catalog[dungeon].party.empty() ? catalog[dungeon].party.front().species : SpeciesId(0);
}

ThemesOfSpecies themes_of(const Catalog& catalog, SpeciesId species) {
    ThemesOfSpecies result;
    const auto add = [&](ThemeId theme) {
        if (theme && std::find(result.themes.begin(), result.themes.end(), theme) == result.themes.end()) result.themes.push_back(theme);
    };
    const SpeciesSearch search(catalog, species);
    for (const Dungeon& dungeon : catalog.dungeons)
        for (std::size_t i = 0; i < dungeon.floors.size(); ++i)
            if (search.in_party(dungeon) || search.on_floor(dungeon, dungeon.floors[i], static_cast<int>(i) + 1))
                add(dungeon.floors[i].theme);
    result.own = result.themes.size();
    for (std::size_t i = 0; i < catalog.themes.size(); ++i) add(ThemeId(i));
    return result;
}

Stage::Stage(const Catalog& content, int width, int height, SpeciesId guest_of_honour)
    : m_catalog(std::make_shared<Catalog>(content)),
      m_world(width, height, content.wall, true),
      m_ground(ground_for(content, content[guest_of_honour].mobility)) {
    for (int y = 1; y + 1 < height; ++y)
        for (int x = 1; x + 1 < width; ++x) m_world.set_terrain({x, y}, m_ground, content[m_ground].blocks_sight);
    team_of(Faction::player);
}

SpeciesId Stage::copy_of(SpeciesId species) {
    Species copy = (*m_catalog)[species];
    copy.sight = farthest_sight;
    constexpr auto walking = static_cast<MobilitySet>(Mobility::walk);
    const MobilitySet passable = (*m_catalog)[m_ground].passable;
    if ((copy.mobility & passable) == 0)
        copy.mobility = static_cast<MobilitySet>(copy.mobility | ((passable & walking) != 0 ? walking : passable));
    m_catalog->species.push_back(std::move(copy));
    return SpeciesId(m_catalog->species.size() - 1);
}

SpeciesId Stage::target_like(SpeciesId species) {
    const SpeciesId id = copy_of(species);
    Species& target = m_catalog->species[id.index()];
    target.health = much_health;
    target.evasion = 0;
    target.tactic = idle();
    target.skills.clear();
    target.triggers.clear();
    target.immunities.clear();
    target.parts.clear();
    return id;
}

TacticId Stage::idle() {
    if (m_idle) return m_idle;
    Tactic tactic;
    tactic.id = "preview_idle";
    tactic.plans = {Plan{.kind = Plan::Kind::hold}};
    m_catalog->tactics.push_back(std::move(tactic));
    m_idle = TacticId(m_catalog->tactics.size() - 1);
    return m_idle;
}

TeamId Stage::team_of(Faction side) {
    for (const auto& [faction, team] : m_teams)
        if (faction == side) return team;
    m_teams.emplace_back(side, m_world.add_team(side));
    return m_teams.back().second;
}

EntityId Stage::add(Faction side, SpeciesId species, Point at, Direction facing, TacticId tactic) {
    const EntityId who = add_creature(m_world, *m_catalog, team_of(side), species, at, false);
    m_world.edit<Creature>(who).facing = facing;
    if (tactic) m_world.edit<AiState>(who).tactic = tactic;
    return who;
}

void Stage::finish(const TimeChoice& time) {
    Dungeon dungeon;
    dungeon.id = "preview";
    dungeon.name = "Preview";
    dungeon.time = time.time;
    dungeon.costs = time.costs;
    // One floor for each theme, because the game takes the theme from the floor's number.
    dungeon.floors.resize(std::max<std::size_t>(1, m_catalog->themes.size()));
    for (std::size_t i = 0; i < m_catalog->themes.size(); ++i) dungeon.floors[i].theme = ThemeId(i);
    m_catalog->dungeons.push_back(std::move(dungeon));
    m_dungeon = DungeonId(m_catalog->dungeons.size() - 1);
    for (std::size_t i = 0; i < m_world.roster().actors.size(); ++i)
        if (m_world.roster().actors[i].here) m_world.edit_roster().actors[i] = actor_time({m_world, *m_catalog}, EntityId(i));
}

Game Stage::game(ThemeId theme) const {
    GameState state = Game(m_catalog, {1, m_dungeon, true}, m_world).state();
    if (theme) state.floor = static_cast<int>(theme.index()) + 1;
    return Game(std::move(state));
}

}  // namespace td
