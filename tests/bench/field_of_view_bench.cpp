// Field of view on floors of rooms: ours, and every algorithm of libtcod worth the name.
#include "space/field_of_view.hpp"

#include <benchmark/benchmark.h>

#include "bench/floor_plans.hpp"

using namespace td;
using namespace td::bench;

namespace {

// Arguments of each row: the floor's size, the radius (0: no limit).
void ours(benchmark::State& state) {
    const int size = static_cast<int>(state.range(0));
    const int radius = static_cast<int>(state.range(1));
    const FloorPlan plan = rooms(size);
    OpacityMap opacity(size, size);
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) opacity.set({x, y}, !plan.passable.test({x, y}));
    BitGrid seen(size, size);
    std::size_t turn = 0;
    for (auto _ : state) {
        field_of_view(opacity, plan.places[turn++ % plan.places.size()], radius, seen);
        benchmark::DoNotOptimize(seen.row(0));
        benchmark::ClobberMemory();
    }
}

void libtcod(benchmark::State& state, TCOD_fov_algorithm_t algorithm) {
    const FloorPlan plan = rooms(static_cast<int>(state.range(0)));
    const TcodMap map = tcod_map(plan.passable);
    std::size_t turn = 0;
    for (auto _ : state) {
        const Point place = plan.places[turn++ % plan.places.size()];
        TCOD_map_compute_fov(map.get(), place.x, place.y, static_cast<int>(state.range(1)), true, algorithm);
        benchmark::ClobberMemory();
    }
}

void sizes_and_radii(benchmark::internal::Benchmark* row) { row->ArgsProduct({{64, 128}, {0, 8}}); }

BENCHMARK(ours)->Name("field_of_view/ours")->Apply(sizes_and_radii);
BENCHMARK_CAPTURE(libtcod, basic, FOV_BASIC)->Name("field_of_view/libtcod_basic")->Apply(sizes_and_radii);
BENCHMARK_CAPTURE(libtcod, diamond, FOV_DIAMOND)->Name("field_of_view/libtcod_diamond")->Apply(sizes_and_radii);
BENCHMARK_CAPTURE(libtcod, shadow, FOV_SHADOW)->Name("field_of_view/libtcod_shadow")->Apply(sizes_and_radii);
BENCHMARK_CAPTURE(libtcod, restrictive, FOV_RESTRICTIVE)->Name("field_of_view/libtcod_restrictive")->Apply(sizes_and_radii);
BENCHMARK_CAPTURE(libtcod, symmetric, FOV_SYMMETRIC_SHADOWCAST)->Name("field_of_view/libtcod_symmetric")->Apply(sizes_and_radii);

}  // namespace
