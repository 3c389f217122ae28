// A small room with creatures, for showing one definition in a real game. The creatures use copies of species, added to a copy of the
// content, so that the content itself stays unchanged. Knows neither files nor the window.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "game/run/game.hpp"
#include "tools/preview/time_choice.hpp"

namespace td {

/// The content's main dungeon, or else the first; none if it has no dungeons.
DungeonId main_dungeon(const Catalog& catalog);
/// The species of that dungeon's party leader; without a dungeon, the first species. Precondition: there is a species.
SpeciesId hero_of(const Catalog& catalog);

/// All themes of the content, starting with those of floors where the species occurs.
struct ThemesOfSpecies {
    std::vector<ThemeId> themes;
    std::size_t own = 0;  ///< number of themes of such floors
};
ThemesOfSpecies themes_of(const Catalog& catalog, SpeciesId species);

class Stage {
public:
    /// A room of `width` x `height` tiles including walls, with terrain on which `guest_of_honour` can stand.
    Stage(const Catalog& content, int width, int height, SpeciesId guest_of_honour);

    Catalog& catalog() { return *m_catalog; }
    const Catalog& catalog() const { return *m_catalog; }
    World& world() { return m_world; }
    TerrainId ground() const { return m_ground; }

    /// A copy of the species that sees the whole room and can stand anywhere, with its own triggers, skills and AI.
    SpeciesId copy_of(SpeciesId species);
    /// A copy that does nothing on its own and survives a lot, to be a target.
    SpeciesId target_like(SpeciesId species);
    /// The tactic of creatures that do nothing.
    TacticId idle();

    /// Adds a creature. The first one of the player's side leads it and needs commands. `tactic`: none: the species' own.
    EntityId add(Faction side, SpeciesId species, Point at, Direction facing, TacticId tactic = {});
    /// Makes the room the first floor of a run that cannot be won, with this time system and its action costs. Call once, at the end.
    /// Precondition: the player's side has a creature.
    void finish(const TimeChoice& time = {});

    /// A run in the finished room, in that theme. Precondition: finish() was called.
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
