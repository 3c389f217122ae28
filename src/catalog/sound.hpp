// A short sound as authors describe it; the sound player makes the samples.
#pragma once

#include <string>

namespace td {

struct Sound {
    std::string id;
    std::string wave = "square";  ///< square, triangle, saw, noise
    int milliseconds = 120;       ///< 10..2000
    int start_hertz = 440;        ///< 20..12000
    int end_hertz = 440;          ///< slides there
    int attack_percent = 5;       ///< share of the length in which it swells
    int volume_percent = 60;      ///< 0..100
};

}  // namespace td
