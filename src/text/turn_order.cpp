#include "text/turn_order.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "game/run/game.hpp"
#include "text/describe.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

/// The index for a place without a turn: behind all earlier columns and, in its own column, behind the factions that come before its own
/// and its own.
std::size_t slot_for(const OrderPlace& place, const std::vector<OrderPlace>& order, const World& world) {
    const auto stands_before = [&](const OrderPlace& other) {
        if (other.kind == OrderPlace::Kind::boundary) return other.when.round <= place.when.round;
        return earlier_column(other, place) || (same_column(other, place) && faction_of(world, other.who) <= faction_of(world, place.who));
    };
    std::size_t slot = 0;
    for (std::size_t i = 0; i < order.size(); ++i)
        if (stands_before(order[i])) slot = i + 1;
    return slot;
}

OrderPlace place_of(const ForecastTurn& turn) {
    return {.who = turn.who,
            .when = turn.when,
            .kind = turn.contingency == Contingency::nothing ? OrderPlace::Kind::certain : OrderPlace::Kind::open,
            .order_reason = turn.order_reason,
            .contingency = turn.contingency,
            .contingent_on = turn.contingent_on,
            .takes_effect = turn.takes_effect,
            .command = turn.command,
            .time_status = turn.time_status,
            .weapon = turn.weapon,
            .list_number = turn.list_number,
            .bracket = turn.bracket};
}

OrderPlace place_of(const MissedTurn& missed) {
    return {.who = missed.who,
            .when = missed.when,
            .kind = OrderPlace::Kind::missed,
            .order_reason = missed.order_reason,
            .rounds_left = missed.rounds_left};
}

OrderPlace boundary_at(Moment when, const RoundPresentation& presentation) {
    return {.when = when,
            .kind = OrderPlace::Kind::boundary,
            .contingency = presentation.fixed_length ? Contingency::nothing : Contingency::depends_on_cost};
}

/// True if `place` only asks for the next command right after the creature's own action has taken effect.
bool follows_own_action(const std::vector<OrderPlace>& order, const OrderPlace& place) {
    return !place.takes_effect && std::any_of(order.rbegin(), order.rend(), [&](const OrderPlace& other) {
        return other.takes_effect && other.who == place.who && other.when == place.when;
    });
}

/// Removes brackets around a single place: they would give away that others, which are not known, share it.
void drop_lone_brackets(std::vector<OrderPlace>& order) {
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto is_joined = [&](std::size_t other) { return other < order.size() && order[other].bracket == order[i].bracket; };
        if (!is_joined(i + 1) && (i == 0 || !is_joined(i - 1))) order[i].bracket = 0;
    }
}

}  // namespace

std::string name_among_known(EntityId who, const WorldView& view, const Known& known) {
    const World& world = view.world;
    const std::string name = name_of(who, view);
    if (const NameLetters* const letters = known.letters()) return name_of(who, view, letters);
    int number = 0;
    int alike = 0;
    for (const EntityId other : world.table<Creature>().owners()) {
        if (other != who && (!world.roster().is_here(other) || !known(other) || name_of(other, view) != name)) continue;
        ++alike;
        number += other.index() <= who.index() ? 1 : 0;
    }
    return alike > 1 ? name + " " + letters_for(number) : name;
}

OrderContext context_of(const Game& game, Known known) {
    return {.world = game.world(),
            .catalog = game.catalog(),
            .presentation = game.time().presentation(),
            .now = game.now(),
            .known = std::move(known)};
}

bool same_column(const OrderPlace& a, const OrderPlace& b) { return a.when == b.when; }

bool earlier_column(const OrderPlace& a, const OrderPlace& b) {
    return std::tie(a.when.round, a.when.time) < std::tie(b.when.round, b.when.time);
}

bool is_turn(const OrderPlace& place) { return place.kind != OrderPlace::Kind::missed && place.kind != OrderPlace::Kind::boundary; }

bool is_idle(const OrderPlace& place, const World& world) {
    return place.command && !place.takes_effect && std::holds_alternative<commands::Wait>(*place.command) &&
           faction_of(world, place.who) != Faction::player;
}

namespace {

bool is_lost(const OrderPlace& place) { return place.change == OrderPlace::Change::lost || place.order_reason == OrderReason::struck_out; }

}  // namespace

void number_places(std::vector<OrderPlace>& order) {
    int number = 0;
    for (OrderPlace& place : order) place.number = is_turn(place) && !place.weapon && !is_lost(place) ? ++number : 0;
}

std::vector<OrderPlace> order_of(const Forecast& forecast, EntityId asked, const World& world, const Known& known) {
    std::vector<OrderPlace> order;
    auto boundary = forecast.rounds.begin();
    for (const ForecastTurn& turn : forecast.turns) {
        for (; boundary != forecast.rounds.end() && boundary->round <= turn.when.round; ++boundary)
            order.push_back(boundary_at(*boundary, forecast.presentation));
        const OrderPlace place = place_of(turn);
        if (known(turn.who) && !follows_own_action(order, place)) order.push_back(place);
    }
    if (asked && !order.empty() && order.front().who == asked && !order.front().weapon) order.front().kind = OrderPlace::Kind::asked;
    for (const MissedTurn& missed : forecast.missed) {
        if (!known(missed.who)) continue;
        const OrderPlace place = place_of(missed);
        order.insert(order.begin() + static_cast<std::ptrdiff_t>(slot_for(place, order, world)), place);
    }
    drop_lone_brackets(order);
    number_places(order);
    return order;
}

std::vector<EntityId> creatures_in(const std::vector<OrderPlace>& order) {
    std::vector<EntityId> all;
    for (const OrderPlace& place : order)
        if (place.who && std::find(all.begin(), all.end(), place.who) == all.end()) all.push_back(place.who);
    return all;
}

int first_number_of(const std::vector<OrderPlace>& order, EntityId who) {
    for (const OrderPlace& place : order)
        if (place.who == who && !place.weapon && place.number > 0) return place.number;
    return 0;
}

bool is_out_of_order(const OrderPlace& place) {
    return place.kind != OrderPlace::Kind::boundary && place.order_reason != OrderReason::in_turn &&
           place.order_reason != OrderReason::by_speed;
}

std::string_view sign_of(const OrderPlace& place, const World& world) {
    switch (place.order_reason) {
        case OrderReason::pulled_forward: return "»";
        case OrderReason::delayed: return "→";
        case OrderReason::extra: return "+";
        case OrderReason::held: return "◔";
        case OrderReason::answers: return "!";
        default: return place.who && is_asleep(world, place.who) ? "z" : std::string_view();
    }
}

std::string_view sign_over_head(EntityId who, const World& world) {
    if (is_asleep(world, who)) return "z";
    const AiState* const ai_state = world.find<AiState>(who);
    if (ai_state != nullptr && ai_state->investigation && !ai_state->investigation->returning) return "?";
    return world.has<HeldTurn>(who) ? "◔" : std::string_view();
}

}  // namespace td
