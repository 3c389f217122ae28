// Choosing where a skill, an item or a throw goes: a direction, a tile or a neighbour. Knows neither keys nor the window.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/game.hpp"

namespace td {

class Aim {
public:
    /// `draft`: a command of the awaited actor whose direction, aim or target is still open. Begins with the likeliest target.
    Aim(const Game& game, const Command& draft);

    /// What would be done if it were confirmed now.
    const Command& command() const { return m_command; }
    /// Tiles it would reach.
    const std::vector<Point>& reached() const { return m_reached; }
    /// The chosen tile, or the first one in the chosen direction; nothing where there is nothing to choose.
    std::optional<Point> cursor() const;
    /// There is nothing to choose: it goes off around its doer.
    bool fixed() const { return m_kind == Kind::fixed; }

    /// Turns that way, or moves the chosen tile a step.
    void move(Direction direction);
    /// Towards this tile, or the tile itself.
    void point_at(Point tile);
    /// The next target there is (`step` 1), or the one before (-1).
    void cycle(int step);

private:
    enum class Kind : std::uint8_t { fixed, direction, tile, neighbour };

    void choose_kind();
    void find_targets();
    void refresh();
    std::vector<Point> tiles_for(const Command& command, bool& hits) const;
    Area area() const;
    Audience audience() const;
    Point here() const;

    const Game& m_game;
    Command m_command;
    Kind m_kind = Kind::direction;
    std::vector<Command> m_targets;  ///< the command once for each target, nearest first
    std::size_t m_target = 0;
    std::vector<Point> m_reached;
};

}  // namespace td
