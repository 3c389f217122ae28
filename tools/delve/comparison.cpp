#include "tools/delve/comparison.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>

#include "base/rng.hpp"

namespace td::delve {

namespace {

double log_of_choices(long of, long taken) {
    const auto log_factorial = [](long n) { return std::lgamma(static_cast<double>(n) + 1); };
    return log_factorial(of) - log_factorial(taken) - log_factorial(of - taken);
}

double sum(const std::vector<int>& numbers) { return std::accumulate(numbers.begin(), numbers.end(), 0.0); }

}  // namespace

double fisher_exact(long hits_a, long trials_a, long hits_b, long trials_b) {
    if (trials_a == 0 || trials_b == 0) return 1;
    const long hits = hits_a + hits_b;
    const double whole = log_of_choices(trials_a + trials_b, hits);
    const auto chance = [&](long of_a) { return std::exp(log_of_choices(trials_a, of_a) + log_of_choices(trials_b, hits - of_a) - whole); };
    const double seen = chance(hits_a) * (1 + 1e-9);
    double total = 0;
    for (long of_a = std::max(0L, hits - trials_b); of_a <= std::min(hits, trials_a); ++of_a)
        if (const double each = chance(of_a); each <= seen) total += each;
    return std::min(total, 1.0);
}

double bootstrap(const std::vector<int>& a, const std::vector<int>& b, std::uint64_t seed, int resamples) {
    if (a.empty() || b.empty()) return 1;
    std::vector<int> all = a;
    all.insert(all.end(), b.begin(), b.end());
    const auto mean_of = [](double total, std::size_t count) { return total / static_cast<double>(count); };
    const double seen = std::abs(mean_of(sum(a), a.size()) - mean_of(sum(b), b.size()));
    Rng rng(seed);
    const auto drawn_mean = [&](std::size_t count) {
        double total = 0;
        for (std::size_t i = 0; i < count; ++i) total += all[rng.below(static_cast<std::uint32_t>(all.size()))];
        return mean_of(total, count);
    };
    int as_far = 0;
    for (int i = 0; i < resamples; ++i) {
        const double of_a = drawn_mean(a.size());
        as_far += std::abs(of_a - drawn_mean(b.size())) >= seen ? 1 : 0;
    }
    return static_cast<double>(as_far + 1) / (resamples + 1);
}

std::vector<double> corrected(const std::vector<double>& chances) {
    std::vector<std::size_t> order(chances.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return chances[a] > chances[b]; });
    std::vector<double> raised(chances.size());
    double least = 1;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto rank = static_cast<double>(order.size() - i);  // of the smallest: 1
        least = std::min(least, chances[order[i]] * static_cast<double>(order.size()) / rank);
        raised[order[i]] = least;
    }
    return raised;
}

}  // namespace td::delve
