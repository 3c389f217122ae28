// Tests whether the difference between two sets of games is more than chance.
#pragma once

#include <cstdint>
#include <vector>

namespace td::delve {

/// The chance that two lots differ as much as these or more, if games of both come out so equally often: `hits` of `trials` each. Source:
/// Fisher's exact test, both sides.
double fisher_exact(long hits_a, long trials_a, long hits_b, long trials_b);

/// The same of the means of two lots of numbers, by `resamples` lots that are drawn from all numbers together (bootstrap under the
/// hypothesis that there is no difference). 1 if one of them is empty. The same for the same arguments.
double bootstrap(const std::vector<int>& a, const std::vector<int>& b, std::uint64_t seed, int resamples = 2000);

/// Chances of many comparisons, raised so that of those below 0.05 not more than a twentieth are there by chance. Source: Benjamini and
/// Hochberg, "Controlling the False Discovery Rate" (1995).
std::vector<double> corrected(const std::vector<double>& chances);

}  // namespace td::delve
