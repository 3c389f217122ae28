// The fallen: who lies down, who is carried, brought back or lost, and what the order of turns and the forecast make of it.
#include <doctest/doctest.h>

#include <array>
#include <string>

#include "game/arena.hpp"
#include "game/turns/debug_commands.hpp"
#include "tools/lab/invariants.hpp"
#include "world/fallen.hpp"

using namespace td;
using namespace td::test;

namespace {

constexpr std::array each_time_system{TimeSystemKind::six_tier, TimeSystemKind::action_queue, TimeSystemKind::energy_pool,
                                      TimeSystemKind::wait_time, TimeSystemKind::deferred};

/// Three members who stand still, and a foe that cannot leave its water. Slot 0 of everybody brings back who lies ahead.
struct FallenArena : Arena {
    explicit FallenArena(FallenRule rule, TimeSystemKind kind = TimeSystemKind::six_tier)
        : Arena({"##########", "#ABC....>#", "#........#", "#.......F#", "##########"}) {
        catalog->dungeons[0].time.kind = kind;
        catalog->dungeons[0].fallen = rule;
        for (Species& each : catalog->species) each.tactic = ids::hold;
        catalog->skills[ids::bolt.index()] =
            skill("wake", {Shape::front, 1, 0}, Audience::allies, {Effect{.payload = effect::Revive{.percent = 50}}});
        a = hero('A');
        b = hero('B');
        c = hero('C');
        foe = add('F', ids::fish, add_team(Faction::foe));
    }

    EntityId a, b, c, foe;
};

const FallenRule carried_for_five{FallenRule::Fate::carried, 5};
const Command wait_here = commands::Wait{};

/// Goes on until the leader is asked.
void go_on(Game& game) {
    while (!game.awaiting() && game.outcome() == Outcome::running) game.step();
}

/// The leader does that, and all go on until it is asked again.
Step let_do(Game& game, const Command& command) {
    go_on(game);
    const Step step = game.step(command);
    if (step.kind != Step::Kind::refused) go_on(game);
    return step;
}

void kill(Game& game, EntityId who) {
    go_on(game);
    if (!game.debugged()) game.step(commands::Debug{.verb = DebugVerb::open});
    REQUIRE(game.step(commands::Debug{.verb = DebugVerb::kill, .target = who}).kind == Step::Kind::done_out_of_turn);
    go_on(game);
}

int rounds_left(const Game& game, EntityId who) {
    const EntityId body = body_of(game.world(), who);
    return body ? game.world().get<FallenBody>(body).rounds_left : 0;
}

Refusal::Reason refused(Game& game, const Command& command) {
    const Step step = let_do(game, command);
    CHECK(step.kind == Step::Kind::refused);
    return step.refusal.reason;
}

}  // namespace

TEST_CASE("a member that dies lies where it fell for so many rounds, and is lost after the last") {
    FallenArena arena(carried_for_five);
    Game game = arena.start();
    kill(game, arena.b);
    CHECK(happened<FellDown>(game.take_events()));
    CHECK(place_of_fallen(game.world(), arena.b) == arena.where('B'));
    CHECK(rounds_left(game, arena.b) == 5);
    for (int left = 4; left > 0; --left) {
        let_do(game, wait_here);
        CHECK(rounds_left(game, arena.b) == left);
        CHECK(game.tally().fallen.front().fate == FallenMember::Fate::lies);
        CHECK(broken_invariants(game).empty());
    }
    CHECK_FALSE(happened<FallenLost>(game.take_events()));
    let_do(game, wait_here);
    CHECK(happened<FallenLost>(game.take_events()));
    CHECK_FALSE(body_of(game.world(), arena.b));
    REQUIRE(game.tally().fallen.size() == 1);
    CHECK(game.tally().fallen[0].name == "B");
    CHECK(game.tally().fallen[0].floor == 1);
    CHECK(game.tally().fallen[0].fate == FallenMember::Fate::lost);
}

TEST_CASE("where the dungeon does not say otherwise the dead are lost at once") {
    FallenArena arena(FallenRule{FallenRule::Fate::lost});
    Game game = arena.start();
    kill(game, arena.b);
    CHECK_FALSE(body_of(game.world(), arena.b));
    CHECK(game.tally().fallen.at(0).fate == FallenMember::Fate::lost);
}

TEST_CASE("a difficulty changes for how long the fallen lie, or loses them at once") {
    for (const auto& [percent, rounds] : {std::pair(200, 10), std::pair(40, 2), std::pair(1, 1), std::pair(0, 0)}) {
        FallenArena arena(carried_for_five);
        Difficulty difficulty;
        difficulty.main = true;
        difficulty.fallen_percent = percent;
        arena.catalog->difficulties = {difficulty};
        Game game = arena.start();
        kill(game, arena.b);
        CHECK(rounds_left(game, arena.b) == rounds);
    }
}

TEST_CASE("who is carried goes with its bearer, who walks slower until it lays its burden down") {
    FallenArena arena(carried_for_five);
    Game game = arena.start();
    kill(game, arena.b);
    REQUIRE(let_do(game, commands::Carry{arena.b}).kind == Step::Kind::turn_taken);
    CHECK(carried_by(game.world(), arena.a) == arena.b);
    CHECK(fallen_at(game.world(), arena.where('B')).empty());
    CHECK(game.world().roster()[arena.a].speed == -1);
    const int round = game.now().round;
    let_do(game, commands::Walk{Direction::south});
    CHECK(game.now().round == round + 2);
    CHECK(place_of_fallen(game.world(), arena.b) == place(game, arena.a));
    REQUIRE(let_do(game, commands::LayDown{}).kind == Step::Kind::turn_taken);
    CHECK(fallen_at(game.world(), place(game, arena.a)) == std::vector{arena.b});
    CHECK(game.world().roster()[arena.a].speed == 0);
    CHECK(broken_invariants(game).empty());
}

TEST_CASE("a command to carry that names nobody takes up who lies in reach") {
    FallenArena arena(carried_for_five);
    Game game = arena.start();
    CHECK(refused(game, commands::Carry{}) == Refusal::Reason::nobody_fallen);
    kill(game, arena.b);
    let_do(game, commands::Carry{});
    CHECK(carried_by(game.world(), arena.a) == arena.b);
}

TEST_CASE("who cannot be carried is refused with the reason") {
    FallenArena arena(carried_for_five);
    Game game = arena.start();
    CHECK(refused(game, commands::LayDown{}) == Refusal::Reason::carries_nobody);
    CHECK(refused(game, commands::Carry{arena.b}) == Refusal::Reason::nobody_fallen);
    kill(game, arena.c);
    CHECK(refused(game, commands::Carry{arena.c}) == Refusal::Reason::not_adjacent);
    kill(game, arena.b);
    let_do(game, commands::Carry{arena.b});
    CHECK(refused(game, commands::Carry{arena.c}) == Refusal::Reason::carries_one);
    SUBCASE("where the dungeon lets them lie only") {
        FallenArena there(FallenRule{FallenRule::Fate::lies, 5});
        Game other = there.start();
        kill(other, there.b);
        CHECK(refused(other, commands::Carry{there.b}) == Refusal::Reason::not_to_be_carried);
    }
}

TEST_CASE("when a bearer falls, whom it carried lies there too") {
    FallenArena arena(carried_for_five);
    Game game = arena.start();
    kill(game, arena.b);
    let_do(game, commands::Carry{arena.b});
    kill(game, arena.a);
    CHECK(fallen_at(game.world(), arena.where('A')).size() == 2);
    CHECK(broken_invariants(game).empty());
}

TEST_CASE("who is brought back has part of its health, its place in the list, and its turns from the next cycle on") {
    FallenArena arena(carried_for_five);
    Game game = arena.start();
    let_do(game, commands::Face{Direction::east});
    kill(game, arena.b);
    const Command wake = commands::UseSkill{0, Direction::east};
    REQUIRE(game.would_refuse(wake) == std::nullopt);
    std::string foretold;
    for (const ForecastTurn& turn : game.forecast(2, wake).turns)
        foretold += game.world().get<Creature>(turn.who).name + std::to_string(turn.when.round);
    std::string played;
    const int last = game.now().round + 1;
    game.take_events();
    Step step = game.step(wake);
    while (game.now().round <= last && step.kind != Step::Kind::over) {
        for (const Event& event : game.take_events())
            if (const auto* began = std::get_if<TurnBegan>(&event); began && began->round <= last)
                played += game.world().get<Creature>(began->who).name + std::to_string(began->round);
        step = game.step(game.awaiting() ? std::optional(wait_here) : std::nullopt);
    }
    CHECK(foretold == "A1C1F1A2B2C2F2");
    CHECK(("A1" + played == foretold || played == foretold));
    CHECK(game.world().get<Health>(arena.b).now == 15);
    CHECK(place(game, arena.b) == arena.where('B'));
    CHECK(game.tally().fallen.at(0).fate == FallenMember::Fate::came_back);
    CHECK(broken_invariants(game).empty());
}

TEST_CASE("who is brought back gets turns again under every time system") {
    for (const TimeSystemKind kind : each_time_system) {
        CAPTURE(time_system_names[static_cast<std::size_t>(kind)]);
        FallenArena arena(FallenRule{FallenRule::Fate::carried, 50}, kind);
        Game game = arena.start();
        kill(game, arena.b);
        let_do(game, commands::UseSkill{0, Direction::east});
        int turns = 0;
        for (int i = 0; i < 6; ++i) {
            let_do(game, wait_here);
            for (const Event& event : game.take_events())
                if (const auto* began = std::get_if<TurnBegan>(&event)) turns += began->who == arena.b ? 1 : 0;
        }
        CHECK(game.world().roster().is_here(arena.b));
        CHECK(turns >= 4);
        CHECK(broken_invariants(game).empty());
    }
}

TEST_CASE("a skill that only brings back is refused where nobody lies") {
    FallenArena arena(carried_for_five);
    Game game = arena.start();
    CHECK(refused(game, commands::UseSkill{0, Direction::east}) == Refusal::Reason::nobody_fallen);
    kill(game, arena.b);
    CHECK(refused(game, commands::UseSkill{0, Direction::south}) == Refusal::Reason::nobody_fallen);
}

TEST_CASE("who is brought back on a tile that is taken stands on a free one beside it, without its old states") {
    FallenArena arena(carried_for_five);
    arena.world.edit<Statuses>(arena.b).list.push_back({ids::poison, 5, {}});
    Game game = arena.start();
    kill(game, arena.b);
    const Point lay = arena.where('B');
    let_do(game, commands::Walk{Direction::east});
    let_do(game, commands::Walk{Direction::south});
    game.step(commands::Debug{.verb = DebugVerb::teleport, .at = lay, .target = arena.c});
    let_do(game, commands::UseSkill{0, Direction::north});
    REQUIRE(game.world().roster().is_here(arena.b));
    CHECK(place(game, arena.b) != lay);
    CHECK(chebyshev(place(game, arena.b), lay) == 1);
    CHECK(game.world().get<Statuses>(arena.b).list.empty());
}

TEST_CASE("a leader who is brought back leads no more") {
    FallenArena arena(carried_for_five);
    Game game = arena.start();
    kill(game, arena.a);
    CHECK(game.leader() == arena.b);
    let_do(game, commands::UseSkill{0, Direction::west});
    CHECK(game.world().roster().is_here(arena.a));
    CHECK(game.leader() == arena.b);
}

TEST_CASE("the run is over when no member is alive, whoever lies about") {
    FallenArena arena(carried_for_five);
    Game game = arena.start();
    for (const EntityId who : {arena.b, arena.c, arena.a}) kill(game, who);
    if (game.awaiting()) game.step(wait_here);
    CHECK(game.outcome() == Outcome::defeat);
    REQUIRE(game.tally().fallen.size() == 3);
    for (const FallenMember& member : game.tally().fallen) CHECK(member.fate == FallenMember::Fate::lost);
}

TEST_CASE("guests who set out with the party fall like members, those called on the way are gone") {
    FallenArena arena(carried_for_five);
    const EntityId guest = add_creature(arena.world, *arena.catalog, TeamId(0), ids::hero, {4, 2}, true);
    Game game = arena.start();
    kill(game, guest);
    CHECK(body_of(game.world(), guest));
    game.step(commands::Debug{.verb = DebugVerb::spawn_companion, .number = ids::hero.value, .at = {5, 2}});
    const EntityId called = game.world().creature_at({5, 2});
    REQUIRE(called);
    kill(game, called);
    CHECK_FALSE(body_of(game.world(), called));
    CHECK(game.tally().fallen.size() == 1);
}

TEST_CASE("the carried go down the stairs with their bearer, and who lies is left behind") {
    FallenArena arena(carried_for_five);
    auto& floors = arena.catalog->dungeons[0].floors;
    floors[0].doors = 0;
    floors.push_back(floors[0]);
    arena.catalog->themes.resize(1);
    Game game = arena.start();
    kill(game, arena.b);
    let_do(game, commands::Carry{arena.b});
    kill(game, arena.c);
    game.step(commands::Debug{.verb = DebugVerb::teleport, .at = arena.where('>'), .target = arena.a});
    const int left = rounds_left(game, arena.b);
    go_on(game);
    REQUIRE(game.step(commands::Descend{}).kind == Step::Kind::turn_taken);
    go_on(game);
    CHECK(happened<FallenLost>(game.take_events()));
    REQUIRE(game.floor() == 2);
    const Team& team = game.world().roster()[game.player_team()];
    REQUIRE(team.members.size() == 2);
    CHECK(game.world().get<Creature>(team.members[1]).name == "B");
    CHECK_FALSE(game.world().roster().is_here(team.members[1]));
    CHECK(carried_by(game.world(), team.members[0]) == team.members[1]);
    CHECK(rounds_left(game, team.members[1]) == left);
    CHECK(game.world().roster()[team.members[0]].speed == -1);
    CHECK(broken_invariants(game).empty());
    REQUIRE(game.tally().fallen.size() == 2);
    CHECK(game.tally().fallen[0].fate == FallenMember::Fate::lies);
    CHECK(game.tally().fallen[1].fate == FallenMember::Fate::lost);
}

TEST_CASE("the hash of a state knows who lies, who carries and for how long") {
    FallenArena arena(carried_for_five);
    Game game = arena.start();
    kill(game, arena.b);
    const GameState state = game.state();
    const EntityId body = body_of(state.world, arena.b);
    GameState longer = state, other = state, bearer = state, rule = state;
    ++longer.world.edit<FallenBody>(body).rounds_left;
    other.world.edit<FallenBody>(body).of = arena.c;
    bearer.world.edit<FallenBody>(body).bearer = arena.a;
    rule.world.edit_surroundings().fallen.fate = FallenRule::Fate::lies;
    for (const GameState* changed : {&longer, &other, &bearer, &rule}) CHECK(changed->hash() != state.hash());
}

TEST_CASE("a companion with the means goes to who lies and brings it back") {
    FallenArena arena(FallenRule{FallenRule::Fate::carried, 20});
    arena.catalog->tactics[ids::hold.index()].plans = {{Plan::Kind::rescue, 20}, {Plan::Kind::hold, 0}};
    Game game = arena.start();
    game.step(commands::Debug{.verb = DebugVerb::open});
    game.step(commands::Debug{.verb = DebugVerb::teleport, .at = {7, 2}, .target = arena.c});
    kill(game, arena.b);
    for (int i = 0; i < 6 && !game.world().roster().is_here(arena.b); ++i) let_do(game, wait_here);
    CHECK(game.world().roster().is_here(arena.b));
}

TEST_CASE("while nobody of the team has the means a companion carries the fallen, and lays them down for who has") {
    FallenArena arena(FallenRule{FallenRule::Fate::carried, 50});
    arena.catalog->tactics[ids::hold.index()].plans = {{Plan::Kind::rescue, 20}, {Plan::Kind::hold, 0}};
    arena.catalog->skills[ids::bolt.index()].effects = {Effect{.payload = effect::Heal{.amount = 1}}};
    arena.catalog->items[ids::herb.index()].use = {Effect{.payload = effect::Revive{.percent = 50}}};
    arena.catalog->items[ids::herb.index()].use_area = {Shape::front, 1, 0};
    arena.catalog->items[ids::herb.index()].use_audience = Audience::allies;
    Game game = arena.start();
    kill(game, arena.foe);
    kill(game, arena.b);
    for (int i = 0; i < 4 && !carried_by(game.world(), arena.c); ++i) let_do(game, wait_here);
    REQUIRE(carried_by(game.world(), arena.c) == arena.b);
    game.step(commands::Debug{.verb = DebugVerb::give, .number = ids::herb.value, .at = {1, 0}});
    for (int i = 0; i < 6 && carried_by(game.world(), arena.c); ++i) let_do(game, wait_here);
    CHECK_FALSE(carried_by(game.world(), arena.c));
}
