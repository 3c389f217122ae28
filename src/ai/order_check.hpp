// What the player's orders (world/companion_orders.hpp) forbid a creature, and the steps that they make it take. The only place
// that reads them for decisions: everything that yields a command asks it.
//
// provoke: an awake foe beside a creature provokes it, and so does a foe that struck it in this round. close blow: a blow of a foe in
// sight that reaches at most two tiles. need: the creature, or an ally of its team on the floor, has less than `need_percent` of its
// health or has fallen; or an awake foe in sight has at least one and a half times the creature's maximum health.
#pragma once

#include <optional>
#include <vector>

#include "actions/command.hpp"
#include "ai/threats.hpp"

namespace td::tactics {

inline constexpr int need_percent = 35;

class OrderCheck {
public:
    /// `strict_focus`: forbids attacks that do not reach this foe; none: no such limit.
    OrderCheck(const AiContext& context, EntityId who, EntityId strict_focus = {});

    bool has(CompanionOrder order) const { return m_orders && m_orders->has(order); }
    /// True if orders, permissions or vetoes forbid this command.
    bool forbids(const Command& command);
    /// True if they forbid every use of the skill or item.
    bool forbids(SkillId skill);
    bool forbids(ItemId item);
    /// The command, unless they forbid it.
    std::optional<Command> permitted(std::optional<Command> command) { return command && !forbids(*command) ? command : std::nullopt; }
    /// True if it was ordered to attack nobody.
    bool holds_fire() const { return has(CompanionOrder::hold_fire); }
    bool is_in_need();
    /// The foe that it was ordered to focus, while that foe is alive and in sight; else none.
    EntityId focus() const;
    /// The step that an order demands before anything else: back to the leader, or out of reach of close blows.
    std::optional<Command> ordered_step();

private:
    bool provokes(EntityId foe) const;
    bool forbids_step(Point to);
    /// True if the command readies a blow at whoever comes near, and no foe has provoked it. For creatures ordered to hold fire.
    bool forbids_readiness(const Command& command) const;
    /// True if it may not attack the creatures that the command would reach.
    bool forbids_targets(const Command& command);
    Threats& close_threats();

    const AiContext& m_context;
    EntityId m_who;
    EntityId m_strict_focus;
    const CompanionOrders* m_orders;  ///< null: it has no orders
    std::optional<Threats> m_close_threats;
    std::optional<bool> m_is_in_need;
};

/// The creatures that the command of `who` would reach: its targets, and those on ground that it changes.
std::vector<EntityId> reached_by(const WorldView& view, EntityId who, const Command& command);
/// True if the command makes someone strike at foes that come near or go away, outside its turns.
bool readies_blow(const WorldView& view, EntityId who, const Command& command);
/// The veto that forbids `who` this command and similar ones: the same skill, item or blow at the same creature, a step to the same
/// tile, or any other command of that kind.
Veto veto_on(const WorldView& view, EntityId who, const Command& command);
/// True if `veto` forbids `who` the command.
bool is_vetoed(const WorldView& view, EntityId who, const Veto& veto, const Command& command);
/// True if `who` is back at the leader: at most one step away, or, if called back, queued behind a companion that is back.
/// Also true for the leader itself, and for a creature without a leader or not on the floor.
bool is_back(const AiContext& context, EntityId who);

}  // namespace td::tactics
