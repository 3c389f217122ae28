#include "tools/delve/statistics.hpp"

#include <algorithm>
#include <cmath>

namespace td::delve {

namespace {

/// Standard deviations between the mean and the end of 95 % of a normal distribution.
constexpr double deviations = 1.959963984540054;

}  // namespace

Interval wilson_interval(long hits, long trials) {
    if (trials <= 0) return {};
    const auto n = static_cast<double>(trials);
    const double share = static_cast<double>(hits) / n;
    const double square = deviations * deviations;
    const double middle = share + square / (2 * n);
    const double reach = deviations * std::sqrt(share * (1 - share) / n + square / (4 * n * n));
    const double scale = 1 + square / n;
    return {std::max(0.0, (middle - reach) / scale), std::min(1.0, (middle + reach) / scale)};
}

double percent_of(long part, long whole) { return whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole); }

}  // namespace td::delve
