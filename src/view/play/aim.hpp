// Choosing where a skill, an item or a throw goes: a direction, a tile or a neighbour. Knows neither keys nor the window.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/effect_preview.hpp"

namespace td {

class Aim {
public:
    /// `draft`: a command of the awaited actor whose direction, aim or target is still open. Begins with the likeliest target: what harms
    /// with the nearest foe that it reaches, or where it harms no friend; what helps with the nearest of its own side.
    /// `refusal`: why a command would be refused, if the caller knows a quicker way to tell than Game::would_refuse.
    using RefusalOf = std::function<std::optional<Refusal>(const Command&)>;
    Aim(const Game& game, const Command& draft, RefusalOf refusal = {});

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
    /// Towards this tile, or the tile itself; false, and nothing has changed, if that is out of reach.
    bool point_at(Point tile);
    /// The next target there is (`step` 1), or the one before (-1).
    void cycle(int step);

private:
    enum class Kind : std::uint8_t { fixed, direction, tile, neighbour };

    void choose_kind();
    bool is_refused(const Command& command) const;
    void find_targets();
    void choose_target();
    void refresh();
    /// What it would do; null where it is no action of effects.
    std::optional<EffectPreview> effect_preview_of(const Command& command) const;
    bool hits(const Command& command) const;
    /// By which targets are offered, the lowest first.
    struct Rank {
        int fitness = 3;  ///< of the best target reached: 0 meant, 1 indifferent, 2 unwanted, 3 no target
        int harmed = 0;   ///< creatures that are not foes
        int distance = 0;
        friend auto operator<=>(const Rank&, const Rank&) = default;
    };
    Rank rank(const Command& command) const;
    /// The tile beside the one aimed at from which fewer are harmed who are no foes, and its own target still is.
    Command spared(const Command& command) const;
    bool harms_no_foe(const Command& command) const;
    std::optional<Command> harmless_start() const;
    Area area() const;
    Audience audience() const;
    Point here() const;

    const Game& m_game;
    RefusalOf m_refusal;
    Command m_command;
    Kind m_kind = Kind::direction;
    std::vector<Command> m_targets;  ///< the command once for each target, the fittest first
    std::size_t m_target = 0;
    std::vector<Point> m_reached;
};

/// The name of the skill or item that `command` of the awaited creature is about; empty for all other commands.
std::string name_of_aimed(const Game& game, const Command& command);

}  // namespace td
