// A journey over known ground to a tile, one step at a time.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/run/game.hpp"
#include "space/distance_field.hpp"

namespace td {

class Travel {
public:
    /// For the awaited creature. Avoids ground that would harm or slow it, except at the goal.
    Travel(const Game& game, Point goal);

    /// The next step; nothing if it has arrived or no known way leads there.
    std::optional<Direction> next_step() const;
    /// All tiles from here to the goal; empty if there is no way.
    std::vector<Point> path() const;
    /// A sentence on why no way leads there; empty if one does.
    std::string obstacle() const;

private:
    bool passable(Point p) const;

    const Game* m_game;
    EntityId m_who;
    Point m_goal;
    DistanceField m_field;
};

/// True if the player's side sees a foe.
bool foes_in_sight(const Game& game);

}  // namespace td
