// A pack of 4 MB from its texts to the catalog, and what yaml-cpp's own tree of the same texts takes.
#include <benchmark/benchmark.h>
#include <yaml-cpp/yaml.h>

#include <vector>

#include "bench/big_pack.hpp"

using namespace td;
using namespace td::testing;

namespace {

const std::vector<NamedText>& texts() {
    static const std::vector<NamedText> files = big_pack(4'000'000);
    return files;
}

void load(benchmark::State& state) {
    texts();
    for (auto _ : state) {
        const ContentLoading loading = load_named_texts(texts());
        if (!loading.catalog) state.SkipWithError("the pack has problems");
        benchmark::DoNotOptimize(loading.catalog->species.size());
    }
}

void read_trees(benchmark::State& state) {
    texts();
    for (auto _ : state) {
        std::vector<TreeReading> trees;
        for (const NamedText& file : texts()) trees.push_back(read_tree(file.name, file.text));
        benchmark::DoNotOptimize(trees.data());
    }
}

void parse_nodes(benchmark::State& state) {
    texts();
    for (auto _ : state) {
        std::vector<YAML::Node> nodes;
        for (const NamedText& file : texts()) nodes.push_back(YAML::Load(file.text));
        benchmark::DoNotOptimize(nodes.data());
    }
}

BENCHMARK(load)->Name("content/ours/load");
BENCHMARK(read_trees)->Name("content/ours/trees");
BENCHMARK(parse_nodes)->Name("content/yaml_node");

}  // namespace
