// A pack of 4 MB from its folder to the catalog, and what yaml-cpp's own tree of the same texts takes. Measured by the clock on the
// wall: ours reads with all cores.
#include <benchmark/benchmark.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

#include <sstream>
#include <string>
#include <vector>

#include "bench/big_pack.hpp"
#include "tools/lint/content_loading.hpp"

using namespace td;
using namespace td::testing;

namespace {

const std::vector<NamedText>& texts() {
    static const std::vector<NamedText> files = big_pack(4'000'000);
    return files;
}

void load(benchmark::State& state) {
    const TemporaryDirectory folder;
    write_pack(folder, texts());
    for (auto _ : state) {
        const ContentLoading loading = load_content(folder.path());
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

/// yaml-cpp's parser without a listener: the rest of the time of `trees` is ours.
void parse_events(benchmark::State& state) {
    struct Nobody : YAML::EventHandler {
        void OnDocumentStart(const YAML::Mark&) override {}
        void OnDocumentEnd() override {}
        void OnNull(const YAML::Mark&, YAML::anchor_t) override {}
        void OnAlias(const YAML::Mark&, YAML::anchor_t) override {}
        void OnScalar(const YAML::Mark&, const std::string&, YAML::anchor_t, const std::string&) override {}
        void OnSequenceStart(const YAML::Mark&, const std::string&, YAML::anchor_t, YAML::EmitterStyle::value) override {}
        void OnSequenceEnd() override {}
        void OnMapStart(const YAML::Mark&, const std::string&, YAML::anchor_t, YAML::EmitterStyle::value) override {}
        void OnMapEnd() override {}
    } no_actor_left;
    texts();
    for (auto _ : state)
        for (const NamedText& file : texts()) {
            std::istringstream stream(file.text);
            YAML::Parser(stream).HandleNextDocument(no_actor_left);
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

BENCHMARK(load)->Name("content/ours/load")->UseRealTime();
BENCHMARK(read_trees)->Name("content/ours/trees")->UseRealTime();
BENCHMARK(parse_events)->Name("content/yaml_events")->UseRealTime();
BENCHMARK(parse_nodes)->Name("content/yaml_node")->UseRealTime();

}  // namespace
