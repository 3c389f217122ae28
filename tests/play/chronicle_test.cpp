#include "play/chronicle.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// Two heroes `A` and `B` against the foes `F` and `G`, of whom `G` has more health.
struct Told {
    Told() : arena({"########", "#AB..FG#", "########"}) {
        a = arena.hero('A');
        b = arena.hero('B');
        const TeamId team = arena.add_team(Faction::foe);
        weak = arena.add('F', ids::hero, team);
        strong = arena.add('G', ids::hero, team);
        arena.world.edit<Health>(weak) = {5, 5};
        arena.world.edit<Health>(strong) = {90, 90};
        arena.world.edit<Health>(a) = {50, 50};
        arena.world.edit<Health>(b) = {50, 50};
        game.emplace(arena.start());
    }
    void hear(const Event& event) {
        chronicle.hear(*game, event, [&](EntityId who) { return who == unseen ? std::string() : "creature " + std::to_string(who.value); });
    }
    void round(int number, const std::vector<Event>& events) {
        hear(RoundBegan{number});
        for (const Event& event : events) hear(event);
    }
    std::vector<std::string> texts() {
        hear(RunEnded{});
        std::vector<std::string> told;
        for (const TurningPoint& point : chronicle.turning_points()) told.push_back(point.text);
        return told;
    }
    std::string name(EntityId who) const { return "creature " + std::to_string(who.value); }

    Arena arena;
    EntityId a, b, weak, strong, unseen;
    std::optional<Game> game;
    Chronicle chronicle;
};

}  // namespace

TEST_CASE("a loss turns a run more than a kill, a strong foe's death more than a weak one's, and each round tells one thing") {
    Told told;
    told.round(1, {TurnBegan{told.a, 1, 0}, Died{.who = told.weak, .killer = told.a}, TurnBegan{told.b, 1, 2},
                   Died{.who = told.strong, .killer = told.b}, TurnBegan{told.strong, 1, 3}});
    told.round(2, {TurnBegan{told.strong, 2, 0}, Died{.who = told.b, .killer = told.strong}});
    const std::vector<std::string> texts = told.texts();
    REQUIRE(texts.size() == 2);
    CHECK(texts[0] == told.name(told.b) + " felled the " + told.name(told.strong) + ".");
    CHECK(texts[1] == told.name(told.b) + " fell to " + told.name(told.strong) + ".");
    const TurningPoint first = told.chronicle.turning_points().front();
    REQUIRE(first.acts.size() == 3);
    CHECK(first.decisive == 1);
    CHECK(first.when.tier == 2);
    CHECK(first.acts[2].faction == Faction::foe);
    CHECK_FALSE(first.bad);
    CHECK(first.reason == told.name(told.strong) + " never got a turn in that round. The round cost no health.");
}

TEST_CASE("a foe that a status or the ground kills is told with its cause, and each round with what it cost") {
    Told told;
    told.round(1, {TurnBegan{told.a, 1, 0}, Died{.who = told.strong, .killer = told.a, .by_status = ids::poison},
                   WasHurt{.who = told.a, .amount = 7}});
    told.round(2, {TurnBegan{told.weak, 2, 0}, Walked{told.weak, {5, 1}, {4, 1}}, Died{.who = told.weak, .by_feature = ids::flame}});
    CHECK(told.texts() == std::vector<std::string>{told.name(told.strong) + " died: poison.", told.name(told.weak) + " died: flame."});
    const std::vector<TurningPoint> points = told.chronicle.turning_points();
    CHECK(points[0].reason == "The round cost 7 of 100 health.");
    CHECK(points[1].reason == told.name(told.weak) + " walked into it. The round cost no health.");
}

TEST_CASE("the foe that fells the last of the party is among those who acted, although it is no longer in sight") {
    Told told;
    told.hear(RoundBegan{1});
    told.hear(TurnBegan{told.a, 1, 0});
    told.unseen = told.strong;
    told.hear(TurnBegan{told.strong, 1, 3});
    told.unseen = {};
    told.hear(Died{.who = told.a, .killer = told.strong});
    REQUIRE(told.texts().size() == 1);
    const TurningPoint round = told.chronicle.turning_points().front();
    REQUIRE(round.acts.size() == 2);
    CHECK(round.decisive == 1);
    CHECK(round.acts[1].faction == Faction::foe);
}

TEST_CASE("a win without a death is told too, by its last round") {
    Told told;
    told.round(1, {TurnBegan{told.a, 1, 0}});
    Verdict verdict;
    verdict.outcome = Outcome::victory;
    verdict.objective.text = "Reach the stairs.";
    told.hear(RunEnded{std::make_shared<const Verdict>(verdict)});
    const std::vector<TurningPoint> points = told.chronicle.turning_points();
    REQUIRE(points.size() == 1);
    CHECK(points[0].text == "Reach the stairs.");
    CHECK(points[0].reason == "The round cost no health.");
    CHECK(points[0].acts.size() == 1);
}

TEST_CASE("a round that costs the party a fifth of its health is told, one that costs less is not") {
    Told told;
    told.round(1, {WasHurt{.who = told.a, .amount = 19}, WasHurt{.who = told.strong, .amount = 80}});
    CHECK(told.texts().empty());
    told.round(2, {WasHurt{.who = told.a, .amount = 12}, WasHurt{.who = told.b, .amount = 8}});
    CHECK(told.texts() == std::vector<std::string>{"The party lost 20 of its 100 health in one round."});
    CHECK(told.chronicle.turning_points().front().bad);
}

TEST_CASE("only the three heaviest rounds are told, and nothing of whom the player does not know") {
    Told told;
    told.unseen = told.weak;
    for (int round = 1; round <= 5; ++round)
        told.round(round, {TurnBegan{told.weak, round, 0}, WasHurt{.who = told.a, .amount = 20 + round}});
    told.round(6, {Died{.who = told.weak, .killer = told.a}});
    CHECK(told.texts() == std::vector<std::string>{"The party lost 23 of its 100 health in one round.",
                                                   "The party lost 24 of its 100 health in one round.",
                                                   "The party lost 25 of its 100 health in one round."});
    for (const TurningPoint& point : told.chronicle.turning_points()) CHECK(point.acts.empty());
}
