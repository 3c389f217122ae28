// What the orders of the player (world/companion_orders.hpp) keep a creature from, and the steps that they make it take. The one place
// where they are read for decisions: everything that yields a command asks it.
//
// provoke: an awake foe beside a creature provokes it, and so does a foe that has struck it since the round began. close blow: one of a
// foe in sight that reaches two tiles at the most. need: an ally of its team on the floor, or the creature itself, has less
// than `need_percent` of its health, or lies fallen; or an awake foe in sight has half as much health again as it has at its best.
#pragma once

#include <optional>
#include <vector>

#include "actions/command.hpp"
#include "ai/threats.hpp"

namespace td::tactics {

inline constexpr int need_percent = 35;

class OrderCheck {
public:
    /// `strict_focus`: nothing is to be done to foes that does not reach this one; none: no such foe.
    OrderCheck(const AiContext& context, EntityId who, EntityId strict_focus = {});

    bool has(CompanionOrder order) const { return m_orders && m_orders->has(order); }
    /// Do the orders, permissions or vetoes keep it from this command?
    bool forbids(const Command& command);
    /// The same of all that it could do with the skill or the item.
    bool forbids(SkillId skill);
    bool forbids(ItemId item);
    /// The command, unless they keep it from that.
    std::optional<Command> permitted(std::optional<Command> command) { return command && !forbids(*command) ? command : std::nullopt; }
    /// Is it to go for no foe?
    bool holds_fire() const { return has(CompanionOrder::hold_fire); }
    bool is_in_need();
    /// The foe that it was told to go for, as long as that is alive and in sight; else none.
    EntityId focus() const;
    /// The step that an order makes it take before it thinks of anything else: back to the leader, or out of the reach of close blows.
    std::optional<Command> ordered_step();

private:
    bool provokes(EntityId foe) const;
    bool forbids_step(Point to);
    /// Would it, told to hold fire, be ready to strike at those who come near, before a foe provokes it?
    bool forbids_readiness(const Command& command) const;
    /// Is it kept from doing something to those whom the command would reach?
    bool forbids_targets(const Command& command);
    Threats& close_threats();

    const AiContext& m_context;
    EntityId m_who;
    EntityId m_strict_focus;
    const CompanionOrders* m_orders;  ///< null: it was told nothing
    std::optional<Threats> m_close_threats;
    std::optional<bool> m_is_in_need;
};

/// Whom and what the command of `who` would reach: creatures that it means, and those who stand on ground that it changes.
std::vector<EntityId> reached_by(const WorldView& view, EntityId who, const Command& command);
/// The veto that would keep `who` from this command, and from the like of it: the same skill, item or blow at the same creature, a step to
/// the same tile, or any other command of that kind.
Veto veto_on(const WorldView& view, EntityId who, const Command& command);
/// Does `veto` keep `who` from `command`?
bool is_vetoed(const WorldView& view, EntityId who, const Veto& veto, const Command& command);
/// Has `who` come back to the leader: at most one step away, or, called back, queued next to a companion that has come back and is nearer?
/// True for the leader itself, and for a creature without a leader or not on the floor.
bool is_back(const AiContext& context, EntityId who);

}  // namespace td::tactics
