// What a reactive system sees of a proposed action, and what it may do about it. Vocabulary of the room: an action is proposed; the
// reactive systems see it in the order of the rulebook and may cancel, amend or replace it, or propose follow-ups; the resolver runs
// them and commits the result; an effect is what an author wrote, turned into actions (effects.hpp); a trigger waits for an event and
// has effects (triggers.hpp); upkeep and continuous systems propose what time brings (upkeep.hpp).
// Source: resources/docs/rules.md, "How the world changes".
#pragma once

#include <bitset>
#include <cassert>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "actions/action.hpp"
#include "actions/refusal.hpp"
#include "base/dice.hpp"
#include "catalog/trigger_source.hpp"
#include "world/world_view.hpp"

namespace td {

/// An action on its way through the systems. Cancelled ones are still shown to the later systems, marked as cancelled.
class Reaction {
public:
    Reaction(const WorldView& view, const AwaitedEvents& awaited, Dice& dice, Action action)
        : m_view(view), m_awaited(awaited), m_dice(dice), m_action(std::move(action)) {}

    const WorldView& view() const { return m_view; }
    const World& world() const { return m_view.world; }
    const Catalog& catalog() const { return m_view.catalog; }
    /// True if a trigger waits for the event, here or anywhere in this dungeon. Quick: for events that may happen to many creatures.
    bool is_awaited(TriggerEvent event) const { return m_awaited.contains(event, world().surroundings().dungeon); }
    Dice& dice() { return m_dice; }

    const Action& action() const { return m_action; }
    /// Null when the action is of another kind.
    template <class Kind>
    const Kind* as() const {
        return std::get_if<Kind>(&m_action);
    }

    bool cancelled() const { return m_refusal.has_value(); }
    const std::optional<Refusal>& refusal() const { return m_refusal; }
    /// Cancels the action; of several reasons the first counts.
    void cancel(Refusal refusal) {
        if (!m_refusal) m_refusal = refusal;
    }
    /// Replaces the action by another, which passes all systems from the first.
    void replace(Action other) { m_replacement = std::move(other); }
    /// Completes the action (for instance its targets) without starting over. Precondition: `filled` is of the same kind.
    void amend(Action filled) {
        assert(filled.index() == m_action.index());
        m_action = std::move(filled);
    }
    /// Proposes another action for after this one is committed, before the next turn; dropped if this one is cancelled.
    void follow(Action next) { m_follow_ups.push_back(std::move(next)); }
    void follow_all(std::vector<Action> next) {
        for (Action& action : next) follow(std::move(action));
    }

    /// The action, once no system sees it any more.
    Action take_action() { return std::move(m_action); }
    std::optional<Action>& replacement() { return m_replacement; }
    std::vector<Action>& follow_ups() { return m_follow_ups; }
    const std::optional<Action>& replacement() const { return m_replacement; }
    const std::vector<Action>& follow_ups() const { return m_follow_ups; }

private:
    WorldView m_view;
    const AwaitedEvents& m_awaited;
    Dice& m_dice;
    Action m_action;
    std::optional<Refusal> m_refusal;
    std::optional<Action> m_replacement;
    std::vector<Action> m_follow_ups;
};

/// Kinds of action; bit n: the n-th alternative of AnyAction.
using ActionKinds = std::bitset<std::variant_size_v<AnyAction>>;

/// One rule of the game, as rulebook.cpp makes it from a System. It reads the world and proposes actions; it never writes.
struct ReactiveSystem {
    std::string_view name;  ///< for traces, and the name under which content orders the systems
    ActionKinds interests;  ///< the kinds that it looks at, cancelled or not
    void (*react)(Reaction&) = nullptr;
};

}  // namespace td
