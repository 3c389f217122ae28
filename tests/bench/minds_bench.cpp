// What minds that look ahead cost: a round of the shipped content's fighters, four against four, all of whom play a round ahead in mind.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <stdexcept>
#include <string>

#include "content/shipped_content.hpp"
#include "tools/lab/arena_match.hpp"

using namespace td;

namespace {

template <class Definition>
std::size_t index_of(const std::vector<Definition>& definitions, std::string_view id) {
    const auto found = std::find_if(definitions.begin(), definitions.end(), [id](const Definition& each) { return each.id == id; });
    if (found == definitions.end()) throw std::runtime_error("the shipped content has no " + std::string(id));
    return static_cast<std::size_t>(found - definitions.begin());
}

ArenaField field_of_eight(const Catalog& content) {
    ArenaRules rules;
    const auto species = [&](std::string_view id) { return SpeciesId(index_of(content.species, id)); };
    rules.teams = {std::vector{species("hero_warden"), species("hero_scout"), species("hero_mender"), species("hero_sage")},
                   std::vector{species("hollow_king"), species("court_duellist"), species("court_duellist"), species("kobold_shaman")}};
    rules.ground = TerrainId(index_of(content.terrains, "floor"));
    for (ArenaMinds& minds : rules.minds) minds.look_ahead = 1;
    rules.distance = 4;
    return field_for(content, std::move(rules));
}

void round_of_minds(benchmark::State& state) {
    const ArenaField field = field_of_eight(*test::shipped_content());
    std::uint64_t seed = 0;
    for (auto _ : state) {
        const auto begun = std::chrono::steady_clock::now();
        const ArenaMatch match = fight(field, ++seed % 8);
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begun;
        state.SetIterationTime(taken.count() / std::max(match.rounds, 1));
    }
}
BENCHMARK(round_of_minds)->Name("minds/ours")->UseManualTime();

}  // namespace
