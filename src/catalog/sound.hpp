// A short sound as authors describe it; the sound player makes the samples.
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
    int end_hertz = 440;      ///< 20..12000; slides there
    int attack_percent = 5;   ///< 0..100: share of the length (or of each note) in which it swells; then it fades
    int volume_percent = 60;  ///< 0..100
    int noise_percent = 0;    ///< 0..100: share of hiss mixed in
    int vibrato_percent = 0;  ///< 0..50: how far the pitch sways, six times a second
    int echo_percent = 0;     ///< 0..80: how loud it comes back after 90 milliseconds
    std::vector<int> notes;   ///< a tune: semitones above start_hertz, played in equal parts; empty: one slide
};

}  // namespace td
