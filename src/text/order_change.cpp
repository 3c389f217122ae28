// What a command under consideration changes in the order of turns: two orders compared, place by place.
#include <algorithm>
#include <map>

#include "text/describe.hpp"
#include "text/turn_order.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

using Kind = OrderPlace::Kind;
using Change = OrderPlace::Change;

bool same_place(const OrderPlace& a, const OrderPlace& b) { return a.who == b.who && a.weapon == b.weapon && same_column(a, b); }

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

/// `with`: the order with the command. Marks its turns that are not in `now`, come earlier or later there, or have become certain.
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

std::vector<OrderPlace> compare_columns(const std::vector<OrderPlace>& now, std::vector<OrderPlace> with) {
    mark_kept_and_gained(now, with);
    for (std::size_t i = 0; i < now.size(); ++i)
        if (is_turn(now[i]) && !find_turn(with, now[i])) keep_lost(now, i, with);
    number_places(with);
    return with;
}

/// Compares a creature's first turn with its first, the second with the second. Turns that only one of the orders reaches stay unmarked.
std::vector<OrderPlace> compare_lines(const std::vector<OrderPlace>& now, std::vector<OrderPlace> with) {
    std::map<EntityId, std::vector<const OrderPlace*>> before;
    for (const OrderPlace& place : now)
        if (is_turn(place)) before[place.who].push_back(&place);
    std::map<EntityId, std::size_t> passed;
    for (OrderPlace& place : with) {
        if (!is_turn(place)) continue;
        const std::size_t nth = passed[place.who]++;
        const std::vector<const OrderPlace*>& own = before[place.who];
        if (nth >= own.size()) continue;
        if (place.when.time != own[nth]->when.time)
            place.change = place.when.time < own[nth]->when.time ? Change::earlier : Change::later;
        else if (own[nth]->kind == Kind::open && place.kind == Kind::certain)
            place.change = Change::settled;
    }
    return with;
}

/// Adds, for each creature of the player's side, the first turn that a line which ends early no longer has, marked as lost.
void add_first_lost(const std::vector<OrderPlace>& now, std::vector<OrderPlace>& order, const World& world) {
    std::map<EntityId, int> kept;  // turns that `order` still has
    for (const OrderPlace& place : order) kept[place.who] += is_turn(place) && !place.weapon ? 1 : 0;
    for (const OrderPlace& place : now) {
        if (!is_turn(place) || place.weapon || !on_players_side(place.who, world)) continue;
        const bool is_first_lost = kept[place.who]-- == 0;
        if (!is_first_lost) continue;
        order.push_back(place);
        order.back().kind = Kind::missed;
        order.back().change = Change::lost;
    }
}

}  // namespace

std::vector<OrderPlace> compare_orders(const RoundPresentation& presentation, const std::vector<OrderPlace>& now,
                                       std::vector<OrderPlace> with) {
    return presentation.style == RoundPresentation::Style::columns ? compare_columns(now, std::move(with))
                                                                   : compare_lines(now, std::move(with));
}

void mark_departure(const RoundPresentation& presentation, const std::vector<OrderPlace>& now, std::vector<OrderPlace>& order,
                    const Departure& departure, const World& world) {
    if (presentation.style != RoundPresentation::Style::columns) add_first_lost(now, order, world);
    for (OrderPlace& place : order) {
        const bool is_left = std::find(departure.left.begin(), departure.left.end(), place.who) != departure.left.end();
        if (place.change != Change::lost || is_left || !on_players_side(place.who, world)) continue;
        const auto latecomer = std::find_if(departure.late.begin(), departure.late.end(),
                                            [&](const Departure::Latecomer& each) { return each.who == place.who; });
        if (latecomer != departure.late.end()) {
            place.change = Change::follows;
            place.rounds_left = latecomer->rounds;
        } else {
            // When its turns come on the floor below is not known yet.
            place.change = Change::none;
            place.kind = Kind::open;
        }
    }
    number_places(order);
}

}  // namespace td
