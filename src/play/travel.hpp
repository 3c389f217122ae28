// The way over known ground to a tile, a step at a time, as long as nothing new comes into sight.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/game.hpp"
#include "space/distance_field.hpp"

namespace td {

class Travel {
public:
    /// For the awaited actor. It keeps out of what would harm or slow it, unless the goal lies in it.
    Travel(const Game& game, Point goal);

    /// The next step; nothing when it has arrived, when no known way leads there, or when the way ends for now.
    std::optional<Direction> next_step() const;
    /// All steps from here to the goal; empty when there is no way.
    std::vector<Point> path() const;
    /// Why no way leads there, as a sentence; empty where one does.
    std::string obstacle() const;

private:
    bool passable(Point p) const;

    const Game* m_game;
    EntityId m_who;
    Point m_goal;
    DistanceField m_field;
};

/// Where the player's side knows of stairs; nothing: nowhere yet.
std::optional<Point> stairs_seen(const Game& game);

/// Are foes of the player's side in its sight?
bool foes_in_sight(const Game& game);

}  // namespace td
