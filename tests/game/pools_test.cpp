// Pools, cooldowns and statuses with a rate, in play: what is paid, refused and given back, under each time system.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "game/arena.hpp"
#include "game/machines.hpp"
#include "rules/weapons.hpp"
#include "text/describe.hpp"
#include "text/explain_costs.hpp"
#include "world/pools.hpp"

using namespace td;
using namespace td::test;

namespace {

constexpr std::array all_kinds{TimeSystemKind::six_tier, TimeSystemKind::action_queue, TimeSystemKind::energy_pool,
                               TimeSystemKind::wait_time, TimeSystemKind::deferred};
constexpr PoolId mana{0};
constexpr int quicken_slot = 2;  // a skill on oneself

/// A hero alone in a room whose skill in slot 2 heals and costs 4 of 10 mana.
struct PoolArena : Arena {
    explicit PoolArena(TimeSystemKind kind, PoolBudget budget = {.maximum = 10}) : Arena({"#######", "#A...B#", "#######"}) {
        catalog->dungeons[0].time.kind = kind;
        for (Species& each : catalog->species) each.tactic = ids::hold;
        catalog->pools.resize(1);
        catalog->pools[0].id = "mana";
        catalog->pools[0].name = "Mana";
        catalog->species[ids::hero.index()].pools = {{mana, budget}};
        quicken().charges = 0;
        quicken().effects = {Effect{.payload = effect::Heal{1, 0}}};
        quicken().pool_cost = {{mana, 4}};
    }
    Skill& quicken() { return catalog->skills[ids::quicken.index()]; }
};

const Command use_it = commands::UseSkill{quicken_slot};

/// The command, and waiting until the next one is needed.
Step give(Game& game, const Command& command) {
    Step step = game.step(command);
    while (step.kind != Step::Kind::needs_command && step.kind != Step::Kind::over && step.kind != Step::Kind::refused) step = game.step();
    return step;
}

Game ready(const Arena& arena) {
    Game game = arena.start();
    while (!game.awaiting()) game.step();
    game.take_events();
    return game;
}

int amount_of(const Game& game, EntityId who) { return pools_of(game.view(), who).front().amount; }

/// Waits until the clock stands at `time` or later.
void wait_until(Game& game, Ticks time) {
    for (int i = 0; i < 500 && game.now().time < time; ++i)
        if (give(game, commands::Wait{}).kind == Step::Kind::over) return;
}

}  // namespace

TEST_CASE("a skill is paid from its pool, and refused with the reason when there is too little, under each time system") {
    for (const TimeSystemKind kind : all_kinds) {
        CAPTURE(static_cast<int>(kind));
        PoolArena arena(kind);
        const EntityId hero = arena.hero('A');
        Game game = ready(arena);
        CHECK(give(game, use_it).kind == Step::Kind::needs_command);
        give(game, commands::Wait{});
        CHECK(amount_of(game, hero) == 6);
        CHECK(give(game, use_it).kind == Step::Kind::needs_command);
        give(game, commands::Wait{});
        CHECK(amount_of(game, hero) == 2);
        const std::uint64_t before = game.hash();
        const Step refused = game.step(use_it);
        REQUIRE(refused.kind == Step::Kind::refused);
        CHECK(describe(refused.refusal, hero, game.view()).find("2 mana and needs 4") != std::string::npos);
        CHECK(game.hash() == before);
    }
}

TEST_CASE("what comes back of a pool by rate follows from time, with fractions kept, however often its owner acts") {
    for (const TimeSystemKind kind : all_kinds) {
        CAPTURE(static_cast<int>(kind));
        PoolArena arena(kind, {.maximum = 90, .start = 0, .rate = 7});
        const EntityId slow = arena.hero('A'), quick = arena.hero('B', ids::runner);
        arena.catalog->species[ids::runner.index()].pools = arena.catalog->species[ids::hero.index()].pools;
        fit_pools(arena.world, *arena.catalog, quick);
        Game game = ready(arena);
        wait_until(game, 2000);
        const auto expected = static_cast<int>(game.now().time * 7 / 1000);
        CHECK(amount_of(game, slow) == expected);
        CHECK(amount_of(game, quick) == expected);
    }
}

TEST_CASE("what comes back of a pool each round comes with its end") {
    PoolArena arena(TimeSystemKind::six_tier, {.maximum = 10, .start = 0, .per_round = 3});
    const EntityId hero = arena.hero('A');
    Game game = ready(arena);
    for (const int expected : {3, 6, 9, 10, 10}) {
        give(game, commands::Wait{});
        CHECK(amount_of(game, hero) == expected);
    }
}

TEST_CASE("heat rises with what is paid, falls by rate, and refuses what would be too much") {
    PoolArena arena(TimeSystemKind::action_queue, {.maximum = 10, .rate = 10});
    arena.catalog->pools[0].fills_up = true;
    const EntityId hero = arena.hero('A');
    Game game = ready(arena);
    CHECK(amount_of(game, hero) == 0);
    give(game, use_it);
    CHECK(amount_of(game, hero) == 3);  // 4, and 100 ticks later one less
    give(game, use_it);
    CHECK(amount_of(game, hero) == 6);
    CHECK(give(game, use_it).kind == Step::Kind::needs_command);
    CHECK(amount_of(game, hero) == 9);
    CHECK(game.step(use_it).kind == Step::Kind::refused);
}

TEST_CASE("effects restore and drain a pool within its limits") {
    PoolArena arena(TimeSystemKind::six_tier, {.maximum = 10, .start = 5});
    arena.quicken().pool_cost.clear();
    arena.quicken().effects = {Effect{.payload = effect::RestorePool{mana, 3}}};
    const EntityId hero = arena.hero('A');
    Game game = ready(arena);
    for (const int expected : {8, 10, 10}) {
        give(game, use_it);
        CHECK(amount_of(game, hero) == expected);
    }
    arena.quicken().effects = {Effect{.payload = effect::DrainPool{mana, 8}}};
    Game drained = ready(arena);
    give(drained, use_it);
    CHECK(amount_of(drained, hero) == 0);
}

TEST_CASE("a cooldown in rounds, ticks or own turns refuses the skill until it is over") {
    const auto uses_in = [](TimeSystemKind kind, Cooldown cooldown, SpeciesId species) {
        PoolArena arena(kind);
        arena.quicken().pool_cost.clear();
        arena.quicken().cooldown = cooldown;
        arena.hero('A', species);
        Game game = ready(arena);
        std::string text;
        for (int i = 0; i < 8; ++i) {
            const bool refused = game.step(use_it).kind == Step::Kind::refused;
            text += refused ? '.' : 'x';
            if (refused) give(game, commands::Wait{});
            while (!game.awaiting()) game.step();
        }
        return text;
    };
    CHECK(uses_in(TimeSystemKind::six_tier, {.rounds = 2}, ids::hero) == "x.x.x.x.");
    CHECK(uses_in(TimeSystemKind::six_tier, {.turns = 2}, ids::hero) == "x..x..x.");
    CHECK(uses_in(TimeSystemKind::action_queue, {.ticks = 300}, ids::hero) == "x..x..x.");
    CHECK(uses_in(TimeSystemKind::action_queue, {.ticks = 301}, ids::hero) == "x...x...");
    CHECK(uses_in(TimeSystemKind::action_queue, {.turns = 1}, ids::hero) == "x.x.x.x.");
    CHECK(uses_in(TimeSystemKind::energy_pool, {.ticks = 150}, ids::hero) == "x.x.x.x.");
}

TEST_CASE("a cooling skill says for how long") {
    PoolArena arena(TimeSystemKind::action_queue);
    arena.quicken().cooldown = {.ticks = 250};
    const EntityId hero = arena.hero('A');
    Game game = ready(arena);
    give(game, use_it);
    const Step refused = game.step(use_it);
    REQUIRE(refused.kind == Step::Kind::refused);
    CHECK(describe(refused.refusal, hero, game.view()).find("150 ticks") != std::string::npos);
}

TEST_CASE("a status with a rate burns the quick and the slow alike over the same time, under each time system") {
    for (const TimeSystemKind kind : all_kinds) {
        CAPTURE(static_cast<int>(kind));
        PoolArena arena(kind);
        Status& poison = arena.catalog->statuses[ids::poison.index()];
        poison.triggers.clear();
        poison.duration = 0;
        poison.harm_rate = 7;
        poison.harm_kind = ids::fire;
        for (const SpeciesId id : {ids::runner, ids::slug}) arena.catalog->species[id.index()].health = 200;
        arena.catalog->species[ids::runner.index()].speed = fastest;
        arena.catalog->species[ids::slug.index()].speed = slowest;
        const EntityId quick = arena.hero('A', ids::runner), slow = arena.hero('B', ids::slug);
        for (const EntityId who : {quick, slow}) arena.world.edit<Statuses>(who).list.push_back({ids::poison, 0, {}});
        Game game = ready(arena);
        wait_until(game, 3000);
        const auto lost = static_cast<int>(game.now().time * 7 / 1000);
        CHECK(lost >= 21);
        CHECK(200 - game.world().get<Health>(quick).now == lost);
        CHECK(200 - game.world().get<Health>(slow).now == lost);
    }
}

TEST_CASE("a status counts exactly the ticks for which its bearer has it") {
    PoolArena arena(TimeSystemKind::six_tier);
    Status& poison = arena.catalog->statuses[ids::poison.index()];
    poison.triggers.clear();
    poison.duration = 3;
    poison.harm_rate = 30;
    poison.harm_kind = ids::fire;
    poison.harm_lump = 3;
    const EntityId hero = arena.hero('A');
    arena.world.edit<Statuses>(hero).list.push_back({ids::poison, 3, {}});
    Game game = ready(arena);
    const int whole = game.world().get<Health>(hero).now;
    for (const int lost : {3, 6, 9, 9}) {
        give(game, commands::Wait{});
        CHECK(whole - game.world().get<Health>(hero).now == lost);
    }
}

TEST_CASE("who dies of a status between two turns has none any more, and the forecast has told it") {
    for (const TimeSystemKind kind : all_kinds) {
        CAPTURE(static_cast<int>(kind));
        PoolArena arena(kind);
        Status& poison = arena.catalog->statuses[ids::poison.index()];
        poison.triggers.clear();
        poison.harm_rate = 100;
        poison.harm_kind = ids::fire;
        arena.hero('A');
        const EntityId doomed = arena.add('B', ids::hero, arena.add_team(Faction::foe));
        arena.world.edit<Statuses>(doomed).list.push_back({ids::poison, 0, {}});
        arena.world.edit<Health>(doomed).now = 25;
        Game game = ready(arena);
        int told = 0, came = 0;
        for (const ForecastTurn& turn : game.forecast(5).turns) told += turn.who == doomed && !turn.takes_effect ? 1 : 0;
        for (int i = 0; i < 12 && game.world().roster().is_here(doomed); ++i) give(game, commands::Wait{});
        CHECK_FALSE(game.world().roster().is_here(doomed));
        for (const Event& event : game.take_events())
            if (const auto* began = std::get_if<TurnBegan>(&event); began && began->who == doomed) ++came;
        CHECK(came > 0);
        CHECK(told == came);
    }
}

TEST_CASE("a volley costs the pools of each gun; a gun that cannot be paid stays silent, and none that can be is refused") {
    PoolArena arena(TimeSystemKind::action_queue, {.maximum = 10});
    Machines machines(arena);
    arena.catalog->species[machines.machine.index()].pools = {{mana, {.maximum = 10}}};
    arena.catalog->species[machines.machine.index()].attack_skill = machines.saw;
    arena.catalog->skills[machines.slug.index()].pool_cost = {{mana, 4}};
    const EntityId gunner = arena.hero('A', machines.machine);
    const EntityId foe = arena.add('B', ids::slug, arena.add_team(Faction::foe));
    arena.world.edit<Health>(foe) = {500, 500, 0};
    const ItemId gun = machines.weapon(machines.slug);
    Machines::attach(arena.world, gunner, {gun, gun, gun});
    Game game = ready(arena);
    const FireWeapons volley = attack_with_parts(game.view(), gunner, Direction::east);
    CHECK(volley.shots.size() == 2);
    CHECK(volley.silent == std::vector<ItemId>{gun});
    CHECK(pool_cost_of(*arena.catalog, volley.shots) == PoolCost{{mana, 8}});
    give(game, commands::Attack{Direction::east});
    CHECK(amount_of(game, gunner) == 2);
    const Step refused = game.step(commands::Attack{Direction::east});
    REQUIRE(refused.kind == Step::Kind::refused);
    CHECK(refused.refusal.reason == Refusal::Reason::cannot_pay);
    CHECK(refused.refusal.pool == mana);
}

TEST_CASE("players read what a skill costs, how long it rests, and what a pool holds") {
    PoolArena arena(TimeSystemKind::six_tier, {.maximum = 10, .start = 6, .per_round = 1, .rate = 5});
    arena.catalog->pools[0].badge = "MP";
    arena.quicken().cooldown = {.rounds = 2, .turns = 1};
    const EntityId hero = arena.hero('A');
    const WorldView view{arena.world, *arena.catalog};
    CHECK(describe_limits(arena.quicken(), *arena.catalog) ==
          std::vector<std::string>{"costs 4 mana", "then cools down for 2 rounds, 1 turn"});
    CHECK(short_cost(arena.quicken().pool_cost, *arena.catalog) == "4 MP");
    CHECK(short_cooldown({.ticks = 150}, *arena.catalog) == "150 t");
    CHECK(describe_pool(pools_of(view, hero).front(), *arena.catalog) == "Mana 6 of 10, 1 back each round, 5 back in ten rounds");
    CHECK(describe_payment(hero, arena.quicken().pool_cost, view) == std::vector<std::string>{"Mana 6 → 2 of 10"});
    CHECK(shown_cooldown({.turns = 2}, arena.quicken()).turns == 1);
}
