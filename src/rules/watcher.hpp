// An observer of the resolver, for traces: notified of each step of an action on its way through the rules. Changes nothing.
#pragma once

#include <string_view>

#include "actions/action.hpp"
#include "actions/command.hpp"
#include "actions/refusal.hpp"

namespace td {

class RuleWatcher {
public:
    virtual ~RuleWatcher() = default;

    /// An action is proposed; `after`: it is a follow-up of a committed one.
    virtual void proposed(const Action& action, bool after) = 0;
    /// A system with an interest in this kind of action has seen it.
    virtual void seen(std::string_view system) = 0;
    virtual void cancelled(std::string_view system, const Refusal& refusal) = 0;
    /// The action was replaced by `by`, which passes all systems from the first.
    virtual void replaced(std::string_view system, const Action& by) = 0;
    /// A follow-up was proposed for after the commit of this action.
    virtual void followed(std::string_view system, const Action& next) = 0;
    virtual void committed(const Action& action) = 0;
    /// The action was cancelled and not committed.
    virtual void dropped(const Action& action) = 0;
    /// A delayed action, begun earlier, takes effect now.
    virtual void fell_due(EntityId who, const Command& command) = 0;
    /// An AI-controlled creature chose this action, which the rules refuse now: it waits instead.
    virtual void refused(EntityId who, const Command& command, const Refusal& refusal) = 0;
};

}  // namespace td
