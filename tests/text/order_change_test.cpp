// What a command under consideration changes in the order of turns.
#include <doctest/doctest.h>

#include "text/order_scene.hpp"

using namespace td;
using namespace td::test;

namespace {

using Kind = OrderPlace::Kind;
using Change = OrderPlace::Change;

}  // namespace

TEST_CASE("an attack under consideration marks the turn it forfeits as lost") {
    const Fight fight;
    const auto marked = compare_orders(tiers, fight.order(fight.open_choice()), fight.order(fight.after_attack()));
    REQUIRE(marked.size() == 4);
    CHECK(marked[3].kind == Kind::missed);
    CHECK(marked[3].change == Change::lost);
    CHECK(marked[0].change == Change::none);
    CHECK(why_there(marked[3], fight.context()).find("Lost if you do this") != std::string::npos);
}

TEST_CASE("a turn that is lost without being missed stays where it stood") {
    const Fight fight;
    Forecast without_bram = fight.open_choice();
    without_bram.turns.erase(without_bram.turns.begin() + 1);
    const auto marked = compare_orders(tiers, fight.order(fight.open_choice()), fight.order(without_bram));
    REQUIRE(marked.size() == 4);
    CHECK(marked[1].who == fight.bram);
    CHECK(marked[1].change == Change::lost);
    CHECK(marked[2].number == 2);
}

TEST_CASE("a step under consideration settles the turn that hung on it") {
    const Fight fight;
    Forecast after_step = fight.open_choice();
    after_step.turns[3].contingency = Contingency::nothing;
    const auto marked = compare_orders(tiers, fight.order(fight.open_choice()), fight.order(after_step));
    CHECK(marked[3].change == Change::settled);
    CHECK(marked[3].kind == Kind::certain);
}

TEST_CASE("a turn that comes anew is marked as gained, and those that changed places within their tier as earlier and later") {
    const Fight fight;
    Forecast changed = fight.open_choice();
    std::swap(changed.turns[1], changed.turns[2]);
    changed.turns.push_back({.who = fight.wolf, .when = {1, 4, 67}, .order_reason = OrderReason::by_speed});
    const auto marked = compare_orders(tiers, fight.order(fight.open_choice()), fight.order(changed));
    CHECK(marked[1].change == Change::earlier);
    CHECK(marked[2].change == Change::later);
    CHECK(marked[4].change == Change::gained);
}

TEST_CASE("along a line a longer action puts one's next turn off, and takes nothing away") {
    const Fight fight;
    Forecast slower = fight.queue();
    slower.turns[3].when = {3, 0, 220};
    slower.turns[3].contingency = Contingency::nothing;
    std::swap(slower.turns[3], slower.turns[4]);
    const auto marked = compare_orders(line, fight.order(fight.queue()), fight.order(slower));
    REQUIRE(marked.size() == 5);
    CHECK(marked[4].who == fight.mira);
    CHECK(marked[4].change == Change::later);
    CHECK(marked[3].change == Change::none);
}

TEST_CASE("an action as long as the step that was reckoned with makes the place after it certain") {
    const Fight fight;
    Forecast chosen = fight.queue();
    chosen.turns[3].contingency = Contingency::nothing;
    CHECK(compare_orders(line, fight.order(fight.queue()), fight.order(chosen))[3].change == Change::settled);
}

TEST_CASE("the same order twice changes nothing") {
    const Fight fight;
    for (const OrderPlace& place : compare_orders(tiers, fight.order(fight.open_choice()), fight.order(fight.open_choice())))
        CHECK(place.change == Change::none);
    for (const OrderPlace& place : compare_orders(line, fight.order(fight.queue()), fight.order(fight.queue())))
        CHECK(place.change == Change::none);
}

TEST_CASE("what lies beyond the end of one of two lines is left alone") {
    const Fight fight;
    Forecast longer = fight.queue();
    longer.turns.push_back({.who = fight.mira, .when = {2, 0, 200}});
    const auto marked = compare_orders(line, fight.order(fight.queue()), fight.order(longer));
    CHECK(marked.back().who == fight.mira);
    CHECK(marked.back().change == Change::none);
}

TEST_CASE("along a line a shorter action lets one come earlier") {
    const Fight fight;
    Forecast quicker = fight.queue();
    quicker.turns[4].when.time = 120;
    CHECK(compare_orders(line, fight.order(fight.queue()), fight.order(quicker)).back().change == Change::earlier);
}

TEST_CASE("who follows down the stairs later is told from who is lost") {
    const Fight fight;
    Forecast alone = fight.open_choice();
    std::erase_if(alone.turns, [&](const ForecastTurn& turn) { return turn.who != fight.mira || turn.when.tier > 0; });
    const std::vector<OrderPlace> now = fight.order(fight.open_choice());
    auto marked = compare_orders(tiers, now, fight.order(alone));
    mark_departure(tiers, now, marked, {.late = {{fight.bram, 4}}}, fight.world);
    const auto place_of = [&](EntityId who) {
        return *std::find_if(marked.begin(), marked.end(), [&](const OrderPlace& place) { return place.who == who; });
    };
    CHECK(place_of(fight.wolf).change == Change::lost);
    CHECK(place_of(fight.bram).change == Change::follows);
    CHECK(place_of(fight.bram).rounds_left == 4);
    CHECK(place_of(fight.mira).change == Change::none);
    CHECK(marked.back().who == fight.mira);
    CHECK(marked.back().change == Change::none);
    CHECK(marked.back().kind == OrderPlace::Kind::open);
    CHECK(why_there(place_of(fight.bram), fight.context()).find("4 rounds later") != std::string::npos);
}

TEST_CASE("along a line who follows down the stairs later stands there with its arrival, and who comes along with its next turn") {
    const Fight fight;
    Forecast alone = fight.queue();
    alone.turns.resize(1);
    alone.rounds.clear();
    const std::vector<OrderPlace> now = fight.order(fight.queue());
    auto marked = compare_orders(line, now, fight.order(alone));
    CHECK(marked.size() == 1);
    mark_departure(line, now, marked, {.late = {{fight.bram, 4}}}, fight.world);
    REQUIRE(marked.size() == 3);
    CHECK(marked[1].who == fight.mira);
    CHECK(marked[1].change == Change::none);
    CHECK(marked[1].kind == OrderPlace::Kind::open);
    CHECK(marked[2].who == fight.bram);
    CHECK(marked[2].change == Change::follows);
    CHECK(marked[2].rounds_left == 4);
    CHECK(why_there(marked[2], fight.context(line)).find("4 rounds later") != std::string::npos);
}

TEST_CASE("along a line a guest that is left behind at the stairs is lost") {
    const Fight fight;
    Forecast alone = fight.queue();
    alone.turns.resize(1);
    const std::vector<OrderPlace> now = fight.order(fight.queue());
    auto marked = compare_orders(line, now, fight.order(alone));
    mark_departure(line, now, marked, {.left = {fight.bram}}, fight.world);
    CHECK(marked.back().who == fight.bram);
    CHECK(marked.back().change == Change::lost);
}
