// Why a creature stands where it stands in the order, and how its time is written.
#include <doctest/doctest.h>

#include <map>
#include <string>

#include "text/order_scene.hpp"
#include "text/say.hpp"

using namespace td;
using namespace td::test;

namespace {

using Kind = OrderPlace::Kind;

/// Ends what is said of a place that hangs on no choice.
const std::string certain = " Certain, unless it dies or an action moves it or its turn.";

}  // namespace

TEST_CASE("the reason for a later tier names the speed, the tier and what it hangs on") {
    const Fight fight;
    const auto order = fight.order(fight.open_choice());
    const std::string why = why_there(order[3], fight.context());
    CHECK(why.find("Double speed") != std::string::npos);
    CHECK(why.find("1/2") != std::string::npos);
    CHECK(why.find("Only if it moves or waits") != std::string::npos);
}

TEST_CASE("a turn in which its creature does nothing says so") {
    const Fight fight;
    Forecast forecast = fight.open_choice();
    forecast.turns[2].command = commands::Wait{};
    const auto order = fight.order(forecast);
    CHECK(why_there(order[2], fight.context()).find("It does nothing in this turn") != std::string::npos);
    CHECK(why_there(order[1], fight.context()).find("nothing") == std::string::npos);
}

TEST_CASE("an actor's time is written in a few letters, whatever the time system calls it") {
    CHECK(short_time_status({TimeStatus::Kind::acts_in, 3}, tiers, Catalog()) == "tier 1/2");
    CHECK(short_time_status({TimeStatus::Kind::due_in, 0}, line, Catalog()) == "now");
    CHECK(short_time_status({TimeStatus::Kind::ends_in, 40}, line, Catalog()) == "done in 40");
    CHECK(short_time_status({TimeStatus::Kind::ends_in, 0}, line, Catalog()) == "now");
    CHECK(short_time_status({TimeStatus::Kind::pool, -20}, EnergyPool().presentation(), Catalog()) == "owes 20");
    CHECK(short_time_status({TimeStatus::Kind::pool, 0}, EnergyPool().presentation(), Catalog()) == "spent");
    CHECK(short_time_status({TimeStatus::Kind::next_round, 0}, tiers, Catalog()) == "next round");
}

TEST_CASE("who has nothing left to spend is spent, and owes nothing") {
    const Fight fight;
    OrderPlace place{.who = fight.mira, .kind = Kind::missed, .order_reason = OrderReason::in_debt};
    CHECK(why_there(place, fight.context(line)) == "Nothing left to spend: skipped until it gets more.");
    CHECK(short_debt(place.rounds_left, fight.catalog) == "spent");
    place.rounds_left = 20;
    CHECK(why_there(place, fight.context(line)) == "20 ticks in debt: skipped until that is paid.");
    CHECK(short_debt(place.rounds_left, fight.catalog) == "owes 20");
}

TEST_CASE("a weapon that fires by itself is called by its name, and fires now or then") {
    Fight fight;
    fight.catalog.items.emplace_back().name = "Coil";
    OrderPlace place{.who = fight.mira, .when = {1, 0, 60}, .weapon = ItemId(0)};
    CHECK(why_there(place, fight.context(line)) == "Coil fires on its own then, whatever its bearer does.");
    place.when.time = 0;
    CHECK(why_there(place, fight.context(line)) == "Coil fires on its own now, whatever its bearer does.");
}

TEST_CASE("an ordinary place is told by its tier, or by what is left to wait where time is counted in ticks") {
    Fight fight;
    OrderPlace place{.who = fight.bram, .when = {1, 0, 0}};
    CHECK(why_there(place, fight.context()) == "Acts in tier 0, like everyone." + certain);
    fight.world.edit_roster()[fight.bram].speed = -1;
    CHECK(why_there(place, fight.context()).find("rests after each step.") != std::string::npos);
    CHECK(why_there(place, fight.context(line)) == "Acts now." + certain);
    place.when.time = 40;
    CHECK(why_there(place, fight.context(line)) == "Acts in 40 ticks: its last action takes that long." + certain);
    place.time_status = {TimeStatus::Kind::waits, 40};
    CHECK(why_there(place, fight.context(line)) == "Its wait ends in 40 ticks." + certain);
    place.time_status = {TimeStatus::Kind::pool, 60};
    CHECK(why_there(place, fight.context(line)) == "Has 60 ticks to spend, and acts while any are left." + certain);
}

TEST_CASE("an action that was begun says what it is, or that this is not chosen yet") {
    const Fight fight;
    OrderPlace place{.who = fight.bram, .when = {1, 0, 0}, .takes_effect = true};
    CHECK(why_there(place, fight.context(line)) == "Takes effect now: whatever it chooses by then. Then it chooses again." + certain);
    place.command = commands::Wait{};
    CHECK(why_there(place, fight.context(line)) == "Takes effect now: wait. Then it chooses again." + certain);
}

TEST_CASE("a turn that is held says for what, where that is known") {
    Fight fight;
    const OrderPlace place{.who = fight.bram, .order_reason = OrderReason::held};
    CHECK(why_there(place, fight.context()) == "A held turn: it comes when what it waits for happens." + certain);
    fight.world.add(fight.bram, HeldTurn{set_of(TriggerEvent::foe_in_sight) | set_of(TriggerEvent::hurt)});
    CHECK(why_there(place, fight.context()) == "A held turn: taken at once when a foe comes into sight or when hurt." + certain);
}

TEST_CASE("each reason for a place is a sentence of its own") {
    const Fight fight;
    std::vector<std::string> seen;
    for (int i = 0; i <= static_cast<int>(OrderReason::newcomer); ++i) {
        OrderPlace place{.who = fight.bram, .order_reason = static_cast<OrderReason>(i)};
        const std::string text = why_there(place, fight.context());
        CAPTURE(text);
        CHECK(text.back() == '.');
        CHECK(std::find(seen.begin(), seen.end(), text) == seen.end());
        seen.push_back(text);
    }
}

TEST_CASE("whoever is asked or acts now is told so first") {
    const Fight fight;
    OrderPlace place{.who = fight.mira, .kind = Kind::asked};
    CHECK(why_there(place, fight.context()) == "Your turn: you choose. Acts in tier 0, like everyone.");
    place.kind = Kind::acting;
    CHECK(why_there(place, fight.context()) == "It is acting: you see what it does.");
}

TEST_CASE("a place in a bracket says that its order may change") {
    const Fight fight;
    const OrderPlace place{.who = fight.bram, .bracket = 1};
    CHECK(why_there(place, fight.context()).ends_with("one of these may have to let another pass first."));
}

TEST_CASE("a boundary that hangs on choices may shift") {
    const Fight fight;
    OrderPlace place{.when = {3, 0, 200}, .kind = Kind::boundary};
    CHECK(why_there(place, fight.context(line)) == "Turn 3 starts here, with everything that happens once a turn.");
    place.contingency = Contingency::depends_on_cost;
    CHECK(why_there(place, fight.context(line)).find("It may come earlier or later") != std::string::npos);
}

TEST_CASE("the name of a tier is written as one sign where there is one") {
    CHECK(sign_of({"1/2"}) == "½");
    CHECK(sign_of({"3/4"}) == "¾");
    CHECK(sign_of({"0"}) == "0");
}

TEST_CASE("a language chooses its articles by the word that a time system has for its rounds") {
    Catalog catalog;
    catalog.strings.resize(phrases.size());
    catalog.strings[find_phrase("time_status_next_round")] = "{gender|nächste Runde|nächster Zug|nächster Umlauf}";
    RoundPresentation presentation;
    const TimeStatus next{TimeStatus::Kind::next_round, 0};
    using Word = RoundPresentation::Word;
    const std::map<Word, std::string> expected{
        {Word::round, "nächste Runde"}, {Word::turn, "nächster Zug"}, {Word::pass, "nächster Umlauf"}};
    for (const auto& [word, told] : expected) {
        presentation.word = word;
        CHECK(short_time_status(next, presentation, catalog) == told);
    }
}
