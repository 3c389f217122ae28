// Told of what a turn loop does, while it does it. Changes nothing; whatever it does not want to know is left to the empty functions here.
#pragma once

#include <optional>

#include "actions/command.hpp"
#include "actions/event.hpp"
#include "catalog/tactic.hpp"
#include "game/phase.hpp"
#include "rules/watcher.hpp"
#include "time/time_event.hpp"

namespace td {

struct AnnouncedTurn;

class Observer {
public:
    virtual ~Observer() = default;

    virtual void phase_begins(Phase) {}
    virtual void happened(Event&&) {}
    /// A turn begins. Once for each action that is asked for.
    virtual void turn_announced(const AnnouncedTurn&) {}
    /// The action that `who` began earlier takes effect now.
    virtual void action_due(EntityId /*who*/) {}
    /// A weapon of `who` fires by itself now.
    virtual void weapon_due(EntityId /*who*/, ItemId /*weapon*/) {}
    /// A turn that `who` held is lost: what it waited for has not happened.
    virtual void held_turn_lapsed(EntityId /*who*/, Moment /*when*/) {}
    /// What is done in this turn; nothing if the actor loses it. Told again if the rules make something else of it.
    virtual void command_chosen(const std::optional<Command>&) {}
    /// The plan of its tactic that the AI-controlled actor follows; null: none of them. It points into the catalog.
    virtual void plan_followed(const Plan*) {}
    /// The time system is about to be told of an action of `who`, which it has begun or done.
    virtual void action_paid(EntityId /*who*/, ActionCost) {}
    /// A round is over, and the time system still knows who missed turns in it.
    virtual void round_ends() {}
    /// Told why the world changes; null if that is not of interest.
    virtual RuleWatcher* rule_watcher() { return nullptr; }
};

}  // namespace td
