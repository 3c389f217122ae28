#include "game/turn_order.hpp"

#include <algorithm>
#include <tuple>

namespace td {

namespace {

using Kind = OrderPlace::Kind;
using Change = OrderPlace::Change;

Faction faction_of(EntityId who, const World& world) { return world.roster()[world.roster()[who].team].faction; }

bool same_column(const OrderPlace& a, const OrderPlace& b) { return a.when.round == b.when.round && a.when.tier == b.when.tier; }

bool earlier_column(const OrderPlace& a, const OrderPlace& b) {
    return std::tie(a.when.round, a.when.tier) < std::tie(b.when.round, b.when.tier);
}

bool is_turn(const OrderPlace& place) { return place.kind != Kind::missed; }

bool same_place(const OrderPlace& a, const OrderPlace& b) { return a.who == b.who && same_column(a, b); }

/// Behind everything of an earlier column, and in its own behind the factions that come before it and its own.
std::size_t slot_for(const OrderPlace& place, const std::vector<OrderPlace>& order, const World& world) {
    std::size_t slot = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const bool before = earlier_column(order[i], place) ||
                            (same_column(order[i], place) && faction_of(order[i].who, world) <= faction_of(place.who, world));
        if (before) slot = i + 1;
    }
    return slot;
}

OrderPlace place_of(const ForecastTurn& turn) {
    return {.who = turn.who,
            .when = turn.when,
            .kind = turn.hangs_on == Stake::nothing ? Kind::certain : Kind::open,
            .standing = turn.standing,
            .hangs_on = turn.hangs_on,
            .hangs_on_whom = turn.hangs_on_whom};
}

OrderPlace place_of(const MissedTurn& missed) {
    return {.who = missed.who, .when = missed.when, .kind = Kind::missed, .standing = missed.standing, .rounds_left = missed.rounds_left};
}

void number_places(std::vector<OrderPlace>& order) {
    int number = 0;
    for (OrderPlace& place : order) place.number = is_turn(place) && place.change != Change::lost ? ++number : 0;
}

const OrderPlace* find_turn(const std::vector<OrderPlace>& order, const OrderPlace& like) {
    for (const OrderPlace& place : order)
        if (is_turn(place) && same_place(place, like)) return &place;
    return nullptr;
}

/// How many turns of the column that both orders have stand before `place`.
int rank_among_common(const std::vector<OrderPlace>& order, const std::vector<OrderPlace>& other, const OrderPlace& place) {
    int rank = 0;
    for (const OrderPlace& each : order) {
        if (is_turn(each) && same_place(each, place)) break;
        if (is_turn(each) && same_column(each, place) && find_turn(other, each)) ++rank;
    }
    return rank;
}

void mark_kept_and_gained(const std::vector<OrderPlace>& now, std::vector<OrderPlace>& with) {
    for (OrderPlace& place : with) {
        if (!is_turn(place)) continue;
        const OrderPlace* before = find_turn(now, place);
        if (!before) place.change = Change::gained;
        const int shift = before ? rank_among_common(with, now, place) - rank_among_common(now, with, place) : 0;
        if (shift != 0)
            place.change = shift < 0 ? Change::earlier : Change::later;
        else if (before && before->kind == Kind::open && place.kind == Kind::certain)
            place.change = Change::settled;
    }
}

/// Puts a lost turn back where it stood: behind the last of those that stood before it.
void keep_lost(const std::vector<OrderPlace>& now, std::size_t index, std::vector<OrderPlace>& with) {
    const OrderPlace& lost = now[index];
    for (OrderPlace& place : with)
        if (!is_turn(place) && same_place(place, lost)) {
            place.change = Change::lost;
            return;
        }
    std::size_t slot = 0;
    for (std::size_t i = 0; i < with.size(); ++i) {
        const bool stood_before = std::any_of(now.begin(), now.begin() + static_cast<std::ptrdiff_t>(index),
                                              [&](const OrderPlace& each) { return same_place(each, with[i]); });
        if (earlier_column(with[i], lost) || (same_column(with[i], lost) && stood_before)) slot = i + 1;
    }
    OrderPlace kept = lost;
    kept.kind = Kind::missed;
    kept.change = Change::lost;
    with.insert(with.begin() + static_cast<std::ptrdiff_t>(slot), kept);
}

}  // namespace

std::vector<OrderPlace> order_of(const Forecast& forecast, EntityId asked, const World& world, const Known& known) {
    std::vector<OrderPlace> order;
    for (const ForecastTurn& turn : forecast.turns)
        if (known(turn.who)) order.push_back(place_of(turn));
    if (asked && !order.empty() && order.front().who == asked) order.front().kind = Kind::asked;
    for (const MissedTurn& missed : forecast.missed) {
        if (!known(missed.who)) continue;
        const OrderPlace place = place_of(missed);
        order.insert(order.begin() + static_cast<std::ptrdiff_t>(slot_for(place, order, world)), place);
    }
    number_places(order);
    return order;
}

std::vector<OrderPlace> compare_orders(const std::vector<OrderPlace>& now, std::vector<OrderPlace> with) {
    mark_kept_and_gained(now, with);
    for (std::size_t i = 0; i < now.size(); ++i)
        if (is_turn(now[i]) && !find_turn(with, now[i])) keep_lost(now, i, with);
    number_places(with);
    return with;
}

int first_number_of(const std::vector<OrderPlace>& order, EntityId who) {
    for (const OrderPlace& place : order)
        if (place.who == who && place.number > 0) return place.number;
    return 0;
}

}  // namespace td
