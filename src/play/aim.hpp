// Choosing where a skill, an item or a throw goes: a direction or a tile. Knows neither keys nor the window.
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
    /// `draft`: a command of the awaited actor whose direction or aim is still open. Begins with the likeliest target: what harms
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
    /// Why no aim would reach this creature.
    enum class Unreached : std::uint8_t { unseen, not_meant, out_of_range, not_in_line };
    /// At this creature, wherever it stands; else why that cannot be, and nothing has changed.
    std::optional<Unreached> point_at_creature(EntityId who);
    /// The creatures that it could be aimed at.
    std::vector<EntityId> aimable() const;
    /// The creature that it is aimed at; {} where it reaches none.
    EntityId aimed_at() const;
    /// Does it change when its targets have their turns?
    bool moves_turns() const;
    /// To the creature that comes next after the one aimed at, `step` 1 or -1, in `order`, of those that can be aimed at.
    void cycle_in(const std::vector<EntityId>& order, int step);
    /// The next target there is (`step` 1), or the one before (-1).
    void cycle(int step);

private:
    enum class Kind : std::uint8_t { fixed, direction, tile };

    struct Choice {
        Direction direction = Direction::south;
        Point tile;  ///< the own one where only the direction counts
    };
    /// The draft with that aim.
    Command command_with(const Choice& aim) const;
    void choose_kind();
    bool is_refused(const Command& command) const;
    bool is_within_reach(Point tile) const;
    void find_targets();
    void choose_target();
    void refresh();
    /// What it would do; null where it is no action of effects.
    std::optional<EffectPreview> effect_preview_of(const Choice& aim) const;
    bool hits(const Choice& aim) const;
    bool revives(const EffectPreview& preview) const;
    bool reaches(const Choice& aim, EntityId who) const;
    std::optional<Choice> choice_for(EntityId who) const;
    std::size_t non_foes_harmed(const Choice& aim) const;
    /// By which targets are offered, the lowest first.
    struct Rank {
        int fitness = 3;  ///< of the best target reached: 0 meant, 1 indifferent, 2 unwanted, 3 no target
        int harmed = 0;   ///< creatures that are not foes
        int distance = 0;
        friend auto operator<=>(const Rank&, const Rank&) = default;
    };
    Rank rank(const Choice& aim) const;
    /// The tile beside the one aimed at from which fewer are harmed who are no foes, and its own target still is.
    Choice spared(const Choice& aim) const;
    bool harms_no_foe(const Choice& aim) const;
    std::optional<Choice> harmless_start() const;
    Point here() const;

    const Game& m_game;
    RefusalOf m_refusal;
    Command m_draft;
    Choice m_aim;
    Command m_command;  ///< the draft with `m_aim`
    Kind m_kind = Kind::direction;
    Area m_area{Shape::self, 0, 0};  ///< of what is used, or of a plain attack
    Audience m_audience = Audience::foes;
    std::vector<Choice> m_targets;  ///< one for each target, the fittest first
    std::size_t m_target = 0;
    std::vector<Point> m_reached;
};

/// The sentence for it: "Hedda is out of range."
std::string why_unreached(Aim::Unreached why, std::string_view name, const Catalog& catalog);

/// The name of the skill or item that `command` of the awaited creature is about; empty for all other commands.
std::string name_of_aimed(const Game& game, const Command& command);

}  // namespace td
