// The distance from one tile to all others: ours, and libtcod's Dijkstra.
#include "space/distance_field.hpp"

#include <benchmark/benchmark.h>
#include <libtcod/path.h>

#include "bench/floor_plans.hpp"

using namespace td;
using namespace td::bench;

namespace {

struct DeleteDijkstra {
    void operator()(TCOD_Dijkstra* dijkstra) const { TCOD_dijkstra_delete(dijkstra); }
};

void ours(benchmark::State& state, FloorPlan (*make_plan)(int)) {
    const FloorPlan plan = make_plan(static_cast<int>(state.range(0)));
    DistanceField field;
    std::size_t turn = 0;
    for (auto _ : state) {
        field.measure(plan.passable, std::span(&plan.places[turn++ % plan.places.size()], 1));
        benchmark::DoNotOptimize(field.steps().cells().data());
        benchmark::ClobberMemory();
    }
}

void libtcod(benchmark::State& state, FloorPlan (*make_plan)(int)) {
    const FloorPlan plan = make_plan(static_cast<int>(state.range(0)));
    const TcodMap map = tcod_map(plan.passable);
    const std::unique_ptr<TCOD_Dijkstra, DeleteDijkstra> dijkstra(TCOD_dijkstra_new(map.get(), 1.0F));
    std::size_t turn = 0;
    for (auto _ : state) {
        const Point place = plan.places[turn++ % plan.places.size()];
        TCOD_dijkstra_compute(dijkstra.get(), place.x, place.y);
        benchmark::ClobberMemory();
    }
}

BENCHMARK_CAPTURE(ours, rooms, rooms)->Name("distance_field/ours_rooms")->Arg(64)->Arg(128);
BENCHMARK_CAPTURE(libtcod, rooms, rooms)->Name("distance_field/libtcod_rooms")->Arg(64)->Arg(128);
BENCHMARK_CAPTURE(ours, open, open_floor)->Name("distance_field/ours_open")->Arg(64)->Arg(128);
BENCHMARK_CAPTURE(libtcod, open, open_floor)->Name("distance_field/libtcod_open")->Arg(64)->Arg(128);

}  // namespace
