// The strategies of the turn loop: real turns, turns rehearsed for a forecast, and turns that a creature imagines.
#pragma once

#include "game/floor/turn_strategy.hpp"

namespace td {

class Thoughts;

/// The game itself.
class RealTurns final : public TurnStrategy {
public:
    RealTurns() = default;
    /// The loop stops at turns of `asked`, although it decides for itself.
    explicit RealTurns(EntityId asked) : m_asked(asked) {}
    /// `thoughts` receives or recalls what is decided; null: that is thought and forgotten. It must outlive the turns.
    explicit RealTurns(Thoughts* thoughts) : m_thoughts(thoughts) {}

    bool lets_decide(const GameState&, EntityId) const override { return true; }
    bool asks_anyway(EntityId who) const override { return who == m_asked; }
    bool action_is_open() const override { return false; }
    tactics::Decision decide(GameState& state, EntityId who) const override;
    EntityId creature_in_next_step(const GameState& state, EntityId who, MayStillAct may_still_act) const override;
    bool judges() const override { return true; }
    bool teams_arrive() const override { return true; }
    bool enters_next_floor() const override { return true; }
    bool pauses() const override { return true; }
    bool weapons_hit() const override { return true; }
    bool creatures_notice() const override { return true; }
    bool updates_sight() const override { return true; }

private:
    EntityId m_asked;
    Thoughts* m_thoughts = nullptr;
};

/// A rehearsal, as the forecast plays it: only the order of turns counts. All creatures are asked for their commands, but companions may
/// decide for themselves; for that, sight is kept up to date.
class RehearsedTurns final : public TurnStrategy {
public:
    bool companions_decide = false;
    EntityId asked_companion;  ///< is asked for its command although companions decide
    bool next_action_is_open = false;

    bool lets_decide(const GameState& state, EntityId who) const override;
    bool asks_anyway(EntityId who) const override { return who == asked_companion; }
    bool action_is_open() const override { return next_action_is_open; }
    tactics::Decision decide(GameState& state, EntityId who) const override;
    EntityId creature_in_next_step(const GameState& state, EntityId who, MayStillAct may_still_act) const override;
    bool judges() const override { return false; }
    bool teams_arrive() const override { return false; }
    bool enters_next_floor() const override { return false; }
    bool pauses() const override { return false; }
    bool weapons_hit() const override { return false; }
    bool creatures_notice() const override { return false; }
    bool updates_sight() const override { return companions_decide; }
};

/// Turns in the mind of a creature that looks ahead: as real ones, except that all follow their tactics without looking ahead, nothing is
/// judged and no team arrives.
class ImaginedTurns final : public TurnStrategy {
public:
    EntityId planner;            ///< looks ahead in its imagined turns as well; none: nobody does
    EntityId retreating_leader;  ///< goes on drawing back from its foes, as its player has begun to; none: nobody does

    bool lets_decide(const GameState&, EntityId) const override { return true; }
    bool asks_anyway(EntityId) const override { return false; }
    bool action_is_open() const override { return false; }
    tactics::Decision decide(GameState& state, EntityId who) const override;
    EntityId creature_in_next_step(const GameState& state, EntityId who, MayStillAct may_still_act) const override;
    bool judges() const override { return false; }
    bool teams_arrive() const override { return false; }
    bool enters_next_floor() const override { return true; }
    bool pauses() const override { return false; }
    bool weapons_hit() const override { return true; }
    bool creatures_notice() const override { return true; }
    bool updates_sight() const override { return true; }
};

}  // namespace td
