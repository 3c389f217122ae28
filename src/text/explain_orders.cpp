#include "text/explain_orders.hpp"

#include <array>

#include "ai/order_check.hpp"
#include "text/describe.hpp"
#include "text/say.hpp"

namespace td {

namespace {

using OrderPhrase = PhraseWith<0>;
constexpr std::array<OrderPhrase, companion_order_count> order_names{"order_hold_fire", "order_focus", "order_stay_at_range",
                                                                     "order_come_back", "order_save_charges"};
constexpr std::array<OrderPhrase, companion_order_count> order_descriptions{
    "order_hold_fire_about", "order_focus_about", "order_stay_at_range_about", "order_come_back_about", "order_save_charges_about"};
constexpr std::array<OrderPhrase, companion_order_count> order_badges{
    "order_badge_hold_fire", "order_badge_focus", "order_badge_stay_at_range", "order_badge_come_back", "order_badge_save_charges"};
constexpr std::array<OrderPhrase, permission_count> permission_names{"permission_allowed", "permission_saved", "permission_forbidden"};

template <class Phrases, class Number>
OrderPhrase row(const Phrases& all, Number number) {
    return all[static_cast<std::size_t>(number)];
}

template <class Limits>
void add_limits(std::string& text, const Limits& limits, const Catalog& catalog) {
    for (const auto& limit : limits)
        text += (text.empty() ? "" : "\n") +
                say(catalog, {"named", "name", "what"}, catalog[limit.thing].name, name_of_permission(limit.permission, catalog));
}

}  // namespace

std::string name_of_order(CompanionOrder order, const Catalog& catalog) { return say(catalog, row(order_names, order)); }

std::string name_of_order(CompanionOrder order, EntityId foe, const WorldView& view) {
    if (order != CompanionOrder::focus || !foe) return name_of_order(order, view.catalog);
    return say(view.catalog, {"order_focus_on", "foe"}, name_of(foe, view));
}

std::string describe_order(CompanionOrder order, const Catalog& catalog) { return say(catalog, row(order_descriptions, order)); }

std::string name_of_permission(Permission permission, const Catalog& catalog) { return say(catalog, row(permission_names, permission)); }

std::string describe_permission(Permission permission, const Catalog& catalog) {
    switch (permission) {
        case Permission::allowed: return say(catalog, "permission_allowed_about");
        case Permission::saved: return say(catalog, {"permission_saved_about", "percent"}, tactics::need_percent);
        case Permission::forbidden: break;
    }
    return say(catalog, "permission_forbidden_about");
}

std::vector<OrderMark> order_marks(EntityId who, const WorldView& view) {
    std::vector<OrderMark> marks;
    const CompanionOrders* orders = view.world.find<CompanionOrders>(who);
    if (!orders) return marks;
    for (int i = 0; i < companion_order_count; ++i) {
        const auto order = static_cast<CompanionOrder>(i);
        if (!orders->has(order)) continue;
        marks.push_back(
            {say(view.catalog, row(order_badges, order)), name_of_order(order, orders->focus, view), describe_order(order, view.catalog)});
    }
    std::string limits;
    add_limits(limits, orders->skills, view.catalog);
    add_limits(limits, orders->items, view.catalog);
    if (!limits.empty()) marks.push_back({say(view.catalog, "order_badge_permissions"), say(view.catalog, "order_permissions"), limits});
    return marks;
}

std::string describe_order_change(const CompanionOrderChange& change, const WorldView& view) {
    const Catalog& catalog = view.catalog;
    const std::string who = change.who ? name_of(change.who, view) : std::string();
    const std::string order = name_of_order(change.order, change.foe, view);
    switch (change.kind) {
        case CompanionOrderChange::Kind::given:
            return who.empty() ? say(catalog, {"order_given_to_all", "order"}, order)
                               : say(catalog, {"order_given", "who", "order"}, who, order);
        case CompanionOrderChange::Kind::taken_back:
            return who.empty() ? say(catalog, {"order_taken_back_from_all", "order"}, order)
                               : say(catalog, {"order_taken_back", "who", "order"}, who, order);
        case CompanionOrderChange::Kind::fulfilled: return say(catalog, {"order_fulfilled", "order"}, order);
        case CompanionOrderChange::Kind::permitted: {
            const std::string& what = change.skill ? catalog[change.skill].name : catalog[change.item].name;
            return say(catalog, {"permission_set", "who", "what", "permission"}, who, what, name_of_permission(change.permission, catalog));
        }
        case CompanionOrderChange::Kind::vetoed: return say(catalog, {"veto_given", "who"}, who);
        case CompanionOrderChange::Kind::veto_over: break;
    }
    return {};
}

std::string describe_influence(const OrderInfluence& influence, const CompanionOrders& orders, const std::string& otherwise,
                               const WorldView& view) {
    std::string names;
    const auto add = [&](const std::string& name) { names += (names.empty() ? "" : ", ") + name; };
    for (const CompanionOrder order : influence.orders) add(name_of_order(order, orders.focus, view));
    if (influence.by_permission) add(say(view.catalog, "order_permissions"));
    if (influence.by_veto) add(say(view.catalog, "order_vetoes"));
    return otherwise.empty() ? say(view.catalog, {"by_order_alone", "orders"}, names)
                             : say(view.catalog, {"by_order", "orders", "action"}, names, otherwise);
}

}  // namespace td
