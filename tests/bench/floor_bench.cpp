// A whole floor: laid out, flooded with pools, populated and checked; each time another one.
#include <benchmark/benchmark.h>

#include "generation/generate.hpp"
#include "generation/sample_floor.hpp"

using namespace td;
using namespace td::tests;

namespace {

void floor_of(benchmark::State& state, FloorStyle style) {
    const Catalog catalog = sample_catalog();
    FloorRules rules = sample_rules();
    rules.width = rules.height = static_cast<int>(state.range(0));
    rules.rooms = {10, 14};
    rules.style = style;
    std::uint64_t seed = 0;
    for (auto _ : state) {
        ++seed;
        benchmark::DoNotOptimize(generate_level(catalog, rules, 5, Rng::named(seed, "layout"), Rng::named(seed, "spawns")));
    }
}
BENCHMARK_CAPTURE(floor_of, rooms, FloorStyle::rooms)->Name("floor/ours")->Arg(64)->Arg(128);
BENCHMARK_CAPTURE(floor_of, cave, FloorStyle::cave)->Name("floor/cave")->Arg(64)->Arg(128);
BENCHMARK_CAPTURE(floor_of, hall, FloorStyle::hall)->Name("floor/hall")->Arg(64)->Arg(128);
BENCHMARK_CAPTURE(floor_of, maze, FloorStyle::maze)->Name("floor/maze")->Arg(64)->Arg(128);
BENCHMARK_CAPTURE(floor_of, ring, FloorStyle::ring)->Name("floor/ring")->Arg(64)->Arg(128);

}  // namespace
