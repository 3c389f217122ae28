// Receives what a turn loop does, as it happens. Changes nothing. The functions here do nothing; override those that matter.
#pragma once

#include <optional>

#include "actions/command.hpp"
#include "actions/event.hpp"
#include "catalog/tactic.hpp"
#include "game/state/phase.hpp"
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
    /// An autonomous weapon of `who` fires now.
    virtual void weapon_due(EntityId /*who*/, ItemId /*weapon*/) {}
    /// A turn that `who` held is lost, because what it waited for has not happened.
    virtual void held_turn_lapsed(EntityId /*who*/, Moment /*when*/) {}
    /// The command of this turn; nothing if the actor loses it. Called again if the rules replace it.
    virtual void command_chosen(const std::optional<Command>&) {}
    /// The plan that the AI-controlled actor follows; null: none. It points into the catalog.
    virtual void plan_followed(const Plan*) {}
    /// An action of `who`, begun or done, is about to be reported to the time system.
    virtual void action_paid(EntityId /*who*/, ActionCost) {}
    /// A round has ended, and the time system still knows who missed turns in it.
    virtual void round_ends() {}
    /// Receives why the world changes; null if that does not matter.
    virtual RuleWatcher* rule_watcher() { return nullptr; }
};

}  // namespace td
