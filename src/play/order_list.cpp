#include "play/order_list.hpp"

#include <algorithm>

#include "play/party_tactic.hpp"
#include "text/explain_orders.hpp"
#include "text/say.hpp"

namespace td {

namespace {

/// The creatures that an order to `receiver` is for.
std::vector<EntityId> addressed(const Game& game, EntityId receiver) {
    if (receiver) return {receiver};
    std::vector<EntityId> all = order_receivers(game);
    if (!all.empty()) all.erase(all.begin());
    return all;
}

class OrderRows {
public:
    OrderRows(const Session& session, EntityId receiver)
        : m_session(session), m_game(session.game()), m_receiver(receiver), m_addressed(addressed(m_game, receiver)) {}

    std::vector<OrderRow> all() {
        // Fixed rows come first, so that the same keys choose the same order whatever foes are in sight.
        add_order(CompanionOrder::hold_fire);
        add_order(CompanionOrder::stay_at_range);
        add_order(CompanionOrder::come_back);
        add_order(CompanionOrder::save_charges);
        for (const EntityId foe : tactics::foes_in_sight(m_game.state().ai_context(), m_game.leader())) add_focus(foe);
        add_hidden_focus();
        if (m_receiver) add_skills();
        if (m_receiver) add_items();
        return std::move(m_rows);
    }

private:
    const Catalog& catalog() const { return m_game.catalog(); }
    const CompanionOrders* orders_of(EntityId who) const { return m_game.world().find<CompanionOrders>(who); }

    /// How many of the addressed creatures have orders that `has` accepts.
    template <class Has>
    int count(const Has& has) const {
        return static_cast<int>(std::count_if(m_addressed.begin(), m_addressed.end(), [&](EntityId who) {
            const CompanionOrders* orders = orders_of(who);
            return orders && has(*orders);
        }));
    }

    /// `in_force`: for how many of the addressed creatures the order is in force.
    void add(CompanionOrder order, EntityId foe, std::string name, int in_force) {
        const bool is_for_all = in_force == static_cast<int>(m_addressed.size());
        const std::optional<Point> at = foe ? m_game.world().position(foe) : std::nullopt;
        OrderRow row{.name = std::move(name), .description = describe_order(order, catalog()), .is_on = in_force > 0};
        if (is_for_all)
            row.state = say(catalog(), "order_in_force");
        else if (in_force > 0)
            row.state = say(catalog(), {"order_in_force_for", "count", "of"}, in_force, static_cast<int>(m_addressed.size()));
        row.command = commands::GiveOrder{m_receiver, order, !is_for_all, at.value_or(Point{})};
        row.foe = foe;
        m_rows.push_back(std::move(row));
    }
    void add_order(CompanionOrder order) {
        add(order, {}, name_of_order(order, catalog()), count([&](const CompanionOrders& orders) { return orders.has(order); }));
    }
    void add_focus(EntityId foe) {
        add(CompanionOrder::focus, foe, say(catalog(), {"order_focus_on", "foe"}, m_session.name_of(foe)),
            count([&](const CompanionOrders& orders) { return orders.has(CompanionOrder::focus) && orders.focus == foe; }));
        m_rows.back().idle = idle_for(foe);
        m_foes.push_back(foe);
    }
    /// Why companions could not act on the order, tried on a copy of the game. A shared reason is given once.
    std::string idle_for(EntityId foe) const {
        std::vector<std::pair<std::string, std::string>> names_by_reason;
        const std::optional<Point> at = m_game.world().position(foe);
        for (const EntityId who : m_addressed) {
            if (!at || m_game.steers(who)) continue;
            Game then = m_game;
            then.watch(nullptr);
            then.step(commands::GiveOrder{.target = who, .order = CompanionOrder::focus, .on = true, .at = *at});
            const CompanionOrders* const orders = then.world().find<CompanionOrders>(who);
            const bool is_told = orders != nullptr && orders->focus == foe;
            const std::string why = is_told ? why_focus_is_idle(then.state(), who, m_session.known()) : std::string();
            if (why.empty()) continue;
            const auto same =
                std::find_if(names_by_reason.begin(), names_by_reason.end(), [&](const auto& each) { return each.first == why; });
            if (same == names_by_reason.end())
                names_by_reason.emplace_back(why, m_session.name_of(who));
            else
                same->second += ", " + m_session.name_of(who);
        }
        std::string text;
        for (const auto& [why, names] : names_by_reason)
            text += (text.empty() ? "" : " ") + say(catalog(), {"focus_idle_for", "who", "why"}, names, why);
        return text;
    }
    /// Adds focus rows for foes out of sight, so that the order can be cancelled.
    void add_hidden_focus() {
        for (const EntityId who : m_addressed) {
            const CompanionOrders* orders = orders_of(who);
            if (!orders || !orders->has(CompanionOrder::focus) || !m_game.world().roster().is_here(orders->focus)) continue;
            if (std::find(m_foes.begin(), m_foes.end(), orders->focus) != m_foes.end()) continue;
            add_focus(orders->focus);
            m_rows.back().command = commands::GiveOrder{.target = m_receiver, .order = CompanionOrder::focus, .on = false};
        }
    }

    template <class IdType>
    OrderRow limited(OrderRow::Kind kind, IdType thing) const {
        const CompanionOrders* orders = orders_of(m_receiver);
        const Permission now = orders ? orders->of(thing) : Permission::allowed;
        OrderRow row{.kind = kind, .name = catalog()[thing].name, .description = describe_permission(now, catalog())};
        row.state = name_of_permission(now, catalog());
        row.is_on = now != Permission::allowed;
        const auto next = static_cast<Permission>((static_cast<int>(now) + 1) % permission_count);
        const int number = static_cast<int>(thing.index());
        if constexpr (std::is_same_v<IdType, SkillId>) {
            row.skill = thing;
            row.command = commands::PermitSkill{m_receiver, number, next};
        } else {
            row.item = thing;
            row.command = commands::PermitItem{m_receiver, number, next};
        }
        return row;
    }
    void add_skills() {
        std::vector<SkillId> known;
        if (const Skills* skills = m_game.world().find<Skills>(m_receiver))
            for (const SkillSlot& slot : skills->slots) known.push_back(slot.skill);
        if (const CompanionOrders* orders = orders_of(m_receiver))
            for (const auto& limit : orders->skills) known.push_back(limit.thing);
        for (std::size_t i = 0; i < known.size(); ++i)
            if (std::find(known.begin(), known.begin() + static_cast<std::ptrdiff_t>(i), known[i]) ==
                known.begin() + static_cast<std::ptrdiff_t>(i)) {
                m_rows.push_back(limited(OrderRow::Kind::skill, known[i]));
                add_charges(m_rows.back());
            }
    }
    /// Adds the charges left; nothing for a skill without charges, or one that the creature has lost.
    void add_charges(OrderRow& row) const {
        const Skills* skills = m_game.world().find<Skills>(m_receiver);
        const int all = catalog()[row.skill].charges;
        if (skills == nullptr || all == 0) return;
        for (const SkillSlot& slot : skills->slots)
            if (slot.skill == row.skill)
                row.state = say(catalog(), {"permission_and_charges", "permission", "left", "all"}, row.state, slot.charges, all);
    }
    void add_items() {
        std::vector<ItemId> known;
        const auto add_kind = [&](ItemId item) {
            const bool is_used = !catalog()[item].use.empty() || !catalog()[item].thrown.empty();
            if (is_used && std::find(known.begin(), known.end(), item) == known.end()) known.push_back(item);
        };
        if (const HeldItem* held = m_game.world().find<HeldItem>(m_receiver)) add_kind(held->stack.item);
        for (const ItemStack& stack : m_game.world().bag(m_game.player_team()).stacks) add_kind(stack.item);
        if (const CompanionOrders* orders = orders_of(m_receiver))
            for (const auto& limit : orders->items) add_kind(limit.thing);
        for (const ItemId item : known) m_rows.push_back(limited(OrderRow::Kind::item, item));
    }

    const Session& m_session;
    const Game& m_game;
    EntityId m_receiver;
    std::vector<EntityId> m_addressed;
    std::vector<EntityId> m_foes;
    std::vector<OrderRow> m_rows;
};

}  // namespace

std::vector<EntityId> order_receivers(const Game& game) {
    std::vector<EntityId> found = followers(game);
    for (const EntityId guest : game.world().roster()[game.player_team()].guests)
        if (game.world().roster().is_here(guest)) found.push_back(guest);
    if (!found.empty()) found.insert(found.begin(), EntityId{});
    return found;
}

std::vector<OrderRow> order_rows(const Session& session, EntityId receiver) { return OrderRows(session, receiver).all(); }

}  // namespace td
