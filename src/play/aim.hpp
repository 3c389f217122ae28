// Aims a skill, an item or a throw at a direction or a tile. Knows neither keys nor the window.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/run/effect_preview.hpp"

namespace td {

class Aim {
public:
    /// `draft`: a command of the awaited creature whose direction or tile is still open. Starts at the likeliest target: for harm the
    /// nearest foe it reaches, or else a place where it harms no friend; for help the nearest ally.
    /// `refusal`: a faster replacement for Game::would_refuse(), if the caller has one.
    using RefusalOf = std::function<std::optional<Refusal>(const Command&)>;
    Aim(const Game& game, const Command& draft, RefusalOf refusal = {});

    /// The command with the current aim.
    const Command& command() const { return m_command; }
    /// The tiles it would reach.
    const std::vector<Point>& reached() const { return m_reached; }
    /// The chosen tile, or the first in the chosen direction; nothing if there is nothing to choose.
    std::optional<Point> cursor() const;
    /// True if there is nothing to choose: it takes effect around its doer.
    bool is_fixed() const { return m_kind == Kind::fixed; }

    /// Turns in that direction, or moves the chosen tile by a step.
    void move(Direction direction);
    /// Aims at the tile or towards it; false, without a change, if it is out of reach.
    bool point_at(Point tile);
    /// Why no aim reaches a creature.
    enum class Unreached : std::uint8_t { unseen, not_meant, out_of_range, not_in_line };
    /// Aims at this creature; returns why that is impossible, without a change.
    std::optional<Unreached> point_at_creature(EntityId who);
    /// The creatures it could be aimed at.
    std::vector<EntityId> aimable() const;
    /// The creature it is aimed at; {} if it reaches none.
    EntityId aimed_at() const;
    /// True if it changes when its targets have their turns.
    bool moves_turns() const;
    /// Aims at the next (`step` 1) or previous (-1) possible target in `order`.
    void cycle_in(const std::vector<EntityId>& order, int step);
    /// Aims at the next target (`step` 1) or the previous one (-1).
    void cycle(int step);

private:
    enum class Kind : std::uint8_t { fixed, direction, tile };

    struct Choice {
        Direction direction = Direction::south;
        Point tile;  ///< the doer's own tile if only the direction matters
    };
    /// The draft with this aim.
    Command command_with(const Choice& aim) const;
    /// Sets area, audience, and what is to be chosen, by what the draft uses.
    void choose_kind();
    bool is_refused(const Command& command) const;
    bool is_within_reach(Point tile) const;
    void find_targets();
    void choose_target();
    void refresh();
    /// The effects it would have; nothing if the command has no effects.
    std::optional<EffectPreview> effect_preview_of(const Choice& aim) const;
    bool hits(const Choice& aim) const;
    bool revives(const EffectPreview& preview) const;
    bool reaches(const Choice& aim, EntityId who) const;
    std::optional<Choice> choice_for(EntityId who) const;
    std::size_t non_foes_harmed(const Choice& aim) const;
    /// Orders the targets, lowest first.
    struct Rank {
        int fitness = 3;  ///< of the best target reached: -1 to be revived, 0 intended, 1 neutral, 2 unwanted, 3 no target
        int harmed = 0;   ///< number of harmed creatures that are not foes
        int health = 0;   ///< percent that the target has left, if it would be healed: the most wounded comes first
        int distance = 0;
        friend auto operator<=>(const Rank&, const Rank&) = default;
    };
    Rank rank(const Choice& aim) const;
    /// The aim at a nearby tile that still reaches the target but harms the fewest creatures that are not foes.
    Choice aim_sparing_others(const Choice& aim) const;
    bool harms_only_others(const Choice& aim) const;
    std::optional<Choice> harmless_start() const;
    Point here() const;

    const Game& m_game;
    RefusalOf m_refusal;
    Command m_draft;
    Choice m_aim;
    Command m_command;  ///< the draft with `m_aim`
    Kind m_kind = Kind::direction;
    Area m_area{Shape::self, 0, 0};  ///< of the skill, item or plain attack
    Audience m_audience = Audience::foes;
    std::vector<Choice> m_targets;  ///< one per target, best first
    std::size_t m_target = 0;
    std::vector<Point> m_reached;
};

/// The reason as a sentence: "Hedda is out of range."
std::string why_unreached(Aim::Unreached why, std::string_view name, const Catalog& catalog);

/// The name of the skill or item of `command`; empty for other commands.
std::string name_of_aimed(const Game& game, const Command& command);

}  // namespace td
