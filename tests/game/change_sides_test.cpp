// Creatures that change sides: their place in the list, their turns under each time system, and that they go along.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <utility>

#include "game/on_the_stairs.hpp"
#include "game/state/floor_entry.hpp"
#include "text/describe.hpp"
#include "time/every_system.hpp"

using namespace td;
using namespace td::test;

namespace {

/// Two members, a foe and a neutral in a room; all stand still. The leader's skill in slot 0 makes everyone around it join.
struct SidesArena : Arena {
    explicit SidesArena(TimeSystemKind kind = TimeSystemKind::six_tier, Audience whom = Audience::everyone)
        : Arena({"#########", "#A.B..1N#", "#.......#", "#CD.....#", "#########"}) {
        catalog->dungeons[0].time.kind = kind;
        for (Species& species : catalog->species) species.tactic = ids::hold;
        leader = hero('A');
        member = hero('B');
        foe = add('1', ids::hero, add_team(Faction::foe));
        neutral = add('N', ids::hero, add_team(Faction::neutral));
        catalog->skills[ids::bolt.index()] = skill("call", {Shape::ring, 0, 8}, whom, {Effect{.payload = effect::Join{}}});
    }
    EntityId leader, member, foe, neutral;
};

const Command call = commands::UseSkill{};

/// Who has a turn when: in a forecast, or as it comes when the leader calls and waits from then on.
std::string told(const Forecast& forecast, int last) {
    std::string text;
    for (const ForecastTurn& turn : forecast.turns)
        if (turn.when.round <= last && !turn.takes_effect)
            text += std::to_string(turn.who.value) + "@" + std::to_string(turn.when.time) + " ";
    return text;
}
std::string played(Game& game, int last) {
    std::string text;
    bool first = true;
    game.take_events();
    while (game.now().round <= last) {
        game.step(game.awaiting() ? std::optional(std::exchange(first, false) ? call : Command(commands::Wait{})) : std::nullopt);
        for (const Event& event : game.take_events())
            if (const auto* began = std::get_if<TurnBegan>(&event); began && began->round <= last)
                text += std::to_string(began->who.value) + "@" + std::to_string(game.now().time) + " ";
    }
    return text;
}

Game asked(const Arena& arena) {
    Game game = arena.start();
    while (!game.awaiting()) game.step();
    return game;
}

}  // namespace

TEST_CASE("who changes sides is the last of the list, by its own tactic and without orders, and no foe any more") {
    SidesArena arena;
    arena.world.edit<AiState>(arena.foe).tactic = ids::hunt;
    arena.world.edit<AiState>(arena.foe).chase_target = arena.leader;
    Game game = asked(arena);
    game.step(call);
    const Team& party = game.world().roster()[TeamId(0)];
    CHECK(party.members == std::vector<EntityId>{arena.leader, arena.member, arena.foe, arena.neutral});
    CHECK(party.guests.empty());
    CHECK(game.leader() == arena.leader);
    CHECK(game.world().roster()[TeamId(1)].members.empty());
    CHECK_FALSE(are_hostile(game.world(), arena.leader, arena.foe));
    CHECK(game.world().get<AiState>(arena.foe).tactic == ids::hold);
    CHECK_FALSE(game.world().get<AiState>(arena.foe).chase_target);
    CHECK(happened<Joined>(game.take_events()));
}

TEST_CASE("a full party takes who joins as a guest; who has fallen for good leaves room") {
    SidesArena arena;
    arena.hero('C');
    const EntityId last = arena.hero('D');
    Game full = asked(arena);
    full.step(call);
    CHECK(full.world().roster()[TeamId(0)].members.size() == 4);
    CHECK(full.world().roster()[TeamId(0)].guests == std::vector<EntityId>{arena.foe, arena.neutral});
    arena.world.edit<Health>(last).now = 0;
    arena.world.remove_from_floor(last);
    arena.world.edit_roster()[last].here = false;
    Game with_room = asked(arena);
    with_room.step(call);
    CHECK(with_room.world().roster()[TeamId(0)].members.back() == arena.foe);
    CHECK(with_room.world().roster()[TeamId(0)].guests == std::vector<EntityId>{arena.neutral});
}

TEST_CASE("under every time system, the forecast tells the turns of who changes sides as they come, and a replay is the same") {
    for (const TimeSystemKind kind : every_time_system) {
        CAPTURE(time_system_names[static_cast<std::size_t>(kind)]);
        const SidesArena arena(kind);
        Game game = asked(arena);
        const std::string foreseen = told(game.forecast(3, call), 3);
        Game again = game;
        // The first turn has begun already.
        CHECK(foreseen.substr(foreseen.find(' ') + 1) == played(game, 3));
        CHECK(foreseen.find(std::to_string(arena.foe.value) + "@") != std::string::npos);
        played(again, 3);
        CHECK(game.hash() == again.hash());
    }
}

TEST_CASE("under every time system, who is turned in its own turn has had it, and the game goes on") {
    for (const TimeSystemKind kind : every_time_system) {
        CAPTURE(time_system_names[static_cast<std::size_t>(kind)]);
        SidesArena arena(kind);
        const EntityId striker = arena.add('C', ids::slug, TeamId(1));
        arena.world.place(striker, {2, 1});
        arena.world.edit<AiState>(striker).tactic = ids::hunt;
        // Whoever strikes a member is on its side from then on.
        arena.catalog->species[ids::hero.index()].triggers = {
            {.event = TriggerEvent::hurt, .to = TriggerCondition::Whose::other, .effects = {Effect{.payload = effect::Join{}}}}};
        Game game = arena.start();
        int steps = 0;
        while (game.now().round < 4 && ++steps < 300) game.awaiting() ? game.step(commands::Wait{}) : game.step();
        CHECK(steps < 300);
        CHECK(game.outcome() == Outcome::running);
        CHECK(game.world().roster()[striker].team == TeamId(0));
        CHECK(game.world().get<Health>(arena.leader).now > 0);
    }
}

TEST_CASE("who has joined goes along to the next floor and is kept") {
    OnTheStairs arena;
    arena.catalog->dungeons[0].boons = {};
    const EntityId captive = add_creature(arena.world, *arena.catalog, arena.add_team(Faction::neutral), ids::runner, {3, 2}, false);
    arena.catalog->skills[ids::bolt.index()] = skill("call", {Shape::ring, 0, 8}, Audience::everyone, {Effect{.payload = effect::Join{}}});
    Game game = asked(arena);
    REQUIRE(game.step(call).kind == Step::Kind::turn_taken);
    CHECK(game.world().roster()[captive].team == TeamId(0));
    while (!game.awaiting()) game.step();
    game.step(commands::Descend{});
    while (game.floor() == 1) game.step();
    const std::vector<EntityId>& members = game.world().roster()[TeamId(0)].members;
    REQUIRE(members.size() == 3);
    CHECK(game.world().get<Creature>(members.back()).species == ids::runner);
    CHECK(game.state().entry->party.members.size() == 3);
}

TEST_CASE("the log says who joins as what, and where it stands in the list") {
    for (const bool full : {false, true}) {
        SidesArena arena;
        if (full) arena.hero('C'), arena.hero('D');
        give_name(arena.world, arena.neutral, "Nell");
        Game game = asked(arena);
        game.take_events();
        game.step(call);
        std::vector<std::string> lines;
        for (const Event& event : game.take_events())
            if (const auto* joined = std::get_if<Joined>(&event); joined && joined->who == arena.neutral)
                lines.push_back(describe(event, game.view())->text);
        REQUIRE(lines.size() == 1);
        const std::string kind = arena.catalog->species[ids::hero.index()].name;
        CHECK(lines[0] == "Nell (" + kind + ") joins you " +
                              (full ? "as a guest: it acts after your members." : "as a member: number 4, last in the list."));
    }
}
