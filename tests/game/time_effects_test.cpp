// Effects of time: what they do to the order of turns under each time system, and that the forecast tells it beforehand.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>

#include "game/arena.hpp"
#include "game/state/party.hpp"
#include "time/every_system.hpp"

using namespace td;
using namespace td::test;

namespace {

/// Two members and a foe in a room; all stand still. The leader's skill in slot 0 is a ring of 3 with the effects.
struct TimeArena : Arena {
    TimeArena(TimeSystemKind kind, Audience audience, std::vector<Effect> effects)
        : Arena({"########", "#A.B..1#", "#......#", "########"}) {
        catalog->dungeons[0].time.kind = kind;
        for (Species& species : catalog->species) species.tactic = ids::hold;
        leader = hero('A');
        member = hero('B');
        foe = add('1', ids::hero, add_team(Faction::foe));
        catalog->skills[ids::bolt.index()] = skill("knack", {Shape::ring, 0, 5}, audience, std::move(effects));
    }

    EntityId leader, member, foe;
};

const Command knack = commands::UseSkill{};
const Command wait = commands::Wait{};

/// Who has a turn when, or whose action takes effect: "A0 B0 10 ..." of a forecast, up to the round `last`.
std::string told(const Forecast& forecast, const TimeArena& arena, int last) {
    std::string text;
    for (const ForecastTurn& turn : forecast.turns) {
        if (turn.when.round > last || turn.takes_effect) continue;
        text += turn.who == arena.leader ? "A" : turn.who == arena.member ? "B" : "f";
        text += std::to_string(turn.when.time) + (turn.order_reason == OrderReason::struck_out ? "x " : " ");
    }
    return text;
}

/// The same of what really happens when the leader uses its knack and waits from then on.
std::string played(Game& game, const TimeArena& arena, int last) {
    std::string text;
    bool first = true;
    game.take_events();
    while (game.now().round <= last) {
        const Step step = game.step(game.awaiting() ? std::optional(std::exchange(first, false) ? knack : wait) : std::nullopt);
        if (step.kind == Step::Kind::over || step.kind == Step::Kind::refused) return text + "stopped";
        for (const Event& event : game.take_events())
            if (const auto* began = std::get_if<TurnBegan>(&event); began && began->round <= last)
                text += (began->who == arena.leader ? "A" : began->who == arena.member ? "B" : "f") + std::to_string(game.now().time) + " ";
    }
    return text;
}

std::vector<Effect> one(EffectPayload payload) { return {Effect{.payload = std::move(payload)}}; }

/// The order after the leader's knack, as the forecast tells it, in the first two rounds.
std::string order_with(TimeSystemKind kind, Audience audience, EffectPayload payload, int rounds = 2) {
    const TimeArena arena(kind, audience, one(std::move(payload)));
    Game game = arena.start();
    game.step();
    return told(game.forecast(rounds, knack), arena, rounds);
}

}  // namespace

TEST_CASE("an extra turn comes at once or in the first tier as late, and costs nothing of one's own") {
    CHECK(order_with(TimeSystemKind::six_tier, Audience::allies, effect::ExtraTurn{0}) == "A0 B0 B0 f0 A100 B100 f100 ");
    CHECK(order_with(TimeSystemKind::six_tier, Audience::allies, effect::ExtraTurn{30}) == "A0 B0 f0 B33 A100 B100 f100 ");
    CHECK(order_with(TimeSystemKind::six_tier, Audience::allies, effect::ExtraTurn{75}) == "A0 B0 f0 B75 A100 B100 f100 ");
    CHECK(order_with(TimeSystemKind::six_tier, Audience::allies, effect::ExtraTurn{90}) == "A0 B0 f0 B100 A100 B100 f100 ");
    CHECK(order_with(TimeSystemKind::action_queue, Audience::allies, effect::ExtraTurn{30}) == "A0 B0 f0 B30 A100 B100 f100 ");
}

TEST_CASE("a delayed turn comes in a later tier of this round, or of the next") {
    CHECK(order_with(TimeSystemKind::six_tier, Audience::foes, effect::DelayTurn{50}) == "A0 B0 f50 A100 B100 f100 ");
    CHECK(order_with(TimeSystemKind::six_tier, Audience::foes, effect::DelayTurn{30}) == "A0 B0 f33 A100 B100 f100 ");
    CHECK(order_with(TimeSystemKind::six_tier, Audience::foes, effect::DelayTurn{90}) == "A0 B0 A100 B100 f100 ");
    CHECK(order_with(TimeSystemKind::action_queue, Audience::foes, effect::DelayTurn{50}) == "A0 B0 f50 A100 B100 f150 ");
    CHECK(order_with(TimeSystemKind::wait_time, Audience::foes, effect::DelayTurn{50}, 1).find("f150 ") != std::string::npos);
}

TEST_CASE("a turn that is struck out comes and passes") {
    CHECK(order_with(TimeSystemKind::six_tier, Audience::foes, effect::LoseTurn{1}) == "A0 B0 f0x A100 B100 f100 ");
    CHECK(order_with(TimeSystemKind::action_queue, Audience::foes, effect::LoseTurn{1}) == "A0 B0 f0x A100 B100 f100 ");
}

TEST_CASE("a turn that is struck out is lost once, under every time system") {
    for (const TimeSystemKind kind : every_time_system) {
        CAPTURE(time_system_names[static_cast<std::size_t>(kind)]);
        const TimeArena arena(kind, Audience::foes, one(effect::LoseTurn{1}));
        Game game = arena.start();
        game.step();
        CHECK(played(game, arena, 3).find("stopped") == std::string::npos);
        CHECK_FALSE(game.world().has<StruckOutTurns>(arena.foe));
    }
}

TEST_CASE("who copies a speed has that of its nearest foe in sight, and the forecast tells it under every time system") {
    for (const TimeSystemKind kind : every_time_system) {
        CAPTURE(time_system_names[static_cast<std::size_t>(kind)]);
        TimeArena arena(kind, Audience::allies, one(effect::CopySpeed{6}));
        arena.world.edit<Statuses>(arena.foe).list.push_back({ids::haste, 0, {}});
        update_times(arena.world, *arena.catalog);
        const int fast = arena.world.roster()[arena.foe].speed;
        REQUIRE(fast > 0);
        Game game = arena.start();
        game.step();
        const std::string expected = told(game.forecast(3, knack), arena, 3);
        game.step(knack);
        while (!game.awaiting()) game.step();
        if (kind != TimeSystemKind::deferred) CHECK(game.world().roster()[arena.member].speed == fast);
        const std::string now = told(game.forecast(3), arena, 3);
        CHECK(expected.size() > now.size());
        CHECK(expected.substr(expected.size() - now.size()) == now);
    }
}

TEST_CASE("a copied speed counts in place of that of the species until another is copied, and not from too far away") {
    TimeArena arena(TimeSystemKind::six_tier, Audience::allies, one(effect::CopySpeed{2}));
    Game game = arena.start();
    game.step();
    game.step(knack);
    CHECK_FALSE(game.world().get<Creature>(arena.member).copied_speed);
    arena.world.edit<Creature>(arena.member).copied_speed = 2;
    arena.world.edit<Statuses>(arena.member).list.push_back({ids::slow, 0, {}});
    CHECK(effective_speed({arena.world, *arena.catalog}, arena.member) == 2 + arena.catalog->statuses[ids::slow.index()].speed);
}

TEST_CASE("who changes places in the order acts in the other's place from the next cycle on") {
    const TimeArena arena(TimeSystemKind::six_tier, Audience::allies, one(effect::SwapOrder{}));
    Game game = arena.start();
    game.step();
    REQUIRE(game.world().roster().teams[0].members.front() == arena.leader);
    game.step(knack);
    CHECK(game.world().roster().teams[0].members.front() == arena.member);
    CHECK(game.leader() == arena.leader);
}

TEST_CASE("the forecast of every effect of time is what happens, under every time system") {
    const std::array<std::pair<Audience, EffectPayload>, 5> cases{{{Audience::allies, effect::ExtraTurn{0}},
                                                                   {Audience::allies, effect::ExtraTurn{40}},
                                                                   {Audience::foes, effect::DelayTurn{60}},
                                                                   {Audience::foes, effect::LoseTurn{1}},
                                                                   {Audience::allies, effect::SwapOrder{}}}};
    for (const TimeSystemKind kind : every_time_system)
        for (const auto& [audience, payload] : cases) {
            const TimeArena arena(kind, audience, one(payload));
            Game game = arena.start();
            game.step();
            CAPTURE(time_system_names[static_cast<std::size_t>(kind)]);
            CAPTURE(payload.index());
            std::string forecast = told(game.forecast(3, knack), arena, 3);
            std::erase(forecast, 'x');
            // The turn in play was announced before the knack was used.
            const std::string in_play = "A" + std::to_string(game.now().time) + " ";
            CHECK(in_play + played(game, arena, 3) == forecast);
        }
}

TEST_CASE("a brief action forfeits the next tier alone, a swift one none") {
    for (const auto& [forfeits, tiers] : {std::pair{Forfeit::round, "A0 A100 "}, std::pair{Forfeit::next_turn, "A0 A50 A75 A100 "},
                                          std::pair{Forfeit::nothing, "A0 A25 A50 A75 A100 "}}) {
        TimeArena arena(TimeSystemKind::six_tier, Audience::allies, one(effect::Heal{.amount = 1}));
        arena.catalog->skills[ids::bolt.index()].forfeits = forfeits;
        arena.world.edit_roster()[arena.leader].speed = 3;
        arena.catalog->species[ids::hero.index()].speed = 3;
        Game game = arena.start();
        game.step();
        std::string leader;
        for (const ForecastTurn& turn : game.forecast(2, knack).turns)
            if (turn.who == arena.leader && turn.when.time <= 100) leader += "A" + std::to_string(turn.when.time) + " ";
        CHECK(leader == tiers);
    }
}

TEST_CASE("a trigger tells who comes within reach and who leaves it; a strike reaches it wherever it stands by then") {
    for (const TriggerEvent event : {TriggerEvent::foe_in_reach, TriggerEvent::foe_out_of_reach}) {
        Arena arena({"#######", "#GA...#", "#.....#", "#.....#", "#######"});
        const EntityId walker = arena.hero('A');
        const EntityId guard = arena.add('G', ids::hero, arena.add_team(Faction::foe));
        const StatusId braced(arena.catalog->statuses.size());
        Status status;
        status.id = status.name = "braced";
        status.triggers = {Trigger{.event = event, .to = TriggerCondition::Whose::other, .effects = {Effect{.payload = effect::Strike{}}}}};
        arena.catalog->statuses.push_back(status);
        arena.world.edit<Statuses>(guard).list.push_back({braced, 0, {}});
        for (Species& species : arena.catalog->species) species.tactic = ids::hold;
        const auto health_after = [&](Direction direction) {
            Game game = arena.start();
            game.step();
            CHECK(game.step(commands::Walk{direction}).kind == Step::Kind::turn_taken);
            return game.world().get<Health>(walker).now;
        };
        const int unhurt = arena.world.get<Health>(walker).now;
        const bool comes = event == TriggerEvent::foe_in_reach;
        CHECK((health_after(Direction::south) < unhurt) == comes);  // from beside to beside
        CHECK((health_after(Direction::east) < unhurt) == !comes);  // away
    }
}
