#include "tools/delve/play_runs.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

namespace td::delve {

void play_runs(std::size_t count, int jobs, FunctionRef<void(std::size_t)> play) {
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (std::size_t i = next++; i < count; i = next++) play(i);
    };
    std::vector<std::thread> threads;
    for (int i = 0; i < jobs; ++i) threads.emplace_back(work);
    const bool on_terminal = isatty(STDERR_FILENO) == 1;
    while (on_terminal && next < count) {
        const auto done = std::min(next.load(), count);
        // Past the filter on std::cerr: the line returns to its begin.
        fmt::print(stderr, "\r{:>5} of {} games [{:<40}]", done, count, std::string(done * 40 / count, '#'));
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    for (std::thread& thread : threads) thread.join();
    if (on_terminal) fmt::print(stderr, "\r{:70}\r", "");
}

}  // namespace td::delve
