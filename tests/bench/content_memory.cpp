// How much memory a pack of 4 MB takes at most while it is loaded, and yaml-cpp's own tree of the same texts: counted where it is
// allocated, the texts themselves not. Prints lines in the form of the benchmarks' results, with bytes for time.
#include <malloc.h>
#include <yaml-cpp/yaml.h>

#include <atomic>
#include <cstdlib>
#include <iostream>
#include <new>
#include <vector>

#include "bench/big_pack.hpp"
#include "tools/lint/content_loading.hpp"

namespace {

std::atomic<std::size_t> in_use = 0;
std::atomic<std::size_t> most = 0;

}  // namespace

void* operator new(std::size_t size) {
    void* memory = std::malloc(size);
    if (memory == nullptr) throw std::bad_alloc();
    const std::size_t now = in_use += malloc_usable_size(memory);
    for (std::size_t before = most; before < now && !most.compare_exchange_weak(before, now);) {
    }
    return memory;
}
void operator delete(void* memory) noexcept {
    if (memory != nullptr) in_use -= malloc_usable_size(memory);
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept { operator delete(memory); }

namespace td::testing {

namespace {

/// The most that `work` has in use at a time, beyond what was in use before.
template <class Work>
void measure(const char* name, const Work& work) {
    const std::size_t before = in_use;
    most = before;
    work();
    std::cout << '"' << name << "\",1," << most - before << ',' << most - before << ",B,,,,,\n";
}

bool measure_all() {
    const std::vector<NamedText> texts = big_pack(4'000'000);
    bool loaded = false;
    const TemporaryDirectory folder;
    write_pack(folder, texts);
    measure("content_memory/ours", [&] { loaded = load_content(folder.path()).catalog.has_value(); });
    measure("content_memory/yaml_node", [&] {
        std::vector<YAML::Node> nodes;
        for (const NamedText& file : texts) nodes.push_back(YAML::Load(file.text));
    });
    return loaded;
}

}  // namespace

}  // namespace td::testing

int main() { return td::testing::measure_all() ? 0 : 1; }
