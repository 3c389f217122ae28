// A whole floor: laid out, flooded with pools, populated and checked; each time another one.
#include <benchmark/benchmark.h>

#include "generation/generate.hpp"
#include "generation/sample_floor.hpp"

using namespace td;
using namespace td::tests;

namespace {

void floor_of_rooms(benchmark::State& state) {
    const Catalog catalog = sample_catalog();
    FloorRules rules = sample_rules();
    rules.width = rules.height = static_cast<int>(state.range(0));
    rules.rooms = {10, 14};
    std::uint64_t seed = 0;
    for (auto _ : state) {
        ++seed;
        benchmark::DoNotOptimize(generate_level(catalog, rules, 5, Rng::named(seed, "layout"), Rng::named(seed, "spawns")));
    }
}
BENCHMARK(floor_of_rooms)->Name("floor/ours")->Arg(64)->Arg(128);

}  // namespace
