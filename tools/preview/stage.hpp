// A small room with creatures in it, for showing one definition in a real game. The creatures are stand-ins: copies of species that are
// added to a copy of the content, so that the content itself stays as it is. Knows neither files nor the window.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "game/game.hpp"
#include "tools/preview/time_choice.hpp"

namespace td {

/// The main dungeon of the content, or the first; none: it has no dungeons.
DungeonId main_dungeon(const Catalog& catalog);
/// The species of the leader of that dungeon's party; without a dungeon the first species. Precondition: there is a species.
SpeciesId hero_of(const Catalog& catalog);

/// All themes of the content, first those of floors on which the species is met.
struct ThemesOfSpecies {
    std::vector<ThemeId> themes;
    std::size_t own = 0;  ///< how many of them are themes of such floors
};
ThemesOfSpecies themes_of(const Catalog& catalog, SpeciesId species);

class Stage {
public:
    /// A room of `width` x `height` tiles, the walls around it included, of terrain on which `guest_of_honour` can stand.
    Stage(const Catalog& content, int width, int height, SpeciesId guest_of_honour);

    Catalog& catalog() { return *m_catalog; }
    const Catalog& catalog() const { return *m_catalog; }
    World& world() { return m_world; }
    TerrainId ground() const { return m_ground; }

    /// A copy of the species that sees the whole room, stands on all ground, and whose triggers, skills and AI are still its own.
    SpeciesId copy_of(SpeciesId species);
    /// A copy that does nothing by itself and survives a lot: a target.
    SpeciesId target_like(SpeciesId species);
    /// The tactic of creatures that do nothing.
    TacticId idle();

    /// The first creature of the player's side leads it, and is asked for commands. `tactic`: none: that of its species.
    EntityId add(Faction side, SpeciesId species, Point at, Direction facing, TacticId tactic = {});
    /// The room as the first floor of a run that nothing wins, with this time system and what actions cost under it. Call once, at the end.
    /// Precondition: the player's side has a creature.
    void finish(const TimeChoice& time = {});

    /// A run in that room as it was when it was finished, in that theme. Precondition: finish() was called.
    Game game(ThemeId theme) const;

private:
    TeamId team_of(Faction side);

    std::shared_ptr<Catalog> m_catalog;
    World m_world;
    TerrainId m_ground;
    TacticId m_idle;
    std::vector<std::pair<Faction, TeamId>> m_teams;
    DungeonId m_dungeon;
};

}  // namespace td
