// Which foes could strike a creature on which tile before it has its next turn, and what that would cost. One answer for the minds that
// wait for the first blow or keep out of reach, and for the map of threats that a player sees.
// Source: "Turn Time Systems", what a creature has to reckon with before its next turn.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "ai/ai_context.hpp"
#include "rules/targets.hpp"
#include "time/turns_ahead.hpp"

namespace td::tactics {

/// One way in which a creature can harm in a single turn: its plain attack, a skill with a charge left, or a weapon.
struct Blow {
    SkillId skill;
    Targeting targeting;  ///< at no tile yet
};
/// The blows of `who` that could harm a creature of another side.
std::vector<Blow> blows_of(const WorldView& view, EntityId who);

/// A foe that could strike a tile.
struct Threat {
    EntityId foe;
    Moment when;   ///< at the earliest
    int harm = 0;  ///< of its best blow, in points of health on average, chance to miss counted
};

/// The turns of foes count as in turns_before_next(): a foe with three turns takes up to two steps and strikes in the third. The way of a
/// foe goes round creatures hostile to it but `who`, and through those of its own side, so it may come later than told, never sooner,
/// unless something moves it. Foes that sleep or cannot act are no threat.
class ThreatMap {
public:
    /// For `who`, were it to do an action of the class `chosen` now. `foes`: those that `who` knows of. `reach`: blows that reach further
    /// than so many tiles are left out; nothing: none is.
    ThreatMap(const AiContext& context, EntityId who, const std::vector<EntityId>& foes, ActionClass chosen, std::optional<int> reach = {});

    /// All threats to `who` on the tile `p`, in the order of `foes`.
    std::vector<Threat> at(Point p) const;
    /// The same, added up: points of health on average.
    int harm_at(Point p) const;

private:
    struct Foe {
        EntityId id;
        std::vector<Moment> turns;
        std::vector<Blow> blows;
        std::vector<int> harms;                      ///< of each blow
        int longest_reach = 0;                       ///< of all blows, in tiles
        std::vector<std::pair<Point, int>> reached;  ///< tiles, and the steps to each, the nearest first
    };
    void find_way(Foe& foe) const;
    std::optional<Threat> threat_of(const Foe& foe, Point p) const;

    const AiContext& m_context;
    EntityId m_who;
    std::vector<Foe> m_foes;
};

/// The maps that one decision of `who` asks for, each made once.
class Threats {
public:
    /// `reach`: as in ThreatMap.
    Threats(const AiContext& context, EntityId who, std::optional<int> reach = {}) : m_context(context), m_who(who), m_reach(reach) {}

    /// Were `who` to do an action of the class `chosen` now.
    const ThreatMap& after(ActionClass chosen);
    /// Would `who`, were it to walk or wait now, be asked again before any foe in its sight?
    bool acts_again();

private:
    const AiContext& m_context;
    EntityId m_who;
    std::optional<int> m_reach;
    std::array<std::optional<ThreatMap>, action_classes> m_maps;
};

}  // namespace td::tactics
