#include "tools/delve/runs.hpp"

#include <fmt/format.h>
#include <unistd.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "time/time_system.hpp"
#include "tools/delve/chosen.hpp"

namespace td::delve {

void add_run_options(CLI::App& command, RunOptions& options, const std::string& game, const std::string& games) {
    std::string capitalised = games;
    capitalised[0] = static_cast<char>(capitalised[0] - 'a' + 'A');
    command.add_option("--runs", options.runs, "Number of " + games)->check(CLI::Range(1, 1'000'000))->capture_default_str();
    command.add_option("--seed", options.seed, "Seed of the first " + game + "; each following " + game + " adds 1")
        ->check(whole_number)
        ->capture_default_str();
    command.add_option("--jobs", options.jobs, capitalised + " in parallel; affects only the speed")
        ->check(CLI::Range(1, 256))
        ->capture_default_str();
    command.add_option("--content", options.content, "Directory of packs; without it the one found above the program");
}

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

bool has_tiers(const Catalog& catalog, DungeonId dungeon) {
    return !make_time_system(catalog[dungeon].time, 0).presentation().columns.empty();
}

}  // namespace td::delve
