#include "view/hud/ribbon_turns.hpp"

namespace td {

namespace {

using Kind = OrderPlace::Kind;

/// Adds a place, and before it a boundary if its round begins there.
void add(std::vector<OrderPlace>& places, const OrderPlace& place) {
    const bool begins_round = !places.empty() && places.back().kind != Kind::boundary && place.kind != Kind::boundary &&
                              places.back().when.round != place.when.round;
    if (begins_round) {
        OrderPlace boundary;
        boundary.kind = Kind::boundary;
        boundary.when = place.when;
        places.push_back(boundary);
    }
    places.push_back(place);
}

}  // namespace

std::vector<OrderPlace> with_turns_shown(const std::vector<TurnShown>& turns, const std::vector<OrderPlace>& order) {
    if (turns.empty()) return order;
    std::vector<OrderPlace> places;
    for (const TurnShown& turn : turns) {
        OrderPlace place;
        place.who = turn.who;
        place.when = turn.when;
        place.kind = turn.acts ? Kind::acting : Kind::certain;
        add(places, place);
    }
    for (const OrderPlace& place : order) add(places, place);
    return places;
}

Moment moment_shown(const std::vector<TurnShown>& turns, Moment now) { return turns.empty() ? now : turns.front().when; }

}  // namespace td
