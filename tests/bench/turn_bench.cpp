// What one press of a key costs: a whole player's turn with everybody else thinking, and the forecast that the ribbon shows.
#include <benchmark/benchmark.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A hall of pillars with the party in one corner and `foes` hunting creatures all over it.
Arena hall(int foes) {
    constexpr int side = 64;
    std::vector<std::string> map(side, std::string(side, '#'));
    for (std::size_t y = 1; y + 1 < side; ++y)
        for (std::size_t x = 1; x + 1 < side; ++x) map[y][x] = x % 6 == 3 && y % 6 == 3 ? '#' : '.';
    map[1][1] = 'A';
    Arena arena(map);
    for (Skill& skill : arena.catalog->skills) skill.effects = {Effect{.payload = effect::Damage{.power = 0}, .chance = 0}};
    arena.hero('A');
    Rng rng(7);
    for (int i = 0; i < foes; ++i) {
        if (i % 4 == 0) arena.add_team(Faction::foe);
        Point p;
        do p = {rng.between(4, side - 2), rng.between(4, side - 2)};
        while (arena.world.terrain(p) != ids::floor || arena.world.creature_at(p));
        add_creature(arena.world, *arena.catalog, TeamId(arena.world.roster().teams.size() - 1), ids::hero, p, false);
    }
    arena.catalog->species[0].tactic = ids::hunt;
    for (const EntityId who : arena.world.table<Creature>().owners()) arena.world.edit<AiState>(who).tactic = ids::hunt;
    return arena;
}

void players_turn(benchmark::State& state) {
    const Game start = hall(static_cast<int>(state.range(0))).start();
    Game game = start;
    int turns = 0;
    for (auto _ : state) {
        // Begun anew now and then, so that the crowd does not end up packed around the party.
        if (++turns % 50 == 0) {
            state.PauseTiming();
            game = start;
            state.ResumeTiming();
        }
        game.step(commands::Wait{});
        while (!game.awaiting() && game.outcome() == Outcome::running) game.step();
        game.take_events();
    }
}
BENCHMARK(players_turn)->Name("turn/ours")->Arg(25)->Arg(250)->Arg(1000);

void forecast_of_two_rounds(benchmark::State& state) {
    const Game game = hall(static_cast<int>(state.range(0))).start();
    for (auto _ : state) benchmark::DoNotOptimize(game.forecast(2, commands::Wait{}));
}
BENCHMARK(forecast_of_two_rounds)->Name("forecast/ours")->Arg(25);

}  // namespace
