#include "text/explain_orders.hpp"

#include <array>

#include "ai/attacks.hpp"
#include "ai/order_check.hpp"
#include "ai/steps.hpp"
#include "game/foresight/look_ahead.hpp"
#include "game/foresight/order_influence.hpp"
#include "game/state/game_state.hpp"
#include "text/describe.hpp"
#include "text/say.hpp"
#include "world/creature.hpp"

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
OrderPhrase phrase_of(const Phrases& all, Number number) {
    return all[static_cast<std::size_t>(number)];
}

template <class Limits>
void add_limits(std::string& text, const Limits& limits, const Catalog& catalog) {
    for (const auto& limit : limits)
        text += (text.empty() ? "" : "\n") +
                say(catalog, {"named", "name", "what"}, catalog[limit.thing].name, name_of_permission(limit.permission, catalog));
}

}  // namespace

std::string name_of_order(CompanionOrder order, const Catalog& catalog) { return say(catalog, phrase_of(order_names, order)); }

std::string name_of_order(CompanionOrder order, EntityId foe, const WorldView& view, const Known* known) {
    if (order != CompanionOrder::focus || !foe) return name_of_order(order, view.catalog);
    return say(view.catalog, {"order_focus_on", "foe"}, known ? name_among_known(foe, view, *known) : name_of(foe, view));
}

std::string describe_order(CompanionOrder order, const Catalog& catalog) { return say(catalog, phrase_of(order_descriptions, order)); }

std::string name_of_permission(Permission permission, const Catalog& catalog) {
    return say(catalog, phrase_of(permission_names, permission));
}

std::string describe_permission(Permission permission, const Catalog& catalog) {
    switch (permission) {
        case Permission::allowed: return say(catalog, "permission_allowed_about");
        case Permission::saved: return say(catalog, {"permission_saved_about", "percent"}, tactics::need_percent);
        case Permission::forbidden: break;
    }
    return say(catalog, "permission_forbidden_about");
}

std::vector<OrderMark> order_marks(EntityId who, const WorldView& view, const Known* known) {
    std::vector<OrderMark> marks;
    const CompanionOrders* orders = view.world.find<CompanionOrders>(who);
    if (!orders) return marks;
    for (int i = 0; i < companion_order_count; ++i) {
        const auto order = static_cast<CompanionOrder>(i);
        if (!orders->has(order)) continue;
        marks.push_back({.badge = say(view.catalog, phrase_of(order_badges, order)),
                         .name = name_of_order(order, orders->focus, view, known),
                         .description = describe_order(order, view.catalog)});
    }
    std::string limits;
    add_limits(limits, orders->skills, view.catalog);
    add_limits(limits, orders->items, view.catalog);
    if (!limits.empty())
        marks.push_back(
            {.badge = say(view.catalog, "order_badge_permissions"), .name = say(view.catalog, "order_permissions"), .description = limits});
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

std::vector<EntityId> focusers_of(EntityId foe, const World& world) {
    std::vector<EntityId> found;
    const auto& table = world.table<CompanionOrders>();
    for (std::size_t i = 0; i < table.size(); ++i)
        if (table.rows()[i].focus == foe && world.roster().is_here(table.owners()[i])) found.push_back(table.owners()[i]);
    return found;
}

std::string why_focus_is_idle(const GameState& state, EntityId who, const Known& known) {
    const tactics::AiContext context = state.ai_context();
    const CompanionOrders* const orders = state.world.find<CompanionOrders>(who);
    if (!orders || !state.world.roster().is_here(who) || !state.world.roster().is_here(orders->focus)) return {};
    const Catalog& catalog = context.catalog;
    const std::string foe = name_among_known(orders->focus, context, known);
    if (!tactics::sees(context, who, orders->focus)) return say(catalog, {"focus_unseen", "foe"}, foe);
    const tactics::Deliberation deliberation = tactics::deliberate(context, who);
    if (deliberation.focus) return {};
    if (orders->has(CompanionOrder::hold_fire)) return say(catalog, "focus_holds_fire");
    if (!tactics::can_harm(context, who, orders->focus)) return say(catalog, {"focus_harmless", "foe"}, foe);
    if (cannot_step(context, who)) return say(catalog, {"focus_cannot_step", "foe"}, foe);
    const Point from = tactics::place_of(context.world, who), to = tactics::place_of(context.world, orders->focus);
    if (context.path_cache.to(context, who, to).at(from) == DistanceField::unreachable) return say(catalog, {"focus_no_way", "foe"}, foe);
    if (!tactics::step_towards(context, who, to, tactics::Crowd::avoided)) return say(catalog, {"focus_crowded", "foe"}, foe);
    return say(catalog, {"focus_against_tactic", "foe", "tactic"}, foe, tactic_in_force(state, who).name);
}

std::string describe_influence(const OrderInfluence& influence, const CompanionOrders& orders, const std::string& otherwise,
                               const WorldView& view, const Known& known) {
    std::string names;
    const auto add = [&](const std::string& name) { names += (names.empty() ? "" : ", ") + name; };
    for (const CompanionOrder order : influence.orders) add(name_of_order(order, orders.focus, view, &known));
    if (influence.by_permission) add(say(view.catalog, "order_permissions"));
    if (influence.by_veto) add(say(view.catalog, "order_vetoes"));
    return otherwise.empty() ? say(view.catalog, {"by_order_alone", "orders"}, names)
                             : say(view.catalog, {"by_order", "orders", "action"}, names, otherwise);
}

}  // namespace td
