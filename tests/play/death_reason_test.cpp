#include "play/death_reason.hpp"

#include <doctest/doctest.h>

#include "catalog/trigger_source.hpp"
#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A hero `A` and a foe `F`, and what is said of the death of one by the other.
struct Duel {
    Duel() : arena({"######", "#A..F#", "######"}) {
        hero = arena.hero('A');
        foe = arena.add('F', ids::slug, arena.add_team(Faction::foe));
        game.emplace(arena.start());
    }
    void hear(const std::vector<Event>& events) {
        for (const Event& event : events) reason.hear(*game, event);
    }
    std::string told(const Died& died) const {
        return reason.sentence(*game, died, [&](EntityId who) { return who == hero ? std::string("Hedda") : std::string("Rat"); });
    }
    std::string of_foe() const { return told({.who = foe, .killer = hero}); }

    Arena arena;
    EntityId hero, foe;
    std::optional<Game> game;
    DeathReason reason;
};

}  // namespace

TEST_CASE("who falls before its turn never got one, and who had one spent it on a step or on something else") {
    Duel duel;
    duel.hear({RoundBegan{1}, TurnBegan{duel.hero, 1, 0}});
    CHECK(duel.of_foe() == "Rat never got a turn in that round.");
    duel.hear({TurnBegan{duel.foe, 1, 0}});
    CHECK(duel.of_foe() == "");
    duel.hear({Walked{duel.foe, {4, 1}, {3, 1}}});
    CHECK(duel.of_foe() == "Rat had spent the turn on a step.");
    duel.hear({RoundBegan{2}});
    CHECK(duel.of_foe() == "Rat never got a turn in that round.");
}

TEST_CASE("a slow creature rests after its step, as long as it is slow") {
    Duel duel;
    while (!duel.game->awaiting()) duel.game->step();
    duel.game->step(commands::Wait{});
    while (!duel.game->awaiting()) duel.game->step();
    const std::vector<Event> events = duel.game->take_events();
    REQUIRE(happened<Walked>(events));
    duel.hear(events);
    CHECK(duel.of_foe() == "Rat was resting after a step.");
    duel.hear({RoundBegan{9}});
    CHECK(duel.of_foe() == "Rat never got a turn in that round.");
}

TEST_CASE("a turn that was taken away, delayed or lost to a status is told") {
    Duel duel;
    duel.hear({RoundBegan{1}, TurnShifted{duel.foe, TurnShift::delayed, 50, duel.hero}});
    CHECK(duel.of_foe() == "Rat's turn had been delayed.");
    duel.hear({TurnShifted{duel.foe, TurnShift::struck_out, 1, duel.hero}});
    CHECK(duel.of_foe() == "Rat's turn had been taken away.");
    duel.hear({LostTurn{duel.foe, ids::stunned}});
    CHECK(duel.of_foe() == "Rat was stunned and lost its turn.");
    duel.hear({RoundBegan{2}});
    CHECK(duel.of_foe() == "Rat never got a turn in that round.");
}

TEST_CASE("a held turn and a blow out of turn are told of who struck") {
    Duel duel;
    duel.hear({RoundBegan{1}, TurnShifted{duel.hero, TurnShift::released}, TurnBegan{duel.hero, 1, 0}});
    CHECK(duel.of_foe() == "Hedda had held a turn for that.");
    duel.hear({RoundBegan{2}, TurnBegan{duel.hero, 2, 0}});
    CHECK(duel.of_foe() == "Rat never got a turn in that round.");
    duel.hear({TurnBegan{duel.foe, 1, 0}, Walked{duel.foe, {4, 1}, {3, 1}}});
    CHECK(duel.of_foe() == "Rat had spent the turn on a step.");
    duel.hear({TriggerFired{duel.hero, duel.foe, {1, 1}, trigger_source(ids::haste)}});
    CHECK(duel.of_foe() == "Hedda was haste and struck out of turn.");
    duel.hear({TriggerFired{duel.hero, duel.foe, {1, 1}, trigger_source(ids::hero)}});
    CHECK(duel.of_foe() == "Hedda struck out of turn.");
    duel.hear({TurnBegan{duel.hero, 2, 0}});
    CHECK(duel.of_foe() == "Rat had spent the turn on a step.");
}

TEST_CASE("who walks into something deadly is told to have done so, and what burns on needs no more words") {
    Duel duel;
    duel.hear({RoundBegan{1}, TurnBegan{duel.foe, 1, 0}});
    const Died burnt{.who = duel.foe, .by_feature = ids::flame};
    CHECK(duel.told(burnt) == "");
    duel.hear({Walked{duel.foe, {4, 1}, {3, 1}}});
    CHECK(duel.told(burnt) == "Rat walked into it.");
    CHECK(duel.told({.who = duel.foe, .by_status = ids::poison}) == "");
}

TEST_CASE("a blow that gave up the later turns of a fast creature is told, where rounds have tiers") {
    for (const TimeSystemKind kind : {TimeSystemKind::six_tier, TimeSystemKind::energy_pool})
        for (const int speed : {0, 1}) {
            Duel duel;
            duel.arena.catalog->dungeons[0].time.kind = kind;
            duel.arena.world.edit_roster()[duel.foe].speed = static_cast<std::int8_t>(speed);
            duel.game.emplace(duel.arena.start());
            duel.hear({RoundBegan{1}, TurnBegan{duel.foe, 1, 0}, UsedSkill{duel.foe, ids::strike}});
            const bool forfeits = kind == TimeSystemKind::six_tier && speed > 0;
            CHECK(duel.of_foe() == (forfeits ? "Rat had forfeited its later turns of the round for a blow." : ""));
        }
}
