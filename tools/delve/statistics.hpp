// Statistical estimates from counted runs.
#pragma once

namespace td::delve {

/// Both bounds in 0..1.
struct Interval {
    double low = 0, high = 1;
};

/// The 95 % confidence interval of a probability, given `hits` in `trials`; without trials 0..1. Source: Wilson, "Probable Inference, the
/// Law of Succession, and Statistical Inference" (1927).
Interval wilson_interval(long hits, long trials);

/// `part` of `whole` in percent; 0 if `whole` is 0.
double percent_of(long part, long whole);

}  // namespace td::delve
