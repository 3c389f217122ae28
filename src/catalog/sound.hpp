// A short synthesized sound, as authors describe it; the art room renders its samples.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace td {

enum class Wave : std::uint8_t { square, triangle, saw, sine, noise };

struct Sound {
    std::string id;
    Wave wave = Wave::square;
    int milliseconds = 120;   ///< 10..3000
    int start_hertz = 440;    ///< 20..12000
    int end_hertz = 440;      ///< 20..12000; the pitch slides to this
    int attack_percent = 5;   ///< 0..100: share of the length (or of each note) in which the volume rises; afterwards it falls
    int volume_percent = 60;  ///< 0..100
    int noise_percent = 0;    ///< 0..100: share of white noise
    int vibrato_percent = 0;  ///< 0..50: depth of the vibrato, at six cycles per second
    int echo_percent = 0;     ///< 0..80: volume of the echo after 90 milliseconds
    std::vector<int> notes;   ///< a melody: semitones above start_hertz, notes of equal length; empty: a single slide
};

}  // namespace td
