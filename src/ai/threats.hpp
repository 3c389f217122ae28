// Which foes could strike a creature on which tile before its next turn, and the harm that they would do. Shared by minds that wait for
// the first blow or keep out of reach, and by the map of threats that a player sees.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "ai/ai_context.hpp"
#include "rules/targets.hpp"
#include "time/turns_ahead.hpp"

namespace td::tactics {

/// A way to harm within a single turn: a plain attack, a skill with a charge left, or a weapon.
struct Blow {
    SkillId skill;
    Targeting targeting;  ///< not aimed yet
};
/// All blows of `who` that could harm a creature of another side.
std::vector<Blow> blows_of(const WorldView& view, EntityId who);

/// The turns of others between the present turn of `who`, in which it does an action of class `chosen`, and its next one; they only walk.
/// `then`: the class of an action in that next turn; the list then goes on to the turn after it.
std::vector<TurnAhead> turns_ahead(const AiContext& context, EntityId who, ActionClass chosen, std::optional<ActionClass> then = {});

/// A foe that could strike a tile.
struct Threat {
    EntityId foe;
    Moment when;    ///< the earliest possible moment
    int harm = 0;   ///< the average harm of its best blow, misses included
    int most = 0;   ///< the greatest harm of one of its blows
    int turns = 1;  ///< turns it still has when it first comes into reach
};

/// Foes have the turns given by turns_before_next(): a foe with three turns takes up to two steps and strikes in the third. Foes walk
/// round creatures hostile to them (except `who`) and through their own side, so a foe may come later than predicted but never sooner,
/// unless something moves it. Foes that sleep are no threat.
class ThreatMap {
public:
    /// The threats to `who` if it does an action of class `chosen` now, by foes that can act. `foes`: those that `who` knows of. `reach`:
    /// leaves out blows that reach farther than this many tiles.
    ///
    /// `then`: the class of an action in its next turn; the threats are then those up to the turn after it.
    ThreatMap(const AiContext& context, EntityId who, const std::vector<EntityId>& foes, ActionClass chosen, std::optional<int> reach = {},
              std::optional<ActionClass> then = {});
    /// `ahead`: the turns until the next one of `who` in which foes may act, in order.
    ThreatMap(const AiContext& context, EntityId who, const std::vector<EntityId>& foes, const std::vector<TurnAhead>& ahead,
              std::optional<int> reach = {});

    /// All threats to `who` if it is on the tile `p`, in the order of `foes`.
    std::vector<Threat> at(Point p) const;
    /// Their total average harm, minus what `who` absorbs.
    int harm_at(Point p) const;
    /// True if there is a threat, found sooner than by at().
    bool any_at(Point p) const;

private:
    struct Foe {
        EntityId id;
        std::vector<Moment> turns;
        std::vector<Blow> blows;
        std::vector<int> harms;                      ///< of each blow, on average
        std::vector<int> mosts;                      ///< of each blow that hits as hard as it can
        int longest_reach = 0;                       ///< of all blows, in tiles
        std::vector<std::pair<Point, int>> reached;  ///< tiles with the steps to each, nearest first
    };
    void find_reachable_tiles(Foe& foe) const;
    bool reaches(const Foe& foe, std::size_t blow, Point from, Point p) const;
    /// The threat without its `most` and `turns`; nothing if the foe cannot strike `p`.
    std::optional<Threat> threat_of(const Foe& foe, Point p) const;
    /// Sets its `most` and `turns`.
    void complete(Threat& threat, const Foe& foe, Point p) const;

    const AiContext& m_context;
    EntityId m_who;
    std::vector<Foe> m_foes;
};

/// Lowers the threats, in their order, until a shield has absorbed that much of their average harm, and of their greatest.
void absorb(std::vector<Threat>& threats, int absorbed);

/// The foes that strike out of turn if `who` steps on `p` now: by a trigger for foes within reach, or with a turn held for that. `now`: the
/// moment of that step. ThreatMap has the foes that come to `p` in their own turns.
std::vector<Threat> answers_at(const AiContext& context, EntityId who, const std::vector<EntityId>& foes, Point p, Moment now);

/// What a foe's begun action of several turns would do in the turn that completes it.
struct OngoingBlow {
    EntityId foe;
    std::vector<Point> tiles;    ///< sorted
    int most = 0;                ///< as in Threat, to `who`
    int turns_left = 1;          ///< of the foe, the last one included
    std::optional<Moment> when;  ///< of its last turn; nothing: not before `who` acts again

    bool reaches(Point p) const { return std::binary_search(tiles.begin(), tiles.end(), p); }
};
/// Those of `foes` that harm, if `who` does an action of class `chosen` now and nothing interrupts them. `then`: as in ThreatMap.
std::vector<OngoingBlow> ongoing_blows(const AiContext& context, EntityId who, const std::vector<EntityId>& foes, ActionClass chosen,
                                       std::optional<ActionClass> then = {});

/// Those of `foes` that answer out of turn if `who`, on its tile, hits the foe `target` with `skill`, with the greatest harm of that: by
/// triggers for being hurt or for a hurt mate, or with a turn held for that. `now`: the moment of the blow.
std::vector<Threat> answers_to_hit(const AiContext& context, EntityId who, const std::vector<EntityId>& foes, EntityId target,
                                   const Skill& skill, Moment now);

/// The average harm that `target` takes by its own triggers for being hurt, such as one for a follow-up, if a blow of `who` with these
/// effects hits it; 0: it takes none.
int harm_set_off(const AiContext& context, EntityId who, EntityId target, const std::vector<Effect>& effects);

/// The average harm that `who` takes by its own triggers, those of its statuses among them, if it takes a step now.
int harm_of_own_step(const AiContext& context, EntityId who);

/// True if a blow of `who` with these effects, if it hits, gives `target` a status with which blows do much more: who spends a charge on it
/// had better come after that.
bool is_opened_by_blow(const AiContext& context, EntityId who, EntityId target, const std::vector<Effect>& effects);

/// For each of `foes`: how many blows it could strike before the next turn of `who`, if foes do nothing else and `who` does an action of
/// class `chosen` now. Where an attack forfeits turns, these are fewer than its turns in ThreatMap. `then`: as in ThreatMap.
std::vector<int> strikes_before_next(const AiContext& context, EntityId who, const std::vector<EntityId>& foes, ActionClass chosen,
                                     std::optional<ActionClass> then = {});

/// Those of `foes` that gain a turn if `who` does what the event tells, as far as its own triggers say so: `waits`, `steps`, `skill_used`.
/// Once for each turn.
std::vector<EntityId> foes_given_turns(const AiContext& context, EntityId who, const std::vector<EntityId>& foes, TriggerEvent event);
/// How many turns these are.
inline int turns_given_to(const AiContext& context, EntityId who, const std::vector<EntityId>& foes, TriggerEvent event) {
    return static_cast<int>(foes_given_turns(context, who, foes, event).size());
}
/// True if a blow of `foe`, from where it stands, would reach and harm `who` on the tile `p`.
bool could_strike_at(const AiContext& context, EntityId foe, EntityId who, Point p);

/// True if a blow of `foe` could delay or take away a turn of its target.
bool costs_turns(const AiContext& context, EntityId foe);

/// The threat maps needed for one decision of `who`, each computed at most once.
class Threats {
public:
    /// `reach`: as in ThreatMap.
    Threats(const AiContext& context, EntityId who, std::optional<int> reach = {}) : m_context(context), m_who(who), m_reach(reach) {}

    /// The threats if `who` does an action of class `chosen` now.
    const ThreatMap& after(ActionClass chosen);
    /// True if `who`, after walking or waiting now, has its next turn before any foe in its sight.
    bool acts_before_foes();
    /// True if `foe` has a turn before the next one of `who`, if `who` acts now.
    bool has_turn_before(EntityId foe);

private:
    const std::vector<EntityId>& foes();
    const std::vector<TurnAhead>& turns_after(ActionClass chosen);

    const AiContext& m_context;
    EntityId m_who;
    std::optional<int> m_reach;
    std::optional<std::vector<EntityId>> m_foes;  ///< in sight
    std::array<std::optional<std::vector<TurnAhead>>, action_classes> m_turns;
    std::array<std::optional<ThreatMap>, action_classes> m_maps;
};

}  // namespace td::tactics
