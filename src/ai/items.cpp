#include "ai/items.hpp"

#include <algorithm>

#include "ai/order_check.hpp"
#include "ai/utility.hpp"

namespace td::tactics {

namespace {

constexpr int least_utility = 8;  ///< an item with less utility is kept

/// Finds the item, the way to use it and the aim with the highest utility.
class ItemChoice {
public:
    ItemChoice(const AiContext& context, EntityId who, int least)
        : m_context(context), m_who(who), m_at(place_of(context.world, who)), m_orders(context, who), m_best_utility(least - 1) {}

    void try_slot(int slot, const std::vector<EntityId>& foes) {
        try_use(slot, foes);
        try_throw(slot);
    }
    const std::optional<Command>& best() const { return m_best; }

private:
    void try_use(int slot, const std::vector<EntityId>& foes) {
        const Item& item = m_context.catalog[item_in_slot(m_context.world, m_who, slot)];
        if (item.use.empty() || item.turns > 1 || item.needs_peace) return;  // foes in sight would interrupt it
        for (const EntityId foe : foes) try_use_at(slot, item, place_of(m_context.world, foe));
        try_use_at(slot, item, m_at);
    }

    void try_use_at(int slot, const Item& item, Point aim) {
        const Direction direction = direction_towards(m_at, aim, m_context.world.get<Creature>(m_who).facing);
        const Reach reach = reach_of(m_context.world, targeting_of(item, m_who, direction, aim));
        if (!reach.targets.empty()) consider(commands::UseItem{slot, direction, aim}, utility_of(m_context, m_who, item.use, reach));
    }

    void try_throw(int slot) {
        const Item& item = m_context.catalog[item_in_slot(m_context.world, m_who, slot)];
        if (slot == held_item || item.thrown.empty()) return;
        for (const Direction direction : all_directions) {
            const Landing landing = landing_of(m_context.world, m_who, direction, item.throw_range);
            if (landing.target && are_hostile(m_context.world, m_who, landing.target))
                consider(commands::ThrowItem{slot, direction}, utility_of(m_context, m_who, item.thrown, {{landing.at}, {landing.target}}));
        }
    }

    void consider(const Command& command, int utility) {
        if (utility <= m_best_utility || m_orders.forbids(command)) return;
        m_best_utility = utility;
        m_best = command;
    }

    const AiContext& m_context;
    EntityId m_who;
    Point m_at;
    OrderCheck m_orders;
    int m_best_utility;  ///< of m_best; at first one less than is required
    std::optional<Command> m_best;
};

}  // namespace

std::vector<int> usable_slots(const AiContext& context, EntityId who) {
    std::vector<int> slots;
    if (context.world.has<HeldItem>(who)) slots.push_back(held_item);
    if (context.world.roster().leader_of(context.world.roster()[who].team) != who) return slots;
    const auto count = static_cast<int>(context.world.bag(context.world.roster()[who].team).stacks.size());
    for (int i = 0; i < count; ++i) slots.push_back(i);
    return slots;
}

std::optional<Command> best_remedy(const AiContext& context, EntityId who, int percent) {
    if (health_percent(context.world, who) >= percent) return std::nullopt;
    const Point at = place_of(context.world, who);
    const Direction facing = context.world.get<Creature>(who).facing;
    OrderCheck orders(context, who);
    for (const int slot : usable_slots(context, who)) {
        const Item& item = context.catalog[item_in_slot(context.world, who, slot)];
        // Foes in sight would interrupt what takes several turns.
        const bool takes_peace = item.needs_peace || item.turns > 1;
        if (!heals(item.use) || (takes_peace && !foes_in_sight(context, who).empty())) continue;
        const std::vector<EntityId> reached = reach_of(context.world, targeting_of(item, who, facing, at)).targets;
        const commands::UseItem command{slot, facing, at};
        if (std::find(reached.begin(), reached.end(), who) != reached.end() && !orders.forbids(command)) return command;
    }
    return std::nullopt;
}

std::optional<Command> best_item(const AiContext& context, EntityId who, const std::vector<EntityId>& foes) {
    if (foes.empty()) return std::nullopt;
    ItemChoice choice(context, who, least_utility);
    for (const int slot : usable_slots(context, who)) choice.try_slot(slot, foes);
    return choice.best();
}

std::optional<Command> best_use_of_item(const AiContext& context, EntityId who, int slot, const std::vector<EntityId>& foes) {
    ItemChoice choice(context, who, 1);
    choice.try_slot(slot, foes);
    return choice.best();
}

}  // namespace td::tactics
