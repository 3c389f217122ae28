// For whoever wants to know why the world changed: told of each step on an action's way through the rules. Changes nothing.
#pragma once

#include <string_view>

#include "actions/action.hpp"
#include "actions/command.hpp"
#include "actions/refusal.hpp"

namespace td {

class RuleWatcher {
public:
    virtual ~RuleWatcher() = default;

    /// An action comes before the systems; `after`: it follows from one that was committed.
    virtual void proposed(const Action& action, bool after) = 0;
    /// A system that registered an interest has looked at it, whatever it did.
    virtual void seen(std::string_view system) = 0;
    virtual void cancelled(std::string_view system, const Refusal& refusal) = 0;
    /// `by` goes before all systems now, in place of the action.
    virtual void replaced(std::string_view system, const Action& by) = 0;
    /// Will be proposed once this one is committed.
    virtual void followed(std::string_view system, const Action& next) = 0;
    virtual void committed(const Action& action) = 0;
    /// It was not committed: somebody cancelled it.
    virtual void dropped(const Action& action) = 0;
    /// What somebody began earlier takes effect now, whatever becomes of it.
    virtual void fell_due(EntityId who, const Command& command) = 0;
    /// Whoever acts by itself meant to do this, which the rules do not allow now: it waits instead.
    virtual void refused(EntityId who, const Command& command, const Refusal& refusal) = 0;
};

}  // namespace td
